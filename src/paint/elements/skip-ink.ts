import type { GlyphRun, TextLine } from '../../text/text-layout.ts'
import type { Context } from '../canvas.ts'
import type { Scope } from '../scope.ts'
import { setFont } from './set-font.ts'
import type { TextBar } from './text-bars.ts'
import type { IsVisible } from './visible-runs.ts'

/** In CSS pixels of the element. */
interface Interval {
  readonly from: number
  readonly to: number
}

/** Rows of pixels that represent the thickness of the underline. */
const BAND_ROWS = 8
const MAX_SCALE = 8
const MAX_WIDTH_PX = 8_192
/** Of 255. Less is a trace of anti-aliasing. */
const INKED = 32

/** As in Chromium. */
const MAX_DISTANCE_PX = 13

/** Underlined as a whole in Chromium: a gap at every stroke would leave dots. */
const NEVER_SKIPPED =
  /[/\\_\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\u3000-\u303f\uff00-\uffef\p{Extended_Pictographic}]+/u

/**
 * Interrupts an underline where letters cross it, by the rules of Chromium for
 * `text-decoration-skip-ink: auto`: no closer to ink than the thickness of the line. Canvas has no
 * outlines of glyphs, so it draws the strip under the letters and looks for ink.
 */
export function skipInk(
  scope: Scope,
  { line, isVisible }: { readonly line: TextLine; readonly isVisible: IsVisible },
  bar: TextBar,
): TextBar[] {
  // On a path every letter has a line of its own.
  if (bar.turn) return [bar]
  const distance = Math.min(bar.height, MAX_DISTANCE_PX)
  const gaps = bar.runs
    .filter((run) => isVisible(line, run))
    .flatMap((run) => inkIn(scope, { run, y: line.baselinePx - run.baselineShiftPx }, bar))
    .map(({ from, to }) => ({ from: from - distance, to: to + distance }))
    .toSorted((a, b) => a.from - b.from)
  const parts: TextBar[] = []
  const end = bar.x + bar.width
  let x = bar.x
  for (const { from, to } of gaps) {
    if (from > x) parts.push({ ...bar, x, width: Math.min(from, end) - x })
    x = Math.max(x, to)
  }
  if (x < end) parts.push({ ...bar, x, width: end - x })
  return parts
}

function inkIn(scope: Scope, { run, y }: { run: GlyphRun; y: number }, bar: TextBar): Interval[] {
  if (run.width <= 0 || run.text.trim() === '') return []
  const overhang = run.font.sizePx / 2
  const [left, width] = [run.x - overhang, run.width + 2 * overhang]
  const scale = Math.min(MAX_SCALE, BAND_ROWS / bar.height, MAX_WIDTH_PX / width)
  const [columns, rows] = [Math.ceil(width * scale), Math.max(1, Math.round(bar.height * scale))]
  if (!(columns >= 1) || !(scale > 0)) return []
  const layer = scope.environment.createLayer(columns, rows)
  const { context } = layer
  context.setTransform(scale, 0, 0, scale, -left * scale, -bar.y * scale)
  setFont(context, run)
  context.fillStyle = '#000000'
  for (const { text, x } of skippedParts(context, run)) context.fillText(text, x, y)
  const { data } = context.getImageData(0, 0, columns, rows)
  layer.release()
  const intervals: { from: number; to: number }[] = []
  for (let column = 0; column < columns; column += 1) {
    if (!hasInk(data, { column, columns, rows })) continue
    const [from, to] = [left + column / scale, left + (column + 1) / scale]
    const last = intervals.at(-1)
    if (last && from - last.to < 0.5 / scale) last.to = to
    else intervals.push({ from, to })
  }
  return intervals
}

/** The parts of a run that interrupt its underline, and their positions. */
function skippedParts(context: Context, run: GlyphRun): { text: string; x: number }[] {
  if (!NEVER_SKIPPED.test(run.text)) return [{ text: run.text, x: run.x }]
  const parts: { text: string; x: number }[] = []
  let at = 0
  for (const text of run.text.split(NEVER_SKIPPED)) {
    const start = run.text.indexOf(text, at)
    const before = context.measureText(run.text.slice(0, start)).width
    const own = context.measureText(text).width
    if (text !== '') parts.push({ text, x: run.x + (run.direction === 'rtl' ? run.width - before - own : before) })
    at = start + text.length
  }
  return parts
}

function hasInk(
  data: Uint8ClampedArray,
  { column, columns, rows }: { column: number; columns: number; rows: number },
): boolean {
  for (let row = 0; row < rows; row += 1) if ((data[(row * columns + column) * 4 + 3] ?? 0) >= INKED) return true
  return false
}
