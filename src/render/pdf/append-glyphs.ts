import { ENTRY_BYTES, HEADER_BYTES, writeFont } from '../../text/write-font.ts'

/** A glyph of the font and its position in thousandths of the font size; `y` points up. */
export interface GlyphPart {
  readonly code: number
  readonly x: number
  readonly y: number
}

/** A glyph made of other glyphs of the font, with its width in thousandths of the font size. */
export interface AppendedGlyph {
  readonly parts: readonly GlyphPart[]
  readonly width: number
}

const REQUIRED = ['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'] as const

// Offsets of fields in their tables: OpenType 1.9.
const UNITS_PER_EM = 18
const LOCA_FORMAT = 50
const GLYPH_COUNT = 4
const METRIC_COUNT = 34
const MAX_COMPONENTS = 28
const MAX_DEPTH = 30
const GLYPH_HEADER_BYTES = 10

const [WORDS, ARE_OFFSETS, MORE] = [0x0001, 0x0002, 0x0020]

export function canAppendGlyphs(font: Uint8Array): boolean {
  const tables = readTables(font)
  return REQUIRED.every((tag) => tables.has(tag))
}

export function countGlyphs(font: Uint8Array): number {
  return viewOf(tableOf(readTables(font), 'maxp').bytes).getUint16(GLYPH_COUNT)
}

/** Appends compound glyphs in order, after the last glyph of `font`. */
export function appendGlyphs(font: Uint8Array, added: readonly AppendedGlyph[]): Uint8Array {
  const tables = readTables(font)
  const [maxp, hhea, head] = [copyOf(tables, 'maxp'), copyOf(tables, 'hhea'), copyOf(tables, 'head')]
  const unitsPerEm = viewOf(head).getUint16(UNITS_PER_EM)
  const count = viewOf(maxp).getUint16(GLYPH_COUNT)
  const places = readPlaces(tables, count)
  const outlines = tableOf(tables, 'glyf').bytes
  const compounds = added.map(({ parts }) => writeCompound(parts, { outlines, places, unitsPerEm }))

  const glyf = concat([outlines.subarray(0, places.at(-1) ?? 0), ...compounds])
  const loca = new Uint8Array((count + added.length + 1) * 4)
  let end = places.at(-1) ?? 0
  const ends = compounds.map((compound) => (end += compound.length))
  for (const [index, place] of [...places, ...ends].entries()) viewOf(loca).setUint32(index * 4, place)

  const hmtx = writeMetrics(tables, { count, added, compounds, unitsPerEm })
  viewOf(head).setInt16(LOCA_FORMAT, 1)
  viewOf(hhea).setUint16(METRIC_COUNT, count + added.length)
  viewOf(maxp).setUint16(GLYPH_COUNT, count + added.length)
  const most = added.reduce((sum, { parts }) => Math.max(sum, parts.length), viewOf(maxp).getUint16(MAX_COMPONENTS))
  viewOf(maxp).setUint16(MAX_COMPONENTS, most)
  viewOf(maxp).setUint16(MAX_DEPTH, viewOf(maxp).getUint16(MAX_DEPTH) + 1)

  const changed = new Map(Object.entries({ glyf, loca, hmtx, head, hhea, maxp }))
  const written = [...tables].map(([tag, { entry, bytes }]) => {
    const present = changed.get(tag) ?? bytes
    const ownEntry = Uint8Array.from(entry)
    viewOf(ownEntry).setUint32(12, present.length)
    return { entry: ownEntry, bytes: present }
  })
  return writeFont(viewOf(font).getUint32(0), written)
}

interface Outlines {
  readonly outlines: Uint8Array
  readonly places: readonly number[]
  readonly unitsPerEm: number
}

/** A part without an outline, such as a space, is omitted. */
function writeCompound(parts: readonly GlyphPart[], { outlines, places, unitsPerEm }: Outlines): Uint8Array {
  const drawn = parts.filter(({ code }) => (places[code + 1] ?? 0) > (places[code] ?? 0))
  if (drawn.length === 0) return new Uint8Array(0)
  const bytes = new Uint8Array(GLYPH_HEADER_BYTES + drawn.length * 8)
  const view = viewOf(bytes)
  view.setInt16(0, -1)
  const box = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [index, { code, x, y }] of drawn.entries()) {
    const at = GLYPH_HEADER_BYTES + index * 8
    const offset = [Math.round((x * unitsPerEm) / 1000), Math.round((y * unitsPerEm) / 1000)] as const
    view.setUint16(at, WORDS | ARE_OFFSETS | (index < drawn.length - 1 ? MORE : 0))
    view.setUint16(at + 2, code)
    view.setInt16(at + 4, offset[0])
    view.setInt16(at + 6, offset[1])
    for (const side of [0, 1, 2, 3]) {
      const value = viewOf(outlines).getInt16((places[code] ?? 0) + 2 + side * 2) + offset[side % 2 === 0 ? 0 : 1]
      box[side] = side < 2 ? Math.min(box[side] ?? 0, value) : Math.max(box[side] ?? 0, value)
    }
  }
  for (const [side, value] of box.entries()) view.setInt16(2 + side * 2, value)
  return padToFour(bytes)
}

interface AddedMetrics {
  readonly count: number
  readonly added: readonly AppendedGlyph[]
  readonly compounds: readonly Uint8Array[]
  readonly unitsPerEm: number
}

function writeMetrics(
  tables: ReadonlyMap<string, Table>,
  { count, added, compounds, unitsPerEm }: AddedMetrics,
): Uint8Array {
  const [from, metricCount] = [
    viewOf(tableOf(tables, 'hmtx').bytes),
    viewOf(tableOf(tables, 'hhea').bytes).getUint16(METRIC_COUNT),
  ]
  const metrics = new Uint8Array((count + added.length) * 4)
  const view = viewOf(metrics)
  for (let glyph = 0; glyph < count; glyph += 1) {
    view.setUint16(glyph * 4, from.getUint16(Math.min(glyph, metricCount - 1) * 4))
    const bearing = glyph < metricCount ? glyph * 4 + 2 : metricCount * 4 + (glyph - metricCount) * 2
    view.setInt16(glyph * 4 + 2, bearing + 2 <= from.byteLength ? from.getInt16(bearing) : 0)
  }
  for (const [index, { width }] of added.entries()) {
    const compound = compounds[index]
    view.setUint16((count + index) * 4, Math.max(0, Math.round((width * unitsPerEm) / 1000)))
    // Rasterizers move an outline so that it begins at its bearing.
    if (compound?.length) view.setInt16((count + index) * 4 + 2, viewOf(compound).getInt16(2))
  }
  return metrics
}

interface Table {
  readonly entry: Uint8Array
  readonly bytes: Uint8Array
}

function readTables(font: Uint8Array): Map<string, Table> {
  const view = viewOf(font)
  const entries = Array.from({ length: view.getUint16(4) }, (_, index) => HEADER_BYTES + index * ENTRY_BYTES)
  return new Map(
    entries.map((at) => {
      const [offset, length] = [view.getUint32(at + 8), view.getUint32(at + 12)]
      const tag = Buffer.from(font.subarray(at, at + 4)).toString('latin1')
      return [tag, { entry: font.subarray(at, at + ENTRY_BYTES), bytes: font.subarray(offset, offset + length) }]
    }),
  )
}

function readPlaces(tables: ReadonlyMap<string, Table>, count: number): number[] {
  const loca = viewOf(tableOf(tables, 'loca').bytes)
  const isLong = viewOf(tableOf(tables, 'head').bytes).getInt16(LOCA_FORMAT) === 1
  return Array.from({ length: count + 1 }, (_, glyph) =>
    isLong ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2,
  )
}

function tableOf(tables: ReadonlyMap<string, Table>, tag: string): Table {
  const table = tables.get(tag)
  if (!table) throw new Error(`the font has no table ${tag}`)
  return table
}

function copyOf(tables: ReadonlyMap<string, Table>, tag: string): Uint8Array {
  return Uint8Array.from(tableOf(tables, tag).bytes)
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function padToFour(bytes: Uint8Array): Uint8Array {
  return concat([bytes, new Uint8Array((4 - (bytes.length % 4)) % 4)])
}

function concat(chunks: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(chunks)
}
