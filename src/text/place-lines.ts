import type { Complete } from '../document/elements/element.ts'
import type { LinePart } from './compose-line.ts'
import { type Flow, type FlowLine, heightOfFlow, MARKER_GAP_EM } from './flow-text.ts'
import { justification, type Justification } from './justify-line.ts'
import type { Measurer } from './measurer.ts'
import type { TextBox } from './text-box.ts'
import type { Bar, GlyphRun, TextLine } from './text-layout.ts'

export function placeLines(
  flow: Flow,
  element: Complete<'text'>,
  { box, measurer }: { box: TextBox; measurer: Measurer },
): TextLine[] {
  let topPx = box.top + freeAbove(flow, element, box)
  return flow.lines.map((line) => {
    topPx += line.gapPx
    const heightPx = line.abovePx + line.belowPx
    const placed = placeLine(line, element, { box, measurer, indentPx: flow.indentPx })
    const textLine = { ...placed, topPx, heightPx, baselinePx: topPx + line.abovePx }
    topPx += heightPx
    return textLine
  })
}

/** Returns the space above the text; negative if the text is taller than its box. */
function freeAbove({ lines }: Flow, { verticalAlign }: Complete<'text'>, box: TextBox): number {
  if (box.height === Infinity || verticalAlign === 'top') return 0
  const free = box.height - heightOfFlow(lines)
  return verticalAlign === 'middle' ? free / 2 : free
}

function placeLine(
  line: FlowLine,
  { align }: Complete<'text'>,
  { box, measurer, indentPx }: { box: TextBox; measurer: Measurer; indentPx: number },
): { widthPx: number; runs: GlyphRun[] } {
  const { base } = line.paragraph.source
  const availablePx = Math.max(0, box.width - indentPx)
  const justified = align === 'justify' && !line.isLast ? justification(line, availablePx, measurer) : undefined
  const { widthPx, parts } = justified ?? line
  const freePx = availablePx - widthPx
  const fromStart = align === 'center' ? freePx / 2 : align === 'end' ? freePx : 0
  const leftPx = box.left + (base === 'ltr' ? indentPx + fromStart : availablePx - widthPx - fromStart)
  const runs = placeParts(parts, leftPx, justified)
  const marker = placeMarker(line, leftPx, widthPx)
  return { widthPx, runs: base === 'ltr' ? [...marker, ...runs] : [...runs, ...marker] }
}

function placeMarker({ marker, paragraph }: FlowLine, leftPx: number, widthPx: number): GlyphRun[] {
  if (!marker || !paragraph.marker) return []
  const gapPx = MARKER_GAP_EM * paragraph.marker.font.sizePx
  const left = paragraph.source.base === 'ltr' ? leftPx - gapPx - marker.widthPx : leftPx + widthPx + gapPx
  return placeParts(marker.parts, left, undefined)
}

function placeParts(parts: readonly LinePart[], leftPx: number, justified: Justification | undefined): GlyphRun[] {
  let x = leftPx
  return parts.map((part) => {
    const run = glyphRun(part, x, justified)
    x += part.widthPx
    return run
  })
}

function glyphRun({ item, text, direction, widthPx }: LinePart, x: number, justified?: Justification): GlyphRun {
  const { style, font } = item
  const { underline, strikethrough } = style.face
  return {
    text,
    x,
    width: widthPx,
    font,
    direction,
    letterSpacingPx: item.letterSpacingPx + (justified?.letterSpacingPx ?? 0),
    wordSpacingPx: justified?.wordSpacingPx ?? 0,
    features: style.features,
    language: style.language,
    fill: style.fill,
    stroke: style.stroke,
    underline: style.underline ? bar(underline.top, underline.thickness, font.sizePx) : null,
    strikethrough: style.strikethrough ? bar(-strikethrough.top, strikethrough.thickness, font.sizePx) : null,
    baselineShiftPx: style.baselineShift * font.sizePx,
  }
}

function bar(topEm: number, thicknessEm: number, sizePx: number): Bar {
  return { offsetPx: topEm * sizePx, thicknessPx: thicknessEm * sizePx }
}
