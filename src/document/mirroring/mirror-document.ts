import type { Document, Page } from '../document.ts'
import { sidesOf } from '../elements/text-parts.ts'
import { mirrorElement, mirrorSides } from './mirror-element.ts'
import { mirrorPaint } from './mirror-paint.ts'

/**
 * Mirrors the layout of all pages, which are `width` CSS pixels wide, for the other direction of
 * reading. Places and shapes are mirrored; pictures, codes, charts and letters are only moved.
 * Mirroring twice gives the same pages.
 */
export function mirrorDocument(document: Document, width: number): Document {
  const { guides, safeArea } = document
  return {
    ...document,
    direction: document.direction === 'rtl' ? 'ltr' : 'rtl',
    ...(guides?.vertical && { guides: { ...guides, vertical: guides.vertical.map((position) => width - position) } }),
    ...(safeArea !== undefined && { safeArea: mirrorSides(sidesOf(safeArea)) }),
    pages: document.pages.map((page) => mirrorPage(page, width)),
  }
}

function mirrorPage(page: Page, width: number): Page {
  const { background } = page
  const elements = page.elements.map((element) => mirrorElement(element, width))
  return { ...page, elements, ...(background && { background: mirrorPaint(background) }) }
}
