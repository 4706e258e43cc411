import {
  PdfName,
  PdfReference,
  PdfString,
  type Pdf,
  type PdfDictionary,
  type PdfObject,
  type PdfValue,
} from './pdf-value.ts'

/** Parses only what Skia writes. Finds objects by the cross-reference table, so text like PDF syntax is harmless. */
export function parsePdf(bytes: Uint8Array): Pdf {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = buffer.lastIndexOf('startxref')
  const scanner = new Scanner(buffer, start + 'startxref'.length)
  scanner.at = scanner.integer()
  scanner.keyword('xref')
  const first = scanner.integer()
  const count = scanner.integer()
  const offsets: { id: number; at: number }[] = []
  for (let index = 0; index < count; index += 1) {
    const at = scanner.integer()
    scanner.integer()
    if (scanner.word() === 'n') offsets.push({ id: first + index, at })
  }
  scanner.keyword('trailer')
  const trailer = scanner.value()
  if (!(trailer instanceof Map)) throw new Error('the PDF has no trailer')
  const objects = new Map<number, PdfObject>()
  // A stream's length may be a later object, so streams are read after all values.
  const streams: { object: PdfObject; at: number }[] = []
  for (const { id, at } of offsets) {
    scanner.at = at
    scanner.integer()
    scanner.integer()
    scanner.keyword('obj')
    const object: PdfObject = { value: scanner.value() }
    objects.set(id, object)
    if (scanner.word() === 'stream') streams.push({ object, at: scanner.afterLine() })
  }
  for (const { object, at } of streams) {
    const length = streamLength(object, objects)
    object.stream = buffer.subarray(at, at + length)
  }
  return { objects, trailer }
}

function streamLength({ value }: PdfObject, objects: Map<number, PdfObject>): number {
  const entry = value instanceof Map ? value.get('Length') : undefined
  const length = entry instanceof PdfReference ? objects.get(entry.id)?.value : entry
  if (typeof length !== 'number') throw new Error('a stream of the PDF has no length')
  return length
}

const WHITE = new Set([0, 9, 10, 12, 13, 32])
const DELIMITERS = new Set(Buffer.from('()<>[]{}/%'))

class Scanner {
  readonly #bytes: Buffer
  at: number

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes
    this.at = at
  }

  value(): PdfValue {
    this.#skip()
    const character = this.#character()
    if (character === '/') return this.#name()
    if (character === '(') return this.#literal()
    if (character === '[') return this.#array()
    if (character === '<') return this.#bytes[this.at + 1] === 0x3c ? this.#dictionary() : this.#hex()
    const word = this.word()
    if (word === 'true' || word === 'false') return word === 'true'
    if (word === 'null') return null
    const number = Number(word)
    if (word === '' || Number.isNaN(number)) throw new Error(`the PDF says ${JSON.stringify(word)} at ${this.at}`)
    return this.#reference(word) ?? number
  }

  integer(): number {
    const number = Number(this.word())
    if (!Number.isSafeInteger(number)) throw new Error(`the PDF has no integer at ${this.at}`)
    return number
  }

  keyword(expected: string): void {
    const word = this.word()
    if (word !== expected) throw new Error(`the PDF says ${JSON.stringify(word)} instead of ${expected} at ${this.at}`)
  }

  word(): string {
    this.#skip()
    const start = this.at
    while (this.at < this.#bytes.length && !this.#isEnd(this.#bytes[this.at])) this.at += 1
    return this.#bytes.toString('latin1', start, this.at)
  }

  afterLine(): number {
    return this.#bytes.indexOf(0x0a, this.at) + 1
  }

  #isEnd(byte: number | undefined): boolean {
    return byte === undefined || WHITE.has(byte) || DELIMITERS.has(byte)
  }

  #character(): string {
    return String.fromCharCode(this.#bytes[this.at] ?? 0)
  }

  #skip(): void {
    for (;;) {
      while (WHITE.has(this.#bytes[this.at] ?? -1)) this.at += 1
      if (this.#character() !== '%') return
      while (this.at < this.#bytes.length && this.#bytes[this.at] !== 0x0a) this.at += 1
    }
  }

  #reference(first: string): PdfReference | undefined {
    if (!/^\d+$/.test(first)) return undefined
    const start = this.at
    if (this.word() === '0' && this.word() === 'R') return new PdfReference(Number(first))
    this.at = start
    return undefined
  }

  #name(): PdfName {
    this.at += 1
    const start = this.at
    while (!this.#isEnd(this.#bytes[this.at])) this.at += 1
    return new PdfName(this.#bytes.toString('latin1', start, this.at))
  }

  #array(): PdfValue[] {
    this.at += 1
    const items: PdfValue[] = []
    for (;;) {
      this.#skip()
      if (this.#character() === ']') break
      items.push(this.value())
    }
    this.at += 1
    return items
  }

  #dictionary(): PdfDictionary {
    this.at += 2
    const entries: PdfDictionary = new Map()
    for (;;) {
      this.#skip()
      if (this.#character() === '>') break
      const key = this.value()
      if (!(key instanceof PdfName)) throw new Error(`the PDF has a dictionary without a name at ${this.at}`)
      entries.set(key.name, this.value())
    }
    this.at += 2
    return entries
  }

  #hex(): PdfString {
    const end = this.#bytes.indexOf(0x3e, this.at)
    const digits = this.#bytes.toString('latin1', this.at + 1, end).replace(/\s+/g, '')
    this.at = end + 1
    return new PdfString(Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex'))
  }

  #literal(): PdfString {
    const bytes: number[] = []
    let depth = 0
    for (;;) {
      const byte = this.#bytes[this.at]
      if (byte === undefined) throw new Error('the PDF has a string without an end')
      this.at += 1
      if (byte === 0x5c) {
        this.#escape(bytes)
        continue
      }
      if (byte === 0x28) depth += 1
      if (byte === 0x29) depth -= 1
      if (depth === 0) return new PdfString(Buffer.from(bytes))
      if (byte !== 0x28 || depth > 1) bytes.push(byte)
    }
  }

  #escape(bytes: number[]): void {
    const octal = /^[0-7]{1,3}/.exec(this.#bytes.toString('latin1', this.at, this.at + 3))?.[0]
    if (octal !== undefined) {
      bytes.push(Number.parseInt(octal, 8) & 0xff)
      this.at += octal.length
      return
    }
    const character = this.#character()
    this.at += 1
    const control = { n: 10, r: 13, t: 9, b: 8, f: 12 }[character]
    if (character !== '\n') bytes.push(control ?? character.charCodeAt(0))
  }
}
