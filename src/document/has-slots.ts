import { elementTexts } from './element-texts.ts'
import { splitPlaceholders } from './placeholders.ts'

type SlotProperties = Parameters<typeof elementTexts>[0] & {
  readonly slot?: string
  readonly elements?: readonly SlotProperties[]
}

/** Whether `listSlots` would return any slots. Does not import the schemas, which keeps the web bundle small. */
export function hasSlots({
  pages,
}: {
  readonly pages: readonly { readonly elements: readonly SlotProperties[] }[]
}): boolean {
  return pages.some((page) => page.elements.some(isFillable))
}

function isFillable(element: SlotProperties): boolean {
  const { slot, runs, elements = [] } = element
  if (slot !== undefined || elements.some(isFillable)) return true
  if (runs?.some((run) => run.slot !== undefined)) return true
  return elementTexts(element).some((text) => [...splitPlaceholders(text)].some((part) => typeof part !== 'string'))
}
