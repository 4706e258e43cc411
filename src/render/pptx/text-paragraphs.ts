import type { Complete } from '../../document/elements/element.ts'
import { textOf } from '../../text/choose-fonts.ts'
import type { Direction } from '../../text/direction.ts'
import type { GlyphRun, TextLayout, TextLine } from '../../text/text-layout.ts'
import { measureRun as measure } from './measure-run.ts'

/** A part of a paragraph with one font. Two lines of a paragraph are either joined or have a line break. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string; readonly run: GlyphRun }
  | { readonly kind: 'break'; readonly run: GlyphRun | undefined }

export interface TextParagraph {
  readonly pieces: readonly Piece[]
  readonly lines: readonly TextLine[]
  readonly base: Direction
  readonly marker: GlyphRun | undefined
}

export interface BrokenText {
  readonly paragraphs: readonly TextParagraph[]
  /** How much wider the box of the text can be without other line breaks, in CSS pixels. */
  readonly slackPx: number
  /** Whether lines wrap at the edge of the box. Otherwise all line breaks are in the text. */
  readonly wraps: boolean
}

/** Room that keeps a line from breaking if a program's letters are a little wider. */
const WANTED_SLACK = 0.03
/** With less room, programs could break lines elsewhere, so that the breaks are in the text. */
const LEAST_SLACK = 0.008
const LEAST_SLACK_PX = 0.75
const OVERFLOW_PX = 0.5

/**
 * Returns the paragraphs of a text, as they are drawn. Where a program that wraps lines at the edge of the box would
 * break them at the same places, the paragraph has no line breaks, so that it wraps when it is edited.
 */
export function breakText(element: Complete<'text'>, { lines }: TextLayout, availablePx: number): BrokenText {
  const source = textOf(element)
  const groups = paragraphLines(lines, source)
  const isTooWide = lines.some((line) => line.widthPx > availablePx + OVERFLOW_PX)
  const isJustified = element.align === 'justify'
  const isVertical = element.writingMode === 'vertical'
  // Where its font is missing, the letters of another one could need a second line.
  const isOneLine = lines.length === 1 && element.columns === 1 && !isVertical && !isJustified
  const canWrap = !isTooWide && !isOneLine && element.columns === 1 && !isVertical && !isJustified
  const rooms = canWrap ? groups.flatMap((group) => wrapRooms(group, source, availablePx)) : []
  const certainPx = Math.max(LEAST_SLACK_PX, availablePx * LEAST_SLACK)
  const leastRoomPx = Math.min(Infinity, ...rooms.filter((room) => room >= 2 * certainPx))
  const slackPx = Math.min(leastRoomPx / 2, availablePx * WANTED_SLACK)
  // A break would stretch the line before it.
  const wrapsAfter = (line: TextLine, next: TextLine): boolean =>
    isJustified || (canWrap && roomAfter(line, next, { source, availablePx }) >= slackPx + certainPx)
  const paragraphs = groups.map((group): TextParagraph => {
    const pieces = group.flatMap((line, index) => {
      const next = group[index + 1]
      const wraps = next !== undefined && wrapsAfter(line, next)
      return [...piecesOf(line, source, wraps), ...(next ? separator(line, next, { source, wraps }) : [])]
    })
    const marker = group[0]?.runs.find(({ role }) => role === 'marker')
    return { pieces, lines: group, base: group[0]?.base ?? 'ltr', marker }
  })
  return { paragraphs, slackPx: canWrap ? slackPx : 0, wraps: isJustified || (!isTooWide && !isOneLine && !isVertical) }
}

function paragraphLines(lines: readonly TextLine[], source: string): TextLine[][] {
  const groups: TextLine[][] = []
  for (const line of lines) {
    const last = groups.at(-1)
    const before = last?.at(-1)
    if (last && before && !source.slice(before.source.end, line.source.start).includes('\n')) last.push(line)
    else groups.push([line])
  }
  return groups
}

function wrapRooms(group: readonly TextLine[], source: string, availablePx: number): number[] {
  return group.flatMap((line, index) => {
    const next = group[index + 1]
    return next ? [roomAfter(line, next, { source, availablePx })] : []
  })
}

interface Breaking {
  readonly source: string
  readonly availablePx: number
}

/** Returns how much wider the box can be before the next word fits on the line; 0 where only a break is certain. */
function roomAfter(line: TextLine, next: TextLine, { source, availablePx }: Breaking): number {
  const gap = gapAfter(line, next, source)
  const last = drawnRuns(line).at(-1)
  const first = drawnRuns(next)[0]
  if (!/^[ \t]+$/.test(gap) || !last || !first || isHyphenated(last, source)) return 0
  return line.widthPx + measure(last, ' ') + wordWidth(next) - availablePx
}

/** Spaces of a line are part of its source, but not drawn at its end. */
function gapAfter(line: TextLine, next: TextLine, source: string): string {
  const last = drawnRuns(line).at(-1)
  const first = drawnRuns(next)[0]
  return source.slice(last?.source.end ?? line.source.end, first?.source.start ?? next.source.start)
}

/** Returns the width of the part of a line before its first space or hyphen. */
function wordWidth(line: TextLine): number {
  let width = 0
  for (const run of drawnRuns(line)) {
    const end = run.text.search(/[\s\u00ad-]/)
    if (end >= 0) return width + measure(run, run.text.slice(0, end))
    width += run.width
  }
  return width
}

/** Whether a run ends with a hyphen that is not in the source. */
function isHyphenated(run: GlyphRun, source: string): boolean {
  return /[-\u2010]$/.test(run.text) && !/[-\u2010]$/.test(source.slice(run.source.start, run.source.end))
}

/** The order of the text, not that in which a line with two directions is drawn. */
export function drawnRuns(line: TextLine): GlyphRun[] {
  return line.runs
    .filter(({ role, text }) => role === 'text' && text !== '')
    .toSorted((a, b) => a.source.start - b.source.start || a.source.end - b.source.end)
}

function piecesOf(line: TextLine, source: string, wraps: boolean): Piece[] {
  const last = drawnRuns(line).at(-1)
  let at = line.source.start
  return drawnRuns(line).flatMap((run) => {
    const gap = visibleGap(source.slice(at, run.source.start))
    at = Math.max(at, run.source.end)
    // Leaders are drawn in place of a tab.
    const text = source.slice(run.source.start, run.source.end) === '\t' ? '\t' : run.text
    // A hyphen of the layout may be in the middle of a line after an edit.
    const isSoft = wraps && run === last && isHyphenated(run, source)
    return [{ kind: 'text' as const, text: gap + (isSoft ? `${text.slice(0, -1)}\u00ad` : text), run }]
  })
}

function visibleGap(gap: string): string {
  return gap.replaceAll(/[^\t ]/g, '')
}

function separator(
  line: TextLine,
  next: TextLine,
  { source, wraps }: { readonly source: string; readonly wraps: boolean },
): Piece[] {
  const run = drawnRuns(line).at(-1)
  if (!wraps || !run) return [{ kind: 'break', run }]
  const gap = visibleGap(gapAfter(line, next, source))
  return gap === '' ? [] : [{ kind: 'text', text: gap, run }]
}

/** Runs of a line that fill the space before a tab stop. */
export function leadersOf(line: TextLine, source: string): GlyphRun[] {
  return drawnRuns(line).filter(
    ({ source: { start, end }, text }) => source.slice(start, end) === '\t' && text.trim() !== '',
  )
}
