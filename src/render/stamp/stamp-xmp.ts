import { escapeXml } from '../../escape-xml.ts'
import { parseStamp } from './stamp.ts'
import { plainPlace, type StampPlace } from './stamp-place.ts'

// Properties that XMP defines, so that PDF/A allows them without a schema of ours: ISO 19005-2, 6.6.2.3.1.

export const XMP_NAMESPACES = {
  dc: 'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  xmp: 'xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
  xmpMM: 'xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"',
}

/** "Additional rendition parameters that are too complex to encode in RenditionClass": XMP, 5.4. */
const OPEN = '<xmpMM:RenditionParams>'
const CLOSE = '</xmpMM:RenditionParams>'

/** Returns the properties of a stamp: the design that the file was made from, and all of the stamp. */
export function stampProperties(text: string): string {
  return `<dc:source>${escapeXml(parseStamp(text)?.document ?? '')}</dc:source>\n${OPEN}${text}${CLOSE}\n`
}

/** Returns the metadata of a file that has no other. */
export function stampRdf(text: string): string {
  const namespaces = Object.values(XMP_NAMESPACES).join(' ')
  const properties = `<xmp:CreatorTool>Platen</xmp:CreatorTool>\n${stampProperties(text)}`
  return `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" ${namespaces}>
${properties}</rdf:Description>
</rdf:RDF>`
}

/** Wraps `rdf` for files that are not XML. */
export function xmpPacket(rdf: string): string {
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
${rdf}
</x:xmpmeta>
<?xpacket end="r"?>`
}

/** Finds the last stamp between two positions: programs that change a PDF add metadata at its end. */
export function findXmpStamp(bytes: Buffer, start = 0, end = bytes.length): StampPlace | undefined {
  const at = bytes.subarray(start, end).lastIndexOf(OPEN)
  if (at < 0) return undefined
  const from = start + at + OPEN.length
  const to = bytes.indexOf(CLOSE, from)
  return to < 0 ? undefined : plainPlace(bytes, from, to)
}
