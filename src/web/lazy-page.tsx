import { type ComponentType, type FunctionComponent, lazy } from 'react'

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
  const Page = lazyPart(async (): Promise<ComponentType> => {
    const page = (await load()) as Readonly<Record<string, ComponentType>>
    const found = page[name]
    if (found === undefined) throw new Error(`The page ${name} is not in its file.`)
    return found
  })
  const preload = async (): Promise<void> => {
    // Told when the page is opened.
    await load().catch(() => undefined)
  }
  return Object.assign(() => <Page />, { preload })
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
