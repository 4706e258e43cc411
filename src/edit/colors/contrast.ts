import { luminance } from '../../document/codes/luminance.ts'
import { opaqueHexColor, parseHexColor } from '../../document/hex-color.ts'

/** WCAG 2.2: the ratio of the luminances of two colors, from 1 to 21. A translucent color lies on the other one. */
export function contrastRatio(color: string, beneath: string): number {
  const [a, b] = [luminance(over(color, beneath)), luminance(beneath)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The level of WCAG that a contrast reaches for texts. Those from 24 pixels, or bold ones from 18.66, are large. */
export function contrastLevel(ratio: number, isLarge: boolean): 'AAA' | 'AA' | 'low' {
  const [aaa, aa] = isLarge ? [4.5, 3] : [7, 4.5]
  if (ratio >= aaa) return 'AAA'
  return ratio >= aa ? 'AA' : 'low'
}

/** Returns the opaque color that a translucent one gives on another. */
export function over(color: string, beneath: string): string {
  const [top, below] = [parseHexColor(color), parseHexColor(beneath)]
  if (top.a === 1) return color
  const channel = (name: 'r' | 'g' | 'b'): number => top[name] * top.a + below[name] * (1 - top.a)
  return opaqueHexColor({ r: channel('r'), g: channel('g'), b: channel('b') })
}
