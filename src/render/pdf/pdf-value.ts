/** A name without its slash, with escapes as written. */
export class PdfName {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** Text is UTF-16 with a byte order mark, or ASCII. */
export class PdfString {
  readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}

/** A reference without a generation, which is always 0 in a file that was written once. */
export class PdfReference {
  readonly id: number

  constructor(id: number) {
    this.id = id
  }
}

export type PdfDictionary = Map<string, PdfValue>
export type PdfValue = null | boolean | number | PdfName | PdfString | PdfReference | PdfValue[] | PdfDictionary

/** `stream` is encoded with the /Filter of the dictionary. */
export interface PdfObject {
  value: PdfValue
  stream?: Uint8Array
}

export interface Pdf {
  readonly objects: Map<number, PdfObject>
  readonly trailer: PdfDictionary
  lastId?: number
}

export function resolve(pdf: Pdf, value: PdfValue | undefined): PdfValue | undefined {
  return value instanceof PdfReference ? pdf.objects.get(value.id)?.value : value
}

export function dictionary(pdf: Pdf, value: PdfValue | undefined): PdfDictionary | undefined {
  const resolved = resolve(pdf, value)
  return resolved instanceof Map ? resolved : undefined
}

export function addObject(pdf: Pdf, object: PdfObject): PdfReference {
  const last = pdf.lastId ?? [...pdf.objects.keys()].reduce((most, id) => Math.max(most, id), 0)
  const id = last + 1
  pdf.lastId = id
  pdf.objects.set(id, object)
  return new PdfReference(id)
}

export function textString(text: string): PdfString {
  if (/^[ -~]*$/.test(text)) return new PdfString(Buffer.from(text, 'latin1'))
  return new PdfString(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())
}

export interface PageObject {
  readonly reference: PdfReference
  readonly page: PdfDictionary
}

/** Returns the pages in order. */
export function pageObjects(pdf: Pdf): PageObject[] {
  const root = dictionary(pdf, pdf.trailer.get('Root'))
  const pages: PageObject[] = []
  const visit = (reference: PdfValue | undefined): void => {
    const node = dictionary(pdf, reference)
    const kids = resolve(pdf, node?.get('Kids'))
    if (Array.isArray(kids)) for (const kid of kids) visit(kid)
    else if (node && reference instanceof PdfReference) pages.push({ reference, page: node })
  }
  visit(root?.get('Pages'))
  return pages
}

/** Returns big-endian UTF-16 in hexadecimal. */
export function utf16(text: string): string {
  let digits = ''
  for (let at = 0; at < text.length; at += 1) {
    digits += text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')
  }
  return digits
}

/** PDF does not allow exponents. Numbers in PDFs are far below 1e21, from which JavaScript writes one. */
export function formatNumber(value: number): string {
  if (Number.isInteger(value)) return String(value)
  return value
    .toFixed(9)
    .replace(/\.?0+$/, '')
    .replace(/^(-?)0\./, '$1.')
}
