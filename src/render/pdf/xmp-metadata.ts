import type { PdfConformance } from '../../formats/formats.ts'
import { addObject, dictionary, PdfName, type Pdf, type PdfValue } from './pdf-value.ts'
import { CREATOR, PRODUCER, type DocumentFacts } from './document-information.ts'

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
}

/** PDF/A requires the schema of each namespace that it does not know: ISO 19005-2, 6.6.2.3.3. */
const UA_EXTENSION = `<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
<pdfaProperty:name>part</pdfaProperty:name>
<pdfaProperty:valueType>Integer</pdfaProperty:valueType>
<pdfaProperty:category>internal</pdfaProperty:category>
<pdfaProperty:description>Part of ISO 14289 to which the document conforms</pdfaProperty:description>
</rdf:li></rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
`

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
  const reference = addObject(pdf, { value, stream: Buffer.from(packetOf(facts), 'utf8') })
  dictionary(pdf, pdf.trailer.get('Root'))?.set('Metadata', reference)
}

function packetOf({ metadata, language, conformsTo }: DocumentFacts): string {
  const { title, author, subject, keywords } = metadata
  const hasExtension = conformsTo.includes('PDF/A-2b') && conformsTo.includes('PDF/UA-1')
  const namespaces = [
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
    'xmlns:pdf="http://ns.adobe.com/pdf/1.3/"',
    'xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    ...conformsTo.map((name) => IDENTIFICATIONS[name].namespace),
    ...(hasExtension ? EXTENSION_NAMESPACES : []),
  ]
  const properties = [
    '<dc:format>application/pdf</dc:format>\n',
    ...present(title, (text) => `<dc:title>${alternative(text)}</dc:title>\n`),
    ...present(author, (text) => `<dc:creator><rdf:Seq><rdf:li>${escape(text)}</rdf:li></rdf:Seq></dc:creator>\n`),
    ...present(subject, (text) => `<dc:description>${alternative(text)}</dc:description>\n`),
    ...present(language, (tag) => `<dc:language><rdf:Bag><rdf:li>${escape(tag)}</rdf:li></rdf:Bag></dc:language>\n`),
    ...present(keywords?.join(', ') || undefined, (text) => `<pdf:Keywords>${escape(text)}</pdf:Keywords>\n`),
    `<pdf:Producer>${PRODUCER}</pdf:Producer>\n`,
    `<xmp:CreatorTool>${CREATOR}</xmp:CreatorTool>\n`,
    ...conformsTo.map((name) => IDENTIFICATIONS[name].xml),
    ...(hasExtension ? [UA_EXTENSION] : []),
  ]
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" ${namespaces.join(' ')}>
${properties.join('')}</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="r"?>`
}

function present(text: string | undefined, write: (text: string) => string): string[] {
  return text === undefined ? [] : [write(text)]
}

function alternative(text: string): string {
  return `<rdf:Alt><rdf:li xml:lang="x-default">${escape(text)}</rdf:li></rdf:Alt>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** XML 1.0 has no other control characters than tab and line breaks, and no lone surrogates. */
function escape(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? '')
}
