import type { Canvas } from '@napi-rs/canvas'
import { scaleOf } from '../../paint/bounds.ts'
import type { Size } from '../../document/document.ts'
import type { Context, Layer, PaintImage } from '../../paint/canvas.ts'
import type { DerivedImage } from '../../paint/environment.ts'
import { type ImageRegion, placementOf } from '../image-placement.ts'
import { openCanvas, releaseCanvas } from '../skia.ts'
import type { OriginalPhotographs } from './original-photographs.ts'
import type { Photographs } from './photographs.ts'
import { type PlainJpeg, readPlainJpeg } from './plain-jpeg.ts'

type DrawnRegion = readonly [x: number, y: number, width: number, height: number]

/** Larger crops are drawn as the whole image with a clip, so that other uses can share it. */
const MIN_SHARED_PART = 0.5

/** Copies shrink in steps, so that similar sizes share a copy. Two steps halve the sides. */
const STEPS_PER_HALF = 2

/** JPEG quality of what has no original file. Skia's default, 101, makes photographs ten times larger. */
export const PICTURE_QUALITY = 85

/** Larger photographs would take too much memory a second time. */
const MAX_ENCODED_PX = 4_000_000

interface Sources {
  readonly originals: OriginalPhotographs
  readonly photographs: Photographs
}

/** Embeds each image once, no denser than needed. Skia would embed every crop separately, in three times the time. */
export class EmbeddedPictures {
  readonly #pixelsPerPt: number
  readonly #sources: Sources
  readonly #copies = new Map<PaintImage, Map<string, Canvas>>()
  readonly #derived = new Map<PaintImage, PlainJpeg>()

  constructor(pixelsPerPt: number, sources: Sources) {
    this.#pixelsPerPt = pixelsPerPt
    this.#sources = sources
  }

  /** Replaces `drawImage` of `context`. */
  attachTo(context: Context): void {
    const draw = context.drawImage.bind(context) as (image: PaintImage, ...region: DrawnRegion) => void
    this.#sources.photographs.guardPatterns(context)
    context.drawImage = (image: PaintImage, ...numbers: readonly number[]): void => {
      const { source, target } = placementOf(image as Canvas, numbers)
      if (isEmpty(source) || isEmpty(target)) return
      const { picture, part, size } = this.#choose(context, image as Canvas, { source, target })
      const [scaleX, scaleY] = [target.width / part.width, target.height / part.height]
      const isWhole = part.width === size.width && part.height === size.height
      context.save()
      if (!isWhole) clipTo(context, target)
      draw(picture, target.x - part.x * scaleX, target.y - part.y * scaleY, size.width * scaleX, size.height * scaleY)
      context.restore()
    }
  }

  /** Returns an image derived from a photograph: its JPEG, or its layer if that is translucent. */
  derive(from: PaintImage, { name, keepsOpacity, create }: DerivedImage): Omit<Layer, 'context'> | undefined {
    let layer: Layer | undefined
    const jpeg = this.#sources.photographs.jpegOf(from, name, () => {
      layer = create()
      const canvas = layer.image as Canvas
      const isSmall = canvas.width * canvas.height <= MAX_ENCODED_PX
      return isSmall && (keepsOpacity || isOpaque(canvas)) ? encode(canvas) : undefined
    })
    if (!jpeg) return layer
    layer?.release()
    const image = { width: jpeg.width, height: jpeg.height }
    this.#derived.set(image, jpeg)
    return { image, release: () => undefined }
  }

  release(): void {
    for (const copies of this.#copies.values()) for (const canvas of copies.values()) releaseCanvas(canvas)
    this.#copies.clear()
  }

  #choose(context: Context, image: Canvas, { source, target }: { source: ImageRegion; target: ImageRegion }): Choice {
    const scale = Math.max(target.width / source.width, target.height / source.height)
    const neededDensity = scale * scaleOf(context.getTransform()) * this.#pixelsPerPt
    const isShrunk = neededDensity > 0 && !this.#derived.has(image)
    const steps = isShrunk ? Math.max(0, Math.floor(-STEPS_PER_HALF * Math.log2(neededDensity))) : 0
    const isSmallCrop = source.width * source.height < image.width * image.height * MIN_SHARED_PART
    const crop = isSmallCrop ? wholePixels(source, image) : { x: 0, y: 0, width: image.width, height: image.height }
    const size = { width: shrink(crop.width, steps), height: shrink(crop.height, steps) }
    const picture = this.#embed(image, { crop, size, isWhole: steps === 0 && !isSmallCrop })
    const [scaleX, scaleY] = [size.width / crop.width, size.height / crop.height]
    const part = {
      x: (source.x - crop.x) * scaleX,
      y: (source.y - crop.y) * scaleY,
      width: source.width * scaleX,
      height: source.height * scaleY,
    }
    return { picture, part, size }
  }

  /** Returns what to draw: a placeholder for a file, the image or a copy. */
  #embed(image: Canvas, copy: Copy): Canvas {
    const { originals, photographs } = this.#sources
    const derived = this.#derived.get(image)
    if (derived) return originals.placeholderOf(derived)
    const original = copy.isWhole ? originals.placeholderFor(image) : undefined
    if (original) return original
    const { width, height } = copy.size
    const jpeg =
      width * height <= MAX_ENCODED_PX
        ? photographs.jpegOf(image, keyOf(copy), () => encodeCopy(image, copy))
        : undefined
    if (jpeg) return originals.placeholderOf(jpeg)
    photographs.usePixels(image)
    return copy.isWhole ? image : this.#copy(image, copy)
  }

  #copy(image: Canvas, copy: Copy): Canvas {
    const copies = this.#copies.get(image) ?? new Map<string, Canvas>()
    this.#copies.set(image, copies)
    const canvas = copies.get(keyOf(copy)) ?? createCopy(image, copy)
    copies.set(keyOf(copy), canvas)
    return canvas
  }
}

/** A part of an image at a size in pixels. */
interface Copy {
  readonly crop: ImageRegion
  readonly size: Size
  readonly isWhole: boolean
}

function keyOf({ crop: { x, y, width, height }, size }: Copy): string {
  return [x, y, width, height, size.width, size.height].join(' ')
}

function shrink(side: number, steps: number): number {
  return Math.max(1, Math.round(side / 2 ** (steps / STEPS_PER_HALF)))
}

function createCopy(image: Canvas, { crop: { x, y, width, height }, size }: Copy): Canvas {
  const { canvas, context } = openCanvas(size.width, size.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return canvas
}

function encodeCopy(image: Canvas, copy: Copy): PlainJpeg | undefined {
  const canvas = createCopy(image, copy)
  const jpeg = encode(canvas)
  releaseCanvas(canvas)
  return jpeg
}

function isOpaque(canvas: Canvas): boolean {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return false
  return true
}

function encode(canvas: Canvas): PlainJpeg | undefined {
  return readPlainJpeg(canvas.toBuffer('image/jpeg', PICTURE_QUALITY))
}

interface Choice {
  readonly picture: Canvas
  readonly part: ImageRegion
  /** Of the picture; of a placeholder, that of its file. */
  readonly size: Size
}

function isEmpty({ width, height }: ImageRegion): boolean {
  return !(Math.abs(width) > 0 && Math.abs(height) > 0)
}

function wholePixels(source: ImageRegion, image: Canvas): ImageRegion {
  const [x, y] = [Math.max(0, Math.floor(source.x)), Math.max(0, Math.floor(source.y))]
  const right = Math.min(image.width, Math.ceil(source.x + source.width))
  const bottom = Math.min(image.height, Math.ceil(source.y + source.height))
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) }
}

function clipTo(context: Context, { x, y, width, height }: ImageRegion): void {
  const native = context as unknown as { beginPath(): void; rect(...region: DrawnRegion): void; clip(): void }
  native.beginPath()
  native.rect(x, y, width, height)
  native.clip()
}
