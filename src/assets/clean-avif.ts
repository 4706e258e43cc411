import { type Box, readBoxes } from './iso-boxes.ts'

/** Items with metadata: EXIF, XMP and other documents. */
const METADATA_ITEMS = new Set(['Exif', 'mime', 'uri '])

/** A type that no decoder knows. */
const REMOVED_TYPE = 'skip'

/** Version and flags, with which some boxes begin. */
const FLAGS_BYTES = 4

/**
 * Overwrites metadata with zeros, so that no position in the file changes. The orientation is not metadata in an AVIF.
 * Returns undefined if the file is damaged, or an animation, whose frames have metadata of their own.
 */
export function cleanAvif(file: Uint8Array): Buffer | undefined {
  const bytes = Buffer.from(file)
  try {
    return clean(bytes) ? bytes : undefined
  } catch (error) {
    // A length or position beyond the end of the file.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function clean(bytes: Buffer): boolean {
  const boxes = readBoxes(bytes, 0, bytes.length)
  const meta = boxes?.find(({ type }) => type === 'meta')
  if (!boxes || !meta || boxes.some(({ type }) => type === 'moov')) return false
  for (const { from, to } of boxes.filter(({ type }) => type === 'uuid' || type === 'udta')) bytes.fill(0, from, to)
  const parts = readBoxes(bytes, meta.from + FLAGS_BYTES, meta.to)
  if (!parts) return false
  const items = removeItems(bytes, parts)
  return items !== undefined && eraseContent(bytes, { parts, items })
}

/** Renames the metadata items. Returns their IDs. */
function removeItems(bytes: Buffer, parts: readonly Box[]): ReadonlySet<number> | undefined {
  const info = parts.find(({ type }) => type === 'iinf')
  if (!info) return undefined
  const countBytes = bytes[info.from] === 0 ? 2 : 4
  const entries = readBoxes(bytes, info.from + FLAGS_BYTES + countBytes, info.to)
  if (!entries) return undefined
  const removed = new Set<number>()
  for (const { from } of entries) {
    const idBytes = bytes[from] === 3 ? 4 : 2
    const id = bytes.readUIntBE(from + FLAGS_BYTES, idBytes)
    const typeAt = from + FLAGS_BYTES + idBytes + 2
    if (!METADATA_ITEMS.has(bytes.toString('latin1', typeAt, typeAt + 4))) continue
    removed.add(id)
    bytes.write(REMOVED_TYPE, typeAt, 'latin1')
  }
  return removed
}

interface Erasure {
  readonly parts: readonly Box[]
  readonly items: ReadonlySet<number>
}

/** Returns whether the content of all items was found. Its positions are in the file, or in the box `idat`. */
function eraseContent(bytes: Buffer, { parts, items }: Erasure): boolean {
  const locations = parts.find(({ type }) => type === 'iloc')
  if (items.size === 0) return true
  if (!locations) return false
  const data = parts.find(({ type }) => type === 'idat')
  const version = bytes[locations.from] ?? 0
  let at = locations.from + FLAGS_BYTES
  const read = (size: number): number => {
    at += size
    if (at > locations.to) throw new RangeError('the box of locations is cut short')
    return size > 6 ? Number(bytes.readBigUInt64BE(at - size)) : size === 0 ? 0 : bytes.readUIntBE(at - size, size)
  }
  const sizes = read(2)
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexSize = version === 0 ? 0 : sizes & 15
  const count = read(version < 2 ? 2 : 4)
  for (let item = 0; item < count; item += 1) {
    const id = read(version < 2 ? 2 : 4)
    const method = version === 0 ? 0 : read(2) & 15
    read(2)
    const base = read(baseSize)
    const extents = read(2)
    for (let extent = 0; extent < extents; extent += 1) {
      read(indexSize)
      const start = base + read(offsetSize) + (method === 1 ? (data?.from ?? NaN) : 0)
      const end = start + read(lengthSize)
      if (!items.has(id)) continue
      if (method > 1 || !(end <= bytes.length)) return false
      bytes.fill(0, start, end)
    }
  }
  return true
}
