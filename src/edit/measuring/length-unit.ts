import type { Size } from '../../document/document.ts'
import { paperSize } from '../../document/paper-size.ts'
import { PX_PER } from '../../document/px-per-unit.ts'

/** In which lengths are shown and typed. Documents have CSS pixels, 96 to the inch. */
export const LENGTH_UNITS = ['px', 'mm', 'cm', 'in'] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]

/** Also typed: points, of which an inch has 72. */
export type TypedUnit = LengthUnit | 'pt'

const MILLIMETERS = { mm: 1, cm: 10, in: 25.4, pt: 25.4 / 72 } as const

/** Of the arrow keys, in the unit. */
export const UNIT_STEPS: Readonly<Record<LengthUnit, number>> = { px: 1, mm: 1, cm: 0.1, in: 0.1 }

/**
 * Returns the CSS pixels of a unit along a side of a design. A design of a paper size is exactly as large as
 * the paper in a PDF, so its 794 pixels are 210 mm.
 */
export function pxPerUnit(unit: TypedUnit, size: Size, side: 'width' | 'height' = 'width'): number {
  if (unit === 'px') return 1
  const paper = paperSize(size)
  return MILLIMETERS[unit] * (paper ? size[side] / paper[side] : PX_PER.mm)
}

/** Where a length is shown: its unit, and the size of the design that has it. */
export interface Ruled {
  readonly unit: LengthUnit
  readonly size: Size
}

const LABEL_SCALES: Readonly<Record<LengthUnit, number>> = { px: 10, mm: 10, cm: 100, in: 100 }

/** Returns a length on the page as labels show it while something is dragged: with few digits, without its unit. */
export function labelLength(px: number, { unit, size }: Ruled, side: 'width' | 'height' = 'width'): string {
  const scale = LABEL_SCALES[unit]
  return String(Math.round((px / pxPerUnit(unit, size, side)) * scale) / scale + 0)
}

/** Thousandths of an inch and of small numbers, such as those in em or in lines; else hundredths are enough. */
export function shownNumber(value: number, unit?: LengthUnit): string {
  const scale = unit === 'cm' || unit === 'in' || (Math.abs(value) < 10 && unit !== 'mm') ? 1000 : 100
  return String(Math.round(value * scale) / scale + 0)
}
