import { hexOf, readColor } from '../../document/read-css-color.ts'

/** Returns a color of CSS as `#rrggbb` or `#rrggbbaa`; undefined for anything else. */
export function colorOfCss(css: string): string | undefined {
  const color = readColor(css)
  return color && hexOf(color)
}

/** Whether a color is that of ordinary text, which is not worth keeping: black, or almost. */
export function isInkOfText(color: string): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  return Math.max(...channels) <= 0x44 && Math.max(...channels) - Math.min(...channels) <= 0x14
}
