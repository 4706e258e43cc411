import type { TabStop } from '../document/elements/text-parts.ts'
import { breakLines, type BrokenLine } from './break-lines.ts'
import { composeLine, type ComposedLine } from './compose-line.ts'
import { type DropCap, sizeDropCap } from './drop-cap.ts'
import { NO_HANG } from './hang.ts'
import type { Measurer } from './measurer.ts'
import type { SizedItem, SizedParagraph } from './sized-paragraph.ts'
import { tabbedLines } from './tabbed-lines.ts'

export interface FlowLine extends ComposedLine {
  readonly paragraph: SizedParagraph
  readonly span: BrokenLine['span']
  readonly source: BrokenLine['source']
  readonly isTabbed: boolean
  /** Height above the baseline, including half the leading. `belowPx` is the height below it. */
  readonly abovePx: number
  readonly belowPx: number
  readonly gapPx: number
  readonly marker: ComposedLine | null
  readonly dropCap: DropCap | null
  /** Room at the start of the line for a drop cap. */
  readonly insetPx: number
  readonly isFirst: boolean
  /** The last line of a paragraph is never justified. */
  readonly isLast: boolean
  readonly insideWord: boolean
}

export interface Flow {
  readonly lines: readonly FlowLine[]
  readonly indentPx: number
  /** The least height, of a text with fewer lines than its drop cap. */
  readonly leastHeightPx: number
}

export interface FlowSettings {
  /** Of a column. */
  readonly widthPx: number
  readonly lineHeight: number
  readonly paragraphSpacingPx: number
  readonly tabs: readonly TabStop[]
  readonly dropCapLines: number
  readonly measurer: Measurer
}

const LIST_INDENT_EM = 1.5
export const MARKER_GAP_EM = 0.5

export function flowText(paragraphs: readonly SizedParagraph[], settings: FlowSettings): Flow {
  const { lines, ...flow } = startFlow(paragraphs, settings)
  return { ...flow, lines: [...lines] }
}

/** Lays out lines as they are read, so that a caller can stop at the first one that does not fit. */
export function startFlow(
  paragraphs: readonly SizedParagraph[],
  settings: FlowSettings,
): Omit<Flow, 'lines'> & { lines: Iterable<FlowLine> } {
  const markers = new Map(paragraphs.map((paragraph) => [paragraph, composeMarker(paragraph, settings.measurer)]))
  let indentPx = 0
  for (const [paragraph, marker] of markers) indentPx = Math.max(indentPx, indentOf(paragraph, marker))
  const [first] = paragraphs
  const dropCap = first ? sizeDropCap(first, { ...settings, lines: settings.dropCapLines }) : null
  const tabs = settings.tabs.map((tab) => ({ ...tab, at: tab.at - indentPx }))
  const widthPx = Math.max(0, settings.widthPx - indentPx)
  return {
    indentPx,
    leastHeightPx: dropCap?.heightPx ?? 0,
    lines: flowLines(markers, { ...settings, tabs, widthPx, dropCap }),
  }
}

interface InnerSettings extends FlowSettings {
  readonly dropCap: DropCap | null
}

function* flowLines(
  markers: ReadonlyMap<SizedParagraph, ComposedLine | null>,
  settings: InnerSettings,
): Generator<FlowLine, void> {
  const { dropCap } = settings
  let count = 0
  let isFirstParagraph = true
  for (const [paragraph, marker] of markers) {
    const hasGap = !isFirstParagraph && !paragraph.source.continues
    isFirstParagraph = false
    let isFirst = true
    for (const { line, isLast } of linesOf(paragraph, count, settings)) {
      yield {
        ...line,
        ...heightOf(paragraph, line, settings.lineHeight),
        paragraph,
        gapPx: isFirst && hasGap ? settings.paragraphSpacingPx : 0,
        marker: isFirst ? marker : null,
        dropCap: count === 0 ? dropCap : null,
        insetPx: insetOf(count, dropCap),
        isFirst,
        isLast,
      }
      count += 1
      isFirst = false
    }
  }
}

/** An empty paragraph has an empty line. */
function* linesOf(
  paragraph: SizedParagraph,
  count: number,
  { widthPx, measurer, tabs, dropCap }: InnerSettings,
): Generator<{ line: BrokenLine; isLast: boolean }, void> {
  let pending: BrokenLine | undefined
  const widthOfLine = (index: number): number => Math.max(0, widthPx - insetOf(count + index, dropCap))
  const { base } = paragraph.source
  const broken = paragraph.cells
    ? tabbedLines(paragraph.cells, { stops: tabs, base, measurer, widthOfLine })
    : breakLines(paragraph, widthOfLine, measurer)
  for (const line of paragraph.items.length > 0 ? broken : []) {
    if (pending) yield { line: pending, isLast: false }
    pending = line
  }
  yield { line: pending ?? emptyLine(paragraph), isLast: true }
}

function insetOf(index: number, dropCap: DropCap | null): number {
  return dropCap && index < dropCap.lines ? dropCap.insetPx : 0
}

function emptyLine({ source: { sourceStart } }: SizedParagraph): BrokenLine {
  return {
    parts: [],
    widthPx: 0,
    hang: NO_HANG,
    span: { start: 0, end: 0 },
    source: { start: sourceStart, end: sourceStart },
    insideWord: false,
    isTabbed: false,
  }
}

function composeMarker(paragraph: SizedParagraph, measurer: Measurer): ComposedLine | null {
  const { marker, source } = paragraph
  if (!marker) return null
  const { base } = source
  const alone = { ...paragraph, items: [marker], source: { ...source, text: marker.text, levels: null, hangs: false } }
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
