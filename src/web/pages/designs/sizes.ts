import { PX_PER } from '../../../document/px-per-unit.ts'
import { paperSize } from '../../../document/paper-size.ts'

export const UNITS = ['px', 'mm', 'in'] as const
export type Unit = (typeof UNITS)[number]

const DECIMALS: Readonly<Record<Unit, number>> = { px: 0, mm: 1, in: 2 }

export function toPx(length: number, unit: Unit): number {
  return Math.round(length * PX_PER[unit])
}

export function fromPx(px: number, unit: Unit): number {
  return Number((px / PX_PER[unit]).toFixed(DECIMALS[unit]))
}

/** Uses the nominal size of paper formats in millimeters, as PDF exports do. */
export function sizeIn(size: { readonly width: number; readonly height: number }, unit: Unit): string {
  const paper = unit === 'mm' ? paperSize(size) : undefined
  if (paper) return `${paper.width} × ${paper.height} mm`
  const { width, height } = size
  return `${fromPx(width, unit)} × ${fromPx(height, unit)} ${unit}`
}

export function lengthText(px: number, unit: Unit): string {
  return String(Number((px / PX_PER[unit]).toFixed(unit === 'in' ? 3 : 2)))
}

/** Says which lengths are allowed in the unit in which one was typed. */
export function rangeSentence(maxPx: number, unit: Unit): string {
  return `Enter a length from 0 to ${lengthText(maxPx, unit)} ${unit}.`
}
