import type { Size } from './document.ts'
import { PX_PER } from './px-per-unit.ts'

/**
 * Portrait sizes of ISO 216, DL, squares and European business cards. Sizes in inches are whole
 * pixels and need no entry.
 */
const PAPERS_MM: readonly (readonly [width: number, height: number])[] = [
  [841, 1189],
  [594, 841],
  [420, 594],
  [297, 420],
  [210, 297],
  [148, 210],
  [105, 148],
  [74, 105],
  [99, 210],
  [148, 148],
  [210, 210],
  [55, 85],
]

/** Returns the size in millimeters. Print shops reject A4 rounded to 794 × 1123 pixels, which is 210.1 × 297.1 mm. */
export function paperSize({ width, height }: Size): Size | undefined {
  const orientations = PAPERS_MM.flatMap(([short, long]) => [
    { width: short, height: long },
    { width: long, height: short },
  ])
  return orientations.find((mm) => isPixelsOf(width, mm.width) && isPixelsOf(height, mm.height))
}

function isPixelsOf(px: number, mm: number): boolean {
  return px === Math.round(mm * PX_PER.mm)
}
