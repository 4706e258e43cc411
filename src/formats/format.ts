import type { Options } from './option.ts'

/** Maximum of one image, for every plan. A PNG of this size takes 400 MB to draw and as much to encode. */
export const MAX_PIXELS = 100_000_000

/** To add a format, add its file, an entry in formats.ts and an encoder in render/encode.ts. */
export interface Format {
  readonly name: string
  readonly label: string
  /** In a few words, for people who choose a format. */
  readonly purpose: string
  readonly mediaType: string
  /** Without the dot. Exported files have the first one; the command line accepts all. */
  readonly extensions: readonly [string, ...string[]]
  /** `image`: one file of pixels per page. `animation`: one file of pixels. `document`: one file of vectors. */
  readonly kind: 'image' | 'animation' | 'document'
  /** Pages without alpha are painted on white. */
  readonly hasAlpha: boolean
  /** Width and height, in pixels of an image or points of a document. */
  readonly maxSide: number
  /** Rendering time on one core, measured by the benchmark. The queue's initial estimate. */
  readonly msPerMegapixel: number
  /**
   * Peak memory: the canvas, one layer of the same size for an effect or a group, and the encoder.
   * For PDF and SVG: per pixel of such a layer.
   */
  readonly bytesPerPixel: number
  readonly options: Options
}
