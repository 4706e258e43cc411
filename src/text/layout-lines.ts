import type { Complete } from '../document/elements/element.ts'
import { fontParagraphs, textOf } from './choose-fonts.ts'
import { type Columns, columnsOf, fillColumns } from './columns.ts'
import { cutWithEllipsis } from './cut-lines.ts'
import { fitScale, fontSizes } from './fit-scale.ts'
import { flowText, type Flow } from './flow-text.ts'
import type { FontParagraph } from './font-paragraph.ts'
import { heightOfColumns, placeLines } from './place-lines.ts'
import { type SizedParagraph, sizeParagraph } from './sized-paragraph.ts'
import { textBox, type TextBox } from './text-box.ts'
import type { TextLayout } from './text-layout.ts'
import { collectWarnings, type TextWarnings } from './text-warnings.ts'
import type { Typesetting } from './typesetting.ts'

/** Smallest overflow with a warning. Less is invisible, since fonts leave space around letters. */
export const VISIBLE_EM = 0.1

/** Text shrunk below both limits has a warning. */
const SMALL_SCALE = 0.5
const READABLE_PX = 8

const SHRINK_STEPS = 10
/** The range of `fill` is wider. */
const FILL_STEPS = 18

/** Lays out straight, horizontal lines. */
export function layoutLines(element: Complete<'text'>, { fonts, measurer, hyphenation }: Typesetting): TextLayout {
  const warnings = collectWarnings()
  const box = textBox(element)
  const columns = columnsOf(element, box)
  const paragraphs = fontParagraphs(element, { fonts, hyphenation, warnings })
  measurer.countCharacters(paragraphs.reduce((sum, { text }) => sum + text.length, 0))
  const maxLines = element.maxLines ?? Infinity
  const settings = {
    widthPx: columns.widthPx,
    lineHeight: element.lineHeight,
    paragraphSpacingPx: element.paragraphSpacing,
    tabs: element.tabs.toSorted((a, b) => a.at - b.at),
    dropCapLines: element.dropCap,
    measurer,
  }
  const range = scaleRange(element, paragraphs)
  const fitted = { ...settings, ...range, heightPx: box.height, maxLines, columnCount: columns.count }
  const scale = element.fit === 'shrink' || element.fit === 'fill' ? fitScale(paragraphs, fitted) : 1
  const sized = paragraphs.map((paragraph) => sizeParagraph(paragraph, scale))
  const fullFlow = flowText(sized, settings)
  const widthPx = columns.widthPx - fullFlow.indentPx
  const lines =
    element.overflow === 'ellipsis'
      ? cutWithEllipsis(fullFlow.lines, { ...settings, maxLines, columns, widthPx, scale })
      : fullFlow.lines.slice(0, maxLines)
  const filled = fillColumns(lines, columns)
  const heightPx = Math.max(heightOfColumns(filled), fullFlow.leastHeightPx)
  if (scale < SMALL_SCALE) warnOfSmallness(sized, warnings)
  warnOfLoss({ ...fullFlow, lines, heightPx }, fullFlow.lines.length, { element, box, columns, warnings })
  const placed = placeLines(filled, { element, box, columns, heightPx, indentPx: fullFlow.indentPx, measurer })
  const isCut = lines.at(-1) !== fullFlow.lines.at(-1)
  return {
    lines: placed,
    hidden: isCut ? { start: placed.at(-1)?.source.end ?? 0, end: textOf(element).length } : null,
    heightPx: box.top + heightPx + box.bottom,
    widthPx: element.width - columns.count * (columns.widthPx - contentWidth(lines, fullFlow.indentPx)),
    scale,
    warnings: warnings.list(),
  }
}

function warnOfSmallness(paragraphs: readonly SizedParagraph[], warnings: TextWarnings): void {
  const items = paragraphs.flatMap((paragraph) => paragraph.items).filter(({ text }) => text.trim() !== '')
  const [smallest] = items.toSorted((a, b) => a.font.sizePx - b.font.sizePx)
  if (!smallest || smallest.font.sizePx >= READABLE_PX) return
  const [originalPx, sizePx] = [smallest.style.fontSize, smallest.font.sizePx].map((size) => Number(size.toFixed(1)))
  warnings.add('text_shrunk_small', `Text was reduced from ${originalPx} px to ${sizePx} px to fit its box`)
}

/** From the scale at which the smallest run reaches `minFontSize` to that of the largest run and `maxFontSize`. */
function scaleRange(
  { fit, minFontSize, maxFontSize }: Complete<'text'>,
  paragraphs: readonly FontParagraph[],
): { minScale: number; maxScale: number; steps: number } {
  const sizes = fontSizes(paragraphs)
  const hasText = paragraphs.some(({ text }) => text.trim() !== '')
  const largestScale = maxFontSize / Math.max(...sizes)
  const maxScale = fit === 'fill' && hasText ? largestScale : Math.min(1, largestScale)
  const minScale = Math.min(maxScale, minFontSize / Math.min(...sizes))
  return { minScale, maxScale, steps: fit === 'fill' ? FILL_STEPS : SHRINK_STEPS }
}

function warnOfLoss(
  { lines, indentPx, heightPx }: Flow & { heightPx: number },
  lineCount: number,
  {
    element,
    box,
    columns,
    warnings,
  }: { element: Complete<'text'>; box: TextBox; columns: Columns; warnings: TextWarnings },
): void {
  if (lines.length < lineCount && element.overflow !== 'ellipsis') {
    warnings.add('text_truncated', `maxLines ${lines.length} omits ${lineCount - lines.length} of ${lineCount} lines`)
  }
  const excessPx = heightPx - leadingOf(lines) - box.height
  const visiblePx = VISIBLE_EM * Math.max(0, ...lines.map(sizeOf))
  if (excessPx > visiblePx) {
    warnings.add('text_overflow', `Text is ${Math.ceil(excessPx)} px too tall for its box`)
  }
  const excessWidthPx = contentWidth(lines, indentPx) - columns.widthPx
  if (excessWidthPx > visiblePx) {
    warnings.add('text_overflow', `Text is ${Math.ceil(excessWidthPx)} px too wide for its box`)
  }
}

function contentWidth(lines: Flow['lines'], indentPx: number): number {
  return Math.max(0, ...lines.map((line) => line.widthPx + line.insetPx)) + indentPx
}

function leadingOf(lines: Flow['lines']): number {
  const first = lines[0]
  const last = lines.at(-1)
  if (!first || !last) return 0
  return Math.max(0, first.abovePx - ascentOf(first)) + Math.max(0, last.belowPx - descentOf(last))
}

function sizeOf({ parts }: Flow['lines'][number]): number {
  return Math.max(0, ...parts.map(({ item }) => item.font.sizePx))
}

function ascentOf({ parts }: Flow['lines'][number]): number {
  return Math.max(0, ...parts.map(({ item }) => item.style.face.ascent * item.font.sizePx))
}

function descentOf({ parts }: Flow['lines'][number]): number {
  return Math.max(0, ...parts.map(({ item }) => item.style.face.descent * item.font.sizePx))
}
