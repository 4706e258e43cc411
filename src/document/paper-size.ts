import { type Size } from './document.ts'

const PX_PER_MM = 96 / 25.4

/** Upright, in millimetres: ISO 216, and the card of ISO 7810 as Europe rounds it. Those in inches are whole pixels already. */
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
 * The size in millimetres of the paper that a page of so many CSS pixels is meant for, upright or on its side. A page has whole pixels, and no
 * format in millimetres does: one of 794 × 1123 pixels would be 210.1 × 297.1 mm, which printers send back. Undefined for any other page.
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
