import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { imageTypeOf } from '../assets/image-type.ts'
import { readImageHeader } from '../assets/shrink-image.ts'
import type { Size } from '../document/document.ts'
import type { Picture } from '../paint/canvas.ts'
import type { ChosenPage } from './chosen-pages.ts'
import type { ImageCache } from './image-cache.ts'
import { PRINTED_PIXELS_PER_PX } from './pdf/page-frame.ts'
import type { ImageFiles } from './image-files.ts'
import type { Drawing } from './render-task.ts'
import { shownScales } from './shown-scale.ts'

const NEVER_SHRUNK_PX = 1_000_000

/** The usual size of a photograph, 96 MB in memory. Larger images are decoded at half size or less. */
const MAX_PX = 24_000_000

/** Pictures that are decoded at once. More would only wait, since decoding takes one core each. */
const AT_ONCE = Math.min(4, availableParallelism())

export interface PlannedPicture {
  readonly src: string
  readonly file: Uint8Array
  /** Undefined if the header is unreadable. */
  readonly original: Size | undefined
  /** The size to decode to; undefined for the original size. */
  readonly shrunk: Size | undefined
  readonly pixels: number
}

export async function openPictures(
  planned: readonly PlannedPicture[],
  cache: Pick<ImageCache, 'open'>,
): Promise<Map<string, Picture>> {
  const open = async ({ src, file, original, shrunk }: PlannedPicture): Promise<[string, Picture]> => {
    const picture = await cache.open(file, shrunk)
    return [src, shrunk && original ? { ...picture, original } : picture]
  }
  return new Map(await pLimit(AT_ONCE).map(planned, open))
}

/** Reads only headers. Images shown smaller are decoded at a half, a quarter and so on, to a 32nd of their size. */
export async function planPictures(
  pages: readonly ChosenPage[],
  files: ImageFiles,
  { size: page, output }: Drawing,
): Promise<PlannedPicture[]> {
  const shown = pages.map((chosen) => chosen.page)
  const sizes = new Map<string, Size>()
  await pLimit(AT_ONCE).map(files, async ([src, file]) => {
    // Drawings have no pixels to save.
    const header = imageTypeOf(file) === 'image/svg+xml' ? undefined : await readImageHeader(file)
    if (header) sizes.set(src, header.size)
  })
  const isVector = output.format === 'pdf' || output.format === 'svg' || output.format === 'pptx'
  const scales = shownScales(shown, { sizes, page })
  const density = isVector ? output.scale * PRINTED_PIXELS_PER_PX : output.scale
  return [...files].map(([src, file]) => {
    const original = sizes.get(src)
    const shrunk = shrunkSize(original, (scales.get(src) ?? 0) * density)
    const { width, height } = shrunk ?? original ?? { width: 0, height: 0 }
    return { src, file, original, shrunk, pixels: width * height }
  })
}

/** JPEG decoders shrink by powers of two. */
function shrunkSize(size: Size | undefined, scale: number): Size | undefined {
  if (!size) return undefined
  const pixels = size.width * size.height
  const halvingsForScale = pixels <= NEVER_SHRUNK_PX ? 0 : Math.floor(Math.log2(1 / Math.max(scale, 1e-6)))
  const halvingsForMemory = Math.ceil(Math.log2(pixels / MAX_PX) / 2)
  const halvings = Math.min(5, Math.max(0, halvingsForScale, halvingsForMemory))
  if (halvings === 0) return undefined
  const divisor = 2 ** halvings
  return { width: Math.ceil(size.width / divisor), height: Math.ceil(size.height / divisor) }
}
