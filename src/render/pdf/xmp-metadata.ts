import { createHash } from 'node:crypto'
import type { PdfConformance } from '../../formats/formats.ts'
import { addObject, dictionary, PdfName, type Pdf, type PdfValue } from './pdf-value.ts'
import { CREATOR, PRINT_DATE, PRODUCER, type DocumentFacts } from './document-information.ts'
import { escapeXml } from '../../escape-xml.ts'
import { stampProperties, XMP_NAMESPACES, xmpPacket } from '../stamp/stamp-xmp.ts'

/** What a standard requires in the metadata: its namespace, and its properties as XML. */
const IDENTIFICATIONS: { readonly [Name in PdfConformance]: { readonly namespace: string; readonly xml: string } } = {
  'PDF/A-2b': {
    namespace: 'xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"',
    xml: '<pdfaid:part>2</pdfaid:part>\n<pdfaid:conformance>B</pdfaid:conformance>\n',
  },
  'PDF/UA-1': {
    namespace: 'xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"',
    xml: '<pdfuaid:part>1</pdfuaid:part>\n',
  },
  'PDF/X-4': {
    namespace: 'xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/"',
    xml: '<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>\n',
  },
}

interface ExtensionSchema {
  readonly name: string
  readonly uri: string
  readonly prefix: string
  readonly property: string
  readonly type: 'Integer' | 'Text'
  readonly description: string
}

/** PDF/A requires the schema of each property that it does not know: ISO 19005-2, 6.6.2.3.3. */
const EXTENSIONS: { readonly [Name in PdfConformance]: readonly ExtensionSchema[] } = {
  'PDF/A-2b': [],
  'PDF/UA-1': [
    {
      ...{ name: 'PDF/UA Universal Accessibility Schema', uri: 'http://www.aiim.org/pdfua/ns/id/', prefix: 'pdfuaid' },
      ...{ property: 'part', type: 'Integer', description: 'Part of ISO 14289 to which the document conforms' },
    },
  ],
  'PDF/X-4': [
    {
      ...{ name: 'PDF/X ID Schema', uri: 'http://www.npes.org/pdfx/ns/id/', prefix: 'pdfxid' },
      ...{ property: 'GTS_PDFXVersion', type: 'Text', description: 'Version of PDF/X to which the document conforms' },
    },
    {
      ...{ name: 'Adobe PDF Schema', uri: 'http://ns.adobe.com/pdf/1.3/', prefix: 'pdf' },
      ...{ property: 'Trapped', type: 'Text', description: 'Whether the document has been trapped' },
    },
  ],
}

function extensionXml({ name, uri, prefix, property, type, description }: ExtensionSchema): string {
  return `<rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>${name}</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${uri}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${property}</pdfaProperty:name>
<pdfaProperty:valueType>${type}</pdfaProperty:valueType>
<pdfaProperty:category>internal</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description>
</rdf:li></rdf:Seq></pdfaSchema:property>
</rdf:li>`
}

const EXTENSION_NAMESPACES = [
  'xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"',
  'xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"',
  'xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"',
]

/** Adds an XMP packet with the same facts as the information dictionary: ISO 32000-1, 14.3.2. */
export function writeXmp(pdf: Pdf, facts: DocumentFacts): void {
  const value = new Map<string, PdfValue>([
    ['Type', new PdfName('Metadata')],
    ['Subtype', new PdfName('XML')],
  ])
  const reference = addObject(pdf, {
    value,
    stream: Buffer.from(
      packetOf(facts, () => contentId(pdf)),
      'utf8',
    ),
  })
  dictionary(pdf, pdf.trailer.get('Root'))?.set('Metadata', reference)
}

function packetOf({ metadata, language, conformsTo, stamp }: DocumentFacts, documentId: () => string): string {
  const { title, author, subject, keywords } = metadata
  const extensions = conformsTo.includes('PDF/A-2b') ? conformsTo.flatMap((name) => EXTENSIONS[name]) : []
  const namespaces = [
    ...Object.values(XMP_NAMESPACES),
    'xmlns:pdf="http://ns.adobe.com/pdf/1.3/"',
    ...conformsTo.map((name) => IDENTIFICATIONS[name].namespace),
    ...(extensions.length > 0 ? EXTENSION_NAMESPACES : []),
  ]
  const properties = [
    '<dc:format>application/pdf</dc:format>\n',
    ...present(title, (text) => `<dc:title>${alternative(text)}</dc:title>\n`),
    ...present(author, (text) => `<dc:creator><rdf:Seq><rdf:li>${escapeXml(text)}</rdf:li></rdf:Seq></dc:creator>\n`),
    ...present(subject, (text) => `<dc:description>${alternative(text)}</dc:description>\n`),
    ...present(language, (tag) => `<dc:language><rdf:Bag><rdf:li>${escapeXml(tag)}</rdf:li></rdf:Bag></dc:language>\n`),
    ...present(keywords?.join(', ') || undefined, (text) => `<pdf:Keywords>${escapeXml(text)}</pdf:Keywords>\n`),
    `<pdf:Producer>${PRODUCER}</pdf:Producer>\n`,
    `<xmp:CreatorTool>${CREATOR}</xmp:CreatorTool>\n`,
    ...conformsTo.map((name) => IDENTIFICATIONS[name].xml),
    ...(conformsTo.includes('PDF/X-4') ? [printProperties(documentId())] : []),
    ...present(stamp, stampProperties),
    ...(extensions.length > 0
      ? [
          `<pdfaExtension:schemas><rdf:Bag>${extensions.map(extensionXml).join('\n')}</rdf:Bag></pdfaExtension:schemas>\n`,
        ]
      : []),
  ]
  return xmpPacket(`<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" ${namespaces.join(' ')}>
${properties.join('')}</rdf:Description>
</rdf:RDF>`)
}

/** ISO 15930-7. */
function printProperties(documentId: string): string {
  const dates = ['CreateDate', 'ModifyDate', 'MetadataDate'].map(
    (name) => `<xmp:${name}>${PRINT_DATE.xmp}</xmp:${name}>\n`,
  )
  return `${dates.join('')}<pdf:Trapped>False</pdf:Trapped>
<xmpMM:DocumentID>uuid:${documentId}</xmpMM:DocumentID>
<xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
`
}

/** Returns a UUID of what the file contains so far. */
function contentId(pdf: Pdf): string {
  const hash = createHash('sha256')
  for (const { stream } of pdf.objects.values()) if (stream) hash.update(stream)
  const digits = hash.digest('hex')
  const version = `8${digits.slice(13, 16)}`
  return [digits.slice(0, 8), digits.slice(8, 12), version, `a${digits.slice(17, 20)}`, digits.slice(20, 32)].join('-')
}

function present(text: string | undefined, write: (text: string) => string): string[] {
  return text === undefined ? [] : [write(text)]
}

function alternative(text: string): string {
  return `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt>`
}
