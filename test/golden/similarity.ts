import sharp, { type Sharp } from 'sharp'
import { ssim } from 'ssim.js'

/** The shorter side, at least, of what is compared. */
const COMPARED_PX = 256

export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** Returns the structural similarity, from 0 to 1. Pictures of different sizes are not similar. */
export function similarity(ours: Pixels, theirs: Pixels | undefined): number {
  if (theirs?.width !== ours.width || theirs.height !== ours.height) return 0
  return ssim(ours, theirs, { ssim: 'bezkrovny', downsample: false }).mssim
}

export function shrunkPicture({
  width,
  height,
  data,
}: {
  width: number
  height: number
  data: Buffer
}): Promise<Pixels> {
  return shrunk(sharp(data, { raw: { width, height, channels: 4 } }))
}

/** Shrinks as the definition of SSIM does before it compares, which takes `ssim` itself most of its time. */
export async function shrunk(image: Sharp): Promise<Pixels> {
  const { width, height } = await image.metadata()
  const factor = Math.max(1, Math.round(Math.min(width, height) / COMPARED_PX))
  const size = { width: Math.round(width / factor), height: Math.round(height / factor) }
  const resized = image
    .resize({ ...size, fit: 'fill', kernel: 'linear' })
    .ensureAlpha()
    .raw()
  const { data, info } = await resized.toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}
