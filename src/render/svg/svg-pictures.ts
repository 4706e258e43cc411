import type { Canvas } from '@napi-rs/canvas'
import type { PaintImage } from '../../paint/canvas.ts'
import { type PictureFile, pictureFile } from '../picture-file.ts'
import type { SvgDefinitions } from './svg-definitions.ts'

export interface SvgPicture {
  readonly id: string
  /** Of the image as it is drawn, which may have more pixels than what is embedded. */
  readonly width: number
  readonly height: number
}

/** Embeds each image once: photographs as their files or JPEG, everything else as PNG. */
export class SvgPictures {
  readonly #definitions: SvgDefinitions
  readonly #files: ReadonlyMap<PaintImage, Uint8Array>
  readonly #embedded = new Map<PaintImage, Map<number, SvgPicture>>()

  /** `files` are the files that images have been decoded from. */
  constructor(definitions: SvgDefinitions, files: ReadonlyMap<PaintImage, Uint8Array>) {
    this.#definitions = definitions
    this.#files = files
  }

  /** `density` is the number of pixels of the image for one that is needed. More than two are reduced. */
  embed(image: PaintImage, density = 1): SvgPicture {
    const halvings = Math.max(0, Math.floor(Math.log2(density)))
    const copies = this.#embedded.get(image) ?? new Map<number, SvgPicture>()
    this.#embedded.set(image, copies)
    const picture = copies.get(halvings) ?? this.#embed(image as Canvas, halvings)
    copies.set(halvings, picture)
    return picture
  }

  #embed(image: Canvas, halvings: number): SvgPicture {
    const { width, height } = image
    const href = dataUrl(pictureFile(image, { file: this.#files.get(image), halvings }))
    const content = `width="${width}" height="${height}" preserveAspectRatio="none" href="${href}"/>`
    return { id: this.#definitions.add(`image ${content}`, (id) => `<image id="${id}" ${content}`), width, height }
  }
}

function dataUrl({ type, bytes }: PictureFile): string {
  return `data:${type};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`
}
