import type { Warning } from '../../text/warning.ts'
import type { PdfOutput } from '../render-task.ts'
import type { LinkArea } from './link-areas.ts'
import { toPoints, type PageFrame } from './page-frame.ts'
import {
  addObject,
  PdfName,
  PdfString,
  textString,
  type Pdf,
  type PdfDictionary,
  type PdfReference,
  type PdfValue,
} from './pdf-value.ts'

/** Omits links, with warnings, from files for printers: ISO 15930-7, forbids annotations on what is printed. */
export function allowedLinks(
  areas: readonly LinkArea[],
  { conformsTo = [] }: PdfOutput,
  warn: (warning: Warning) => void,
): readonly LinkArea[] {
  if (!conformsTo.includes('PDF/X-4')) return areas
  for (const { elementId, url } of areas) {
    warn({ code: 'link_omitted', message: `The link to ${url} was left out: PDF/X-4 has no links.`, elementId })
  }
  return []
}

/** Adds link annotations to `page`, and returns them by the IDs of their elements: ISO 32000-1, 12.5.6.5. */
export function annotateLinks(
  pdf: Pdf,
  page: PdfDictionary,
  { areas, frame }: { areas: readonly LinkArea[]; frame: PageFrame },
): Map<string, PdfReference> {
  const links = new Map(areas.map((area) => [area.elementId, addObject(pdf, { value: annotation(area, frame) })]))
  if (links.size > 0) page.set('Annots', [...links.values()])
  return links
}

function annotation({ url, description, corners, bounds }: LinkArea, frame: PageFrame): PdfDictionary {
  const { left, top, right, bottom } = bounds
  const entries: [string, PdfValue][] = [
    ['Type', new PdfName('Annot')],
    ['Subtype', new PdfName('Link')],
    ['Rect', [...toPoints(frame, left, bottom), ...toPoints(frame, right, top)]],
    ['Border', [0, 0, 0]],
    // PDF/A requires annotations to be printed.
    ['F', 4],
    // What screen readers say: ISO 14289-1, 7.18.5.
    ['Contents', textString(description)],
    [
      'A',
      new Map<string, PdfValue>([
        ['S', new PdfName('URI')],
        ['URI', new PdfString(Buffer.from(ascii(url)))],
      ]),
    ],
  ]
  // Readers use the exact area only if it lies inside Rect.
  const isInsideRect = corners.every(
    ({ x, y }) => x > left - 0.01 && x < right + 0.01 && y > top - 0.01 && y < bottom + 0.01,
  )
  if (isInsideRect) {
    const [topLeft, topRight, bottomRight, bottomLeft] = corners
    const order = [topLeft, topRight, bottomLeft, bottomRight].flatMap((corner) => (corner ? [corner] : []))
    entries.push(['QuadPoints', order.flatMap(({ x, y }) => toPoints(frame, x, y))])
  }
  return new Map(entries)
}

/** A URI in a PDF is ASCII; browsers encode other characters as UTF-8. */
function ascii(url: string): string {
  return URL.parse(url)?.href ?? encodeURI(url)
}
