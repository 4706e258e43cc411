import { brotliCompressSync, deflateSync } from 'node:zlib'
import fontverter from 'fontverter'
import type { Random } from '../drill/random.ts'
import { ENTRY_BYTES, HEADER_BYTES } from '../src/text/write-font.ts'

type Damage = (font: Buffer, random: Random) => Buffer | Promise<Buffer>

interface Table {
  readonly tag: string
  /** Of its entry in the directory, and of its data. */
  readonly entryAt: number
  readonly at: number
  readonly length: number
}

/** What breaks fonts in transfer, what editors write by mistake, and what attackers write. */
const DAMAGES: Readonly<Record<string, Damage>> = {
  'cut short': (font, random) => font.subarray(0, Math.floor(random.between(0, font.length))),
  'flipped bits': (font, random) => flip(font, random, { at: 0, length: font.length }),
  'flipped bits in the directory': (font, random) => flip(font, random, { at: 0, length: 300 }),
  'flipped bits in a table, with its checksum': (font, random) => {
    const table = random.pick(tablesOf(font))
    // Headers decide more than glyphs.
    const length = random.chance(0.5) ? Math.min(64, table.length) : table.length
    return checked(flip(font, random, { at: table.at, length }))
  },
  'a table of another length': (font, random) =>
    entry(font, random, { field: 12, value: random.pick([0, 1, 0x7fffffff, 0xffffffff]) }),
  'a table elsewhere': (font, random) =>
    entry(font, random, { field: 8, value: random.pick([0, 12, font.length - 1, font.length, 0xfffffff0]) }),
  'a table under another name': (font, random) =>
    entry(font, random, { field: 0, value: random.pick([0, 0x676c7966]) }),
  'an empty table, with its checksum': (font, random) => checked(entry(font, random, { field: 12, value: 0 })),
  'a table of random bytes, with its checksum': (font, random) => {
    const damaged = Buffer.from(font)
    const { at, length } = random.pick(tablesOf(font))
    for (let index = at; index < at + length; index += 1) damaged[index] = Math.floor(random.between(0, 256))
    return checked(damaged)
  },
  'a number of glyphs that is wrong': (font, random) =>
    set16(font, 'maxp', { offset: 4, value: random.pick([0, 1, 70, 0x7fff, 0xffff]) }),
  'a number of widths that is wrong': (font, random) =>
    set16(font, 'hhea', { offset: 34, value: random.pick([0, 1, 0xffff]) }),
  'glyph offsets of another kind': (font, random) =>
    set16(font, 'head', { offset: 50, value: random.pick([0, 1, 2, 0xffff]) }),
  'an em that is wrong': (font, random) =>
    set16(font, 'head', { offset: 18, value: random.pick([0, 1, 15, 16, 0xffff]) }),
  'glyphs that consist of themselves': (font, random) => {
    const glyf = tablesOf(font).find(({ tag }) => tag === 'glyf')
    if (!glyf) return set16(font, 'maxp', { offset: 4, value: 0xffff })
    const damaged = Buffer.from(font)
    for (let at = glyf.at; at + 20 < glyf.at + glyf.length; at += 4 * Math.ceil(random.between(0, 40))) {
      // A composite glyph whose parts are others: flags for words and more parts, then the glyph and its offset.
      for (const [index, value] of [0xffff, 0, 0, 100, 100, 0x21, Math.floor(random.between(0, 99)), 0, 0].entries())
        damaged.writeUInt16BE(value, at + index * 2)
    }
    return checked(damaged)
  },
  'a cmap that covers everything': (font, random) => {
    const cmap = tablesOf(font).find(({ tag }) => tag === 'cmap')
    const damaged = Buffer.from(font)
    if (!cmap || cmap.length < 60) return flip(font, random, { at: 0, length: font.length })
    // One table of format 12 whose groups overlap.
    damaged.set([0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12, 0, 12, 0, 0], cmap.at)
    damaged.writeUInt32BE(cmap.length, cmap.at + 16)
    damaged.writeUInt32BE(random.pick([1, 2, 0x10000000]), cmap.at + 24)
    for (let at = cmap.at + 28; at + 12 <= cmap.at + cmap.length; at += 12) {
      damaged.writeUInt32BE(0, at)
      damaged.writeUInt32BE(random.pick([0x10ffff, 0xffffffff]), at + 4)
      damaged.writeUInt32BE(random.pick([0, 0xffffffff]), at + 8)
    }
    return checked(damaged)
  },
  'broken axes, with their checksum': (font, random) => {
    const tables = tablesOf(font).filter(({ tag }) => ['fvar', 'gvar', 'avar', 'HVAR', 'STAT', 'MVAR'].includes(tag))
    const table = random.pick(tables.length > 0 ? tables : tablesOf(font))
    const damaged = Buffer.from(font)
    for (let count = 0; count < 4; count += 1) {
      const at = table.at + 2 * Math.floor(random.between(0, Math.min(40, table.length / 2 - 1)))
      damaged.writeUInt16BE(random.pick([0, 1, 0x7fff, 0x8000, 0xffff]), at)
    }
    return checked(damaged)
  },
  'a damaged WOFF': async (font, random) => {
    const packed = await fontverter.convert(font, 'woff')
    return flip(packed, random, { at: 4, length: random.pick([400, packed.length - 4]) })
  },
  'a damaged WOFF2': async (font, random) => {
    const packed = await fontverter.convert(font, 'woff2')
    return flip(packed, random, { at: 4, length: random.pick([100, packed.length - 4]) })
  },
  'a packed font cut short': async (font, random) => {
    const packed = await fontverter.convert(font, random.pick(['woff', 'woff2']))
    return packed.subarray(0, Math.floor(random.between(4, packed.length)))
  },
  'a packed font that lies about its size': async (font, random) => {
    const packed = Buffer.from(await fontverter.convert(font, random.pick(['woff', 'woff2'])))
    packed.writeUInt32BE(random.pick([0, 1, font.length - 1, 60_000_000, 0xffffffff]), 16)
    return packed
  },
  'a WOFF whose tables are larger than it says': async (font, random) => {
    const packed = Buffer.from(await fontverter.convert(font, 'woff'))
    const bomb = deflateSync(Buffer.alloc(200_000_000), { level: 1 })
    const entryAt = 44 + 20 * Math.floor(random.between(0, packed.readUInt16BE(12)))
    packed.writeUInt32BE(packed.length, entryAt + 4)
    packed.writeUInt32BE(bomb.length, entryAt + 8)
    const bytes = Buffer.concat([packed, bomb])
    bytes.writeUInt32BE(bytes.length, 8)
    return bytes
  },
  'a WOFF2 whose stream is larger than it says': async (font) => {
    const packed = await fontverter.convert(font, 'woff2')
    const bomb = brotliCompressSync(Buffer.alloc(100_000_000))
    const head = Buffer.from(packed.subarray(0, packed.length - packed.readUInt32BE(20)))
    head.writeUInt32BE(bomb.length, 20)
    head.writeUInt32BE(head.length + bomb.length, 8)
    return Buffer.concat([head, bomb])
  },
}

export const DAMAGE_NAMES = Object.keys(DAMAGES)

/** Damages a TrueType or OpenType font: the same for the same numbers of `random`. */
export async function damageFont(font: Buffer, name: string, random: Random): Promise<Buffer> {
  const damage = DAMAGES[name]
  if (!damage) throw new RangeError(`no damage ${name}`)
  return damage(font, random)
}

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entryAt = HEADER_BYTES + index * ENTRY_BYTES
    return {
      tag: font.toString('latin1', entryAt, entryAt + 4),
      entryAt,
      at: font.readUInt32BE(entryAt + 8),
      length: font.readUInt32BE(entryAt + 12),
    }
  })
}

function flip(font: Buffer, random: Random, { at, length }: Pick<Table, 'at' | 'length'>): Buffer {
  const damaged = Buffer.from(font)
  for (let count = 2 ** Math.floor(random.between(0, 7)); count > 0; count -= 1) {
    const index = Math.min(font.length - 1, at + Math.floor(random.between(0, length)))
    damaged[index] = (damaged[index] ?? 0) ^ (1 << Math.floor(random.between(0, 8)))
  }
  return damaged
}

function entry(font: Buffer, random: Random, { field, value }: { field: number; value: number }): Buffer {
  const damaged = Buffer.from(font)
  damaged.writeUInt32BE(value, random.pick(tablesOf(font)).entryAt + field)
  return damaged
}

function set16(font: Buffer, tag: string, { offset, value }: { offset: number; value: number }): Buffer {
  const damaged = Buffer.from(font)
  const table = tablesOf(font).find((each) => each.tag === tag)
  if (table) damaged.writeUInt16BE(value, table.at + offset)
  return checked(damaged)
}

/** Corrects the checksums of tables, so that their contents are what is checked. */
function checked(font: Buffer): Buffer {
  for (const { entryAt, at, length } of tablesOf(font)) {
    let sum = 0
    for (let index = at; index < at + length; index += 1) {
      sum = (sum + (font[index] ?? 0) * 2 ** (8 * (3 - ((index - at) % 4)))) >>> 0
    }
    font.writeUInt32BE(sum, entryAt + 4)
  }
  return font
}
