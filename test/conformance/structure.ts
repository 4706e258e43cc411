import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFString,
  type PDFDocument,
  type PDFObject,
} from 'pdf-lib'

/** An element of the structure, with its elements in order. */
export interface StructureElement {
  readonly dict: PDFDict
  readonly type: string
  readonly parent: StructureElement | undefined
  readonly kids: readonly StructureElement[]
}

/** Returns undefined for a file without structure. */
export function structureOf(document: PDFDocument): StructureElement | undefined {
  const root = document.catalog.lookup(PDFName.of('StructTreeRoot'))
  return root instanceof PDFDict ? elementOf(root, undefined) : undefined
}

function elementOf(dict: PDFDict, parent: StructureElement | undefined): StructureElement {
  const type = dict.lookup(PDFName.of('S'))
  const kids: StructureElement[] = []
  const element = { dict, type: type instanceof PDFName ? type.decodeText() : 'StructTreeRoot', parent, kids }
  const entry = dict.lookup(PDFName.of('K'))
  const items = entry instanceof PDFArray ? entry.asArray().map((item) => dict.context.lookup(item)) : [entry]
  for (const item of items)
    if (item instanceof PDFDict && item.has(PDFName.of('S'))) kids.push(elementOf(item, element))
  return element
}

/** Lists the elements in the order of reading. */
export function elementsOf(root: StructureElement | undefined): StructureElement[] {
  return root ? [...root.kids.flatMap((kid) => [kid, ...elementsOf(kid)])] : []
}

/** Returns the entries of the parent tree by their keys. */
export function parentTree(document: PDFDocument): Map<number, PDFObject | undefined> {
  const root = document.catalog.lookup(PDFName.of('StructTreeRoot'))
  const tree = root instanceof PDFDict ? root.lookup(PDFName.of('ParentTree')) : undefined
  const numbers = tree instanceof PDFDict ? tree.lookup(PDFName.of('Nums')) : undefined
  const parents = new Map<number, PDFObject | undefined>()
  const items = numbers instanceof PDFArray ? numbers.asArray() : []
  for (let index = 0; index + 1 < items.length; index += 2) {
    const key = items[index]
    if (key instanceof PDFNumber) parents.set(key.asNumber(), document.context.lookup(items[index + 1]))
  }
  return parents
}

export function nameOf(dict: PDFDict | undefined, key: string): string | undefined {
  const value = dict?.lookup(PDFName.of(key))
  return value instanceof PDFName ? value.decodeText() : undefined
}

export function textIn(dict: PDFDict | undefined, key: string): string | undefined {
  const value = dict?.lookup(PDFName.of(key))
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined
}

export function dictIn(dict: PDFDict | undefined, key: string): PDFDict | undefined {
  const value = dict?.lookup(PDFName.of(key))
  return value instanceof PDFDict ? value : undefined
}
