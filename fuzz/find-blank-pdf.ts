import sharp from 'sharp'
import type { Size } from '../src/document/document.ts'
import type { Poppler } from '../test/golden/poppler.ts'
import { MARK } from './random-document.ts'

/** Enough to see whether there is anything. */
const LONGEST_PX = 300
/** Poppler and Skia smooth edges differently. */
const MARGIN = 12
/** What covers less of the picture may fall between the pixels of another engine. */
const VISIBLE_SHARE = 0.002
const COMPARED_PAGES = 3

interface Compared {
  /** Of a page, in CSS pixels. */
  readonly size: Size
  readonly poppler: Poppler
}

/** Returns why another reader shows nothing of a page of a PDF, although its picture has more than one color. */
export async function findBlankPdf(
  pdf: Uint8Array,
  pictures: readonly Uint8Array[],
  { size, poppler }: Compared,
): Promise<string | undefined> {
  const scale = Math.min(1, LONGEST_PX / Math.max(size.width, size.height))
  const fitted = {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  }
  const drawn = await poppler.draw(pdf, { ...fitted, pages: COMPARED_PAGES }).catch((error: unknown) => String(error))
  if (typeof drawn === 'string') return `poppler: ${drawn.slice(0, 200)}`
  const skipped = Math.ceil(MARK.sidePx * scale) + 1
  for (const [index, picture] of pictures.slice(0, COMPARED_PAGES).entries()) {
    const page = drawn[index]
    if (!page) return `page ${index + 1} is missing in the PDF`
    if (colorfulShare(page, skipped) > 0) continue
    const data = await sharp(picture, { limitInputPixels: false })
      .flatten({ background: '#ffffff' })
      .resize({ ...fitted, fit: 'fill' })
      .ensureAlpha()
      .raw()
      .toBuffer()
    if (colorfulShare({ ...fitted, data }, skipped) > VISIBLE_SHARE) return `page ${index + 1} is blank in poppler only`
  }
  return undefined
}

interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Returns the share of the pixels that differ from the last one. Skips the mark. */
function colorfulShare({ width, height, data }: Pixels, skipped: number): number {
  const last = data.subarray(-4)
  let different = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = y < skipped ? skipped : 0; x < width; x += 1) {
      if (differs(data, (y * width + x) * 4, last)) different += 1
    }
  }
  return different / (width * height)
}

function differs(data: Uint8Array, at: number, color: Uint8Array): boolean {
  return [0, 1, 2].some((channel) => Math.abs((data[at + channel] ?? 0) - (color[channel] ?? 0)) > MARGIN)
}
