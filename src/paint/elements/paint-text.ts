import type { Complete } from '../../document/elements/element.ts'
import { textOf } from '../../document/readable-text.ts'
import type { Paint } from '../../document/paint.ts'
import type { GlyphRun, TextLine } from '../../text/text-layout.ts'
import type { Turn } from '../../text/turn.ts'
import { paintOpacity, paintStyle } from '../paint-style.ts'
import { visibleStroke } from '../paint-stroke.ts'
import type { TextPart } from '../environment.ts'
import type { ReadableLine } from '../readable-line.ts'
import type { Box, Scope } from '../scope.ts'
import { withOpacity } from '../with-opacity.ts'
import { paintHighlights } from './paint-highlights.ts'
import { readableInitial, readableLines } from './readable-lines.ts'
import { inReadingOrder } from './reading-order.ts'
import { fillOf, strokeOf } from './run-paints.ts'
import { setFont, type PlacedRun } from './set-font.ts'
import { skipInk } from './skip-ink.ts'
import { strokeGlyphs } from './stroke-glyphs.ts'
import { textBars, type TextBar } from './text-bars.ts'
import { type IsVisible, visibleRuns } from './visible-runs.ts'
import { withTurn } from './with-turn.ts'
import { withWordBreak } from './word-breaks.ts'

/** Gradients and images cover the box, not each letter. Outside strokes come first, so they never cover a fill. */
export function paintText(scope: Scope, element: Complete<'text'>): void {
  const isVisible = visibleRuns(scope, element)
  const lines = scope.layoutOf(element).lines.filter((line) => line.runs.some((run) => isVisible(line, run)))
  const readable = scope.target === 'vector' ? readableLines(lines, textOf(element)) : []
  const [first] = lines
  if (!first || readable.length === 0) paintLetters(scope, { element, lines, isVisible })
  else {
    const paint = (): void => paintLetters(scope, { element, lines, isVisible })
    tagText(scope, [{ lineStart: first.source.start, role: 'text', run: 0 }], () => readAs(scope, readable, paint))
  }
}

interface VisibleText {
  readonly element: Complete<'text'>
  readonly lines: readonly TextLine[]
  readonly isVisible: IsVisible
}

/** Only the letters belong to the text: its highlights and lines are decoration. */
function tagText(scope: Scope, parts: readonly TextPart[], paint: (from: number, to: number) => void): void {
  if (scope.environment.tagText) scope.environment.tagText(scope, parts, paint)
  else paint(0, parts.length)
}

function readAs({ context, environment }: Scope, lines: readonly ReadableLine[], paint: () => void): void {
  if (environment.readAs && lines.length > 0) environment.readAs(context, lines, paint)
  else paint()
}

function paintLetters(scope: Scope, { element, lines, isVisible }: VisibleText): void {
  const { context } = scope
  const height = element.fit === 'grow' ? scope.layoutOf(element).heightPx : element.height
  const box: Box = { x: 0, y: 0, width: element.width, height }
  const isTagged = scope.environment.tagText !== undefined && scope.target === 'vector'
  const text = textOf(element)
  const runs = lines.flatMap((line, index) => {
    const ordered = scope.target === 'vector' ? inReadingOrder(line.runs) : line.runs
    const visible = ordered.filter((run) => isVisible(line, run))
    const read = isTagged ? withWordBreak(visible, { line, next: lines[index + 1], text }) : visible
    return read.map((run) => placeRun(element, run, line))
  })
  const [outside, others] = [runs.filter(isStrokedOutside), runs.filter((placed) => !isStrokedOutside(placed))]
  context.save()
  paintHighlights(scope, element, box)
  strokeRuns(scope, outside, box)
  for (const line of lines) {
    const bars = textBars(line, element, 'underline').flatMap((bar) => skipInk(scope, { line, isVisible }, bar))
    for (const bar of bars) fillBar(scope, bar, box)
  }
  const initials = scope.target === 'vector' ? lines.map(readableInitial) : []
  let before: GlyphRun | undefined
  const fillRuns = (from: number, to: number): void => {
    for (const placed of runs.slice(from, to)) {
      const { run } = placed
      // Outside the space of its turn, since thousands of vertical letters have the same font.
      setFont(context, run, before)
      before = run
      const initial = run.role === 'drop cap' ? initials.find((line) => line !== undefined) : undefined
      const fill = (): void => withTurn(context, run.turn, () => fillGlyphs(scope, placed, box))
      readAs(scope, initial ? [initial] : [], fill)
    }
  }
  tagText(
    scope,
    runs.map((run) => partOf(run, text)),
    fillRuns,
  )
  for (const bar of lines.flatMap((line) => textBars(line, element, 'strikethrough'))) fillBar(scope, bar, box)
  strokeRuns(scope, others, box)
  context.restore()
}

function strokeRuns(scope: Scope, runs: readonly PlacedRun[], box: Box): void {
  for (const placed of runs) {
    if (visibleStroke(placed.stroke)) withTurn(scope.context, placed.run.turn, () => strokeGlyphs(scope, placed, box))
  }
}

function partOf({ lineStart, run }: LinedRun, text: string): TextPart {
  const isLeader = text.slice(run.source.start, run.source.end) === '\t' && run.text.trim() !== ''
  return { lineStart, role: isLeader ? 'leader' : run.role, run: run.run }
}

interface LinedRun extends PlacedRun {
  readonly lineStart: number
}

function placeRun(element: Complete<'text'>, run: GlyphRun, { baselinePx, source }: TextLine): LinedRun {
  const place = run.turn ? { x: run.x, y: 0 } : { x: run.x, y: baselinePx - run.baselineShiftPx }
  return { run, ...place, fill: fillOf(element, run), stroke: strokeOf(element, run), lineStart: source.start }
}

function fillGlyphs(scope: Scope, { run, x, y, fill }: PlacedRun, box: Box): void {
  withFill(scope, { fill, box, turn: run.turn }, () => scope.context.fillText(run.text, x, y))
}

function fillBar(scope: Scope, { x, y, width, height, fill, turn }: TextBar, box: Box): void {
  const draw = (): void => scope.context.fillRect(x, y, width, height)
  withTurn(scope.context, turn, () => withFill(scope, { fill, box, turn }, draw))
}

function withFill(
  scope: Scope,
  { fill, box, turn }: { fill: Paint; box: Box; turn: Turn | null },
  draw: () => void,
): void {
  scope.context.fillStyle = paintStyle(scope, fill, { ...box, turn })
  withOpacity(scope.context, paintOpacity(fill), draw)
}

function isStrokedOutside({ stroke }: PlacedRun): boolean {
  return visibleStroke(stroke)?.align === 'outside'
}
