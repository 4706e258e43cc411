import { LIMITS } from '../document/limits.ts'

/** Rounds to a thousandth of a pixel, within what documents allow. Not a number becomes 0. */
export function px(value: number): number {
  return within(value, -LIMITS.coordinatePx, LIMITS.coordinatePx)
}

/** As `px`, and never negative. */
export function lengthPx(value: number): number {
  return within(value, 0, LIMITS.coordinatePx)
}

/** Rounds to thousandths. Not a number becomes the bound that is nearest to 0. */
export function within(value: number, least: number, most: number): number {
  const bounded = Math.min(Math.max(Number.isFinite(value) ? value : 0, least), most)
  return Math.round(bounded * 1000) / 1000 + 0
}

export function fontSizePx(value: number): number {
  return within(value, LIMITS.leastFontSizePx, LIMITS.fontSizePx)
}

/** Degrees in the range from -180 to 180. */
export function degrees(value: number): number {
  const turned = value % 360
  return within(turned > 180 ? turned - 360 : turned <= -180 ? turned + 360 : turned, -360, 360)
}
