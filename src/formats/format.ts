import { type Options } from './option.ts'

/** To add a format, add its file, an entry in formats.ts and an encoder in render/encode.ts. */
export interface Format {
  readonly name: string
  readonly label: string
  readonly mediaType: string
  /** Without the dot. The first is written; the command line accepts all. */
  readonly extensions: readonly [string, ...string[]]
  /** `image`: one file of pixels per page. `document`: one file of vectors. */
  readonly kind: 'image' | 'document'
  /** Without alpha, pages are painted on white. */
  readonly hasAlpha: boolean
  /** Limit of width and height, in pixels of an image or points of a document. */
  readonly maxSide: number
  /** Painting and encoding, measured by the benchmark on one core. The first estimate of the queue. */
  readonly msPerMegapixel: number
  /** Peak memory: the canvas, one layer as large for an effect or a group, and the encoder. */
  readonly bytesPerPixel: number
  /** The options that not every format has. */
  readonly options: Options
}
