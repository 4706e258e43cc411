import type { Size } from './document.ts'
import { PX_PER } from './px-per-unit.ts'

/** A size that print shops cut, portrait. */
export interface Paper extends Size {
  readonly unit: 'mm' | 'in'
  /** What people call it. */
  readonly names: readonly string[]
}

/** ISO 216, DL, squares and European cards in millimeters, and sizes of North America in inches. */
export const PAPERS = {
  a0: { width: 841, height: 1189, unit: 'mm', names: ['a0'] },
  a1: { width: 594, height: 841, unit: 'mm', names: ['a1'] },
  a2: { width: 420, height: 594, unit: 'mm', names: ['a2'] },
  a3: { width: 297, height: 420, unit: 'mm', names: ['a3'] },
  a4: { width: 210, height: 297, unit: 'mm', names: ['a4'] },
  a5: { width: 148, height: 210, unit: 'mm', names: ['a5'] },
  a6: { width: 105, height: 148, unit: 'mm', names: ['a6', 'postcard'] },
  a7: { width: 74, height: 105, unit: 'mm', names: ['a7'] },
  dl: { width: 99, height: 210, unit: 'mm', names: ['dl'] },
  businessCard: { width: 55, height: 85, unit: 'mm', names: ['business card', '85x55', '85 x 55 mm'] },
  usBusinessCard: { width: 2, height: 3.5, unit: 'in', names: ['us business card', '3.5x2'] },
  smallSquare: { width: 148, height: 148, unit: 'mm', names: ['small square', '148x148'] },
  largeSquare: { width: 210, height: 210, unit: 'mm', names: ['large square', '210x210'] },
  letter: { width: 8.5, height: 11, unit: 'in', names: ['letter', 'us letter'] },
  legal: { width: 8.5, height: 14, unit: 'in', names: ['legal', 'us legal'] },
  tabloid: { width: 11, height: 17, unit: 'in', names: ['tabloid', 'ledger'] },
  usPostcard: { width: 4, height: 6, unit: 'in', names: ['4x6', 'postcard'] },
  usLargePostcard: { width: 5, height: 7, unit: 'in', names: ['5x7'] },
  poster: { width: 18, height: 24, unit: 'in', names: ['18x24'] },
} as const satisfies Readonly<Record<string, Paper>>

const UPRIGHT: readonly Paper[] = Object.values(PAPERS)
const PAPERS_BOTH_WAYS: readonly Paper[] = [...UPRIGHT, ...UPRIGHT.map(landscape)]

export function landscape(paper: Paper): Paper {
  return { ...paper, width: paper.height, height: paper.width }
}

/** Returns whole CSS pixels, 96 per inch. */
export function paperPx({ width, height, unit }: Paper): Size {
  return { width: Math.round(width * PX_PER[unit]), height: Math.round(height * PX_PER[unit]) }
}

/** Returns the paper that has this size in CSS pixels, as it lies. */
export function findPaper(size: Size): Paper | undefined {
  return PAPERS_BOTH_WAYS.find((paper) => {
    const { width, height } = paperPx(paper)
    return width === size.width && height === size.height
  })
}

/**
 * Returns the size in millimeters. Print shops reject A4 rounded to 794 × 1123 pixels, which is 210.1 × 297.1 mm.
 * Papers in inches are whole pixels, so they have none.
 */
export function paperSize(size: Size): Size | undefined {
  const paper = findPaper(size)
  return paper?.unit === 'mm' ? { width: paper.width, height: paper.height } : undefined
}
