import { FORMATS } from '../formats/formats.ts'

/** Characters that are invalid in file names on some system, or unsafe in a URL or header. */
// oxlint-disable-next-line no-control-regex -- control characters must be removed
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff/\\:*?"<>|%]+/g

/** Reserved names on Windows, regardless of the extension. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** In UTF-8. File systems allow 255 bytes, and a page number and an extension are appended. */
const MAX_BYTES = 180

const FALLBACK = 'design'

const EXTENSIONS = new Map<string, string>([
  ...Object.values(FORMATS).map(({ mediaType, extensions }) => [mediaType, extensions[0]] as const),
  ['application/zip', 'zip'],
])

export function extensionOf(contentType: string): string {
  return EXTENSIONS.get(contentType) ?? 'bin'
}

/** Returns a safe file name for `title`, without extension. Keeps letters of all scripts. */
export function safeFileName(title: string): string {
  const plain = title.normalize('NFC').toWellFormed().replace(UNSAFE, '-').replace(/\s+/g, ' ')
  const name = cut(trimmed(plain))
  if (!/[^-. ]/.test(name)) return FALLBACK
  return RESERVED.test(name) ? `_${name}` : name
}

interface Part {
  /** 1-based; null is the whole document, in one file. */
  readonly page: number | null
  readonly contentType: string
}

/**
 * Returns the names of an export's files in order: `Summer sale.png`, or `Summer sale-1.png` and
 * `Summer sale-2.png` for several pages. Also numbers a single page other than the first. `name` must
 * be a result of `safeFileName`.
 */
export function exportFileNames(name: string, files: readonly Part[]): string[] {
  const isNumbered = files.length > 1 || (files[0]?.page ?? 1) !== 1
  return files.map(({ page, contentType }) => {
    const suffix = isNumbered && page !== null ? `-${page}` : ''
    return `${name}${suffix}.${extensionOf(contentType)}`
  })
}

/** Windows rejects names that end with a dot or a space; other systems hide names that start with a dot. */
function trimmed(name: string): string {
  return name.replace(/^[\s.]+|[\s.]+$/g, '')
}

function cut(name: string): string {
  let bytes = 0
  let end = 0
  for (const character of name) {
    bytes += Buffer.byteLength(character)
    if (bytes > MAX_BYTES) return trimmed(name.slice(0, end))
    end += character.length
  }
  return name
}
