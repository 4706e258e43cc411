import type { Bounds } from '../../../paint/bounds.ts'
import {
  addObject,
  dictionary,
  PdfName,
  textString,
  type Pdf,
  type PdfDictionary,
  type PdfReference,
  type PdfValue,
} from '../pdf-value.ts'
import type { MarkedContent, MarkedStream } from './mark-content.ts'
import { isDrawnPart, type DrawnPart, type StructureNode } from './structure-node.ts'

export interface StructuredPage {
  readonly page: PdfReference
  readonly name: string | undefined
  readonly nodes: readonly StructureNode[]
  readonly streams: readonly MarkedStream[]
  /** Link annotations by the IDs of their elements. */
  readonly links: ReadonlyMap<string, PdfReference>
  /** Converts CSS pixels of the page to points. */
  readonly toPoints: (bounds: Bounds) => number[]
}

/** Writes the structure of the document: a section for each page, with its nodes in the order of reading. */
export function writeStructureTree(pdf: Pdf, pages: readonly StructuredPage[]): void {
  const root: PdfDictionary = new Map<string, PdfValue>([['Type', new PdfName('StructTreeRoot')]])
  const rootReference = addObject(pdf, { value: root })
  const parents = new Map<number, PdfValue>()
  const whole = elementOf('Document', rootReference)
  const wholeReference = addObject(pdf, { value: whole })
  whole.set(
    'K',
    pages.flatMap((page) => new PageWriter(pdf, page, parents).write(wholeReference) ?? []),
  )
  root.set('K', [wholeReference])
  const numbers = [...parents].flatMap(([key, value]): PdfValue[] => [key, value])
  root.set('ParentTree', addObject(pdf, { value: new Map([['Nums', numbers]]) }))
  root.set('ParentTreeNextKey', parents.size)
  const catalog = dictionary(pdf, pdf.trailer.get('Root'))
  catalog?.set('StructTreeRoot', rootReference).set('MarkInfo', new Map([['Marked', true]]))
}

interface Place {
  readonly stream: MarkedStream
  readonly content: MarkedContent
}

class PageWriter {
  readonly #pdf: Pdf
  readonly #page: StructuredPage
  readonly #parents: Map<number, PdfValue>
  readonly #places: ReadonlyMap<number, Place>
  /** The element of each mark. */
  readonly #owners = new Map<number, PdfReference>()

  constructor(pdf: Pdf, page: StructuredPage, parents: Map<number, PdfValue>) {
    this.#pdf = pdf
    this.#page = page
    this.#parents = parents
    this.#places = new Map(
      page.streams.flatMap((stream) => stream.contents.map((content) => [content.mark, { stream, content }])),
    )
  }

  /** Returns undefined for a page without content. */
  write(parent: PdfReference): PdfReference | undefined {
    const { nodes, name, streams, page } = this.#page
    const section = this.#writeNode(
      { type: 'Sect', kids: [...nodes], ...(name !== undefined && { title: name }) },
      parent,
    )
    const pageDictionary = dictionary(this.#pdf, page)
    // The page also names the content of its forms: pdf.js finds elements by this list alone.
    if (pageDictionary)
      this.#own(
        pageDictionary,
        streams.flatMap(({ contents }) => contents),
      )
    for (const { owner, form, contents } of streams) if (form) this.#own(owner, contents)
    return section
  }

  /** Lists the elements of marked content by its IDs: ISO 32000-1, 14.7.4.4. */
  #own(stream: PdfDictionary, contents: MarkedStream['contents']): void {
    if (contents.length === 0) return
    const owners: PdfValue[] = []
    for (const { mark, mcid } of contents) owners[mcid] = this.#owners.get(mark) ?? null
    stream.set('StructParents', this.#parents.size)
    this.#parents.set(
      this.#parents.size,
      Array.from(owners, (owner) => owner ?? null),
    )
  }

  /** Omits nodes of which nothing is drawn, except the cells of a table, and the rows after the last drawn one. */
  #writeNode(node: StructureNode, parent: PdfReference): PdfReference | undefined {
    if (!this.#isDrawn(node)) return undefined
    const value = elementOf(node.type, parent).set('Pg', this.#page.page)
    const reference = addObject(this.#pdf, { value })
    this.#describe(value, node)
    const lastRow = node.type === 'Table' ? node.kids.findLastIndex((kid) => this.#isDrawnKid(kid)) : Infinity
    const kids = node.kids.slice(0, lastRow + 1).flatMap((kid): PdfValue[] => {
      if (isDrawnPart(kid)) return this.#contentOf(kid, reference)
      const written = isCell(kid) ? this.#writeCell(kid, reference) : this.#writeNode(kid, reference)
      return written ? [written] : []
    })
    const link = node.linkOf === undefined ? undefined : this.#page.links.get(node.linkOf)
    if (link) kids.push(this.#annotate(link, reference))
    value.set('K', kids)
    return reference
  }

  /** A cell or row without content keeps its place. */
  #writeCell(node: StructureNode, parent: PdfReference): PdfReference {
    const written = this.#writeNode(node, parent)
    if (written) return written
    const value = elementOf(node.type, parent)
    const reference = addObject(this.#pdf, { value })
    this.#describe(value, node)
    const kids = node.kids.flatMap((kid) => (isDrawnPart(kid) ? [] : [this.#writeCell(kid, reference)]))
    value.set('K', kids)
    return reference
  }

  #describe(value: PdfDictionary, { title, alt, language, attributes = {}, bounds }: StructureNode): void {
    if (title !== undefined) value.set('T', textString(title))
    if (language !== undefined) value.set('Lang', textString(language))
    if (alt !== undefined) value.set('Alt', textString(alt))
    const owned = Object.entries(attributes).map(([owner, entries]) => attribute(owner, entries))
    if (bounds) {
      const box = this.#page.toPoints(bounds)
      owned.push(attribute('Layout', { BBox: box, Placement: new PdfName('Block') }))
    }
    if (owned.length > 0) value.set('A', owned.length === 1 ? (owned[0] ?? null) : owned)
  }

  #contentOf({ mark }: DrawnPart, owner: PdfReference): PdfValue[] {
    const place = this.#places.get(mark)
    if (!place) return []
    this.#owners.set(mark, owner)
    const { stream, content } = place
    if (!stream.form) return [content.mcid]
    const reference = new Map<string, PdfValue>([
      ['Type', new PdfName('MCR')],
      ['Pg', this.#page.page],
      ['Stm', stream.form],
      ['MCID', content.mcid],
    ])
    return [reference]
  }

  #annotate(annotation: PdfReference, owner: PdfReference): PdfDictionary {
    const key = this.#parents.size
    dictionary(this.#pdf, annotation)?.set('StructParent', key)
    this.#parents.set(key, owner)
    return new Map<string, PdfValue>([
      ['Type', new PdfName('OBJR')],
      ['Pg', this.#page.page],
      ['Obj', annotation],
    ])
  }

  #isDrawn({ kids, linkOf }: StructureNode): boolean {
    return (linkOf !== undefined && this.#page.links.has(linkOf)) || kids.some((kid) => this.#isDrawnKid(kid))
  }

  #isDrawnKid(kid: StructureNode | DrawnPart): boolean {
    return isDrawnPart(kid) ? this.#places.has(kid.mark) : this.#isDrawn(kid)
  }
}

function isCell({ type }: StructureNode): boolean {
  return type === 'TR' || type === 'TH' || type === 'TD'
}

function attribute(owner: string, entries: Readonly<Record<string, PdfValue>>): PdfDictionary {
  return new Map<string, PdfValue>([['O', new PdfName(owner)], ...Object.entries(entries)])
}

function elementOf(type: string, parent: PdfReference): PdfDictionary {
  return new Map<string, PdfValue>([
    ['Type', new PdfName('StructElem')],
    ['S', new PdfName(type)],
    ['P', parent],
  ])
}
