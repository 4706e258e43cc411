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
  const markers = new Map(paragraphs.map((paragraph) => [paragraph, composeMarker(paragraph, settings.measurer)]))
  const indentPx = Math.max(0, ...[...markers].map(([paragraph, marker]) => indentOf(paragraph, marker)))
  const lines: FlowLine[] = []
  for (const paragraph of paragraphs) {
    const roomPx = Math.max(0, settings.widthPx - indentPx)
    const broken = paragraph.items.length > 0 ? breakLines(paragraph, roomPx, settings.measurer) : []
    const all: BrokenLine[] = broken.length > 0 ? broken : [emptyLine]
    for (const [index, line] of all.entries()) {
      const isFirst = index === 0
      const hasGap = isFirst && lines.length > 0 && !paragraph.source.continues
      lines.push({
        ...line,
        ...heightOf(paragraph, line, settings.lineHeight),
        paragraph,
        gapPx: hasGap ? settings.paragraphSpacingPx : 0,
        marker: isFirst ? (markers.get(paragraph) ?? null) : null,
        isFirst,
        isLast: index === all.length - 1,
      })
    }
  }
  return { lines, indentPx }
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
