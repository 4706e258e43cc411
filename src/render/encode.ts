import type { Canvas } from '@napi-rs/canvas'
import { CompressionType, FilterType, Transformer } from '@napi-rs/image'
import { encodeWebp, type Pixels } from '../assets/encode-webp.ts'
import { FORMATS } from '../formats/formats.ts'
import type { OutputAs, RasterOutput } from './render-task.ts'

export interface Encoded {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly extension: string
}

/** Encoders run off the main thread. */
const ENCODERS: { readonly [Name in RasterOutput['format']]: Encoder<Name> } = {
  // Takes a tenth of the time of Skia's own encoder for files of about the same size.
  png: (canvas) =>
    transformerOf(canvas).png({ compressionType: CompressionType.Fast, filterType: FilterType.Adaptive }),
  jpeg: (canvas, { quality }) => canvas.encode('jpeg', quality),
  webp: (canvas, { quality }) =>
    quality === 100 ? transformerOf(canvas).webpLossless() : encodeWebp(pixelsOf(canvas), quality),
  // Speed 8 of 10 takes half the time of 6 and adds 4 % of bytes.
  avif: (canvas, { quality }) => canvas.encode('avif', { quality, speed: 8 }),
}

type Encoder<Name extends RasterOutput['format']> = (canvas: Canvas, output: OutputAs<Name>) => Promise<Uint8Array>

export async function encode(canvas: Canvas, output: RasterOutput): Promise<Encoded> {
  const { mediaType, extensions } = FORMATS[output.format]
  const encoder = ENCODERS[output.format] as (canvas: Canvas, output: RasterOutput) => Promise<Uint8Array>
  return { bytes: await encoder(canvas, output), contentType: mediaType, extension: extensions[0] }
}

function transformerOf(canvas: Canvas): Transformer {
  const { data, width, height } = pixelsOf(canvas)
  return Transformer.fromRgbaPixels(data, width, height)
}

/** Returns pixels that are not premultiplied, as in image files. */
function pixelsOf(canvas: Canvas): Pixels {
  const { width, height } = canvas
  return { data: canvas.getContext('2d').getImageData(0, 0, width, height).data, width, height }
}
