import type { Pixels } from '../../assets/encode-webp.ts'
import { parseHexColor } from '../../document/hex-color.ts'

const HALF = 128

/**
 * Makes every pixel opaque or transparent, which all pixels of a GIF are. `matte` is the color behind translucent
 * pixels, `#rgb` or `#rrggbb`.
 */
export function mattePixels({ data, width, height }: Pixels, matte: string): Pixels {
  const { r, g, b } = parseHexColor(matte)
  const behind = [r, g, b]
  const out = new Uint8ClampedArray(data.length)
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0
    if (alpha < HALF) continue
    for (let channel = 0; channel < 3; channel += 1) {
      const color = data[at + channel] ?? 0
      out[at + channel] = (color * alpha + (behind[channel] ?? 0) * (255 - alpha)) / 255
    }
    out[at + 3] = 255
  }
  return { data: out, width, height }
}
