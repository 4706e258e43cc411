import type { Document, Size } from '../../document/document.ts'
import { complete, type ElementOf } from '../../document/elements/element.ts'
import { sidesOf } from '../../document/elements/text-parts.ts'
import { estimateTextSize } from '../../document/layouts/estimate-text-size.ts'
import { intersect, isEmpty } from '../../paint/bounds.ts'
import type { Point } from '../../paint/matrix.ts'
import { boxOnPage, centerOf } from '../geometry/page-matrix.ts'
import { VISIBLE_EM } from '../../text/layout-lines.ts'
import { type Place, placesOf } from '../tree/place.ts'
import { checkContrast } from './check-contrast.ts'
import { checkImage } from './check-image.ts'
import { isVisible } from './check-page.ts'
import { checkPosition } from './check-position.ts'
import type { Finding } from './finding.ts'
import { originalId } from './original-id.ts'

/** A document whose texts are not laid out. */
export interface CheckedDocument {
  readonly document: Document
  /** With the pages that tables and repeats add, and without references to the brand. */
  readonly drawn: Document
  readonly size: Size
  /** In pixels, by `src`: of those images that are known. */
  readonly pictures: ReadonlyMap<string, Size>
}

export interface DocumentFinding extends Pick<Finding, 'code' | 'message'> {
  /** 1-based. */
  readonly page: number
  readonly elementId: string
}

/** Each text is compared with the elements behind it, so the time grows with the square. */
const MOST_ELEMENTS = 1_000
const MOST_FINDINGS = 100

/**
 * Checks a document without fonts and pictures, of the first 1,000 elements at most: texts that do not
 * fit by an estimate, low contrast, small images, and texts and codes outside of the page or its safe area.
 */
export function checkDocument({ document, drawn, size, pictures }: CheckedDocument): DocumentFinding[] {
  const places = placesOf(document)
  const found = new Map<string, DocumentFinding>()
  let left = MOST_ELEMENTS
  for (const [index, page] of drawn.pages.entries()) {
    const own = [...placesOf({ version: 1, pages: [page] }).values()].slice(0, left)
    left -= own.length
    for (const place of own.filter(isVisible)) {
      for (const { code, message } of checkElement(place, { document, size, pictures })) {
        if (found.size >= MOST_FINDINGS) return [...found.values()]
        const elementId = originalId(place.element.id, places)
        // Entries of a repeat have the same text boxes.
        if (!found.has(`${code} ${elementId}`))
          found.set(`${code} ${elementId}`, { code, message, page: index + 1, elementId })
      }
    }
  }
  return [...found.values()]
}

type Surroundings = Pick<CheckedDocument, 'document' | 'size' | 'pictures'>

function checkElement(place: Place, { document, size, pictures }: Surroundings): Finding[] {
  const { element, page } = place
  const safe = sidesOf(document.safeArea ?? 0)
  switch (element.type) {
    case 'text':
      if (isBlank(element)) return []
      return [
        ...checkFit(element),
        ...checkContrast(page, element, () => lettersWithin(place)),
        ...(isPlaced(place) && isOutside(place, size) ? checkPosition(place, { size, safe }) : []),
      ]
    case 'image':
      return isPlaced(place) ? checkImage(element, { document, size, pixels: pictures.get(element.src) }) : []
    case 'code':
      return isPlaced(place) ? checkPosition(place, { size, safe }) : []
    default:
      return []
  }
}

/** Layouts give elements their boxes only when texts are laid out. */
function isPlaced({ parents }: Place): boolean {
  return parents.every((parent) => !('layout' in parent) || parent.layout === undefined || parent.layout === null)
}

function isBlank({ text = '', runs }: ElementOf<'text'>): boolean {
  return (runs ?? [{ text }]).every((run) => run.text.trim() === '')
}

/** The middle of the box, unless a layout moves the text or its letters run along a path. */
function lettersWithin(place: Place): Point[] {
  const { path } = complete<'text'>(place.element as ElementOf<'text'>)
  return path === null && isPlaced(place) ? [centerOf(boxOnPage(place))] : []
}

/** Where the letters of a text are is not known, but all of it is outside if its box is. */
function isOutside(place: Place, { width, height }: Size): boolean {
  return isEmpty(intersect(boxOnPage(place), { left: 0, top: 0, right: width, bottom: height }))
}

/** Lines of most fonts are this high by themselves; what `lineHeight` adds at the ends may be outside of the box. */
const LINE_EM = 1.2

/** By an estimate that is never too low, and rarely one line too high. */
function checkFit(element: ElementOf<'text'>): Finding[] {
  const text = complete<'text'>(element)
  if (text.fit !== 'fixed' || text.path !== null || text.writingMode !== 'horizontal') return []
  const largestPx = Math.max(...(element.runs ?? [text]).map(({ fontSize = text.fontSize }) => fontSize))
  const { height } = estimateTextSize(text, { width: text.width })
  const excessPx = height - Math.max(0, text.lineHeight - LINE_EM) * largestPx - text.height
  if (excessPx <= VISIBLE_EM * largestPx) return []
  const message = `Text is about ${Math.ceil(excessPx)} px too tall for its box`
  return [{ code: 'text_overflow', message, elementId: element.id }]
}
