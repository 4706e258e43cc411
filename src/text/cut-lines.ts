import { type Columns, countFitting } from './columns.ts'
import { composeLine, withoutTrailingSpaces } from './compose-line.ts'
import { heightOf, type FlowLine } from './flow-text.ts'
import { sourceOf } from './line-pieces.ts'
import type { Measurer } from './measurer.ts'
import { sizeItem, type SizedItem } from './sized-paragraph.ts'
import { graphemes } from './graphemes.ts'

export interface CutSettings {
  readonly maxLines: number
  readonly columns: Columns
  /** Limits the last line. */
  readonly widthPx: number
  readonly lineHeight: number
  readonly scale: number
  readonly measurer: Measurer
}

const SLACK_PX = 0.01

/** Returns at least one line. The last one ends with an ellipsis if lines were omitted. */
export function cutWithEllipsis(lines: readonly FlowLine[], settings: CutSettings): readonly FlowLine[] {
  const allowed = lines.slice(0, settings.maxLines)
  const fitting = Math.min(allowed.length, countFitting(allowed, settings.columns))
  const last = lines[fitting - 1]
  if (fitting === lines.length || !last) return lines
  return [...lines.slice(0, fitting - 1), withEllipsis(last, settings)]
}

function withEllipsis(line: FlowLine, { widthPx, lineHeight, scale, measurer }: CutSettings): FlowLine {
  if (line.isTabbed) return line
  const { paragraph } = line
  const { start, end } = withoutTrailingSpaces(paragraph, line.span)
  const text = paragraph.source.text.slice(start, end)
  const cuts = [...graphemes.segment(text)].map(({ index }) => start + index).toReversed()
  for (const cut of [end, ...cuts]) {
    const span = withoutTrailingSpaces(paragraph, { start, end: cut })
    const before = paragraph.items.findLast((item) => item.start < span.end) ?? paragraph.items[0] ?? paragraph.strut
    const composed = composeLine(paragraph, span, { measurer, suffix: { text: '…', item: ellipsisFor(before) } })
    if (composed.widthPx <= widthPx - line.insetPx + SLACK_PX || cut === start) {
      return {
        ...line,
        ...composed,
        ...heightOf(paragraph, composed, lineHeight),
        span,
        source: sourceOf(paragraph, span),
        isLast: true,
        insideWord: false,
      }
    }
  }
  return line

  function ellipsisFor(item: SizedItem): SizedItem {
    const ellipsis = paragraph.source.ellipsis.get(item.style)
    return ellipsis ? sizeItem(ellipsis, scale, 0) : item
  }
}
