import { elementTexts } from './element-texts.ts'
import { splitPlaceholders } from './placeholders.ts'

type SlotProperties = Parameters<typeof elementTexts>[0] & {
  readonly type?: string
  readonly slot?: string
  readonly elements?: readonly SlotProperties[]
}

interface Fillable {
  readonly pages: readonly { readonly elements: readonly SlotProperties[] }[]
  readonly brand?: { readonly colors?: object; readonly fonts?: object }
  readonly slots?: readonly { readonly name: string; readonly kind?: string }[]
}

/** Whether `listSlots` would return any slots. Does not import the schemas, which keeps the web bundle small. */
export function hasSlots({ pages, brand, slots = [] }: Fillable): boolean {
  const isOfBrand = ({ name, kind }: (typeof slots)[number]): boolean =>
    (kind === 'color' && Object.hasOwn(brand?.colors ?? {}, name)) ||
    (kind === 'font' && Object.hasOwn(brand?.fonts ?? {}, name))
  return pages.some((page) => page.elements.some(isFillable)) || slots.some(isOfBrand)
}

function isFillable(element: SlotProperties): boolean {
  const { type, slot, runs, elements = [] } = element
  // The slots of its elements are filled from its entries.
  if (type === 'repeat') return slot !== undefined
  if (slot !== undefined || elements.some(isFillable)) return true
  if (runs?.some((run) => run.slot !== undefined)) return true
  return elementTexts(element).some((text) => [...splitPlaceholders(text)].some((part) => typeof part !== 'string'))
}
