import type { Complete } from '../document/elements/element.ts'
import { type Columns, heightOfLines } from './columns.ts'
import type { LinePart } from './compose-line.ts'
import { type FlowLine, MARKER_GAP_EM } from './flow-text.ts'
import { justification, type Justification } from './justify-line.ts'
import type { Direction } from './direction.ts'
import type { Measurer } from './measurer.ts'
import type { TextBox } from './text-box.ts'
import type { Bar, GlyphRun, TextLine } from './text-layout.ts'

interface Placing {
  readonly element: Complete<'text'>
  readonly box: TextBox
  readonly columns: Columns
  /** Of all columns, with the whole drop cap. */
  readonly heightPx: number
  readonly indentPx: number
  readonly measurer: Measurer
}

export function placeLines(filled: readonly (readonly FlowLine[])[], placing: Placing): TextLine[] {
  const topPx = placing.box.top + freeAbove(placing)
  const base = filled[0]?.[0]?.paragraph.source.base ?? 'ltr'
  return filled.flatMap((lines, column) =>
    placeColumn(lines, placing, { topPx, leftPx: columnLeft(column, base, placing) }),
  )
}

export function heightOfColumns(filled: readonly (readonly FlowLine[])[]): number {
  return Math.max(0, ...filled.map(heightOfLines))
}

/** Columns follow the direction of the first paragraph's lines: from the right in right-to-left text. */
function columnLeft(column: number, base: Direction, { box, columns }: Placing): number {
  const index = base === 'rtl' ? columns.count - 1 - column : column
  return box.left + index * (columns.widthPx + columns.gapPx)
}

/** Returns the space above the text; negative if the text is taller than its box. */
function freeAbove({ element, box, heightPx }: Placing): number {
  if (box.height === Infinity || element.verticalAlign === 'top') return 0
  const free = box.height - heightPx
  return element.verticalAlign === 'middle' ? free / 2 : free
}

function placeColumn(
  lines: readonly FlowLine[],
  placing: Placing,
  { topPx, leftPx }: { topPx: number; leftPx: number },
): TextLine[] {
  let nextPx = topPx
  return lines.map((line) => {
    nextPx += line.gapPx
    const heightPx = line.abovePx + line.belowPx
    const placed = { topPx: nextPx, heightPx, baselinePx: nextPx + line.abovePx }
    nextPx += heightPx
    return { ...placeLine(line, leftPx, placing), ...placed, source: line.source }
  })
}

function placeLine(
  line: FlowLine,
  columnPx: number,
  { element: { align }, columns, measurer, indentPx }: Placing,
): Pick<TextLine, 'widthPx' | 'startPx' | 'base' | 'runs'> {
  const { base } = line.paragraph.source
  const startPx = indentPx + line.insetPx
  const availablePx = Math.max(0, columns.widthPx - startPx)
  const isJustified = align === 'justify' && !line.isLast && !line.isTabbed
  const justified = isJustified ? justification(line, availablePx, measurer) : undefined
  const { widthPx, parts } = justified ?? line
  const freePx = availablePx - widthPx
  const fromStart = line.isTabbed ? 0 : align === 'center' ? freePx / 2 : endsAt(align, base) ? freePx : 0
  const leftPx = columnPx + (base === 'ltr' ? startPx + fromStart : availablePx - widthPx - fromStart)
  const runs = placeParts(parts, leftPx - line.hang.leftPx, justified)
  const marker = placeMarker(line, leftPx, widthPx)
  const initial = placeDropCap(line, columnPx, { columns, indentPx })
  const ends = { widthPx, base, startPx: base === 'ltr' ? leftPx : leftPx + widthPx }
  return { ...ends, runs: base === 'ltr' ? [...marker, ...initial, ...runs] : [...runs, ...initial, ...marker] }
}

/** Whether lines of a paragraph in this direction end at the edge at which they are aligned. */
function endsAt(align: Complete<'text'>['align'], base: Direction): boolean {
  return align === 'end' || align === (base === 'ltr' ? 'right' : 'left')
}

function placeMarker({ marker, paragraph }: FlowLine, leftPx: number, widthPx: number): GlyphRun[] {
  if (!marker || !paragraph.marker) return []
  const gapPx = MARKER_GAP_EM * paragraph.marker.font.sizePx
  const left = paragraph.source.base === 'ltr' ? leftPx - gapPx - marker.widthPx : leftPx + widthPx + gapPx
  return placeParts(marker.parts, left, undefined).map((run) => ({ ...run, role: 'marker' }))
}

function placeDropCap(
  { dropCap, paragraph }: FlowLine,
  columnPx: number,
  { columns, indentPx }: Pick<Placing, 'columns' | 'indentPx'>,
): GlyphRun[] {
  if (!dropCap) return []
  const { part, downPx } = dropCap
  const isLtr = paragraph.source.base === 'ltr'
  const x = columnPx + (isLtr ? indentPx : columns.widthPx - indentPx - part.widthPx)
  return [{ ...glyphRun(part, x), role: 'drop cap', baselineShiftPx: -downPx }]
}

function placeParts(parts: readonly LinePart[], leftPx: number, justified: Justification | undefined): GlyphRun[] {
  let x = leftPx
  return parts.flatMap((part) => {
    const run = glyphRun(part, x, justified)
    x += part.widthPx
    // The space before a tab stop has no text.
    return part.text === '' ? [] : [run]
  })
}

function glyphRun(
  { item, text, source, direction, widthPx, insetPx }: LinePart,
  x: number,
  justified?: Justification,
): GlyphRun {
  const { style, font } = item
  const { underline, strikethrough } = style.face
  return {
    text,
    role: 'text',
    turn: null,
    barTurn: null,
    orientation: item.orientation ?? 'sideways',
    source,
    run: style.run,
    x: x - insetPx,
    insetPx,
    width: widthPx,
    font,
    ascentPx: style.face.ascent * font.sizePx,
    descentPx: style.face.descent * font.sizePx,
    capHeightPx: item.face.capHeight * font.sizePx,
    direction,
    letterSpacingPx: item.letterSpacingPx + (justified?.letterSpacingPx ?? 0),
    wordSpacingPx: justified?.wordSpacingPx ?? 0,
    features: style.features,
    language: style.language,
    underline: style.underline ? bar(underline.top, underline.thickness, font.sizePx) : null,
    strikethrough: style.strikethrough ? bar(-strikethrough.top, strikethrough.thickness, font.sizePx) : null,
    baselineShiftPx: style.baselineShift * font.sizePx,
  }
}

function bar(topEm: number, thicknessEm: number, sizePx: number): Bar {
  return { offsetPx: topEm * sizePx, thicknessPx: thicknessEm * sizePx }
}
