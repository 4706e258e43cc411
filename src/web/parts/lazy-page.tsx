import { type ComponentType, type FunctionComponent, lazy, type ReactNode, useState } from 'react'

/** Thrown if a module cannot be loaded, because the connection dropped or the server was updated. */
export class PageNotLoaded extends Error {
  /** Tries again. Rejects if it fails again; else the part is shown the next time it is mounted. */
  readonly load: () => Promise<unknown>

  constructor(load: () => Promise<unknown>, cause: unknown) {
    super('A part of the app failed to load.', { cause })
    this.load = load
  }
}

type LazyPart<Props> = FunctionComponent<Props> & {
  /** Loads it before it is shown. Rejects if it cannot be loaded. */
  readonly load: () => Promise<unknown>
  readonly isLoaded: () => boolean
}

/** Loads a page by its export `name`. The module is untyped, since typed pages and the router would form a cycle. */
export function lazyPage(
  load: () => Promise<object>,
  name: string,
): FunctionComponent & { preload: () => Promise<void> } {
  const page = lazyPart(async () => {
    const module = (await load()) as Readonly<Record<string, ComponentType>>
    const component = module[name]
    if (component === undefined) throw new Error(`Page ${name} is not exported by its module.`)
    return component
  })
  const preload = async (): Promise<void> => {
    await page.load().catch(() => undefined)
  }
  return Object.assign(page, { preload })
}

/** A component that loads when it is first shown, or before. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  const loadPart = async (): Promise<ComponentType<Props>> => (loaded ??= await load())
  const Lazy = lazy(async () => {
    try {
      return { default: await loadPart() }
    } catch (cause) {
      throw new PageNotLoaded(loadPart, cause)
    }
  })
  // Renders a loaded part directly: with a promise, React would show the fallback and delay it by 300 ms.
  const Part = (props: Props): ReactNode => {
    const [Component] = useState<ComponentType<Props> | typeof Lazy>(() => loaded ?? Lazy)
    return <Component {...props} />
  }
  return Object.assign(Part, { load: loadPart, isLoaded: () => loaded !== undefined })
}
