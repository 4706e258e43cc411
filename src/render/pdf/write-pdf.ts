import { deflateSync } from 'node:zlib'
import { PdfName, PdfReference, type Pdf, type PdfDictionary, type PdfObject, type PdfValue } from './pdf-value.ts'

// Bytes over 127 mark the file as binary.
const HEADER = Buffer.from('%PDF-1.7\n%\xd3\xeb\xe9\xe1\n', 'latin1')

const MIN_COMPRESSED_BYTES = 128

/** Compresses streams. Equal input produces equal bytes. */
export function writePdf(pdf: Pdf): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = [HEADER]
  const offsets = new Map<number, number>()
  let at = HEADER.length
  const push = (chunk: Uint8Array): void => {
    chunks.push(chunk)
    at += chunk.length
  }
  const ids = [...pdf.objects.keys()].sort((a, b) => a - b)
  for (const id of ids) {
    offsets.set(id, at)
    for (const chunk of objectChunks(id, pdf.objects.get(id) ?? { value: null })) push(chunk)
  }
  const start = at
  const size = (ids.at(-1) ?? 0) + 1
  pdf.trailer.set('Size', size)
  push(Buffer.from(`${table(offsets, size)}trailer\n${written(pdf.trailer)}\nstartxref\n${start}\n%%EOF\n`, 'latin1'))
  const bytes = new Uint8Array(at)
  let to = 0
  for (const chunk of chunks) {
    bytes.set(chunk, to)
    to += chunk.length
  }
  return bytes
}

function table(offsets: ReadonlyMap<number, number>, size: number): string {
  let lines = `xref\n0 ${size}\n0000000000 65535 f \n`
  for (let id = 1; id < size; id += 1) {
    const at = offsets.get(id)
    lines += at === undefined ? '0000000000 65535 f \n' : `${String(at).padStart(10, '0')} 00000 n \n`
  }
  return lines
}

function* objectChunks(id: number, object: PdfObject): Iterable<Uint8Array> {
  if (!object.stream || !(object.value instanceof Map)) {
    yield Buffer.from(`${id} 0 obj\n${written(object.value)}\nendobj\n`, 'latin1')
    return
  }
  const { dictionary, stream } = compressed(object.value, object.stream)
  yield Buffer.from(`${id} 0 obj\n${written(dictionary)}\nstream\n`, 'latin1')
  yield stream
  yield Buffer.from('\nendstream\nendobj\n', 'latin1')
}

function compressed(dictionary: PdfDictionary, stream: Uint8Array): { dictionary: PdfDictionary; stream: Uint8Array } {
  const entries = new Map(dictionary)
  const deflated = entries.has('Filter') || stream.length < MIN_COMPRESSED_BYTES ? stream : deflateSync(stream)
  const smaller = deflated.length < stream.length
  if (smaller) entries.set('Filter', new PdfName('FlateDecode'))
  const chosen = smaller ? deflated : stream
  entries.set('Length', chosen.length)
  return { dictionary: entries, stream: chosen }
}

function written(value: PdfValue): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'number') return writtenNumber(value)
  if (value instanceof PdfName) return `/${value.name}`
  if (value instanceof PdfReference) return `${value.id} 0 R`
  if (Array.isArray(value)) return `[${value.map(written).join(' ')}]`
  if (value instanceof Map) return `<<${[...value].map(([key, item]) => `/${key} ${written(item)}`).join('\n')}>>`
  const text = Buffer.from(value.bytes).toString('latin1')
  return /^[ -'*-[\]-~]*$/.test(text) ? `(${text})` : `<${Buffer.from(value.bytes).toString('hex').toUpperCase()}>`
}

/** PDF has no exponents. */
function writtenNumber(value: number): string {
  if (Number.isInteger(value)) return String(value)
  return (
    value
      .toFixed(9)
      .replace(/\.?0+$/, '')
      .replace(/^(-?)0\./, '$1.') || '0'
  )
}
