import type { ContentText, TextBlock } from './content-text.ts'
import { createGlyphPlaces, type GlyphPlaces } from './glyph-places.ts'
import { joinOperators } from './join-operators.ts'
import { formatNumber, utf16 } from './pdf-value.ts'

/** Changes of the glyphs of one content stream. */
export interface ContentEdits {
  readonly places: GlyphPlaces
  /** Indexes of blocks to write again with one operator for each line. */
  readonly joined: Set<number>
  /** What is shown instead of a glyph. */
  readonly codes: Map<number, readonly number[]>
  /** Glyphs that became part of another glyph. */
  readonly removed: Set<number>
  /** What is drawn instead of each glyph of a block. */
  readonly drawings: Map<number, GlyphDrawing>
  /** What is written instead of a block. */
  readonly replaced: Map<number, string>
  /** The text of a range of glyphs, by its first glyph. `closes` contains the last one. */
  readonly opens: Map<number, string>
  readonly closes: Set<number>
}

/** A form XObject and the scale that maps it to the space of its block. */
export interface GlyphDrawing {
  readonly name: string
  readonly scaleX: number
  readonly scaleY: number
  /** The operators of the form, if they have no colors and resources of their own. */
  readonly path: string | undefined
}

export function noEdits(content: ContentText): ContentEdits {
  const places = createGlyphPlaces(content)
  return {
    places,
    joined: new Set(),
    codes: new Map(),
    removed: new Set(),
    drawings: new Map(),
    replaced: new Map(),
    opens: new Map(),
    closes: new Set(),
  }
}

/** In units of the font size. Smaller differences are invisible, and readers ignore them. */
const SAME_PLACE_EM = 0.0005

/** Returns the stream with its changed blocks written again; undefined if nothing changes. */
export function writeContent(content: ContentText, edits: ContentEdits): Uint8Array | undefined {
  const changed = new Set<number>()
  for (const glyphs of [edits.codes.keys(), edits.removed, edits.drawings.keys(), edits.opens.keys()]) {
    for (const glyph of glyphs) changed.add(content.blockOf[glyph] ?? -1)
  }
  const pieces: string[] = []
  let written = 0
  for (const [index, block] of content.blocks.entries()) {
    const isColored = hasOwnColors(content, block)
    const isChanged = changed.has(index)
    const replacement = edits.replaced.get(index)
    if (replacement === undefined && !isChanged && !isColored && !edits.joined.has(index)) continue
    const write = edits.drawings.has(block.from) ? writeDrawings : writeBlock
    const text = replacement ?? ((isChanged && write(content, block, edits)) || joinOperators(content, block))
    // Poppler floods the page if a pattern is selected while it draws glyphs with their own colors.
    pieces.push(
      content.bytes.toString('latin1', written, block.start),
      isColored ? `q\n0 0 0 RG 0 0 0 rg\n${text}Q\n` : text,
    )
    written = block.end
  }
  if (written === 0) return undefined
  pieces.push(content.bytes.toString('latin1', written))
  return Buffer.from(pieces.join(''), 'latin1')
}

function hasOwnColors({ fonts, codes }: ContentText, { from, to }: TextBlock): boolean {
  return from < to && fonts[from]?.hasOwnColors(codes[from] ?? -1) === true
}

function writeBlock(content: ContentText, block: TextBlock, edits: ContentEdits): string | undefined {
  const { codes, removed, opens, closes } = edits
  const placed = edits.places.block(block)
  if (!placed) return undefined
  let [text, shown, fontLine] = ['BT\n', '', '']
  let [lineX, lineY, pen] = [0, 0, 0]
  const show = (): void => {
    if (shown !== '') text += shown.includes('> ') ? `[<${shown}>] TJ\n` : `<${shown}> Tj\n`
    shown = ''
  }
  for (let glyph = block.from; glyph < block.to; glyph += 1) {
    const place = placed.places[glyph - block.from]
    if (removed.has(glyph) || !place) continue
    const font = content.fonts[glyph]
    const { x, y, size } = place
    if (place.fontLine !== fontLine) {
      show()
      text += `${place.fontLine}\n${fontLine === '' ? `${placed.matrix}\n` : ''}`
      fontLine = place.fontLine
    }
    const opening = opens.get(glyph)
    if (opening !== undefined) {
      show()
      text += beginSpan(opening)
    }
    // The advances of Type 3 glyphs differ between readers.
    const isType3 = font?.codeBytes === 1
    if (isType3 ? x !== lineX || y !== lineY : Math.abs(x - pen) > SAME_PLACE_EM * size || y !== lineY) {
      if (shown !== '' && !isType3 && y === lineY) shown += `> ${formatNumber(hundredths(((pen - x) * 1000) / size))} <`
      else {
        show()
        text += `${formatNumber(rounded(x - lineX))} ${formatNumber(rounded(y - lineY))} Td `
        ;[lineX, lineY] = [x, y]
      }
      pen = x
    }
    for (const code of codes.get(glyph) ?? [content.codes[glyph] ?? 0]) {
      shown += code
        .toString(16)
        .toUpperCase()
        .padStart((font?.codeBytes ?? 2) * 2, '0')
      pen += ((font?.width(code) ?? 0) * size) / 1000
    }
    if (closes.has(glyph)) {
      show()
      text += 'EMC\n'
    }
  }
  show()
  return `${text}ET\n`
}

/** Marks what `operators` show as `text`: ISO 32000-1, 14.9.4. */
export function asSpan(operators: string, text: string): string {
  return `${beginSpan(text)}${operators}EMC\n`
}

function beginSpan(text: string): string {
  return `/Span <</ActualText <FEFF${utf16(text)}>>> BDC\n`
}

function writeDrawings(content: ContentText, block: TextBlock, { places, drawings }: ContentEdits): string | undefined {
  const placed = places.block(block)
  if (!placed) return undefined
  const isPatterned = hasPattern(content, block)
  let text = `q\n${placed.matrix.replace(/Tm$/, 'cm')}\n`
  for (const [index, { x, y }] of placed.places.entries()) {
    const drawing = drawings.get(block.from + index)
    if (!drawing) continue
    const matrix = [drawing.scaleX, 0, 0, drawing.scaleY, rounded(x), rounded(y)]
    const shape = isPatterned && drawing.path !== undefined ? `\n${drawing.path}` : `/${drawing.name} Do `
    text += `q ${matrix.map(formatNumber).join(' ')} cm ${shape}Q\n`
  }
  return `${text}Q\n`
}

/** Readers disagree on the space of a pattern within a form. */
function hasPattern({ bytes }: ContentText, { start }: TextBlock): boolean {
  const state = bytes.lastIndexOf('\nq\n', start)
  return state >= 0 && bytes.toString('latin1', state, start).includes('/Pattern cs')
}

function hundredths(number: number): number {
  return Math.round(number * 100) / 100
}

/** Rounds to a hundred-thousandth of a point. */
function rounded(length: number): number {
  return Math.round(length * 1e5) / 1e5
}
