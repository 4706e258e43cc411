import { createHash } from 'node:crypto'

/** What a file was drawn of, as hashes. */
export interface Origin {
  /** Of the design, as stored and before it was filled: see `hashDesign`. */
  readonly document: string
  /** Of the data that filled the design: see `hashJson`. */
  readonly data?: string
}

interface HashedDesign {
  readonly document: unknown
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
}

/**
 * Returns the hash by which files name their design. Its recipe is published in docs/guide.md: the document in the
 * current version, as the API returns it, and the size of the pages.
 */
export function hashDesign({ document, width, height }: HashedDesign): string {
  return hashJson({ document, width, height })
}

/** Returns the hashes of a design and, unless it is undefined, of the data that fills it. */
export function hashOrigin(design: HashedDesign, data: unknown): Origin {
  return { document: hashDesign(design), ...(data !== undefined && { data: hashJson(data) }) }
}

/** Returns `sha256:` and 64 hexadecimal digits: the SHA-256 of the canonical JSON in UTF-8. */
export function hashJson(value: unknown): string {
  return `sha256:${createHash('sha256').update(canonicalJson(value)).digest('hex')}`
}

/**
 * Serializes a JSON value without spaces and with sorted names: RFC 8785. Equal values have equal texts, in whatever
 * order and notation they were written. Omits fields that are undefined.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const object = value as Readonly<Record<string, unknown>>
  const fields = Object.keys(object)
    // UTF-16 code units, as the RFC requires.
    .sort()
    .flatMap((name) => (object[name] === undefined ? [] : `${JSON.stringify(name)}:${canonicalJson(object[name])}`))
  return `{${fields.join(',')}}`
}
