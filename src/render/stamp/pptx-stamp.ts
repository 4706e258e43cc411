import { strFromU8, unzipSync } from 'fflate'
import type { StampFormat, StampPlace } from './stamp-place.ts'
import { plainPlace } from './stamp-place.ts'

/** Custom properties, which programs show among those of the file. */
export const STAMP_PART = 'docProps/custom.xml'

const STAMP_PROPERTY = 'Platen'

const OPEN = '<vt:lpwstr>'
const CLOSE = '</vt:lpwstr>'

/** Returns the content of `STAMP_PART`. */
export function customProperties(text: string): string {
  const namespaces =
    'xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties" ' +
    'xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes"'
  // The format ID of user-defined properties, whose numbers begin with 2: ISO 29500-1, 22.3.2.2.
  const property = `<property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="2" name="${STAMP_PROPERTY}">`
  return `<Properties ${namespaces}>${property}${OPEN}${text}${CLOSE}</property></Properties>`
}

export const PPTX_STAMP: StampFormat = {
  find(bytes) {
    const entry = findEntry(bytes, STAMP_PART)
    if (!entry) return undefined
    if (entry.method !== STORED) return compressedPlace(bytes)
    const { from, to } = entry
    const content = bytes.subarray(from, to)
    const [begin, end] = [content.indexOf(OPEN), content.indexOf(CLOSE)]
    if (begin < 0 || end < begin) return undefined
    const checksums = entry.checksumsAt.map((at) => ({ at, from, to, endian: 'little' as const }))
    return { ...plainPlace(bytes, from + begin + OPEN.length, from + end), checksums }
  },
}

/** Larger ones would only fill the memory. */
const MAX_PART_BYTES = 1024 * 1024

/** A program that has changed the presentation compresses what it retains. */
function compressedPlace(bytes: Buffer): StampPlace | undefined {
  try {
    const { [STAMP_PART]: part } = unzipSync(bytes, {
      filter: ({ name, originalSize }) => name === STAMP_PART && originalSize <= MAX_PART_BYTES,
    })
    const texts = strFromU8(part ?? new Uint8Array())
      .split(OPEN)
      .slice(1)
    const text = texts.map((each) => each.split(CLOSE, 1)[0] ?? '').find((each) => each.startsWith('{'))
    return text === undefined ? undefined : { text: text.replaceAll('&quot;', '"'), at: undefined, checksums: [] }
  } catch {
    return undefined
  }
}

const STORED = 0
const END_BYTES = 22
const DIRECTORY_BYTES = 46
const LOCAL_BYTES = 30

interface Entry {
  readonly method: number
  readonly from: number
  readonly to: number
  readonly checksumsAt: readonly number[]
}

/** Looks an entry up in the directory at the end of a ZIP: APPNOTE.TXT, 4.3. */
function findEntry(bytes: Buffer, name: string): Entry | undefined {
  const endAt = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (endAt < 0 || endAt + END_BYTES > bytes.length) return undefined
  let at = bytes.readUInt32LE(endAt + 16)
  while (at + DIRECTORY_BYTES <= endAt && bytes.toString('latin1', at, at + 4) === 'PK\x01\x02') {
    const nameEnd = at + DIRECTORY_BYTES + bytes.readUInt16LE(at + 28)
    if (bytes.toString('utf8', at + DIRECTORY_BYTES, nameEnd) === name) return entryAt(bytes, at)
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return undefined
}

function entryAt(bytes: Buffer, directoryAt: number): Entry | undefined {
  const localAt = bytes.readUInt32LE(directoryAt + 42)
  if (localAt + LOCAL_BYTES > bytes.length) return undefined
  const from = localAt + LOCAL_BYTES + bytes.readUInt16LE(localAt + 26) + bytes.readUInt16LE(localAt + 28)
  const to = from + bytes.readUInt32LE(directoryAt + 20)
  if (to > bytes.length) return undefined
  return { method: bytes.readUInt16LE(directoryAt + 10), from, to, checksumsAt: [localAt + 14, directoryAt + 16] }
}
