import type { Size } from '../document/document.ts'
import { sharp } from './sharp.ts'

/** RGBA pixels, 0–255, not premultiplied, row by row. */
export interface Pixels extends Size {
  readonly data: Uint8ClampedArray
}

/**
 * Encodes an image as lossy WebP. Effort 2 takes 0.55 of the time of libwebp's default, 4, for 2 % more bytes and an
 * SSIM that is 0.001 lower. Effort 0 would take 0.45 of the time, but adds 40 % of bytes.
 */
export function encodeWebp({ data, width, height }: Pixels, quality: number): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .webp({ quality, effort: 2, preset: 'photo' })
    .toBuffer()
}
