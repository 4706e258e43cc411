import { isUtf8 } from 'node:buffer'

const HEAD_BYTES = 4096

/* oxlint-disable no-control-regex -- signatures of binary files */

/** Tests of the first bytes, read as Latin-1. Specific signatures come before general ones. */
const SIGNATURES: readonly (readonly [signature: RegExp, type: string])[] = [
  [/^GIF8/, 'image/gif'],
  [/^BM.{4}\0{4}/s, 'image/bmp'],
  [/^\0\0\x01\0/, 'image/x-icon'],
  [/^(II\*\0|MM\0\*)/, 'image/tiff'],
  [/^8BPS/, 'image/vnd.adobe.photoshop'],
  [/^(\xff\x0a|\0\0\0\x0cJXL )/, 'image/jxl'],
  [/^....ftypavi[fs]/s, 'image/avif'],
  [/^....ftyp(he[iv][a-z]|mif1|msf1)/s, 'image/heic'],
  [/^....ftyp/s, 'video/mp4'],
  [/^RIFF....WAVE/s, 'audio/wav'],
  [/^RIFF....AVI /s, 'video/x-msvideo'],
  [/^\x1aE\xdf\xa3/, 'video/webm'],
  [/^(ID3[\x02-\x04]|\xff[\xf2\xf3\xfb])/, 'audio/mpeg'],
  [/^%PDF/, 'application/pdf'],
  [/^%!PS/, 'application/postscript'],
  [/^PK\x03\x04/, 'application/zip'],
  [/^\x1f\x8b/, 'application/gzip'],
  [/^wOF2/, 'font/woff2'],
  [/^wOFF/, 'font/woff'],
  [/^OTTO/, 'font/otf'],
  [/^(\0\x01\0\0|true\0)/, 'font/ttf'],
  [/^(\xef\xbb\xbf)?\s*(<!doctype html|<html)/i, 'text/html'],
  [/^[^\0]*<([\w.-]+:)?svg[\s>]/i, 'image/svg+xml'],
]

/** Detects the type from the content alone, for messages about rejected uploads. */
export function nameFileType(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES))
  const text = head.toString('latin1')
  const known = SIGNATURES.find(([signature]) => signature.test(text))
  if (known) return known[1]
  return isText(head) ? 'text/plain' : 'a file of an unknown type'
}

/** The last character may be cut off. */
function isText(head: Uint8Array): boolean {
  // Text has no control characters except whitespace.
  const isPrintable = head.every((byte) => byte >= 32 || (byte >= 9 && byte <= 13))
  return isPrintable && [0, 1, 2, 3].some((count) => isUtf8(head.subarray(0, Math.max(0, head.length - count))))
}
