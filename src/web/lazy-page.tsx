import { type ComponentType, type FunctionComponent, lazy } from 'react'

/**
 * A page that is loaded when it is first opened. `load` answers its module, and `name` is what the module calls it.
 *
 * The module's type is left out on purpose: pages are typed by the router, and the router must not be typed by its pages.
 */
export function lazyPage(
  load: () => Promise<object>,
  name: string,
): FunctionComponent & { preload: () => Promise<void> } {
  const loadPage = async (): Promise<{ default: ComponentType }> => {
    const page = (await load()) as Readonly<Record<string, ComponentType>>
    const found = page[name]
    if (found === undefined) throw new Error(`The page ${name} is not in its file.`)
    return { default: found }
  }
  const Page = lazy(loadPage)
  const preload = async (): Promise<void> => {
    await load()
  }
  return Object.assign(() => <Page />, { preload })
}
