import { type ComponentType, type FunctionComponent, lazy, type ReactNode, useState } from 'react'

/** A part of the app could not be fetched: the line broke, or the service has another version by now. */
export class PageNotLoaded extends Error {}

/**
 * A page that is loaded when it is first opened. `load` answers its module, and `name` is what the module calls it.
 *
 * The module's type is left out on purpose: pages are typed by the router, and the router must not be typed by its pages.
 */
export function lazyPage(
  load: () => Promise<object>,
  name: string,
): FunctionComponent & { preload: () => Promise<void> } {
  let loaded: ComponentType | undefined
  const fetched = async (): Promise<ComponentType> => {
    const page = (await load()) as Readonly<Record<string, ComponentType>>
    const found = page[name]
    if (found === undefined) throw new Error(`The page ${name} is not in its file.`)
    loaded = found
    return found
  }
  const Lazy = lazyPart(fetched)
  const preload = async (): Promise<void> => {
    // Told when the page is opened.
    await fetched().catch(() => undefined)
  }
  // One that is there already does not go by way of a promise: React shows what stands in for that, and then holds the page back for 300 ms.
  const Page = (): ReactNode => {
    const [Shown] = useState(() => loaded ?? Lazy)
    return <Shown />
  }
  return Object.assign(Page, { preload })
}

/** A part of a page that is loaded when it is first shown. Throws `PageNotLoaded` in its place where it cannot be had. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch (cause) {
      throw new PageNotLoaded('A part of the app could not be loaded.', { cause })
    }
  })
}
