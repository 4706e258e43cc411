import { readCmykProfile } from '../../cmyk/cmyk-profile.ts'
import { dictionary, resolve, type Pdf, type PdfDictionary } from '../pdf-value.ts'
import {
  boxOf,
  catalogOf,
  colorSpaces,
  contents,
  dictionaries,
  fonts,
  hasText,
  infoOf,
  nameOf,
  pages,
  streamOf,
  xmpOf,
} from './read-pdf-parts.ts'

/** The rules of PDF/X-4 (ISO 15930-7) that a program can check, by subject. */
type Rule = readonly [subject: string, rule: string, isKept: (pdf: Pdf) => boolean]

const DEVICE_SPACES = new Set(['DeviceCMYK', 'DeviceGray'])

const RULES: readonly Rule[] = [
  ['output intent', 'there is one output intent for printing', (pdf) => printIntents(pdf).length === 1],
  [
    'output intent',
    'the output intent names its printing condition',
    (pdf) => hasText(intentOf(pdf), 'OutputConditionIdentifier'),
  ],
  ['output intent', 'the output intent describes its printing condition', (pdf) => hasText(intentOf(pdf), 'Info')],
  ['output intent', 'the output intent embeds a profile of four inks', (pdf) => hasProfile(pdf)],
  [
    'colors',
    'all colors are those of the output intent',
    (pdf) => colorSpaces(pdf).every((name) => DEVICE_SPACES.has(name)),
  ],
  [
    'colors',
    'content streams set no colors for screens',
    (pdf) => contents(pdf).every((text) => !/ (?:rg|RG)$/m.test(text)),
  ],
  ['fonts', 'fonts are embedded', (pdf) => fonts(pdf).every((font) => isEmbedded(pdf, font))],
  ['metadata', 'the metadata names the version', (pdf) => xmpOf(pdf).includes('<pdfxid:GTS_PDFXVersion>PDF/X-4</')],
  ['metadata', 'the metadata has dates, an ID, a version and a class', (pdf) => hasPrintProperties(xmpOf(pdf))],
  ['metadata', 'the document has a title', (pdf) => hasText(dictionary(pdf, pdf.trailer.get('Info')), 'Title')],
  [
    'metadata',
    'the information has dates',
    (pdf) => hasText(infoOf(pdf), 'CreationDate') && hasText(infoOf(pdf), 'ModDate'),
  ],
  [
    'trapping',
    'whether the document is trapped is known',
    (pdf) => ['True', 'False'].includes(nameOf(infoOf(pdf)?.get('Trapped'))),
  ],
  ['file ID', 'the file has an ID', (pdf) => Array.isArray(pdf.trailer.get('ID'))],
  [
    'boxes',
    'each page has a trim box, within its bleed box and its media box',
    (pdf) => pages(pdf).every(hasNestedBoxes),
  ],
  ['encryption', 'the file is not encrypted', (pdf) => !pdf.trailer.has('Encrypt')],
  ['transparency', 'groups blend in inks', (pdf) => groupSpaces(pdf).every((name) => DEVICE_SPACES.has(name))],
  ['transparency', 'each page has a blending space', (pdf) => pages(pdf).every((page) => page.has('Group'))],
  [
    'graphics states',
    'no graphics state has a transfer function or halftone',
    (pdf) => !dictionaries(pdf).some(changesTones),
  ],
  ['annotations', 'no page has annotations', (pdf) => !pages(pdf).some((page) => page.has('Annots'))],
  ['actions', 'there are no actions and scripts', (pdf) => !dictionaries(pdf).some(isActive)],
]

/** Returns the rules that a file breaks. */
export function pdfxViolations(pdf: Pdf): string[] {
  return RULES.flatMap(([subject, rule, isKept]) => (isKept(pdf) ? [] : [`${subject}: ${rule}`]))
}

function printIntents(pdf: Pdf): PdfDictionary[] {
  const intents = resolve(pdf, catalogOf(pdf)?.get('OutputIntents'))
  const all = Array.isArray(intents) ? intents.map((intent) => dictionary(pdf, intent)) : []
  return all.filter((intent) => intent !== undefined).filter((intent) => nameOf(intent.get('S')) === 'GTS_PDFX')
}

function intentOf(pdf: Pdf): PdfDictionary | undefined {
  return printIntents(pdf)[0]
}

function hasProfile(pdf: Pdf): boolean {
  const reference = intentOf(pdf)?.get('DestOutputProfile')
  const isFourInks = dictionary(pdf, reference)?.get('N') === 4
  return isFourInks && readCmykProfile(streamOf(pdf, reference)) !== undefined
}

function isEmbedded(pdf: Pdf, font: PdfDictionary): boolean {
  const kind = nameOf(font.get('Subtype'))
  if (kind === 'Type3' || kind === 'Type0') return true
  const descriptor = dictionary(pdf, font.get('FontDescriptor'))
  return ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(key))
}

function hasPrintProperties(xmp: string): boolean {
  const names = ['xmp:CreateDate', 'xmp:ModifyDate', 'xmp:MetadataDate', 'pdf:Trapped']
  const media = ['xmpMM:DocumentID', 'xmpMM:VersionID', 'xmpMM:RenditionClass']
  return [...names, ...media].every((name) => new RegExp(`<${name}>[^<]+</${name}>`).test(xmp))
}

function hasNestedBoxes(page: PdfDictionary): boolean {
  const [media, bleed, trim] = ['MediaBox', 'BleedBox', 'TrimBox'].map((name) => boxOf(page, name))
  return (
    media !== undefined && bleed !== undefined && trim !== undefined && contains(media, bleed) && contains(bleed, trim)
  )
}

function contains([left = 0, bottom = 0, right = 0, top = 0]: number[], inner: number[]): boolean {
  const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = inner
  return x1 >= left && y1 >= bottom && x2 <= right && y2 <= top && x1 < x2 && y1 < y2
}

function groupSpaces(pdf: Pdf): string[] {
  return dictionaries(pdf).flatMap((entries) =>
    nameOf(entries.get('S')) === 'Transparency' ? nameOf(entries.get('CS')) || [] : [],
  )
}

/** The mask of a graphics state may have a transfer function, which changes no inks. */
function changesTones(entries: PdfDictionary): boolean {
  return nameOf(entries.get('Type')) === 'ExtGState' && ['TR', 'TR2', 'HT', 'HTP'].some((key) => entries.has(key))
}

function isActive(entries: PdfDictionary): boolean {
  return ['JavaScript', 'JS', 'OpenAction', 'AA', 'XFA', 'EmbeddedFiles'].some((key) => entries.has(key))
}
