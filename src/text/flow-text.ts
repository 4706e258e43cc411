import { breakLines, type BrokenLine } from './break-lines.ts'
import { composeLine, type ComposedLine } from './compose-line.ts'
import type { Measurer } from './measurer.ts'
import type { SizedItem, SizedParagraph } from './sized-paragraph.ts'

export interface FlowLine extends ComposedLine {
  readonly paragraph: SizedParagraph
  readonly span: BrokenLine['span']
  /** Height above the baseline, including half the leading. `belowPx` is the height below it. */
  readonly abovePx: number
  readonly belowPx: number
  readonly gapPx: number
  readonly marker: ComposedLine | null
  readonly isFirst: boolean
  /** The last line of a paragraph is never justified. */
  readonly isLast: boolean
  readonly insideWord: boolean
}

export interface Flow {
  readonly lines: readonly FlowLine[]
  readonly indentPx: number
}

export interface FlowSettings {
  readonly widthPx: number
  readonly lineHeight: number
  readonly paragraphSpacingPx: number
  readonly measurer: Measurer
}

const LIST_INDENT_EM = 1.5
export const MARKER_GAP_EM = 0.5

export function flowText(paragraphs: readonly SizedParagraph[], settings: FlowSettings): Flow {
  const { indentPx, lines } = startFlow(paragraphs, settings)
  return { indentPx, lines: [...lines] }
}

/** Lays out lines as they are read, so that a caller can stop at the first one that does not fit. */
export function startFlow(
  paragraphs: readonly SizedParagraph[],
  settings: FlowSettings,
): { indentPx: number; lines: Iterable<FlowLine> } {
  const markers = new Map(paragraphs.map((paragraph) => [paragraph, composeMarker(paragraph, settings.measurer)]))
  let indentPx = 0
  for (const [paragraph, marker] of markers) indentPx = Math.max(indentPx, indentOf(paragraph, marker))
  return { indentPx, lines: flowLines(markers, { ...settings, widthPx: Math.max(0, settings.widthPx - indentPx) }) }
}

function* flowLines(
  markers: ReadonlyMap<SizedParagraph, ComposedLine | null>,
  settings: FlowSettings,
): Generator<FlowLine, void> {
  let isFirstParagraph = true
  for (const [paragraph, marker] of markers) {
    const hasGap = !isFirstParagraph && !paragraph.source.continues
    isFirstParagraph = false
    let isFirst = true
    for (const { line, isLast } of linesOf(paragraph, settings)) {
      yield {
        ...line,
        ...heightOf(paragraph, line, settings.lineHeight),
        paragraph,
        gapPx: isFirst && hasGap ? settings.paragraphSpacingPx : 0,
        marker: isFirst ? marker : null,
        isFirst,
        isLast,
      }
      isFirst = false
    }
  }
}

/** An empty paragraph has an empty line. */
function* linesOf(
  paragraph: SizedParagraph,
  { widthPx, measurer }: FlowSettings,
): Generator<{ line: BrokenLine; isLast: boolean }, void> {
  let pending: BrokenLine | undefined
  for (const line of paragraph.items.length > 0 ? breakLines(paragraph, () => widthPx, measurer) : []) {
    if (pending) yield { line: pending, isLast: false }
    pending = line
  }
  yield { line: pending ?? emptyLine, isLast: true }
}

export function heightOfFlow(lines: readonly FlowLine[]): number {
  return lines.reduce((sum, { gapPx, abovePx, belowPx }) => sum + gapPx + abovePx + belowPx, 0)
}

const emptyLine: BrokenLine = { parts: [], widthPx: 0, span: { start: 0, end: 0 }, insideWord: false }

function composeMarker(paragraph: SizedParagraph, measurer: Measurer): ComposedLine | null {
  const { marker, source } = paragraph
  if (!marker) return null
  const { base } = source
  const alone = { ...paragraph, items: [marker], source: { ...source, text: marker.text, levels: null } }
  const line = composeLine(alone, { start: 0, end: marker.text.length }, { measurer })
  return { ...line, parts: line.parts.map((part) => ({ ...part, direction: base })) }
}

function indentOf({ marker }: SizedParagraph, composed: ComposedLine | null): number {
  if (!marker || !composed) return 0
  const em = marker.font.sizePx
  return Math.max(LIST_INDENT_EM * em, composed.widthPx + MARKER_GAP_EM * em)
}

/** As in CSS. A fallback font has the metrics of the font it replaces, so that an emoji does not raise the line. */
export function heightOf(
  { strut, items }: SizedParagraph,
  { parts }: ComposedLine,
  lineHeight: number,
): { abovePx: number; belowPx: number } {
  const onLine: SizedItem[] = parts.length > 0 ? parts.map(({ item }) => item) : [items[0] ?? strut]
  const above = onLine.map(({ style, font }) => (style.face.ascent + halfLeading(style.face, lineHeight)) * font.sizePx)
  const below = onLine.map(
    ({ style, font }) => (style.face.descent + halfLeading(style.face, lineHeight)) * font.sizePx,
  )
  return { abovePx: Math.max(...above), belowPx: Math.max(...below) }
}

function halfLeading({ ascent, descent }: { ascent: number; descent: number }, lineHeight: number): number {
  return (lineHeight - ascent - descent) / 2
}
