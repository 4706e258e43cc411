import { type Brand, type BrandPart, brandNameIn } from '../../document/brand.ts'
import { elementReferences, paintReferences, type ReferenceVisitor } from '../../document/brand-references.ts'
import { describesBrand } from '../../document/brand-slots.ts'
import { withoutUnusedDescriptions } from '../../document/described-slots.ts'
import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { mapSame, replaceElements } from '../tree/replace-elements.ts'

/** Adds a color or font of the brand, or changes what one is. All that refers to it changes with it. */
export function setBrandEntry(document: Document, part: BrandPart, entry: { name: string; value: string }): Document {
  const entries = { ...document.brand?.[part], [entry.name]: entry.value }
  return { ...document, brand: { ...document.brand, [part]: entries } }
}

/** Renames a color or font of the brand, in its place, its slot and in all references. `to` must be free. */
export function renameBrandEntry(document: Document, part: BrandPart, names: { from: string; to: string }): Document {
  const { from, to } = names
  const entries = Object.entries(document.brand?.[part] ?? {})
  const renamed = Object.fromEntries(entries.map(([name, value]) => [name === from ? to : name, value]))
  const slots = document.slots?.map((slot) =>
    slot.name === from && describesBrand(slot, part) ? { ...slot, name: to } : slot,
  )
  const next = { ...document, brand: { ...document.brand, [part]: renamed }, ...(slots && { slots }) }
  return replaceReferences(next, part, (name) => (name === from ? `brand:${to}` : undefined))
}

/** Removes a color or font of the brand. What refers to it takes its value. */
export function removeBrandEntry(document: Document, part: BrandPart, name: string): Document {
  const { [name]: value, ...entries } = document.brand?.[part] ?? {}
  if (value === undefined) return document
  const freed = replaceReferences(document, part, (each) => (each === name ? value : undefined))
  const brand = withPart(document.brand ?? {}, part, entries)
  const { brand: _, ...rest } = freed
  return withoutUnusedDescriptions(brand ? { ...rest, brand } : rest)
}

/** Makes a color or font of the brand a slot, which data can fill, or no longer one. */
export function setBrandSlot(
  document: Document,
  part: BrandPart,
  { name, isSlot }: { name: string; isSlot: boolean },
): Document {
  const { slots = [], ...rest } = document
  const others = slots.filter((slot) => slot.name !== name || !describesBrand(slot, part))
  if (isSlot) return { ...document, slots: [...others, { name, kind: part === 'colors' ? 'color' : 'font' }] }
  return others.length > 0 ? { ...document, slots: others } : rest
}

function withPart(brand: Brand, part: BrandPart, entries: Record<string, string>): Brand | undefined {
  const { [part]: _, ...others } = brand
  if (Object.keys(entries).length > 0) return { ...others, [part]: entries }
  return Object.keys(others).length > 0 ? others : undefined
}

function replaceReferences(
  document: Document,
  part: BrandPart,
  replacement: (name: string) => string | undefined,
): Document {
  const visitor: ReferenceVisitor = {
    replace: (of, reference) => (of === part && replacement(brandNameIn(reference) ?? '')) || reference,
  }
  const changed = replaceElements(document, (element) => [
    (elementReferences(element.type)?.(element, visitor) ?? element) as Element,
  ])
  const pages = mapSame(changed.pages, (page) => {
    const background = paintReferences?.(page.background, visitor)
    return background === page.background ? page : { ...page, background: background as typeof page.background }
  })
  return { ...changed, pages }
}
