import type { Pixels } from '../../assets/encode-webp.ts'
import { encodeChunk, PICTURE_CHUNKS, readWebp, webpFile } from '../../assets/webp-chunks.ts'
import { encodeWebpPixels } from '../encode.ts'
import { type Area, changedArea, crop, PIXEL, wholeArea } from './changed-rectangle.ts'
import type { AnimationWriter, Frame } from './frame.ts'

/** The moments of a transition are too short to see artifacts. */
const MAX_FADE_QUALITY = 75
const ANIMATION_FLAG = 0x02
const ALPHA_FLAG = 0x10
const REPLACES_PIXELS = 0x02

/** Writes a WebP with the rectangle of each frame that changes. `loop` is the number of plays, or 0. */
export class WebpWriter implements AnimationWriter {
  readonly #loop: number
  readonly #quality: number
  readonly #chunks: Buffer[] = []
  #base: Pixels | undefined
  #waiting: Frame | undefined
  #hasAlpha = false

  constructor(loop: number, quality: number) {
    this.#loop = loop
    this.#quality = quality
  }

  async add(frame: Frame): Promise<void> {
    const before = this.#waiting
    if (before) {
      await this.#write(before)
      this.#base = before.pixels
    }
    this.#waiting = frame
  }

  async finish(): Promise<Uint8Array> {
    const last = this.#waiting
    if (last === undefined) throw new Error('an animation without frames')
    const { pixels } = last
    if (this.#chunks.length === 0) return encodeWebpPixels(pixels, this.#quality)
    await this.#write(last)
    const flags = ANIMATION_FLAG | (this.#hasAlpha ? ALPHA_FLAG : 0)
    const header = Buffer.alloc(10)
    header[0] = flags
    header.writeUIntLE(pixels.width - 1, 4, 3)
    header.writeUIntLE(pixels.height - 1, 7, 3)
    const animation = Buffer.alloc(6)
    animation.writeUInt16LE(this.#loop, 4)
    return webpFile([encodeChunk('VP8X', header), encodeChunk('ANIM', animation), ...this.#chunks])
  }

  async #write({ pixels, ms, isPage }: Frame): Promise<void> {
    const area = this.#base ? evenArea(changedArea(this.#base, pixels) ?? PIXEL) : wholeArea(pixels)
    const drawn = crop(pixels, area)
    this.#hasAlpha ||= drawn.data.some((value, at) => at % 4 === 3 && value < 255)
    const isLossless = this.#quality === 100
    const quality = isPage || isLossless ? this.#quality : Math.min(this.#quality, MAX_FADE_QUALITY)
    const chunks = readWebp(Buffer.from(await encodeWebpPixels(drawn, quality))) ?? []
    const picture = chunks.filter(({ type }) => PICTURE_CHUNKS.has(type))
    const parts = picture.map(({ type, data }) => encodeChunk(type, data))
    this.#chunks.push(encodeChunk('ANMF', Buffer.concat([frameHead(area, ms), ...parts])))
  }
}

/** Frames begin at even positions. */
function evenArea({ x, y, width, height }: Area): Area {
  return { x: x - (x % 2), y: y - (y % 2), width: width + (x % 2), height: height + (y % 2) }
}

function frameHead({ x, y, width, height }: Area, ms: number): Buffer {
  const head = Buffer.alloc(16)
  head.writeUIntLE(x / 2, 0, 3)
  head.writeUIntLE(y / 2, 3, 3)
  head.writeUIntLE(width - 1, 6, 3)
  head.writeUIntLE(height - 1, 9, 3)
  head.writeUIntLE(ms, 12, 3)
  head[15] = REPLACES_PIXELS
  return head
}
