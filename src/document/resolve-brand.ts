import { type Brand, type BrandPart, brandValue } from './brand.ts'
import { elementReferences, paintReferences, type ReferenceVisitor } from './brand-references.ts'
import type { Document, Page } from './document.ts'
import type { Element } from './elements/element.ts'
import { DEFAULT_FAMILY } from './elements/run-style.ts'
import type { Paint } from './paint.ts'

/** In place of unknown names, which validation rejects. */
const UNKNOWN: Readonly<Record<BrandPart, string>> = { colors: '#000000', fonts: DEFAULT_FAMILY }

/** Replaces references to the brand by its colors and fonts, so that layout and painters do not know it. */
export function resolveBrand(document: Document): Document {
  const { brand, pages } = document
  if (!brand) return document
  const visitor = visitorOf(brand)
  return { ...document, pages: pages.map((page) => resolvePage(page, visitor)) }
}

/** For a paint outside of the document, such as the background of an export. */
export function resolvePaint(paint: Paint, brand: Brand | undefined): Paint {
  return resolved(paint, visitorOf(brand))
}

function visitorOf(brand: Brand | undefined): ReferenceVisitor {
  return { replace: (part, reference) => brandValue(brand, part, reference) ?? UNKNOWN[part] }
}

function resolvePage(page: Page, visitor: ReferenceVisitor): Page {
  const { background } = page
  const elements = resolveElements(page.elements, visitor)
  return { ...page, elements, ...(background && { background: resolved(background, visitor) }) }
}

/** Returns unchanged elements themselves, for which layouts may be cached. */
function resolveElements(elements: readonly Element[], visitor: ReferenceVisitor): Element[] {
  return elements.map((element) => {
    const own = (elementReferences(element.type)?.(element, visitor) ?? element) as Element
    return 'elements' in own ? { ...own, elements: resolveElements(own.elements, visitor) } : own
  })
}

function resolved(paint: Paint, visitor: ReferenceVisitor): Paint {
  return (paintReferences?.(paint, visitor) ?? paint) as Paint
}
