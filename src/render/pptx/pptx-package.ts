import { createHash } from 'node:crypto'
import { type Zippable, zipSync } from 'fflate'
import { markup, XML_HEAD } from './xml-markup.ts'

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const CONTENT_TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Of every entry, so that equal presentations have equal bytes. The fields of a ZIP have no time zone. */
const MODIFIED = new Date(1980, 0, 1)

const MEDIA = { 'image/png': 'png', 'image/jpeg': 'jpeg' } as const

export interface MediaFile {
  readonly type: keyof typeof MEDIA
  readonly bytes: Uint8Array
}

export interface Relationship {
  readonly type: string
  /** A path in the package, or an address. */
  readonly target: string
  readonly isExternal?: boolean
}

/** The relationships of one part. Equal ones share an ID. */
export class Relationships {
  readonly #list: Relationship[] = []

  /** Returns the ID, such as `rId1`. */
  add(relationship: Relationship): string {
    const known = this.#list.findIndex(
      ({ type, target }) => type === relationship.type && target === relationship.target,
    )
    return `rId${known < 0 ? this.#list.push(relationship) : known + 1}`
  }

  /** `part` is the path of the part that has them; empty for the package. */
  markup(part: string): string {
    const folder = part.split('/').slice(0, -1)
    const written = this.#list.map(({ type, target, isExternal = false }, index) =>
      markup('Relationship', {
        Id: `rId${index + 1}`,
        Type: type,
        Target: isExternal ? target : relativePath(folder, target),
        TargetMode: isExternal ? 'External' : undefined,
      }),
    )
    return XML_HEAD + markup('Relationships', { xmlns: RELATIONSHIPS }, ...written)
  }
}

function relativePath(folder: readonly string[], target: string): string {
  const parts = target.split('/')
  let common = 0
  while (common < folder.length && folder[common] === parts[common]) common += 1
  return [...folder.slice(common).map(() => '..'), ...parts.slice(common)].join('/')
}

export interface XmlPart {
  /** Its content type. */
  readonly type: string
  readonly content: string
  readonly relationships?: Relationships
  /** Whether it remains uncompressed. */
  readonly isPlain?: boolean
}

/** The parts of a presentation, in the Open Packaging Conventions. */
export class PptxPackage {
  readonly #parts = new Map<
    string,
    { readonly bytes: Uint8Array; readonly type?: string; readonly isPlain?: boolean }
  >()
  readonly #media = new Map<string, string>()

  addXml(path: string, { type, content, relationships, isPlain = false }: XmlPart): void {
    this.#parts.set(path, { bytes: Buffer.from(XML_HEAD + content), type, isPlain })
    if (relationships) {
      const name = path.split('/').pop() ?? ''
      const folder = path.slice(0, path.length - name.length)
      this.#parts.set(`${folder}_rels/${name}.rels`, { bytes: Buffer.from(relationships.markup(path)) })
    }
  }

  addRoot(relationships: Relationships): void {
    this.#parts.set('_rels/.rels', { bytes: Buffer.from(relationships.markup('')) })
  }

  addBytes(path: string, bytes: Uint8Array): void {
    this.#parts.set(path, { bytes })
  }

  /** Returns the path of the media file. Equal files are stored once. */
  addMedia({ type, bytes }: MediaFile): string {
    const digest = createHash('sha256').update(bytes).digest('hex')
    const known = this.#media.get(digest)
    if (known !== undefined) return known
    const path = `ppt/media/image${this.#media.size + 1}.${MEDIA[type]}`
    this.#media.set(digest, path)
    this.addBytes(path, bytes)
    return path
  }

  /** Programs expect the content types first. */
  toZip(): Uint8Array {
    const entries: Zippable = { '[Content_Types].xml': Buffer.from(this.#contentTypes()) }
    for (const [path, { bytes, isPlain = false }] of this.#parts) {
      // Pictures are compressed already.
      const isCompressed = !isPlain && (path.endsWith('.xml') || path.endsWith('.rels'))
      entries[path] = isCompressed ? bytes : [bytes, { level: 0 }]
    }
    return zipSync(entries, { mtime: MODIFIED, level: 6 })
  }

  #contentTypes(): string {
    const defaults = {
      rels: 'application/vnd.openxmlformats-package.relationships+xml',
      xml: 'application/xml',
      png: 'image/png',
      jpeg: 'image/jpeg',
    }
    const parts = [...this.#parts].flatMap(([path, { type }]) =>
      type === undefined ? [] : markup('Override', { PartName: `/${path}`, ContentType: type }),
    )
    const extensions = Object.entries(defaults).map(([Extension, ContentType]) =>
      markup('Default', { Extension, ContentType }),
    )
    return XML_HEAD + markup('Types', { xmlns: CONTENT_TYPES }, ...extensions, ...parts)
  }
}
