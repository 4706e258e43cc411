import { luminance } from '../../document/codes/luminance.ts'
import type { Complete } from '../../document/elements/element.ts'

type Chart = Complete<'chart'>

export function seriesColor({ series, colors }: Chart, index: number): string {
  return series[index]?.color ?? paletteColor(colors, index)
}

export function paletteColor(colors: readonly string[], index: number): string {
  return colors[index % colors.length] ?? '#4269d0'
}

/** Above it, a dark label has more contrast than a white one. */
const LIGHT = 0.225

/** Returns the color in which a label on `color` is readable. */
export function labelColorOn(color: string): string {
  return luminance(color) > LIGHT ? '#1e293b' : '#ffffff'
}
