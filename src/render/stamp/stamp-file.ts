import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { FormatName } from '../../formats/formats.ts'
import { AVIF_STAMP } from './avif-stamp.ts'
import { GIF_STAMP } from './gif-stamp.ts'
import { JPEG_STAMP } from './jpeg-stamp.ts'
import { PDF_STAMP } from './pdf-stamp.ts'
import { PNG_STAMP } from './png-stamp.ts'
import { PPTX_STAMP } from './pptx-stamp.ts'
import { FILE_DIGITS } from './stamp.ts'
import type { StampFormat, StampPlace } from './stamp-place.ts'
import { SVG_STAMP } from './svg-stamp.ts'
import { WEBP_STAMP } from './webp-stamp.ts'

const STAMP_FORMATS: { readonly [Name in FormatName]: StampFormat } = {
  png: PNG_STAMP,
  pdf: PDF_STAMP,
  jpeg: JPEG_STAMP,
  webp: WEBP_STAMP,
  avif: AVIF_STAMP,
  gif: GIF_STAMP,
  svg: SVG_STAMP,
  pptx: PPTX_STAMP,
}

export function findStamp(bytes: Buffer, format: FormatName): StampPlace | undefined {
  return STAMP_FORMATS[format].find(bytes)
}

/** Adds a stamp to an encoded file, unless its encoder has, and the hash of the file to the stamp. */
export function stampFile(file: Uint8Array, format: FormatName, text: string): Buffer {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const stamped = STAMP_FORMATS[format].add?.(bytes, text) ?? bytes
  const place = findStamp(stamped, format)
  if (!place) throw new Error(`the ${format} has no place for a stamp`)
  seal(stamped, place)
  return stamped
}

/** Whether the file is as it was when it got its stamp. */
export function isSealed(file: Buffer, place: StampPlace): boolean {
  const sealed = Buffer.from(file)
  seal(sealed, place)
  return place.at !== undefined && sealed.equals(file)
}

/**
 * Writes the hash of the file into its stamp. Of the hash's own digits and of checksums that include them, it hashes
 * zeros: see docs/guide.md.
 */
function seal(bytes: Buffer, { at, checksums }: StampPlace): void {
  if (at === undefined) return
  const [from, to] = [at + FILE_DIGITS.from, at + FILE_DIGITS.to]
  bytes.fill('0', from, to, 'latin1')
  for (const checksum of checksums) bytes.fill(0, checksum.at, checksum.at + 4)
  bytes.write(createHash('sha256').update(bytes).digest('hex'), from, 'latin1')
  for (const checksum of checksums) {
    const crc = crc32(bytes.subarray(checksum.from, checksum.to))
    if (checksum.endian === 'big') bytes.writeUInt32BE(crc, checksum.at)
    else bytes.writeUInt32LE(crc, checksum.at)
  }
}
