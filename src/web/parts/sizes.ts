import type { Size } from '../../document/document.ts'
import { findPaper, paperSize } from '../../document/paper-size.ts'
import { PX_PER } from '../../document/px-per-unit.ts'

export const UNITS = ['px', 'mm', 'cm', 'in', 'pt'] as const
export type Unit = (typeof UNITS)[number]

/** Few enough to read, and enough to get the same pixels back. */
const DECIMALS: Readonly<Record<Unit, number>> = { px: 0, mm: 1, cm: 2, in: 2, pt: 1 }

export function toPx(length: number, unit: Unit): number {
  return Math.round(length * PX_PER[unit])
}

export function fromPx(px: number, unit: Unit): number {
  return Number((px / PX_PER[unit]).toFixed(DECIMALS[unit]))
}

/** Returns the unit in which people name a size: pixels, unless it is that of a paper. */
export function unitOf(size: Size): 'px' | 'mm' | 'in' {
  return findPaper(size)?.unit ?? 'px'
}

/** Paper formats have their nominal size in millimeters, as in PDF exports. */
export function lengthsIn(size: Size, unit: Unit): Size {
  const paper = unit === 'mm' || unit === 'cm' ? paperSize(size) : undefined
  const { width, height } = size
  if (!paper) return { width: fromPx(width, unit), height: fromPx(height, unit) }
  return unit === 'mm' ? paper : { width: paper.width / 10, height: paper.height / 10 }
}

export function sizeIn(size: Size, unit: Unit): string {
  const { width, height } = lengthsIn(size, unit)
  return `${width} × ${height} ${unit}`
}

/** Returns `210 × 297 mm` of a paper and `1080 × 1080 px` of others. */
export function sizeText(size: Size): string {
  return sizeIn(size, unitOf(size))
}

export function lengthText(px: number, unit: Unit): string {
  return String(Number((px / PX_PER[unit]).toFixed(unit === 'in' || unit === 'cm' ? 3 : 2)))
}

/** Says which lengths are allowed in the unit in which one was typed. */
export function rangeSentence(maxPx: number, unit: Unit): string {
  return `Enter a length from 0 to ${lengthText(maxPx, unit)} ${unit}.`
}
