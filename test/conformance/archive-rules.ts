import { PDFArray, PDFDict, PDFName, PDFRawStream, type PDFDocument, type PDFObject } from 'pdf-lib'
import { dictOf } from './content-rules.ts'
import { FONT_RULES } from './font-rules.ts'
import type { Rule } from './rule.ts'
import { annotationsOf, xmpOf } from './structure-rules.ts'
import { dictIn, nameOf, textIn } from './structure.ts'
import { bytesOf, numberOf } from './walk-content.ts'

/** ISO 32000-1, table 51. */
const OPERATORS = new Set(
  `b B b* B* BDC BI BMC BT BX c cm CS cs d d0 d1 Do DP EI EMC ET EX f F f* G g gs h i ID j J K k l m M MP n q Q re RG rg
   ri s S SC sc SCN scn sh T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y ' "`.split(/\s+/),
)
const BLEND_MODES =
  /^(?:Normal|Compatible|Multiply|Screen|Overlay|Darken|Lighten|ColorDodge|ColorBurn|HardLight|SoftLight|Difference|Exclusion|Hue|Saturation|Color|Luminosity)$/
const MAX_DEPTH = 28
const KNOWN_NAMESPACES = /^(?:rdf|x|xml|dc|pdf|xmp|xmpMM|pdfaid|pdfuaid|pdfaExtension|pdfaSchema|pdfaProperty)$/

/** Of the XMP specification of 2005. */
const MEDIA_MANAGEMENT = new Set([
  ...['DerivedFrom', 'DocumentID', 'History', 'InstanceID', 'ManagedFrom', 'Manager', 'ManageTo', 'ManageUI'],
  ...['ManagerVariant', 'RenditionClass', 'RenditionParams', 'VersionID', 'Versions'],
])

/** Rules of PDF/A-2b by their clauses in ISO 19005-2, as veraPDF names them. */
export const ARCHIVE_RULES: Readonly<Record<string, Rule>> = {
  *'6.1.2'({ bytes }) {
    if (!/^%PDF-1\.[0-7]\n%[\x80-\xff]{4}/.test(Buffer.from(bytes.subarray(0, 20)).toString('latin1')))
      yield 'the header'
  },
  *'6.1.3'({ document, bytes }) {
    if (document.context.trailerInfo.ID === undefined) yield 'no ID'
    if (document.isEncrypted) yield 'encrypted'
    if (!/%%EOF\r?\n?$/.test(Buffer.from(bytes.subarray(-10)).toString('latin1'))) yield 'data after the end'
  },
  *'6.1.7.1'({ document }) {
    for (const { dict, contents } of streamsOf(document)) {
      if (numberOf(dict.lookup(PDFName.of('Length'))) !== contents.length) yield 'a wrong length'
      if (['F', 'FFilter', 'FDecodeParms'].some((key) => dict.has(PDFName.of(key)))) yield 'an external stream'
    }
  },
  *'6.1.7.2'({ document }) {
    for (const { dict } of streamsOf(document))
      if (/LZW|Crypt/.test(String(dict.get(PDFName.of('Filter'))))) yield 'a filter'
  },
  *'6.1.13'({ content }) {
    for (const { depth } of content) if (depth > MAX_DEPTH) yield `${depth} states within each other`
  },
  *'6.2.2'({ content }) {
    for (const { operator, resources } of content) {
      if (!OPERATORS.has(operator)) yield `the operator ${operator}`
      if (!resources) yield 'content without resources'
    }
  },
  *'6.2.3'({ document }) {
    const profiles = intentsOf(document).map((intent) => intent.lookup(PDFName.of('DestOutputProfile')))
    const [profile] = profiles
    if (!(profile instanceof PDFRawStream)) yield 'no output intent'
    else if (Buffer.from(bytesOf(profile).subarray(36, 40)).toString() !== 'acsp') yield 'no profile'
    else if (!/^(?:prtr|mntr)RGB /.test(Buffer.from(bytesOf(profile).subarray(12, 20)).toString()))
      yield 'no RGB profile'
  },
  *'6.2.4.3'({ document, content }) {
    for (const [, object] of document.context.enumerateIndirectObjects()) {
      if (!(object instanceof PDFRawStream) && String(object).includes('/DeviceCMYK')) yield 'DeviceCMYK'
      if (object instanceof PDFRawStream && String(object.dict).includes('/DeviceCMYK')) yield 'DeviceCMYK'
    }
    for (const { operator } of content) if (operator === 'k' || operator === 'K') yield 'inks'
  },
  *'6.2.5'({ document }) {
    for (const dict of dictsOf(document)) {
      const isState = dict.has(PDFName.of('ca')) || dict.has(PDFName.of('SMask')) || dict.has(PDFName.of('BM'))
      if (isState && ['TR', 'HTP'].some((key) => dict.has(PDFName.of(key)))) yield 'a transfer function'
    }
  },
  *'6.2.8'({ document }) {
    for (const { dict } of streamsOf(document)) {
      if (nameOf(dict, 'Subtype') !== 'Image') continue
      if (String(dict.lookup(PDFName.of('Interpolate'))) === 'true') yield 'an interpolated image'
      if (['Alternates', 'OPI'].some((key) => dict.has(PDFName.of(key)))) yield 'alternates of an image'
    }
  },
  *'6.2.9'({ document }) {
    for (const { dict } of streamsOf(document)) {
      if (nameOf(dict, 'Subtype') === 'PS') yield 'PostScript'
      if (nameOf(dict, 'Subtype') === 'Form' && ['OPI', 'PS', 'Ref'].some((key) => dict.has(PDFName.of(key))))
        yield 'a form'
    }
  },
  *'6.2.10'({ document }) {
    for (const dict of dictsOf(document)) {
      const mode = nameOf(dict, 'BM')
      if (mode !== undefined && !BLEND_MODES.test(mode)) yield mode
    }
  },
  '6.2.11.3.2': fontRules('31-004', '31-005'),
  '6.2.11.3.3': fontRules('31-006'),
  '6.2.11.4.1': fontRules('31-009', '31-011'),
  '6.2.11.4.2': fontRules('31-014'),
  '6.2.11.5': fontRules('31-016'),
  '6.2.11.8': fontRules('31-030'),
  *'6.3.1'({ document }) {
    for (const { annotation } of annotationsOf(document))
      if (nameOf(annotation, 'Subtype') !== 'Link') yield 'an annotation'
  },
  *'6.3.2'({ document }) {
    for (const { annotation } of annotationsOf(document)) {
      if (((numberOf(annotation.lookup(PDFName.of('F'))) ?? 0) & 0b100111) !== 0b100) yield 'not printed, or hidden'
    }
  },
  *'6.5.1'({ document }) {
    for (const { annotation } of annotationsOf(document)) {
      const action = nameOf(dictIn(annotation, 'A'), 'S')
      if (action !== undefined && action !== 'URI' && action !== 'GoTo') yield action
    }
    if (document.catalog.has(PDFName.of('OpenAction')) || document.catalog.has(PDFName.of('AA'))) yield 'an action'
  },
  *'6.6.2.1'({ document }) {
    if (!/^<\?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"\?>/.test(xmpOf(document))) yield 'no packet'
  },
  *'6.6.2.3'({ document }) {
    const xmp = xmpOf(document)
    for (const [, prefix = ''] of xmp.matchAll(/xmlns:(\w+)=/g)) if (!KNOWN_NAMESPACES.test(prefix)) yield prefix
    for (const [, name = ''] of xmp.matchAll(/<xmpMM:(\w+)/g)) if (!MEDIA_MANAGEMENT.has(name)) yield `xmpMM:${name}`
    if (xmp.includes('<pdfuaid:') && !xmp.includes('<pdfaSchema:prefix>pdfuaid<')) yield 'no schema of pdfuaid'
  },
  *'6.6.3'({ document }) {
    const xmp = xmpOf(document)
    const info = document.context.lookup(document.context.trailerInfo.Info)
    const title = info instanceof PDFDict ? textIn(info, 'Title') : undefined
    const escaped = title?.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    if (escaped !== undefined && !xmp.includes(`x-default">${escaped}<`)) yield 'another title in the metadata'
  },
  *'6.6.4'({ document }) {
    const xmp = xmpOf(document)
    if (!xmp.includes('<pdfaid:part>2<') || !xmp.includes('<pdfaid:conformance>B<')) yield 'no identification'
  },
  *'6.8'({ document }) {
    if (String(document.catalog.lookup(PDFName.of('Names'))).includes('EmbeddedFiles')) yield 'an embedded file'
  },
  *'6.9'({ document }) {
    if (document.catalog.has(PDFName.of('OCProperties'))) yield 'optional content'
  },
}

function fontRules(...numbers: string[]): Rule {
  return function* (pdf) {
    for (const number of numbers) yield* FONT_RULES[number]?.(pdf) ?? []
  }
}

function streamsOf(document: PDFDocument): PDFRawStream[] {
  return document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object] : []))
}

/** All dictionaries of the file, also those within others. */
function* dictsOf(document: PDFDocument): Generator<PDFDict> {
  for (const [, object] of document.context.enumerateIndirectObjects()) yield* dictsWithin(object)
}

function* dictsWithin(object: PDFObject | undefined): Generator<PDFDict> {
  const dict = dictOf(object)
  if (dict) {
    yield dict
    for (const value of dict.values()) yield* dictsWithin(value)
  }
  if (object instanceof PDFArray) for (const item of object.asArray()) yield* dictsWithin(item)
}

function intentsOf(document: PDFDocument): PDFDict[] {
  const intents = document.catalog.lookup(PDFName.of('OutputIntents'))
  const items = intents instanceof PDFArray ? intents.asArray().map((item) => document.context.lookup(item)) : []
  return items.flatMap((item) => (item instanceof PDFDict && nameOf(item, 'S') === 'GTS_PDFA1' ? [item] : []))
}
