import { iccTag } from '../icc-table.ts'

/**
 * Returns the profile of version 2 `bytes` with its tables as those of version 4, `mAB ` and `mBA `: the same numbers,
 * with curves of one kind each.
 */
export function profileOfVersion4(bytes: Uint8Array): Uint8Array {
  const profile = Buffer.from(bytes)
  const tags = [
    { name: 'desc', data: localizedText('Own paper') },
    { name: 'targ', data: plainText('ICCHDAT FOGRA51') },
    { name: 'A2B1', data: pipeline(iccTag(profile, 'A2B1') ?? Buffer.alloc(0), 'mAB ') },
    { name: 'B2A1', data: pipeline(iccTag(profile, 'B2A1') ?? Buffer.alloc(0), 'mBA ') },
  ]
  const table = Buffer.alloc(4 + 12 * tags.length)
  table.writeUInt32BE(tags.length)
  let at = 128 + table.length
  for (const [index, { name, data }] of tags.entries()) {
    table.write(name, 4 + 12 * index, 'latin1')
    table.writeUInt32BE(at, 8 + 12 * index)
    table.writeUInt32BE(data.length, 12 + 12 * index)
    at += data.length
  }
  const header = Buffer.from(profile.subarray(0, 128))
  header.writeUInt32BE(at)
  header.writeUInt8(4, 8)
  return Buffer.concat([header, table, ...tags.map(({ data }) => data)])
}

/** Converts an `mft2` table. Lab values of 16 bits are encoded differently, which its curves for Lab compensate. */
function pipeline(data: Buffer, kind: 'mAB ' | 'mBA '): Buffer {
  const [inputs, outputs, grid] = [data.readUInt8(8), data.readUInt8(9), data.readUInt8(10)]
  const [inputEntries, outputEntries] = [data.readUInt16BE(48), data.readUInt16BE(50)]
  const inputStart = 52
  const nodeStart = inputStart + 2 * inputs * inputEntries
  const nodeCount = grid ** inputs * outputs
  const outputStart = nodeStart + 2 * nodeCount
  const curvesAt = (start: number, count: number, entries: number): Buffer =>
    Buffer.concat(
      Array.from({ length: count }, (_, index) =>
        sampled(data.subarray(start + 2 * entries * index, start + 2 * entries * (index + 1)), entries),
      ),
    )
  const before = curvesAt(inputStart, inputs, inputEntries)
  const after = curvesAt(outputStart, outputs, outputEntries)
  const nodes = Buffer.concat([Buffer.alloc(20), data.subarray(nodeStart, outputStart)])
  for (let axis = 0; axis < inputs; axis += 1) nodes.writeUInt8(grid, axis)
  nodes.writeUInt8(2, 16)
  const [matrix, m, b] = [scaling(kind), linear(), linear()]
  const [device, connected] = kind === 'mAB ' ? [before, after] : [after, before]
  const parts = [b, matrix, connected, nodes, device].map(padded)
  const head = Buffer.alloc(32)
  head.write(kind, 0, 'latin1')
  head.writeUInt8(inputs, 8)
  head.writeUInt8(outputs, 9)
  let at = 32
  for (const [index, part] of parts.entries()) {
    head.writeUInt32BE(at, 12 + 4 * index)
    at += part.length
  }
  return Buffer.concat([head, ...parts, padded(m)])
}

/** From the encoding of one version to that of the other. */
function scaling(kind: 'mAB ' | 'mBA '): Buffer {
  const factor = kind === 'mAB ' ? 65_535 / 65_280 : 65_280 / 65_535
  const matrix = Buffer.alloc(48)
  for (const index of [0, 4, 8]) matrix.writeInt32BE(Math.round(factor * 65_536), 4 * index)
  return matrix
}

/** Three curves that change nothing: a power of 1. */
function linear(): Buffer {
  const curve = Buffer.alloc(16)
  curve.write('para', 0, 'latin1')
  curve.writeInt32BE(65_536, 12)
  return Buffer.concat([curve, curve, curve])
}

function sampled(values: Buffer, entries: number): Buffer {
  const head = Buffer.alloc(12)
  head.write('curv', 0, 'latin1')
  head.writeUInt32BE(entries, 8)
  return padded(Buffer.concat([head, values]))
}

function padded(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
}

function plainText(text: string): Buffer {
  return padded(Buffer.concat([Buffer.from('text\0\0\0\0', 'latin1'), Buffer.from(`${text}\0`, 'latin1')]))
}

function localizedText(text: string): Buffer {
  const words = Buffer.from(text, 'utf16le').swap16()
  const head = Buffer.alloc(28)
  head.write('mluc', 0, 'latin1')
  for (const [at, value] of [
    [8, 1],
    [12, 12],
    [20, words.length],
    [24, 28],
  ] as const)
    head.writeUInt32BE(value, at)
  head.write('enUS', 16, 'latin1')
  return padded(Buffer.concat([head, words]))
}
