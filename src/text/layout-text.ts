import type { Complete } from '../document/elements/element.ts'
import { cutWithEllipsis } from './cut-lines.ts'
import { flowText, heightOfFlow, type Flow } from './flow-text.ts'
import type { FontCatalog } from './font-catalog.ts'
import type { Measurer } from './measurer.ts'
import { placeLines } from './place-lines.ts'
import { fontSizes, shrinkToFit } from './shrink-to-fit.ts'
import { type FontParagraph, fontParagraphs, type SizedParagraph, sizeParagraph } from './sized-paragraph.ts'
import { textBox, type TextBox } from './text-box.ts'
import type { TextLayout } from './text-layout.ts'
import { collectWarnings, type TextWarnings } from './text-warnings.ts'

/** Smallest overflow with a warning. Less is invisible, since fonts leave space around letters. */
const VISIBLE_EM = 0.1

/** Text shrunk below both limits has a warning. */
const SMALL_SCALE = 0.5
const READABLE_PX = 8

export interface Typesetting {
  readonly fonts: FontCatalog
  readonly measurer: Measurer
}

/** Lays out a text for any output scale, so that lines break identically everywhere. Requires `measuringCanvas`. */
export function layoutText(element: Complete<'text'>, { fonts, measurer }: Typesetting): TextLayout {
  const warnings = collectWarnings()
  const box = textBox(element)
  const paragraphs = fontParagraphs(element, { fonts, warnings })
  measurer.countCharacters(paragraphs.reduce((sum, { text }) => sum + text.length, 0))
  const maxLines = element.maxLines ?? Infinity
  const settings = {
    widthPx: box.width,
    lineHeight: element.lineHeight,
    paragraphSpacingPx: element.paragraphSpacing,
    measurer,
  }
  const minScale = smallestScale(element, paragraphs)
  const scale =
    element.fit === 'shrink' ? shrinkToFit(paragraphs, { ...settings, heightPx: box.height, maxLines, minScale }) : 1
  const sized = paragraphs.map((paragraph) => sizeParagraph(paragraph, scale))
  const fullFlow = flowText(sized, settings)
  const lines =
    element.overflow === 'ellipsis'
      ? cutWithEllipsis(fullFlow.lines, {
          ...settings,
          maxLines,
          heightPx: box.height,
          widthPx: box.width - fullFlow.indentPx,
          scale,
        })
      : fullFlow.lines.slice(0, maxLines)
  const flow = { ...fullFlow, lines }
  if (scale < SMALL_SCALE) warnOfSmallness(sized, warnings)
  warnOfLoss(flow, fullFlow.lines.length, { element, box, warnings })
  const placed = placeLines(flow, element, { box, measurer })
  return {
    lines: placed,
    hidden: lines.at(-1) === fullFlow.lines.at(-1) ? null : { start: placed.at(-1)?.source.end ?? 0, end: lengthOf(element) },
    heightPx: box.top + heightOfFlow(lines) + box.bottom,
    scale,
    warnings: warnings.list(),
  }
}

function lengthOf({ text, runs }: Complete<'text'>): number {
  return runs && runs.length > 0 ? runs.reduce((sum, run) => sum + run.text.length, 0) : (text?.length ?? 0)
}

function warnOfSmallness(paragraphs: readonly SizedParagraph[], warnings: TextWarnings): void {
  const items = paragraphs.flatMap((paragraph) => paragraph.items).filter(({ text }) => text.trim() !== '')
  const [smallest] = items.toSorted((a, b) => a.font.sizePx - b.font.sizePx)
  if (!smallest || smallest.font.sizePx >= READABLE_PX) return
  const [originalPx, sizePx] = [smallest.style.fontSize, smallest.font.sizePx].map((size) => Number(size.toFixed(1)))
  warnings.add('text_shrunk_small', `Text was reduced from ${originalPx} px to ${sizePx} px to fit its box`)
}

/** The scale at which the smallest run reaches `minFontSize`; 1 if a run is already smaller. */
function smallestScale({ minFontSize }: Complete<'text'>, paragraphs: readonly FontParagraph[]): number {
  return Math.min(1, minFontSize / Math.min(...fontSizes(paragraphs)))
}

function warnOfLoss(
  { lines, indentPx }: Flow,
  lineCount: number,
  { element, box, warnings }: { element: Complete<'text'>; box: TextBox; warnings: TextWarnings },
): void {
  if (lines.length < lineCount && element.overflow !== 'ellipsis') {
    warnings.add('text_truncated', `maxLines ${lines.length} omits ${lineCount - lines.length} of ${lineCount} lines`)
  }
  const excessPx = heightOfFlow(lines) - leadingOf(lines) - box.height
  const visiblePx = VISIBLE_EM * Math.max(0, ...lines.map(sizeOf))
  if (excessPx > visiblePx) {
    warnings.add('text_overflow', `Text is ${Math.ceil(excessPx)} px too tall for its box`)
  }
  const excessWidthPx = Math.max(0, ...lines.map(({ widthPx }) => widthPx)) + indentPx - box.width
  if (excessWidthPx > visiblePx) {
    warnings.add('text_overflow', `Text is ${Math.ceil(excessWidthPx)} px too wide for its box`)
  }
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
