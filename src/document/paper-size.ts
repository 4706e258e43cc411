import { type Size } from './document.ts'

const PX_PER_MM = 96 / 25.4

/** Portrait, ISO 216 and European business card. Sizes in inches are whole pixels anyway. */
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

/** In millimeters: print shops reject A4 rounded to 794 × 1123 pixels, which is 210.1 × 297.1 mm. */
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
