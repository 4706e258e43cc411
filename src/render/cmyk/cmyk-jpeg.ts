import { sharp } from '../../assets/sharp.ts'
import type { Size } from '../../document/document.ts'

/** That of other photographs in PDFs. */
const QUALITY = 85

/**
 * Encodes pixels of four inks as JPEG. As all programs that read Adobe's, libvips inverts them, so a
 * PDF decodes them with the array [1 0 1 0 1 0 1 0].
 */
export function encodeCmykJpeg(inks: Uint8Array, size: Size): Promise<Uint8Array> {
  // libvips reads four raw channels as RGB with alpha, but TIFF says what they are.
  return sharp(tiffOf(inks, size), { limitInputPixels: false })
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

const [SHORT, LONG] = [3, 4]
const HEADER_BYTES = 8

/** An uncompressed TIFF with one strip: TIFF 6.0, section 16. */
function tiffOf(inks: Uint8Array, { width, height }: Size): Buffer {
  const entries: readonly (readonly [tag: number, type: number, value: number])[] = [
    [256, LONG, width],
    [257, LONG, height],
    [258, SHORT, 0],
    [259, SHORT, 1],
    [262, SHORT, 5],
    [273, LONG, 0],
    [277, SHORT, 4],
    [278, LONG, height],
    [279, LONG, inks.length],
    [284, SHORT, 1],
  ]
  const depthsAt = HEADER_BYTES + 2 + entries.length * 12 + 4
  const pixelsAt = depthsAt + 8
  const head = Buffer.alloc(pixelsAt)
  head.write('II*\0', 'latin1')
  head.writeUInt32LE(HEADER_BYTES, 4)
  head.writeUInt16LE(entries.length, HEADER_BYTES)
  for (const [index, [tag, type, value]] of entries.entries()) {
    const at = HEADER_BYTES + 2 + index * 12
    const offset = tag === 258 ? depthsAt : tag === 273 ? pixelsAt : value
    head.writeUInt16LE(tag, at)
    head.writeUInt16LE(type, at + 2)
    head.writeUInt32LE(tag === 258 ? 4 : 1, at + 4)
    head.writeUInt32LE(offset, at + 8)
  }
  for (let channel = 0; channel < 4; channel += 1) head.writeUInt16LE(8, depthsAt + channel * 2)
  return Buffer.concat([head, inks])
}
