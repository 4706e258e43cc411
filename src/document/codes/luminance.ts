import { parseHexColor } from '../hex-color.ts'

/** Returns the relative luminance of WCAG, from 0 to 1, of a color on white. */
export function luminance(color: string): number {
  const { r, g, b, a } = parseHexColor(color)
  const linear = (channel: number): number => {
    const value = (channel / 255) * a + 1 - a
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}
