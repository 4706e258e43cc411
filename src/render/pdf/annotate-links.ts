import type { LinkArea } from './link-areas.ts'
import type { PageFrame } from './page-frame.ts'
import { addObject, PdfName, PdfString, type Pdf, type PdfDictionary, type PdfValue } from './pdf-value.ts'

/** Adds link annotations to `page`: ISO 32000-1, 12.5.6.5. */
export function annotateLinks(
  pdf: Pdf,
  page: PdfDictionary,
  { areas, frame }: { areas: readonly LinkArea[]; frame: PageFrame },
): void {
  if (areas.length === 0) return
  page.set(
    'Annots',
    areas.map((area) => addObject(pdf, { value: annotation(area, frame) })),
  )
}

function annotation({ url, corners, bounds }: LinkArea, frame: PageFrame): PdfDictionary {
  const { left, top, right, bottom } = bounds
  const entries: [string, PdfValue][] = [
    ['Type', new PdfName('Annot')],
    ['Subtype', new PdfName('Link')],
    ['Rect', [...toPoints(frame, left, bottom), ...toPoints(frame, right, top)]],
    ['Border', [0, 0, 0]],
    // PDF/A requires annotations to be printed.
    ['F', 4],
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

function toPoints({ scale, marginPx, sheet }: PageFrame, x: number, y: number): [number, number] {
  return [(x + marginPx) * scale.x, (sheet.height - marginPx - y) * scale.y]
}

/** A URI in a PDF is ASCII; browsers encode other characters as UTF-8. */
function ascii(url: string): string {
  return URL.parse(url)?.href ?? encodeURI(url)
}
