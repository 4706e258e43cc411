import { type ComponentType, type FunctionComponent, lazy, type ReactNode, useState } from 'react'

/** The connection dropped, or the server was updated. */
export class PageNotLoaded extends Error {}

/** `name` is an export of the untyped module: pages take their types from the router, so types would be circular. */
export function lazyPage(
  load: () => Promise<object>,
  name: string,
): FunctionComponent & { preload: () => Promise<void> } {
  let loaded: ComponentType | undefined
  const fetched = async (): Promise<ComponentType> => {
    const page = (await load()) as Readonly<Record<string, ComponentType>>
    const found = page[name]
    if (found === undefined) throw new Error(`Page ${name} is not exported by its module.`)
    loaded = found
    return found
  }
  const Lazy = lazyPart(fetched)
  const preload = async (): Promise<void> => {
    await fetched().catch(() => undefined)
  }
  // A loaded page skips the promise: React would show the fallback and then delay the page by 300 ms.
  const Page = (): ReactNode => {
    const [Shown] = useState(() => loaded ?? Lazy)
    return <Shown />
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
