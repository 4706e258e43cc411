import { XmlElement } from '@rgrove/parse-xml'
import type { SvgNode } from './svg-drawing.ts'
import { referenceOf } from './svg-values.ts'

/** What reading one file shares. */
export interface SvgReader {
  readonly byId: ReadonlyMap<string, XmlElement>
  readonly omitted: Set<string>
  readonly colors: Set<string>
  /** IDs of what is being read, since a file may refer to itself. */
  readonly reading: Set<string>
  readNodes(parent: XmlElement): SvgNode[]
}

export function childrenOf(element: XmlElement): XmlElement[] {
  return element.children.filter((child) => child instanceof XmlElement)
}

/** Reads what `reference` refers to. Returns undefined without a reference, and in a circle of references. */
export function within<Value>(
  { byId, reading }: SvgReader,
  reference: string | undefined,
  read: (element: XmlElement) => Value,
): Value | undefined {
  const id = referenceOf(reference)
  const element = id === undefined ? undefined : byId.get(id)
  if (id === undefined || !element || reading.has(id)) return undefined
  reading.add(id)
  const value = read(element)
  reading.delete(id)
  return value
}
