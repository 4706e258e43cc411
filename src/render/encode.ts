import { type Canvas } from '@napi-rs/canvas'
import { CompressionType, FilterType, Transformer } from '@napi-rs/image'
import { type RasterOutput } from './render-task.ts'

export interface Encoded {
  readonly bytes: Uint8Array
  readonly contentType: string
  readonly extension: string
}

/** A canvas's pixels as a file. Off this thread: the next page can be drawn meanwhile. */
export async function encode(canvas: Canvas, output: RasterOutput): Promise<Encoded> {
  switch (output.format) {
    case 'png':
      return { bytes: await encodePng(canvas), contentType: 'image/png', extension: 'png' }
    case 'jpeg':
      return { bytes: await canvas.encode('jpeg', output.quality), contentType: 'image/jpeg', extension: 'jpg' }
    case 'webp':
      return { bytes: await encodeWebp(canvas, output.quality), contentType: 'image/webp', extension: 'webp' }
  }
}

/**
 * Fast compression of adaptively filtered rows: a tenth of the time of Skia's own encoder, and files hardly larger.
 * `getImageData`, since the canvas keeps its pixels premultiplied and a PNG does not.
 */
function encodePng(canvas: Canvas): Promise<Uint8Array> {
  return pixelsOf(canvas).png({ compressionType: CompressionType.Fast, filterType: FilterType.Adaptive })
}

function encodeWebp(canvas: Canvas, quality: number): Promise<Uint8Array> {
  return quality === 100 ? pixelsOf(canvas).webpLossless() : pixelsOf(canvas).webp(quality)
}

function pixelsOf(canvas: Canvas): Transformer {
  const { width, height } = canvas
  return Transformer.fromRgbaPixels(canvas.getContext('2d').getImageData(0, 0, width, height).data, width, height)
}
