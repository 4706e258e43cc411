import { PDFArray, PDFDict, PDFName, type PDFObject } from 'pdf-lib'
import type { OpenedPdf, Rule } from './rule.ts'
import { parentTree, nameOf } from './structure.ts'
import { numberOf, type MarkedSequence } from './walk-content.ts'

const PAINTING = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's', 'sh', 'Tj', 'TJ', "'", '"'])

const isArtifact = ({ tag }: MarkedSequence): boolean => tag === 'Artifact'
const isTagged = ({ mcid }: MarkedSequence): boolean => mcid !== undefined

/** Conditions of the Matterhorn protocol 1.02 on real content and artifacts. */
export const CONTENT_RULES: Readonly<Record<string, Rule>> = {
  *'01-003'({ content }) {
    for (const { operator, operands, marked } of content) {
      const begins = operator === 'BMC' || operator === 'BDC'
      if (begins && operands[0] === '/Artifact' && marked.some(isTagged)) yield 'an artifact in tagged content'
    }
  },
  *'01-004'({ content }) {
    for (const { operator, operands, marked } of content) {
      const isTag = operator === 'BDC' && operands[1] instanceof Map && operands[1].has('/MCID')
      if (isTag && marked.some(isArtifact)) yield 'tagged content in an artifact'
    }
  },
  *'01-005'(pdf) {
    const isReferenced = referencedContent(pdf)
    for (const { operator, marked, owner, page } of pdf.content) {
      const begun = marked.findLast(isTagged)
      if (operator === 'EMC' || !PAINTING.has(operator)) continue
      if (!marked.some(isArtifact) && !begun) yield `${operator} on page ${page + 1}`
      if (begun?.mcid !== undefined && !isReferenced(owner, begun.mcid, page)) yield `no element for ${begun.mcid}`
    }
  },
  *'01-007'({ document }) {
    const info = document.catalog.lookup(PDFName.of('MarkInfo'))
    if (!(info instanceof PDFDict) || String(info.lookup(PDFName.of('Marked'))) !== 'true') yield 'not marked'
    if (info instanceof PDFDict && String(info.lookup(PDFName.of('Suspects'))) === 'true') yield 'suspects'
  },
  *'30-001'({ document }) {
    for (const [, object] of document.context.enumerateIndirectObjects()) {
      const dict = dictOf(object)
      if (nameOf(dict, 'Subtype') === 'Form' && dict?.has(PDFName.of('Ref'))) yield 'a reference XObject'
    }
  },
  *'30-002'({ document, content }) {
    const drawn = new Map<PDFDict, number>()
    const tagged = new Set<PDFDict>()
    let last: PDFDict | undefined
    for (const { owner, operator, operands } of content) {
      if (owner !== last) drawn.set(owner, (drawn.get(owner) ?? 0) + (operator === 'EMC' ? 0 : 1))
      last = owner
      if (operator === 'BDC' && operands[1] instanceof Map && operands[1].has('/MCID')) tagged.add(owner)
    }
    for (const form of tagged) {
      if (nameOf(form, 'Subtype') === 'Form' && references(document, form) > 1) yield 'a tagged form that is used twice'
    }
  },
}

/** Content in a form that is itself within tagged content belongs to that of the page. */
function referencedContent({ document }: OpenedPdf): (owner: PDFDict, mcid: number, page: number) => boolean {
  const parents = parentTree(document)
  const pages = document.getPages()
  const has = (owner: PDFDict | undefined, mcid: number): boolean => {
    const key = numberOf(owner?.lookup(PDFName.of('StructParents')))
    const entry = key === undefined ? undefined : parents.get(key)
    return entry instanceof PDFArray && entry.lookup(mcid) instanceof PDFDict
  }
  return (owner, mcid, page) => has(owner, mcid) || has(pages[page]?.node, mcid)
}

function references(document: OpenedPdf['document'], form: PDFDict): number {
  let count = 0
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    const resources = dictOf(object)?.lookup(PDFName.of('Resources'))
    const forms = resources instanceof PDFDict ? resources.lookup(PDFName.of('XObject')) : undefined
    if (!(forms instanceof PDFDict)) continue
    for (const value of forms.values()) if (dictOf(document.context.lookup(value)) === form) count += 1
  }
  return count
}

export function dictOf(object: PDFObject | undefined): PDFDict | undefined {
  if (object instanceof PDFDict) return object
  return object && 'dict' in object && object.dict instanceof PDFDict ? object.dict : undefined
}
