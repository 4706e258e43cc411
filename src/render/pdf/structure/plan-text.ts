import type { Complete } from '../../../document/elements/element.ts'
import { textOf } from '../../../document/readable-text.ts'
import { PdfName } from '../pdf-value.ts'
import type { Paragraph, TextPlan } from './page-plan.ts'
import type { StructureNode } from './structure-node.ts'

export interface TextPlanning {
  /** BCP 47, of the document. */
  readonly language: string | undefined
  readonly isHeading: boolean
}

/** Returns the nodes of a text, and which of its paragraphs are drawn for which. Empty paragraphs have no nodes. */
export function planText(
  element: Complete<'text'>,
  { language, isHeading }: TextPlanning,
): { readonly nodes: StructureNode[]; readonly text: TextPlan } {
  const present = paragraphsOf(textOf(element))
  const own = element.language === undefined || element.language === language ? undefined : element.language
  const languages = (element.runs ?? []).map((run) =>
    run.language === undefined || run.language === (element.language ?? language) ? undefined : run.language,
  )
  const plan = (nodes: StructureNode[], paragraphs: Paragraph[]): ReturnType<typeof planText> => ({
    nodes,
    text: { paragraphs, languages, spans: new Map() },
  })
  const [first] = present
  if (!first) return plan([], [])
  if (isHeading || (element.link !== undefined && present.length === 1)) {
    // A heading of several lines may be written as several paragraphs.
    const outer = node(isHeading ? 'H1' : 'P', own)
    const body = linked(outer, element)
    return plan([outer], [{ start: first.start, body }])
  }
  if (element.list !== 'none') return planList(element, present, { own, plan })
  const bodies = present.map(({ start }): Paragraph => ({ start, body: node('P', own) }))
  return plan(
    linkedAll(
      bodies.map(({ body }) => body),
      element,
    ),
    bodies,
  )
}

interface ListPlanning {
  readonly own: string | undefined
  readonly plan: (nodes: StructureNode[], paragraphs: Paragraph[]) => ReturnType<typeof planText>
}

function planList(
  element: Complete<'text'>,
  present: readonly Present[],
  { own, plan }: ListPlanning,
): ReturnType<typeof planText> {
  const items = present.map(({ start }) => ({ start, body: node('LBody', own), label: node('Lbl', own) }))
  const numbering = new PdfName(element.list === 'bullet' ? 'Disc' : 'Decimal')
  const list: StructureNode = {
    type: 'L',
    kids: items.map(({ body, label }): StructureNode => ({ type: 'LI', kids: [label, body] })),
    attributes: { List: { ListNumbering: numbering } },
  }
  return plan(linkedAll([list], element), items)
}

function node(type: StructureNode['type'], language: string | undefined): StructureNode {
  return { type, kids: [], language }
}

/** Returns the node that the letters of `outer` belong to. */
function linked(outer: StructureNode, { id, link }: Complete<'text'>): StructureNode {
  if (link === undefined) return outer
  const inner: StructureNode = { type: 'Link', kids: [], linkOf: id }
  outer.kids.push(inner)
  return inner
}

function linkedAll(nodes: StructureNode[], { id, link }: Complete<'text'>): StructureNode[] {
  return link === undefined ? nodes : [{ type: 'Link', kids: nodes, linkOf: id }]
}

interface Present {
  readonly start: number
  readonly text: string
}

function paragraphsOf(text: string): Present[] {
  let start = 0
  return text.split('\n').flatMap((paragraph) => {
    const present = { start, text: paragraph }
    start += paragraph.length + 1
    return paragraph.trim() === '' ? [] : [present]
  })
}
