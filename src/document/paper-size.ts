import { type Size } from './document.ts'

const PX_PER_MM = 96 / 25.4

/** Portrait sizes in millimeters: ISO 216, and the European business card. Sizes in inches are whole pixels anyway. */
const PAPERS_MM: readonly (readonly [width: number, height: number])[] = [
  [841, 1189],
  [594, 841],
  [420, 594],
  [297, 420],
  [210, 297],
  [148, 210],
  [105, 148],
  [55, 85],
]

/**
 * Returns the paper size in millimeters that corresponds to a page size in CSS pixels, portrait or landscape; undefined
 * if there is none. Metric sizes are not whole pixels: A4 as 794 × 1123 pixels would be 210.1 × 297.1 mm, which print
 * shops reject.
 */
export function paperSize({ width, height }: Size): Size | undefined {
  const both = PAPERS_MM.flatMap(([short, long]) => [
    { width: short, height: long },
    { width: long, height: short },
  ])
  return both.find((mm) => isPixelsOf(width, mm.width) && isPixelsOf(height, mm.height))
}

function isPixelsOf(px: number, mm: number): boolean {
  return px === Math.round(mm * PX_PER_MM)
}
