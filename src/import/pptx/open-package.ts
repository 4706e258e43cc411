import type { XmlElement } from '@rgrove/parse-xml'
import { unzipSync } from 'fflate'
import { Failure } from '../../failure.ts'
import { childrenOf, readXml } from '../read-xml.ts'
import { refuse } from '../refuse.ts'

const MAX_BYTES = 256 * 1024 * 1024
const MAX_PARTS = 10_000

export interface Relationship {
  /** The path of a part, or a URL. */
  readonly target: string
  readonly type: string
  readonly isExternal: boolean
}

/** The parts of an Office file by path. */
export interface Package {
  /** @throws `import_invalid` if there is none */
  readonly xml: (path: string) => XmlElement
  readonly findXml: (path: string | undefined) => XmlElement | undefined
  readonly bytes: (path: string) => Uint8Array | undefined
  readonly relationships: (path: string) => ReadonlyMap<string, Relationship>
}

/** Unpacks an Office file, unless its parts would be too large. @throws `import_invalid` */
export function openPackage(zip: Uint8Array): Package {
  const parts = unpack(zip)
  const parsed = new Map<string, XmlElement>()
  const related = new Map<string, ReadonlyMap<string, Relationship>>()
  const findXml = (path: string | undefined): XmlElement | undefined => {
    const bytes = path === undefined ? undefined : parts.get(path)
    if (path === undefined || !bytes) return undefined
    const known = parsed.get(path)
    const root = known ?? readXml(new TextDecoder().decode(bytes), `its part ${path}`)
    parsed.set(path, root)
    return root
  }
  return {
    findXml,
    xml: (path) => findXml(path) ?? refuse(`it has no part ${path}`),
    bytes: (path) => parts.get(path),
    relationships(path) {
      const known = related.get(path) ?? readRelationships(path, findXml(relationshipsPath(path)))
      related.set(path, known)
      return known
    },
  }
}

function unpack(zip: Uint8Array): ReadonlyMap<string, Uint8Array> {
  let [bytes, count] = [0, 0]
  try {
    const parts = unzipSync(zip, {
      filter({ name, size, originalSize }) {
        // A part that is not compressed has `size`, whatever the file says of its original size.
        bytes += Math.max(size, originalSize)
        count += 1
        if (count > MAX_PARTS) refuse(`it has more than ${MAX_PARTS} parts`)
        if (bytes > MAX_BYTES) refuse(`it has more than ${MAX_BYTES / 1024 ** 2} MiB when it is unpacked`)
        if (name.startsWith('/') || name.includes('\\') || name.split('/').includes('..'))
          refuse('it has a part outside of its folder')
        return !name.endsWith('/')
      },
    })
    return new Map(Object.entries(parts))
  } catch (error) {
    if (error instanceof Failure) throw error
    refuse('it is not a ZIP file that can be read', error)
  }
}

function relationshipsPath(path: string): string {
  const slash = path.lastIndexOf('/')
  return `${path.slice(0, slash + 1)}_rels/${path.slice(slash + 1)}.rels`
}

function readRelationships(path: string, root: XmlElement | undefined): ReadonlyMap<string, Relationship> {
  return new Map(
    childrenOf(root).map(({ attributes }) => {
      const isExternal = attributes['TargetMode'] === 'External'
      const target = attributes['Target'] ?? ''
      const type = (attributes['Type'] ?? '').split('/').at(-1) ?? ''
      return [attributes['Id'] ?? '', { target: isExternal ? target : resolved(path, target), type, isExternal }]
    }),
  )
}

function resolved(from: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const folders = from.split('/').slice(0, -1)
  for (const part of target.split('/')) {
    if (part === '..') folders.pop()
    else if (part !== '.') folders.push(part)
  }
  return folders.join('/')
}
