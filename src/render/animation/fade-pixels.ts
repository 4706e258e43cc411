import type { Pixels } from '../../assets/encode-webp.ts'

/** Returns pixels between two pages, at 0–1 of the way. Mixes colors by their alpha, so that edges stay clean. */
export function fadePixels(from: Pixels, to: Pixels, share: number): Pixels {
  const data = new Uint8ClampedArray(from.data.length)
  const [a, b] = [from.data, to.data]
  for (let at = 0; at < data.length; at += 4) {
    const [fromAlpha, toAlpha] = [(a[at + 3] ?? 0) * (1 - share), (b[at + 3] ?? 0) * share]
    const alpha = fromAlpha + toAlpha
    if (alpha === 0) continue
    for (let channel = at; channel < at + 3; channel += 1) {
      data[channel] = ((a[channel] ?? 0) * fromAlpha + (b[channel] ?? 0) * toAlpha) / alpha
    }
    data[at + 3] = alpha
  }
  return { data, width: from.width, height: from.height }
}
