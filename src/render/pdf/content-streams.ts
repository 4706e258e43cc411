import {
  dictionary,
  PdfReference,
  resolve,
  type Pdf,
  type PdfDictionary,
  type PdfObject,
  type PdfValue,
} from './pdf-value.ts'

export interface ContentStream {
  readonly object: PdfObject
  readonly reference: PdfReference
  readonly resources: PdfDictionary
}

/** Lists the content stream of a page and those of its forms, patterns and masks. */
export function contentStreams(pdf: Pdf, page: PdfDictionary): ContentStream[] {
  const seen = new Set<PdfObject>()
  const streams: ContentStream[] = []
  const pending: { value: PdfValue | undefined; resources: PdfValue | undefined }[] = [
    { value: page.get('Contents'), resources: page.get('Resources') },
  ]
  for (let next = pending.shift(); next; next = pending.shift()) {
    const reference = next.value
    if (!(reference instanceof PdfReference)) continue
    const object = pdf.objects.get(reference.id)
    const resources = dictionary(pdf, next.resources)
    if (!object?.stream || !resources || seen.has(object)) continue
    seen.add(object)
    streams.push({ object, reference, resources })
    for (const value of referencedStreams(pdf, resources)) {
      pending.push({ value, resources: dictionary(pdf, value)?.get('Resources') })
    }
  }
  return streams
}

function referencedStreams(pdf: Pdf, resources: PdfDictionary): PdfValue[] {
  const entries = (name: string): PdfValue[] => [...(dictionary(pdf, resources.get(name))?.values() ?? [])]
  const masks = entries('ExtGState').map((state) => resolve(pdf, dictionary(pdf, state)?.get('SMask')))
  const groups = masks.flatMap((mask) => (mask instanceof Map ? [mask.get('G') ?? null] : []))
  return [...entries('XObject'), ...entries('Pattern'), ...groups]
}

/** Returns the bytes without copying them. */
export function bufferOf(bytes: Uint8Array = new Uint8Array()): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
