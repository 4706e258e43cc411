import type { Complete } from '../elements/element.ts'
import type { Sides } from '../elements/text-parts.ts'
import type { Size } from '../document.ts'
import { type EstimatedRun, estimateRunsLines, estimateRunsWidth } from '../tables/estimate-text.ts'
import type { Given } from './place-items.ts'

type Text = Complete<'text'>

/** Of a bullet or a number with two digits, and the space after it. */
const MARKER_EM = 1.8

/** Whether the height of the box, and with `hug` also its width, depends on the text. */
export function isSizedByText({ fit, path, writingMode }: Pick<Text, 'fit' | 'path' | 'writingMode'>): boolean {
  return (fit === 'grow' || fit === 'hug') && path === null && writingMode === 'horizontal'
}

/** Estimates the size of a text that grows or hugs its words, slightly too large rather than too small. */
export function estimateTextSize(text: Text, given: Given): Size {
  const [top, right, bottom, left] = sidesOf(text.padding)
  const runs = runsOf(text)
  const largestPx = Math.max(...runs.map(({ style }) => style.fontSize))
  const indentPx = text.list === 'none' ? 0 : MARKER_EM * largestPx
  const around = left + right + indentPx
  const hugging = Math.ceil(estimateRunsWidth(runs) + around)
  const width =
    given.width ??
    (text.fit === 'hug' ? Math.max(text.minWidth, Math.min(text.maxWidth ?? Infinity, hugging)) : text.width)
  const columnPx = (width - left - right - text.columnGap * (text.columns - 1)) / text.columns - indentPx
  const lines = Math.ceil(estimateRunsLines(runs, columnPx) / text.columns)
  const shown = Math.min(text.maxLines ?? Infinity, Math.max(lines, text.dropCap))
  const paragraphs = runs.reduce((count, run) => count + run.text.split('\n').length - 1, 0)
  const height = top + shown * largestPx * text.lineHeight + paragraphs * text.paragraphSpacing + bottom
  return { width, height: Math.ceil(height) }
}

function runsOf(element: Text): EstimatedRun[] {
  const { runs, text = '' } = element
  if (!runs || runs.length === 0) return [runOf(text, element)]
  return runs.map((run) => runOf(run.text, { ...element, ...run }))
}

function runOf(text: string, style: Omit<Text, 'text'>): EstimatedRun {
  return { text: style.textTransform === 'uppercase' ? text.toUpperCase() : text, style }
}

function sidesOf(padding: Sides): readonly [number, number, number, number] {
  return typeof padding === 'number' ? [padding, padding, padding, padding] : padding
}
