import sharp from 'sharp'
import type { Random } from './random.ts'

const SIDE = 24

/** Returns a small PNG that differs from every other one. */
export function noisePng(random: Random): Promise<Buffer> {
  const pixels = Uint8Array.from({ length: SIDE * SIDE * 3 }, () => random.between(0, 256))
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png()
    .toBuffer()
}
