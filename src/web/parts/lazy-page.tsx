import { type ComponentType, type FunctionComponent, lazy, type ReactNode, useState } from 'react'

/** Thrown if a module cannot be loaded, because the connection dropped or the server was updated. */
export class PageNotLoaded extends Error {}

/** Loads a page by its export `name`. The module is untyped, since typed pages and the router would form a cycle. */
export function lazyPage(
  load: () => Promise<object>,
  name: string,
): FunctionComponent & { preload: () => Promise<void> } {
  let loaded: ComponentType | undefined
  const loadPage = async (): Promise<ComponentType> => {
    const page = (await load()) as Readonly<Record<string, ComponentType>>
    const component = page[name]
    if (component === undefined) throw new Error(`Page ${name} is not exported by its module.`)
    loaded = component
    return component
  }
  const Lazy = lazyPart(loadPage)
  const preload = async (): Promise<void> => {
    await loadPage().catch(() => undefined)
  }
  // Renders a loaded page directly: with a promise, React would show the fallback and delay the page by 300 ms.
  const Page = (): ReactNode => {
    const [Component] = useState(() => loaded ?? Lazy)
    return <Component />
  }
  return Object.assign(Page, { preload })
}

export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch (cause) {
      throw new PageNotLoaded('A part of the app failed to load.', { cause })
    }
  })
}
