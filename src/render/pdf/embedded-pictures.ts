import type { Canvas } from '@napi-rs/canvas'
import { scaleOf } from '../../paint/bounds.ts'
import type { Context, PaintImage } from '../../paint/canvas.ts'
import { openCanvas, releaseCanvas } from '../skia.ts'
import type { OriginalPhotographs } from './original-photographs.ts'

interface Region {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type DrawnRegion = readonly [x: number, y: number, width: number, height: number]

/** Larger crops are drawn as the whole image with a clip, so that other uses can share it. */
const MIN_SHARED_PART = 0.5

/** Copies shrink in steps, so that similar sizes share a copy. Two steps halve the sides. */
const STEPS_PER_HALF = 2

/** Embeds each image once, no denser than needed. Skia would embed every crop separately, in three times the time. */
export class EmbeddedPictures {
  readonly #pixelsPerPt: number
  readonly #originals: OriginalPhotographs
  readonly #copies = new Map<PaintImage, Map<string, Canvas>>()

  constructor(pixelsPerPt: number, originals: OriginalPhotographs) {
    this.#pixelsPerPt = pixelsPerPt
    this.#originals = originals
  }

  /** Replaces `drawImage` of `context`. */
  attachTo(context: Context): void {
    const draw = context.drawImage.bind(context) as (image: PaintImage, ...region: DrawnRegion) => void
    context.drawImage = (image: PaintImage, ...numbers: readonly number[]): void => {
      const { source, target } = placement(image as Canvas, numbers)
      if (isEmpty(source) || isEmpty(target)) return
      const { picture, part } = this.#choose(context, image as Canvas, { source, target })
      const [scaleX, scaleY] = [target.width / part.width, target.height / part.height]
      const isWhole = part.width === picture.width && part.height === picture.height
      context.save()
      if (!isWhole) clipTo(context, target)
      draw(
        this.#originals.placeholderFor(picture) ?? picture,
        target.x - part.x * scaleX,
        target.y - part.y * scaleY,
        picture.width * scaleX,
        picture.height * scaleY,
      )
      context.restore()
    }
  }

  release(): void {
    for (const copies of this.#copies.values()) for (const canvas of copies.values()) releaseCanvas(canvas)
    this.#copies.clear()
  }

  #choose(context: Context, image: Canvas, { source, target }: { source: Region; target: Region }): Choice {
    const scale = Math.max(target.width / source.width, target.height / source.height)
    const neededDensity = scale * scaleOf(context.getTransform()) * this.#pixelsPerPt
    const steps = neededDensity > 0 ? Math.max(0, Math.floor(-STEPS_PER_HALF * Math.log2(neededDensity))) : 0
    const isSmallCrop = source.width * source.height < image.width * image.height * MIN_SHARED_PART
    if (steps === 0 && !isSmallCrop) return { picture: image, part: source }
    const crop = isSmallCrop ? wholePixels(source, image) : { x: 0, y: 0, width: image.width, height: image.height }
    const picture = this.#copy(image, crop, steps)
    const [scaleX, scaleY] = [picture.width / crop.width, picture.height / crop.height]
    const part = {
      x: (source.x - crop.x) * scaleX,
      y: (source.y - crop.y) * scaleY,
      width: source.width * scaleX,
      height: source.height * scaleY,
    }
    return { picture, part }
  }

  #copy(image: Canvas, crop: Region, steps: number): Canvas {
    const copies = this.#copies.get(image) ?? new Map<string, Canvas>()
    this.#copies.set(image, copies)
    const key = `${crop.x} ${crop.y} ${crop.width} ${crop.height} ${steps}`
    const copy = copies.get(key) ?? createCopy(image, crop, steps)
    copies.set(key, copy)
    return copy
  }
}

function createCopy(image: Canvas, { x, y, width, height }: Region, steps: number): Canvas {
  const shrink = (side: number): number => Math.max(1, Math.round(side / 2 ** (steps / STEPS_PER_HALF)))
  const { canvas, context } = openCanvas(shrink(width), shrink(height))
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return canvas
}

interface Choice {
  readonly picture: Canvas
  readonly part: Region
}

function placement(image: Canvas, numbers: readonly number[]): { source: Region; target: Region } {
  const [a = 0, b = 0, c = image.width, d = image.height, x, y, width, height] = numbers
  if (x === undefined || y === undefined || width === undefined || height === undefined) {
    return {
      source: { x: 0, y: 0, width: image.width, height: image.height },
      target: { x: a, y: b, width: c, height: d },
    }
  }
  return { source: { x: a, y: b, width: c, height: d }, target: { x, y, width, height } }
}

function isEmpty({ width, height }: Region): boolean {
  return !(Math.abs(width) > 0 && Math.abs(height) > 0)
}

function wholePixels(source: Region, image: Canvas): Region {
  const [x, y] = [Math.max(0, Math.floor(source.x)), Math.max(0, Math.floor(source.y))]
  const right = Math.min(image.width, Math.ceil(source.x + source.width))
  const bottom = Math.min(image.height, Math.ceil(source.y + source.height))
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) }
}

function clipTo(context: Context, { x, y, width, height }: Region): void {
  const native = context as unknown as { beginPath(): void; rect(...region: DrawnRegion): void; clip(): void }
  native.beginPath()
  native.rect(x, y, width, height)
  native.clip()
}
