import { XmlElement } from '@rgrove/parse-xml'
import type { SvgClip, SvgNode, SvgStop } from './svg-drawing.ts'
import { referenceOf } from './svg-values.ts'

/** What reading one file shares. */
export interface SvgReader {
  readonly byId: ReadonlyMap<string, XmlElement>
  readonly omitted: Set<string>
  readonly colors: Set<string>
  /** IDs of what is being read, since a file may refer to itself. */
  readonly reading: Set<string>
  /** How many more references are read. Each use of a paint, mask or clip path is one. */
  referencesLeft: number
  /**
   * What is equal for all uses of an element. Masks and patterns that use each other would otherwise be read a billion
   * times.
   */
  readonly contents: {
    readonly nodes: Map<XmlElement, readonly SvgNode[]>
    readonly stops: Map<XmlElement, readonly SvgStop[]>
    readonly clips: Map<XmlElement, Omit<SvgClip, 'matrix'>>
  }
  readonly readNodes: (parent: XmlElement) => SvgNode[]
}

const MAX_REFERENCES = 100_000
/** Of references within what others refer to. */
const MAX_DEPTH = 32

export function createReader(
  byId: SvgReader['byId'],
  readNodes: (reader: SvgReader, parent: XmlElement) => SvgNode[],
): SvgReader {
  const reader: SvgReader = {
    byId,
    omitted: new Set(),
    colors: new Set(),
    reading: new Set(),
    referencesLeft: MAX_REFERENCES,
    contents: { nodes: new Map(), stops: new Map(), clips: new Map() },
    readNodes: (parent) => readNodes(reader, parent),
  }
  return reader
}

/** Returns what `read` returns for `element`, which it is called for once. */
export function readOnce<Content>(
  known: Map<XmlElement, Content>,
  element: XmlElement,
  read: (element: XmlElement) => Content,
): Content {
  const content = known.get(element) ?? read(element)
  known.set(element, content)
  return content
}

export function childrenOf(element: XmlElement): XmlElement[] {
  return element.children.filter((child) => child instanceof XmlElement)
}

/** Reads what `reference` refers to. Returns undefined without one, in a circle of them, and if there are too many. */
export function within<Value>(
  reader: SvgReader,
  reference: string | undefined,
  read: (element: XmlElement) => Value,
): Value | undefined {
  const { byId, reading, omitted } = reader
  const id = referenceOf(reference)
  const element = id === undefined ? undefined : byId.get(id)
  if (id === undefined || !element || reading.has(id)) return undefined
  reader.referencesLeft -= 1
  if (reader.referencesLeft < 0 || reading.size === MAX_DEPTH) {
    omitted.add('too many gradients, patterns, clips and masks, some of which are omitted')
    return undefined
  }
  reading.add(id)
  const value = read(element)
  reading.delete(id)
  return value
}
