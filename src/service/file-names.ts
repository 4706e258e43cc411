/** What a file cannot be called on some system, or would be misread in a URL or a header. */
// eslint-disable-next-line no-control-regex -- control characters are what must not get through
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff/\\:*?"<>|%]+/g

/** Windows keeps these for itself, whatever follows the dot. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** UTF-8 bytes: file systems allow 255, and a page's number and an extension follow. */
const MAX_BYTES = 180

const FALLBACK = 'design'

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'application/zip': 'zip',
}

/** The ending of a file of `contentType`, without its dot. */
export function extensionOf(contentType: string): string {
  return EXTENSIONS[contentType] ?? 'bin'
}

/** What a file may be called after `title`, without its extension: letters of any script, nothing that a disk or a header minds. */
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
 * The names of an export's files, in their order: `Summer sale.png`; of several pages `Summer sale-1.png`, `Summer sale-2.png`.
 * `name` is one that `safeFileName` gave. A page alone has its number too, unless it is the first.
 */
export function exportFileNames(name: string, files: readonly Part[]): string[] {
  const isNumbered = files.length > 1 || (files[0]?.page ?? 1) !== 1
  return files.map(({ page, contentType }) => {
    const suffix = isNumbered && page !== null ? `-${page}` : ''
    return `${name}${suffix}.${extensionOf(contentType)}`
  })
}

/** Windows takes no name that ends with a dot or a space, and others hide one that begins with a dot. */
function trimmed(name: string): string {
  return name.replace(/^[\s.]+|[\s.]+$/g, '')
}

/** At most so many bytes, and no character halved. */
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
