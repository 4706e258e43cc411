import type { Pixels } from '../../assets/encode-webp.ts'
import { type Area, changedArea, crop, PIXEL, wholeArea } from './changed-rectangle.ts'
import { type AnimationWriter, type Frame, words } from './frame.ts'
import { encodeGifPicture, type GifPicture } from './gif-picture.ts'

const KEEP = 1
const CLEAR = 2

/**
 * Writes a GIF with colors for each frame and only the pixels that change: others are transparent, and never flicker
 * because of their dithering. `loop` is the number of plays, or 0. Pixels must be either opaque or transparent.
 */
export class GifWriter implements AnimationWriter {
  readonly #loop: number
  readonly #parts: Buffer[] = []
  /** What the viewer shows before the waiting frame: undefined if nothing. */
  #base: Pixels | undefined
  /** How a frame ends depends on the next one. */
  #waiting: Frame | undefined
  #frames = 0
  #hasHoles = false

  constructor(loop: number) {
    this.#loop = loop
  }

  async add(frame: Frame): Promise<void> {
    const before = this.#waiting
    if (before === undefined) {
      this.#hasHoles = words(frame.pixels).includes(0)
      this.#waiting = frame
      return
    }
    const clears = uncovers(before.pixels, frame.pixels)
    await this.#write(before, clears)
    this.#base = clears ? undefined : before.pixels
    this.#waiting = frame
  }

  async finish(): Promise<Uint8Array> {
    const last = this.#waiting
    if (last === undefined) throw new Error('an animation without frames')
    const { width, height } = last.pixels
    await this.#write(last, this.#hasHoles && this.#frames > 0)
    const repeats = this.#frames > 1 && this.#loop !== 1 ? [repetition(this.#loop)] : []
    return Buffer.concat([header(width, height), ...repeats, ...this.#parts, Buffer.from([0x3b])])
  }

  async #write({ pixels, ms, isPage }: Frame, clears: boolean): Promise<void> {
    const base = this.#base
    // Clears only the area of the frame.
    const changed = base && !clears ? (changedArea(base, pixels) ?? PIXEL) : undefined
    const area = changed ?? wholeArea(pixels)
    const drawn = crop(base ? onlyChanged(base, pixels) : pixels, area)
    this.#parts.push(frameBlocks(await encodeGifPicture(drawn, isPage), { area, ms, disposal: clears ? CLEAR : KEEP }))
    this.#frames += 1
  }
}

/** Whether a pixel becomes transparent, which a frame cannot draw. */
function uncovers(before: Pixels, after: Pixels): boolean {
  const old = words(before)
  return words(after).some((pixel, at) => pixel === 0 && old[at] !== 0)
}

function onlyChanged(before: Pixels, after: Pixels): Pixels {
  const { width, height } = after
  const changed: Pixels = { data: after.data.slice(), width, height }
  const [old, now] = [words(before), words(changed)]
  for (let at = 0; at < now.length; at += 1) if (now[at] === old[at]) now[at] = 0
  return changed
}

function header(width: number, height: number): Buffer {
  const bytes = Buffer.from('GIF89a\0\0\0\0\x70\0\0', 'latin1')
  bytes.writeUInt16LE(width, 6)
  bytes.writeUInt16LE(height, 8)
  return bytes
}

/** Browsers play an animation once more than this extension says. */
function repetition(loop: number): Buffer {
  const bytes = Buffer.from('\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0', 'latin1')
  bytes.writeUInt16LE(loop === 0 ? 0 : loop - 1, 16)
  return bytes
}

interface Placing {
  readonly area: Area
  readonly ms: number
  readonly disposal: number
}

function frameBlocks(picture: GifPicture, { area, ms, disposal }: Placing): Buffer {
  const { colorTable, transparentIndex, data } = picture
  const control = Buffer.from([0x21, 0xf9, 4, disposal * 4, 0, 0, transparentIndex ?? 0, 0])
  if (transparentIndex !== undefined) control[3] = disposal * 4 + 1
  control.writeUInt16LE(Math.round(ms / 10), 4)
  const descriptor = Buffer.alloc(10)
  descriptor[0] = 0x2c
  descriptor.writeUInt16LE(area.x, 1)
  descriptor.writeUInt16LE(area.y, 3)
  descriptor.writeUInt16LE(area.width, 5)
  descriptor.writeUInt16LE(area.height, 7)
  descriptor[9] = 0x80 | (Math.log2(colorTable.length / 3) - 1)
  return Buffer.concat([control, descriptor, colorTable, data])
}
