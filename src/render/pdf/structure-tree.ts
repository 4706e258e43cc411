import {
  addObject,
  dictionary,
  PdfName,
  textString,
  type Pdf,
  type PdfDictionary,
  type PdfReference,
  type PdfValue,
} from './pdf-value.ts'

/** What a part of a page means: ISO 32000-1, 14.8.4. */
export type StructureNode = { readonly type: 'P' } | { readonly type: 'Figure'; readonly alt: string }

/** A marked part of a content stream, with the number of its node on the page. */
export interface MarkedContent {
  readonly node: number
  readonly mcid: number
}

export interface MarkedStream {
  /** The page, or a form that is drawn on it. */
  readonly owner: PdfDictionary
  /** Undefined for the content of the page itself. */
  readonly form: PdfReference | undefined
  /** In the order of their IDs. */
  readonly contents: readonly MarkedContent[]
}

export interface StructuredPage {
  readonly page: PdfReference
  readonly nodes: readonly StructureNode[]
  readonly streams: readonly MarkedStream[]
}

/** Writes the structure of the document, with a flat list of nodes in the order of reading. */
export function writeStructureTree(pdf: Pdf, pages: readonly StructuredPage[]): void {
  const root: PdfDictionary = new Map<string, PdfValue>([['Type', new PdfName('StructTreeRoot')]])
  const rootReference = addObject(pdf, { value: root })
  const whole = element('Document', rootReference)
  const wholeReference = addObject(pdf, { value: whole })
  const parents: PdfValue[] = []
  const kids: PdfValue[] = []
  let nextKey = 0
  for (const { page, nodes, streams } of pages) {
    const places = new Map(
      streams.flatMap((stream) => stream.contents.map((content) => [content.node, { stream, content }])),
    )
    const references = new Map<number, PdfReference>()
    for (const [index, node] of nodes.entries()) {
      const place = places.get(index)
      if (!place) continue
      const value = element(node.type, wholeReference).set('Pg', page)
      if (node.type === 'Figure') value.set('Alt', textString(node.alt))
      value.set('K', kidOf(page, place.stream, place.content))
      const reference = addObject(pdf, { value })
      references.set(index, reference)
      kids.push(reference)
    }
    for (const { owner, contents } of streams) {
      owner.set('StructParents', nextKey)
      parents.push(
        nextKey,
        contents.map(({ node }) => references.get(node) ?? null),
      )
      nextKey += 1
    }
  }
  whole.set('K', kids)
  root.set('K', [wholeReference])
  root.set('ParentTree', addObject(pdf, { value: new Map([['Nums', parents]]) }))
  root.set('ParentTreeNextKey', nextKey)
  const catalog = dictionary(pdf, pdf.trailer.get('Root'))
  catalog?.set('StructTreeRoot', rootReference).set('MarkInfo', new Map([['Marked', true]]))
}

function element(type: string, parent: PdfReference): PdfDictionary {
  return new Map<string, PdfValue>([
    ['Type', new PdfName('StructElem')],
    ['S', new PdfName(type)],
    ['P', parent],
  ])
}

function kidOf(page: PdfReference, { form }: MarkedStream, { mcid }: MarkedContent): PdfValue {
  if (!form) return mcid
  return new Map<string, PdfValue>([
    ['Type', new PdfName('MCR')],
    ['Pg', page],
    ['Stm', form],
    ['MCID', mcid],
  ])
}
