import { type Options } from './option.ts'

/**
 * An export format, described once. To add one: a file with its description, an entry in formats.ts, and an encoder in
 * render/encode.ts.
 */
export interface Format {
  readonly name: string
  /** For the export dialog. */
  readonly label: string
  readonly mediaType: string
  /** Without the dot. Files are written with the first; the command line accepts all. */
  readonly extensions: readonly [string, ...string[]]
  /** `image`: each page becomes a file of pixels. `document`: all pages become one file of vectors. */
  readonly kind: 'image' | 'document'
  /** Whether pixels can be transparent. Pages are painted on white otherwise. */
  readonly hasAlpha: boolean
  /** The format's own limit for width and height, in its own unit: pixels of an image, points of a document. */
  readonly maxSide: number
  /** Time to paint and encode a page, per megapixel, for the benchmark's post on one core. Estimates of the queue start here. */
  readonly msPerMegapixel: number
  /** Peak memory to paint and encode a page: its canvas, one layer as large for an effect or a group, and what is encoded. */
  readonly bytesPerPixel: number
  /** Only those that not every format has. */
  readonly options: Options
}
