import type { ImageType } from '../document/image-types.ts'

const HEAD_BYTES = 4096

/* oxlint-disable no-control-regex -- signatures of binary files */

const SIGNATURES: readonly (readonly [signature: RegExp, type: ImageType])[] = [
  [/^\x89PNG\r\n\x1a\n/, 'image/png'],
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^RIFF....WEBP/s, 'image/webp'],
  [/^....ftypavi[fs]/s, 'image/avif'],
  // A brand of several formats, followed by the version and the compatible brands.
  [/^....ftyp(?:mif1|msf1).{4}(?:.{4}){0,15}?avi[fs]/s, 'image/avif'],
  [/^GIF8[79]a/, 'image/gif'],
  // An XML declaration, comments and a document type may come first. Each is read in one way only, since a lookahead
  // is never tried again: a few hundred comments could otherwise be divided in exponentially many ways.
  [
    /^(?:\xef\xbb\xbf)?\s*(?:(?=(<\?xml[^>]*>\s*|<!--.*?-->\s*|<!DOCTYPE\s+(?:\w+:)?svg\b[^[>]*(?:\[.*?\]\s*)?>\s*))\1)*<(?:[\w.-]+:)?svg[\s>/]/s,
    'image/svg+xml',
  ],
]

/** Detects the type from the content alone. Undefined for others, also those that the decoder reads (TIFF). */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES)).toString('latin1')
  return SIGNATURES.find(([signature]) => signature.test(head))?.[1]
}
