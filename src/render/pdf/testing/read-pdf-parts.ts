import { inflateSync } from 'node:zlib'
import {
  dictionary,
  PdfName,
  PdfReference,
  PdfString,
  pageObjects,
  resolve,
  type Pdf,
  type PdfDictionary,
  type PdfValue,
} from '../pdf-value.ts'

/** Returns all dictionaries, also those inside others. */
export function dictionaries(pdf: Pdf): PdfDictionary[] {
  const found: PdfDictionary[] = []
  const visit = (value: PdfValue): void => {
    if (Array.isArray(value)) value.forEach(visit)
    if (!(value instanceof Map)) return
    found.push(value)
    for (const entry of value.values()) visit(entry)
  }
  for (const { value } of pdf.objects.values()) visit(value)
  return found
}

export function pages(pdf: Pdf): PdfDictionary[] {
  return pageObjects(pdf).map(({ page }) => page)
}

export function nameOf(value: PdfValue | undefined): string {
  return value instanceof PdfName ? value.name : ''
}

export function hasText(entries: PdfDictionary | undefined, key: string): boolean {
  const text = entries?.get(key)
  return text instanceof PdfString && text.bytes.length > 0
}

export function infoOf(pdf: Pdf): PdfDictionary | undefined {
  return dictionary(pdf, pdf.trailer.get('Info'))
}

export function catalogOf(pdf: Pdf): PdfDictionary | undefined {
  return dictionary(pdf, pdf.trailer.get('Root'))
}

export function streamOf(pdf: Pdf, reference: PdfValue | undefined): Uint8Array {
  const object = reference instanceof PdfReference ? pdf.objects.get(reference.id) : undefined
  const isDeflated = object?.value instanceof Map && nameOf(object.value.get('Filter')) === 'FlateDecode'
  const stream = object?.stream ?? new Uint8Array()
  return isDeflated ? inflateSync(stream) : stream
}

/** Returns the names of the color spaces of images, gradients and resources. */
export function colorSpaces(pdf: Pdf): string[] {
  const named = (value: PdfValue | undefined): string[] => {
    const space = resolve(pdf, value)
    if (space instanceof PdfName) return [space.name]
    if (!Array.isArray(space)) return []
    const [family, base, alternate] = space.map((part) => nameOf(part))
    if (family === 'Indexed') return [base ?? '']
    return family === 'Separation' ? [alternate ?? ''] : [family ?? '']
  }
  return dictionaries(pdf).flatMap((entries) => {
    const space = entries.get('ColorSpace')
    const resources = dictionary(pdf, space)
    return resources ? [...resources.values()].flatMap(named) : named(space)
  })
}

/** Returns the content of pages, forms, patterns and glyphs. */
export function contents(pdf: Pdf): string[] {
  return [...pdf.objects].flatMap(([id, { value, stream }]) => {
    const isData = value instanceof Map && ['Subtype', 'FunctionType', 'N', 'Length1'].some((key) => value.has(key))
    const isForm = value instanceof Map && nameOf(value.get('Subtype')) === 'Form'
    if (!stream || (isData && !isForm)) return []
    return [Buffer.from(streamOf(pdf, new PdfReference(id))).toString('latin1')]
  })
}

export function fonts(pdf: Pdf): PdfDictionary[] {
  return dictionaries(pdf).filter((entries) => nameOf(entries.get('Type')) === 'Font')
}

export function xmpOf(pdf: Pdf): string {
  return Buffer.from(streamOf(pdf, catalogOf(pdf)?.get('Metadata'))).toString('utf8')
}

export function boxOf(page: PdfDictionary, name: string): number[] | undefined {
  const box = page.get(name)
  return Array.isArray(box) ? box.map(Number) : undefined
}
