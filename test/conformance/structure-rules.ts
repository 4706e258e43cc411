import { PDFArray, PDFDict, PDFName, PDFRawStream, type PDFDocument } from 'pdf-lib'
import { dictOf } from './content-rules.ts'
import type { Rule } from './rule.ts'
import { dictIn, elementsOf, nameOf, parentTree, structureOf, textIn } from './structure.ts'
import { contentOf, numberOf } from './walk-content.ts'

/** ISO 32000-1, 14.8.4. */
const STANDARD = new Set(
  `Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody
   Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP
   Figure Formula Form`.split(/\s+/),
)

/** The elements that may contain each one: ISO 32000-1, tables 336 and 337. */
const PARENTS: Readonly<Record<string, RegExp>> = {
  TR: /^(?:Table|THead|TBody|TFoot)$/,
  TH: /^TR$/,
  TD: /^TR$/,
  LI: /^L$/,
  Lbl: /^(?:LI|Note|TOCI)$/,
  LBody: /^LI$/,
}
const KIDS: Readonly<Record<string, RegExp>> = {
  Table: /^(?:TR|THead|TBody|TFoot|Caption)$/,
  TR: /^T[HD]$/,
  L: /^(?:LI|L|Caption)$/,
  LI: /^(?:Lbl|LBody)$/,
}

/** Conditions of the Matterhorn protocol 1.02 on the structure, annotations and metadata. */
export const STRUCTURE_RULES: Readonly<Record<string, Rule>> = {
  *'02-001'({ document }) {
    for (const { type } of elementsOf(structureOf(document))) if (!STANDARD.has(type)) yield type
  },
  *'06-001'({ document }) {
    if (xmpOf(document) === '') yield 'no metadata'
  },
  *'06-002'({ document }) {
    if (!xmpOf(document).includes('<pdfuaid:part>1</pdfuaid:part>')) yield 'no identifier'
  },
  *'06-003'({ document }) {
    if (!/<dc:title><rdf:Alt><rdf:li xml:lang="x-default">[^<]+</.test(xmpOf(document))) yield 'no title'
  },
  *'07-001'({ document }) {
    if (!dictIn(document.catalog, 'ViewerPreferences')?.has(PDFName.of('DisplayDocTitle'))) yield 'no DisplayDocTitle'
  },
  *'07-002'({ document }) {
    const shows = dictIn(document.catalog, 'ViewerPreferences')?.lookup(PDFName.of('DisplayDocTitle'))
    if (String(shows) === 'false') yield 'DisplayDocTitle is false'
  },
  '09-004': nesting(/^T(?:able|R|H|D)$/),
  '09-005': nesting(/^L(?:I|bl|Body)?$/),
  '11-001': languages,
  *'11-006'({ document }) {
    if (!isLanguage(textIn(document.catalog, 'Lang') ?? '')) yield 'the catalog has no language'
  },
  *'13-004'({ document }) {
    for (const { type, dict } of elementsOf(structureOf(document))) {
      if (type === 'Figure' && !textIn(dict, 'Alt') && !textIn(dict, 'ActualText')) yield 'a figure without text'
    }
  },
  *'14-002'({ document }) {
    const [first] = headingLevels(document)
    if (first !== undefined && first !== 1) yield `the first heading is H${first}`
  },
  *'14-003'({ document }) {
    const levels = headingLevels(document)
    for (const [index, level] of levels.entries()) {
      if (index > 0 && level > (levels[index - 1] ?? 0) + 1) yield `H${level} follows H${levels[index - 1]}`
    }
  },
  *'15-003'({ document }) {
    for (const { type, dict } of elementsOf(structureOf(document))) {
      if (type === 'TH' && !attributesOf(dict).some((each) => each.has(PDFName.of('Scope')))) yield 'a TH without Scope'
    }
  },
  *'26-001'({ document }) {
    if (document.isEncrypted) yield 'encrypted'
  },
  *'28-002'({ document }) {
    for (const { annotation } of annotationsOf(document)) {
      const subtype = nameOf(annotation, 'Subtype') ?? ''
      if (!/^(?:Link|Widget|PrinterMark)$/.test(subtype)) yield subtype
    }
  },
  *'28-008'({ document }) {
    for (const { page } of annotationsOf(document)) if (!page.has(PDFName.of('Tabs'))) yield 'no Tabs'
  },
  *'28-009'({ document }) {
    for (const { page } of annotationsOf(document)) {
      if (page.has(PDFName.of('Tabs')) && nameOf(page, 'Tabs') !== 'S') yield 'Tabs is not S'
    }
  },
  *'28-011'({ document }) {
    const parents = parentTree(document)
    for (const { annotation } of annotationsOf(document)) {
      const key = numberOf(annotation.lookup(PDFName.of('StructParent')))
      if (nameOf(dictOf(parents.get(key ?? -1)), 'S') !== 'Link') yield 'a link outside of the structure'
    }
  },
  *'28-012'({ document }) {
    for (const { annotation } of annotationsOf(document)) if (!textIn(annotation, 'Contents')) yield 'no Contents'
  },
}

function nesting(kinds: RegExp): Rule {
  return function* ({ document }) {
    for (const { type, parent, kids } of elementsOf(structureOf(document))) {
      if (!kinds.test(type)) continue
      if (PARENTS[type] && !PARENTS[type].test(parent?.type ?? '')) yield `${type} in ${parent?.type ?? ''}`
      for (const kid of kids) if (KIDS[type] && !KIDS[type].test(kid.type)) yield `${kid.type} in ${type}`
    }
  }
}

function* languages({ document }: Parameters<Rule>[0]): Generator<string> {
  if (!isLanguage(textIn(document.catalog, 'Lang') ?? '')) yield 'the catalog has no language'
  for (const { dict } of elementsOf(structureOf(document))) {
    const language = textIn(dict, 'Lang')
    if (language !== undefined && !isLanguage(language)) yield language
  }
}

/** RFC 3066, as PDF 1.7 requires. */
function isLanguage(tag: string): boolean {
  return /^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$/.test(tag)
}

function headingLevels(document: PDFDocument): number[] {
  return elementsOf(structureOf(document)).flatMap(({ type }) => (/^H\d$/.test(type) ? [Number(type[1])] : []))
}

function attributesOf(dict: PDFDict): PDFDict[] {
  const entry = dict.lookup(PDFName.of('A'))
  const items = entry instanceof PDFArray ? entry.asArray().map((item) => dict.context.lookup(item)) : [entry]
  return items.flatMap((item) => (item instanceof PDFDict ? [item] : []))
}

export function annotationsOf(document: PDFDocument): { readonly page: PDFDict; readonly annotation: PDFDict }[] {
  return document.getPages().flatMap(({ node }) => {
    const items = node.Annots()?.asArray() ?? []
    return items.flatMap((item) => {
      const annotation = document.context.lookup(item)
      return annotation instanceof PDFDict ? [{ page: node, annotation }] : []
    })
  })
}

export function xmpOf(document: PDFDocument): string {
  const stream = document.catalog.lookup(PDFName.of('Metadata'))
  return stream instanceof PDFRawStream ? Buffer.from(contentOf(stream), 'latin1').toString('utf8') : ''
}
