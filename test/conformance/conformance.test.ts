import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from 'pdf-lib'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Document } from '../../src/document/document.ts'
import { createDocumentRenderer, type RenderDocument } from '../../src/render/render-document.ts'
import type { PdfOutput } from '../../src/render/render-task.ts'
import { FIXTURES, readFixture, readTemplate, TEMPLATES } from '../fixtures/fixtures.ts'
import { readAloud, type ReadAloud } from './read-aloud.ts'
import { unread } from './unread.ts'
import { ARCHIVE_RULES } from './archive-rules.ts'
import { CONTENT_RULES } from './content-rules.ts'
import { FONT_RULES } from './font-rules.ts'
import { type OpenedPdf, violations } from './rule.ts'
import { annotationsOf, STRUCTURE_RULES } from './structure-rules.ts'
import { dictIn, elementsOf, structureOf } from './structure.ts'
import { descendantOf, usedFonts } from './used-fonts.ts'
import { contentOf, walkContent } from './walk-content.ts'

// The rules of PDF/UA-1, by conditions of the Matterhorn protocol 1.02, and of PDF/A-2b, by clauses, that programs can
// check. Files are read by a program that did not write them. A broken file shows that each rule can fail.

const RULES = { ...CONTENT_RULES, ...STRUCTURE_RULES, ...FONT_RULES, ...ARCHIVE_RULES }
const OUTPUT: PdfOutput = {
  ...{ format: 'pdf', scale: 1, bleed: 0, cropMarks: false, metadata: {} },
  conformsTo: ['PDF/A-2b', 'PDF/UA-1'],
}

let render: RenderDocument
beforeAll(() => {
  render = createDocumentRenderer()
})

async function opened(bytes: Uint8Array): Promise<OpenedPdf> {
  return { bytes, document: await PDFDocument.load(bytes, { updateMetadata: false }) }
}

test.each([...TEMPLATES, ...FIXTURES])('the PDF of %s conforms to both standards', async (name) => {
  const { document, size, images } = await (TEMPLATES.includes(name) ? readTemplate(name) : readFixture(name))
  const output = { ...OUTPUT, bleed: 8, cropMarks: true }
  const { files } = await render({ document, size, images, output, origin: 'document' })
  const bytes = files[0]?.bytes ?? new Uint8Array()
  expect(violations(RULES, await opened(bytes))).toEqual({})
  if (!TEMPLATES.includes(name)) return
  const read = await readAloud(bytes)
  expect(read.language).toBe(document.language)
  expect(unread(document, read)).toEqual([])
  await expect(asText(read)).toMatchFileSnapshot(`readings/${name}.txt`)
})

function asText({ title, language, pages }: ReadAloud): string {
  const sections = pages.map((lines, index) => [`-- page ${index + 1}`, ...lines, ''].join('\n'))
  return [`title: ${title}`, `language: ${language}`, '', ...sections].join('\n')
}

const BOX = { x: 20, y: 20, width: 300, height: 60 }
const SAMPLE: Document = {
  version: 1,
  title: 'Sample',
  language: 'en',
  pages: [
    {
      id: 'p',
      elements: [
        { ...BOX, id: 'h', type: 'text', text: 'A heading', fontSize: 40 },
        {
          ...BOX,
          id: 't',
          type: 'text',
          y: 100,
          text: 'A paragraph that is longer than the heading',
          link: 'https://a.example',
        },
        { ...BOX, id: 'l', type: 'text', y: 180, text: 'One\nTwo', list: 'bullet', opacity: 0.5, fill: LINEAR() },
        {
          ...BOX,
          id: 'd',
          type: 'table',
          y: 260,
          columns: [{ title: 'Name' }, { title: 'Price' }],
          rows: [['Tea', 3]],
        },
        { ...BOX, id: 'i', type: 'image', y: 340, src: 'builtin:mountains', alt: 'Mountains' },
        { ...BOX, id: 'h2', type: 'text', y: 420, text: 'Next heading', fontSize: 30 },
      ],
    },
  ],
}

function LINEAR() {
  const stops = [
    { offset: 0, color: '#000000' },
    { offset: 1, color: '#0000ff' },
  ]
  return { type: 'linear' as const, angle: 0, stops }
}

type Break = (pdf: OpenedPdf) => unknown

const set = (dict: PDFDict | undefined, key: string, value: string | number | boolean | null): void => {
  if (!dict) throw new Error(`nothing to break for ${key}`)
  if (value === null) dict.delete(PDFName.of(key))
  else dict.set(PDFName.of(key), dict.context.obj(value as never))
}

const elements = ({ document }: OpenedPdf, type: string): PDFDict[] =>
  elementsOf(structureOf(document)).flatMap((element) => (element.type === type ? [element.dict] : []))

const annotation = ({ document }: OpenedPdf): PDFDict | undefined => annotationsOf(document)[0]?.annotation

function font(pdf: OpenedPdf): PDFDict | undefined {
  return usedFonts([...walkContent(pdf.document)]).find((used) => descendantOf(used))?.dict
}

function descendant(pdf: OpenedPdf): PDFDict | undefined {
  const used = usedFonts([...walkContent(pdf.document)]).find((each) => descendantOf(each))
  return used && descendantOf(used)
}

/** Replaces text in the streams that contain it. */
function rewrite({ document }: OpenedPdf, from: string | RegExp, to: string): void {
  let count = 0
  for (const [reference, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || /Image|Length1/.test(String(object.dict))) continue
    const content = contentOf(object)
    const changed = content.replace(from, to)
    if (changed === content) continue
    count += 1
    document.context.assign(reference, document.context.stream(Buffer.from(changed, 'latin1'), plainDict(object.dict)))
  }
  if (count === 0) throw new Error(`nothing contains ${String(from)}`)
}

function plainDict(dict: PDFDict): Record<string, never> {
  const entries = dict.entries().filter(([key]) => key !== PDFName.of('Filter') && key !== PDFName.of('Length'))
  return Object.fromEntries(entries.map(([key, value]) => [key.decodeText(), value])) as Record<string, never>
}

function withBytes(pdf: OpenedPdf, change: (text: string) => string): OpenedPdf {
  return { ...pdf, bytes: Buffer.from(change(Buffer.from(pdf.bytes).toString('latin1')), 'latin1') }
}

function firstImage({ document }: OpenedPdf): PDFDict | undefined {
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (object instanceof PDFRawStream && String(object.dict).includes('/Image\n')) return object.dict
  }
  return undefined
}

function firstStream({ document }: OpenedPdf): PDFDict | undefined {
  for (const [, object] of document.context.enumerateIndirectObjects())
    if (object instanceof PDFRawStream) return object.dict
  return undefined
}

function firstState(pdf: OpenedPdf): PDFDict | undefined {
  for (const [, object] of pdf.document.context.enumerateIndirectObjects()) {
    if (object instanceof PDFDict && object.has(PDFName.of('BM'))) return object
  }
  return undefined
}

function isOpened(value: unknown): value is OpenedPdf {
  return typeof value === 'object' && value !== null && 'bytes' in value
}

/** For each rule, a way to break a file that it must notice. */
const BREAKS: Readonly<Record<string, Break>> = {
  '01-003': (pdf) => rewrite(pdf, /(\/H1 <<\/MCID \d+>> BDC\n)/, '$1/Artifact BMC\nEMC\n'),
  '01-004': (pdf) => rewrite(pdf, /(\/H1 <<\/MCID \d+>> BDC\n[^]*?EMC\n)/, '/Artifact BMC\n$1EMC\n'),
  '01-005': (pdf) => rewrite(pdf, /\/H1 <<\/MCID \d+>> BDC\n/, '/Span BMC\n'),
  '01-007': ({ document }) => set(document.catalog, 'MarkInfo', null),
  '02-001': (pdf) => set(elements(pdf, 'P')[0], 'S', 'Text'),
  '06-001': ({ document }) => set(document.catalog, 'Metadata', null),
  '06-002': (pdf) => rewrite(pdf, '<pdfuaid:part>1<', '<pdfuaid:part>9<'),
  '06-003': (pdf) => rewrite(pdf, '<dc:title>', '<dc:name>'),
  '07-001': ({ document }) => set(document.catalog, 'ViewerPreferences', null),
  '07-002': ({ document }) => set(dictIn(document.catalog, 'ViewerPreferences'), 'DisplayDocTitle', false),
  '09-004': (pdf) => set(elements(pdf, 'TR')[0], 'S', 'P'),
  '09-005': (pdf) => set(elements(pdf, 'LI')[0], 'S', 'P'),
  '10-001': (pdf) => rewrite(pdf, /(beginbfchar\n)<\w{4}> <\w+>\n/, '$1'),
  '11-001': (pdf) => elements(pdf, 'P')[0]?.set(PDFName.of('Lang'), PDFString.of('??')),
  '11-006': ({ document }) => set(document.catalog, 'Lang', null),
  '13-004': (pdf) => set(elements(pdf, 'Figure')[0], 'Alt', null),
  '14-002': (pdf) => set(elements(pdf, 'H1')[0], 'S', 'H2'),
  '14-003': (pdf) => set(elements(pdf, 'H2')[0], 'S', 'H4'),
  '15-003': (pdf) => set(elements(pdf, 'TH')[0], 'A', null),
  '28-002': (pdf) => set(annotation(pdf), 'Subtype', 'Text'),
  '28-008': ({ document }) => set(document.getPage(0).node, 'Tabs', null),
  '28-009': ({ document }) => set(document.getPage(0).node, 'Tabs', 'R'),
  '28-011': (pdf) => set(annotation(pdf), 'StructParent', null),
  '28-012': (pdf) => set(annotation(pdf), 'Contents', null),
  '31-004': (pdf) => set(descendant(pdf), 'CIDToGIDMap', 'Own'),
  '31-005': (pdf) => set(descendant(pdf), 'CIDToGIDMap', null),
  '31-006': (pdf) => set(font(pdf), 'Encoding', 'Own-H'),
  '31-009': (pdf) => set(dictIn(descendant(pdf), 'FontDescriptor'), 'FontFile2', null),
  '31-011': (pdf) => rewrite(pdf, /<\w{4}/, '<FFF0'),
  '31-014': (pdf) => set(dictIn(descendant(pdf), 'FontDescriptor'), 'CIDSet', 1),
  '31-016': (pdf) => set(descendant(pdf), 'W', null),
  '31-027': (pdf) => set(font(pdf), 'ToUnicode', null),
  '31-028': (pdf) => rewrite(pdf, /(beginbfchar\n<\w{4}>) <\w+>\n/, '$1 <0000>\n'),
  '31-029': (pdf) => rewrite(pdf, /(beginbfchar\n<\w{4}>) <\w+>\n/, '$1 <FEFF>\n'),
  '31-030': (pdf) => rewrite(pdf, /Tm\n\[?<\w{4}/, 'Tm\n[<0000'),
  '6.1.2': (pdf) => withBytes(pdf, (text) => text.replace('%PDF-1.7', '%PDF-2.0')),
  '6.1.3': (pdf) => withBytes(pdf, (text) => `${text}more`),
  '6.1.7.1': (pdf) => set(firstStream(pdf), 'Length', 3),
  '6.1.7.2': (pdf) => set(firstImage(pdf), 'Filter', 'LZWDecode'),
  '6.1.13': (pdf) => rewrite(pdf, /^q\n/m, 'q\n'.repeat(30)),
  '6.2.2': (pdf) => rewrite(pdf, /^q\n/m, 'q\nfoo\n'),
  '6.2.3': ({ document }) => set(document.catalog, 'OutputIntents', null),
  '6.2.4.3': (pdf) => rewrite(pdf, /^q\n/m, 'q\n0 0 0 1 k\n'),
  '6.2.5': (pdf) => set(firstState(pdf), 'TR', 1),
  '6.2.8': (pdf) => set(firstImage(pdf), 'Interpolate', true),
  '6.2.9': (pdf) => set(firstImage(pdf), 'Subtype', 'PS'),
  '6.2.10': (pdf) => set(firstState(pdf), 'BM', 'Own'),
  '6.2.11.3.2': (pdf) => set(descendant(pdf), 'CIDToGIDMap', null),
  '6.2.11.3.3': (pdf) => set(font(pdf), 'Encoding', 'Own-H'),
  '6.2.11.4.1': (pdf) => set(dictIn(descendant(pdf), 'FontDescriptor'), 'FontFile2', null),
  '6.2.11.4.2': (pdf) => set(dictIn(descendant(pdf), 'FontDescriptor'), 'CIDSet', 1),
  '6.2.11.5': (pdf) => set(descendant(pdf), 'W', null),
  '6.2.11.8': (pdf) => rewrite(pdf, /Tm\n\[?<\w{4}/, 'Tm\n[<0000'),
  '6.3.1': (pdf) => set(annotation(pdf), 'Subtype', 'Sound'),
  '6.3.2': (pdf) => set(annotation(pdf), 'F', 2),
  '6.5.1': (pdf) => set(dictIn(annotation(pdf), 'A'), 'S', 'JavaScript'),
  '6.6.2.1': (pdf) => rewrite(pdf, '<?xpacket begin', '<?packet begin'),
  '6.6.2.3': (pdf) => rewrite(pdf, 'xmlns:dc=', 'xmlns:own="a" xmlns:dc='),
  '6.6.3': (pdf) => rewrite(pdf, 'x-default">Sample<', 'x-default">Other<'),
  '6.6.4': (pdf) => rewrite(pdf, '<pdfaid:conformance>B<', '<pdfaid:conformance>X<'),
  '6.9': ({ document }) => set(document.catalog, 'OCProperties', 1),
}

describe('a broken file violates the rule', () => {
  let bytes: Uint8Array
  beforeAll(async () => {
    const { images } = await readFixture('images-and-masks')
    const { files } = await render({ document: SAMPLE, size: { width: 400, height: 500 }, images, output: OUTPUT })
    bytes = files[0]?.bytes ?? new Uint8Array()
  })

  test('unless it is whole', async () => {
    expect(violations(RULES, await opened(bytes))).toEqual({})
  })

  test.each(Object.keys(BREAKS))('%s', async (number) => {
    const pdf = await opened(bytes)
    const changed = BREAKS[number]?.(pdf)
    const broken = isOpened(changed) ? changed : pdf
    expect(Object.keys(violations(RULES, broken))).toContain(number)
  })

  test('of every rule, except those that need what Platen never writes', () => {
    const untested = Object.keys(RULES).filter((number) => !(number in BREAKS))
    expect(untested).toEqual(['30-001', '30-002', '26-001', '6.8'])
  })
})
