import { brandNameIn, type Brand, type BrandPart } from '../../document/brand.ts'
import { elementReferences } from '../../document/brand-references.ts'
import type { Document, DocumentFontSource } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { LIMITS } from '../../document/limits.ts'
import { listSlots } from '../../document/list-slots.ts'
import type { SlotDescription } from '../../document/slot-description.ts'
import { usedFamilies } from '../../document/used-families.ts'
import type { Point } from '../../paint/matrix.ts'
import { movedWithin } from '../geometry/moved.ts'
import { isContainer } from '../tree/container.ts'
import { freeIds } from '../tree/free-ids.ts'
import { withFreeIds } from './duplicate.ts'
import { insert, type Target } from './insert.ts'

/** Elements of a document, with what they refer to in it. A document’s own properties can be passed as they are. */
export interface Fragment {
  readonly elements: readonly Element[]
  readonly fonts?: readonly DocumentFontSource[] | undefined
  readonly brand?: Brand | undefined
  readonly slots?: readonly SlotDescription[] | undefined
}

/**
 * Inserts elements of another document with free IDs, moved by `by` in the space of the target, and
 * returns their IDs. Fonts, names of the brand and descriptions of slots that they use and the document
 * lacks come along; where it has its own, the elements take those.
 */
export function paste(
  document: Document,
  fragment: Fragment,
  { target, by = { x: 0, y: 0 } }: { target: Target; by?: Point },
): { document: Document; ids: string[] } {
  const ids = freeIds(document)
  const elements = fragment.elements.map((element) => movedWithin(withFreeIds(element, ids), by))
  if (elements.length === 0) return { document, ids: [] }
  const pasted = { ...insert(document, elements, target), ...brought(document, { ...fragment, elements }) }
  return { document: pasted, ids: elements.map(({ id }) => id) }
}

function brought(document: Document, fragment: Fragment): Partial<Document> {
  const brand = withMissingNames(document.brand, fragment)
  const fonts = missingFonts(document.fonts ?? [], fragment, brand)
  const slots = missingDescriptions(document, fragment)
  return {
    ...(brand && { brand }),
    ...(fonts.length > 0 && { fonts: [...(document.fonts ?? []), ...fonts].slice(0, LIMITS.fonts) }),
    ...(slots.length > 0 && { slots: [...(document.slots ?? []), ...slots] }),
  }
}

function withMissingNames(own: Brand | undefined, { elements, brand }: Fragment): Brand | undefined {
  if (!brand) return own
  const merged = { colors: { ...own?.colors }, fonts: { ...own?.fonts } }
  for (const [part, name] of elements.flatMap(namesOf)) {
    const value = brand[part]?.[name]
    if (value !== undefined && !Object.hasOwn(merged[part], name)) merged[part][name] = value
  }
  const parts = Object.entries(merged).filter(([, names]) => Object.keys(names).length > 0)
  return parts.length > 0 ? { ...own, ...Object.fromEntries(parts) } : own
}

function namesOf(element: Element): [BrandPart, string][] {
  const names: [BrandPart, string][] = []
  const replace = (part: BrandPart, reference: string): string => {
    names.push([part, brandNameIn(reference) ?? ''])
    return reference
  }
  elementReferences(element.type)?.(element, { replace })
  return isContainer(element) ? [...names, ...element.elements.flatMap(namesOf)] : names
}

function missingFonts(
  own: readonly DocumentFontSource[],
  { elements, fonts = [] }: Fragment,
  brand: Brand | undefined,
): DocumentFontSource[] {
  const used = usedFamilies([elements, Object.values(brand?.fonts ?? {}).map((fontFamily) => ({ fontFamily }))])
  const listed = new Set(own.map(({ src }) => src))
  return fonts.filter(({ family, src }) => used.has(family.trim().toLowerCase()) && !listed.has(src))
}

function missingDescriptions(document: Document, { elements, slots = [] }: Fragment): SlotDescription[] {
  const described = new Set(document.slots?.map(({ name }) => name))
  const present = new Set(listSlots(document).map(({ name }) => name))
  const used = new Set(listSlots({ ...document, pages: [{ id: '', elements: [...elements] }] }).map(({ name }) => name))
  // The description of a slot that the document has already may contradict its elements.
  return slots.filter(({ name }) => used.has(name) && !described.has(name) && !present.has(name))
}
