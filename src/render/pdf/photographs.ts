import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Size } from '../../document/document.ts'
import type { Context, PaintImage, Picture } from '../../paint/canvas.ts'
import type { ImageCache } from '../image-cache.ts'
import type { PlainJpeg } from './plain-jpeg.ts'

/*
 * To decode a photograph and to encode it again takes longer than the rest of a PDF. Most are
 * embedded as their original files or as a smaller JPEG, so a PDF begins with stand-ins for those of
 * which an earlier PDF needed no pixels. If this one does, for example for a shadow, it is begun
 * again with all of them decoded.
 */

/** The JPEG files of one process that PDFs contain instead of original files: about fifty. */
const JPEG_BYTES = 8 * 1024 * 1024
const MAX_SIZES = 1_000

export interface PhotographMemory {
  readonly jpegs: LRUCache<string, PlainJpeg>
  /** The sizes of photographs that were drawn without their pixels. */
  readonly sizes: LRUCache<string, Size>
}

export function createPhotographMemory(): PhotographMemory {
  return {
    jpegs: new LRUCache({ maxSize: JPEG_BYTES, sizeCalculation: ({ bytes }) => bytes.length }),
    sizes: new LRUCache({ max: MAX_SIZES }),
  }
}

/** Thrown while a PDF is drawn if it needs the pixels of a photograph that was not decoded. */
export class PixelsNeeded extends Error {}

/** The photographs of one PDF. */
export class Photographs {
  readonly #memory: PhotographMemory
  readonly #pictures: Pick<ImageCache, 'open'>
  readonly #standIns = new Map<string, Picture>()
  readonly #keys = new Map<PaintImage, string>()
  readonly #needed = new Set<string>()
  #isEncoding = false

  constructor(memory: PhotographMemory, pictures: Pick<ImageCache, 'open'>) {
    this.#memory = memory
    this.#pictures = pictures
  }

  /** Opens a picture as {@link ImageCache} does, or a stand-in without pixels. */
  async open(bytes: Uint8Array, size?: Size): Promise<Picture> {
    const key = `${hash('sha256', bytes)} ${size ? `${size.width} ${size.height}` : ''}`
    const known = this.#memory.sizes.get(key)
    const picture = known ? this.#standIn(key, known) : await this.#pictures.open(bytes, size)
    if (picture.isOpaque) this.#keys.set(picture.image, key)
    return picture
  }

  /** Watches a context that draws pictures as pixels. */
  guard(context: Context): void {
    const draw: (image: PaintImage, ...region: number[]) => void = context.drawImage.bind(context)
    context.drawImage = (image: PaintImage, ...region: number[]): void => {
      this.usePixels(image)
      draw(image, ...region)
    }
    this.guardPatterns(context)
  }

  guardPatterns(context: Context): void {
    const createPattern = context.createPattern.bind(context)
    context.createPattern = (image, repetition) => {
      this.usePixels(image)
      return createPattern(image, repetition)
    }
  }

  /** @throws PixelsNeeded */
  usePixels(image: PaintImage): void {
    const key = this.#keys.get(image)
    if (key === undefined) return
    // What is encoded is kept.
    if (!this.#isEncoding) this.#needed.add(key)
    this.#throwIfStandIn(key)
  }

  /**
   * Returns a part of a photograph as JPEG, which `encode` creates unless an earlier PDF has. Undefined if the image is
   * not an opaque picture of the document.
   * @throws PixelsNeeded
   */
  jpegOf(image: PaintImage, part: string, encode: () => PlainJpeg | undefined): PlainJpeg | undefined {
    const key = this.#keys.get(image)
    if (key === undefined) return undefined
    const name = `${key} ${part}`
    const known = this.#memory.jpegs.get(name)
    if (known) return known
    this.#throwIfStandIn(key)
    this.#isEncoding = true
    const jpeg = encode()
    this.#isEncoding = false
    this.#memory.jpegs.set(name, jpeg)
    return jpeg
  }

  /** Records what this PDF has needed, for the next one. */
  remember(): void {
    for (const [image, key] of this.#keys) {
      const { width, height } = image as Size
      if (this.#needed.has(key)) this.#memory.sizes.delete(key)
      else this.#memory.sizes.set(key, { width, height })
    }
  }

  /** Makes the next PDF of the same pictures decode all of them. */
  forgetSizes(): void {
    for (const key of this.#standIns.keys()) this.#memory.sizes.delete(key)
  }

  #standIn(key: string, size: Size): Picture {
    const picture = this.#standIns.get(key) ?? { ...size, image: { ...size }, isOpaque: true }
    this.#standIns.set(key, picture)
    return picture
  }

  #throwIfStandIn(key: string): void {
    if (this.#standIns.has(key)) throw new PixelsNeeded('the PDF needs the pixels of a photograph')
  }
}
