import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { Deflate } from './deflate-cache.ts'
import {
  formatNumber,
  PdfName,
  PdfReference,
  PdfString,
  type Pdf,
  type PdfDictionary,
  type PdfObject,
  type PdfValue,
} from './pdf-value.ts'

// Bytes over 127 mark the file as binary.
const HEADER = Buffer.from('%PDF-1.7\n%\xd3\xeb\xe9\xe1\n', 'latin1')

const MIN_COMPRESSED_BYTES = 128

/** Compresses the streams of `pdf`. Equal input produces equal bytes. */
export function writePdf(pdf: Pdf, deflate: Deflate = deflateSync): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = [HEADER]
  const offsets = new Map<number, number>()
  let offset = HEADER.length
  const push = (chunk: Uint8Array): void => {
    chunks.push(chunk)
    offset += chunk.length
  }
  const hash = createHash('sha256')
  const ids = [...pdf.objects.keys()].sort((a, b) => a - b)
  for (const id of ids) {
    offsets.set(id, offset)
    for (const chunk of objectChunks(id, pdf.objects.get(id) ?? { value: null }, deflate)) {
      hash.update(chunk)
      push(chunk)
    }
  }
  const tableOffset = offset
  const size = (ids.at(-1) ?? 0) + 1
  // Identifies the content, so that equal files have equal IDs: ISO 32000-1, 14.4.
  const fileId = new PdfString(hash.digest().subarray(0, 16))
  const trailer = new Map(pdf.trailer).set('Size', size).set('ID', [fileId, fileId])
  push(
    Buffer.from(
      `${crossReferenceTable(offsets, size)}trailer\n${formatValue(trailer)}\nstartxref\n${tableOffset}\n%%EOF\n`,
      'latin1',
    ),
  )
  const bytes = new Uint8Array(offset)
  let position = 0
  for (const chunk of chunks) {
    bytes.set(chunk, position)
    position += chunk.length
  }
  return bytes
}

function crossReferenceTable(offsets: ReadonlyMap<number, number>, size: number): string {
  let lines = `xref\n0 ${size}\n0000000000 65535 f \n`
  for (let id = 1; id < size; id += 1) {
    const offset = offsets.get(id)
    lines += offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`
  }
  return lines
}

function* objectChunks(id: number, object: PdfObject, deflate: Deflate): Iterable<Uint8Array> {
  if (!object.stream || !(object.value instanceof Map)) {
    yield Buffer.from(`${id} 0 obj\n${formatValue(object.value)}\nendobj\n`, 'latin1')
    return
  }
  compressStream(object, deflate)
  yield Buffer.from(`${id} 0 obj\n${formatValue(object.value)}\nstream\n`, 'latin1')
  yield object.stream
  yield Buffer.from('\nendstream\nendobj\n', 'latin1')
}

/** Compresses the stream of an object, unless it is already encoded or would become larger. */
export function compressStream(object: PdfObject, deflate: Deflate): void {
  const { value, stream } = object
  if (!stream || !(value instanceof Map)) return
  const deflated =
    value.has('Filter') || isMetadata(value) || stream.length < MIN_COMPRESSED_BYTES ? stream : deflate(stream)
  if (deflated.length < stream.length) {
    value.set('Filter', new PdfName('FlateDecode'))
    object.stream = deflated
  }
  value.set('Length', object.stream?.length ?? 0)
}

/** Programs that cannot read PDFs find metadata in them: ISO 32000-1, 14.3.2. */
function isMetadata(value: PdfDictionary): boolean {
  const type = value.get('Type')
  return type instanceof PdfName && type.name === 'Metadata'
}

function formatValue(value: PdfValue): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return formatNumber(value)
  if (value instanceof PdfName) return `/${value.name}`
  if (value instanceof PdfReference) return `${value.id} 0 R`
  if (Array.isArray(value)) return `[${value.map(formatValue).join(' ')}]`
  if (value instanceof Map) return `<<${[...value].map(([key, item]) => `/${key} ${formatValue(item)}`).join('\n')}>>`
  const text = Buffer.from(value.bytes).toString('latin1')
  return /^[ -'*-[\]-~]*$/.test(text) ? `(${text})` : `<${Buffer.from(value.bytes).toString('hex').toUpperCase()}>`
}
