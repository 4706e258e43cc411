import { expect, test } from 'vitest'
import { addOutputIntent, archiveIntent } from './output-intent.ts'
import { dictionary, PdfReference, resolve, type Pdf } from './pdf-value.ts'
import { writePdf } from './write-pdf.ts'
import { writeXmp } from './xmp-metadata.ts'

function emptyPdf(): Pdf {
  return { objects: new Map([[1, { value: new Map() }]]), trailer: new Map([['Root', new PdfReference(1)]]) }
}

function xmpOf(facts: Partial<Parameters<typeof writeXmp>[1]>): string {
  const pdf = emptyPdf()
  writeXmp(pdf, { metadata: {}, language: undefined, conformsTo: [], ...facts })
  return Buffer.from(pdf.objects.get(2)?.stream ?? []).toString('utf8')
}

test('the XMP packet has the facts of the information dictionary, as XML', () => {
  const metadata = { title: 'Salt & <Pepper>\u0001', author: 'Ада', keywords: ['a', 'b'] }
  const xmp = xmpOf({ metadata, language: 'de' })
  expect(xmp).toContain('<rdf:li xml:lang="x-default">Salt &amp; &lt;Pepper&gt;</rdf:li>')
  for (const fact of ['<rdf:li>Ада</rdf:li>', '<rdf:li>de</rdf:li>', '<pdf:Keywords>a, b</pdf:Keywords>']) {
    expect(xmp).toContain(fact)
  }
  expect(xmp).not.toContain('pdfaid')
})

test('the XMP packet names the standards, and describes the properties that PDF/A does not know', () => {
  const both = xmpOf({ conformsTo: ['PDF/A-2b', 'PDF/UA-1'] })
  for (const fact of ['<pdfaid:part>2<', '<pdfaid:conformance>B<', '<pdfuaid:part>1<', '<pdfaSchema:prefix>pdfuaid<']) {
    expect(both).toContain(fact)
  }
  expect(xmpOf({ conformsTo: ['PDF/UA-1'] })).not.toContain('pdfaExtension')
})

test('output intents of one file share a profile', () => {
  const pdf = emptyPdf()
  addOutputIntent(pdf, archiveIntent())
  addOutputIntent(pdf, { ...archiveIntent(), standard: 'GTS_PDFX' })
  const intents = resolve(pdf, dictionary(pdf, pdf.trailer.get('Root'))?.get('OutputIntents'))
  const profiles = Array.isArray(intents) ? intents.map((each) => dictionary(pdf, each)?.get('DestOutputProfile')) : []
  expect(profiles).toHaveLength(2)
  expect(profiles[0]).toEqual(profiles[1])
})

test('files with other content have other IDs', () => {
  const [one, other] = [emptyPdf(), emptyPdf()]
  other.objects.set(2, { value: 5 })
  const idOf = (pdf: Pdf): string | undefined =>
    /\/ID \[<(\w{32})> <\1>\]/.exec(Buffer.from(writePdf(pdf)).toString('latin1'))?.[1]
  expect(idOf(one)).toBe(idOf(emptyPdf()))
  expect(idOf(one)).not.toBe(idOf(other))
})
