import type { Pixels } from '../../assets/encode-webp.ts'

const HALF = 128

/**
 * Makes every pixel opaque or transparent, which all pixels of a GIF are. `matte` is the color behind translucent
 * pixels, `#rgb` or `#rrggbb`.
 */
export function mattePixels({ data, width, height }: Pixels, matte: string): Pixels {
  const behind = channelsOf(matte)
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

function channelsOf(color: string): readonly number[] {
  const digits = color.slice(1)
  const size = digits.length / 3
  return [0, 1, 2].map((channel) => {
    const hex = digits.slice(channel * size, (channel + 1) * size)
    return Number.parseInt(size === 1 ? hex + hex : hex, 16)
  })
}
