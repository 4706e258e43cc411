import { parseHexColor } from '../../document/hex-color.ts'
import { hexOf, readColor } from '../../document/read-css-color.ts'

/** Returns a color of CSS as `#rrggbb` or `#rrggbbaa`; undefined for anything else. */
export function colorOfCss(css: string): string | undefined {
  const color = readColor(css)
  return color && hexOf(color)
}

/** Whether a color is that of ordinary text, which is not worth keeping: black, or almost. */
export function isInkOfText(color: string): boolean {
  const { r, g, b } = parseHexColor(color)
  const most = Math.max(r, g, b)
  return most <= 0x44 && most - Math.min(r, g, b) <= 0x14
}
