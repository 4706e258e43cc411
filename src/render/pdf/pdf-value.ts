/** A name such as `/Type`, without its slash, escapes kept as they were written. */
export class PdfName {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** A string's bytes: text is UTF-16 with a byte order mark, or ASCII. */
export class PdfString {
  readonly bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}

/** A reference to the object `id`; generations are always 0 in a file that was written once. */
export class PdfReference {
  readonly id: number

  constructor(id: number) {
    this.id = id
  }
}

export type PdfDictionary = Map<string, PdfValue>
export type PdfValue = null | boolean | number | PdfName | PdfString | PdfReference | PdfValue[] | PdfDictionary

/** One numbered object. A stream's bytes are as its dictionary's /Filter says. */
export interface PdfObject {
  value: PdfValue
  stream?: Uint8Array
}

export interface Pdf {
  readonly objects: Map<number, PdfObject>
  readonly trailer: PdfDictionary
  /** The highest number of an object, once one was added. */
  lastId?: number
}

/** The value itself, or what it refers to. */
export function resolve(pdf: Pdf, value: PdfValue | undefined): PdfValue | undefined {
  return value instanceof PdfReference ? pdf.objects.get(value.id)?.value : value
}

/** `value`, looked up and known to be a dictionary; otherwise undefined. */
export function dictionary(pdf: Pdf, value: PdfValue | undefined): PdfDictionary | undefined {
  const resolved = resolve(pdf, value)
  return resolved instanceof Map ? resolved : undefined
}

/** Adds an object to the file. */
export function addObject(pdf: Pdf, object: PdfObject): PdfReference {
  const last = pdf.lastId ?? [...pdf.objects.keys()].reduce((most, id) => Math.max(most, id), 0)
  const id = last + 1
  pdf.lastId = id
  pdf.objects.set(id, object)
  return new PdfReference(id)
}

/** A string of text as PDF wants it: ASCII as it is, anything else as UTF-16 with its byte order mark. */
export function textString(text: string): PdfString {
  if (/^[ -~]*$/.test(text)) return new PdfString(Buffer.from(text, 'latin1'))
  return new PdfString(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())
}
