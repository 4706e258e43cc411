import type { Complete } from '../../document/elements/element.ts'
import type { Paint } from '../../document/paint.ts'
import { paintOpacity, paintStyle } from '../paint-style.ts'
import { visibleStroke } from '../paint-stroke.ts'
import type { Box, Scope } from '../scope.ts'
import { paintHighlights } from './paint-highlights.ts'
import { fillOf, strokeOf } from './run-paints.ts'
import { setFont, type PlacedRun } from './set-font.ts'
import { skipInk } from './skip-ink.ts'
import { strokeGlyphs } from './stroke-glyphs.ts'
import { textBars, type TextBar } from './text-bars.ts'

/** Gradients and images cover the box, not each letter. Outside strokes come first, so they never cover a fill. */
export function paintText(scope: Scope, element: Complete<'text'>): void {
  const { context } = scope
  const { lines, heightPx } = scope.layoutOf(element)
  const height = element.fit === 'grow' ? heightPx : element.height
  const box: Box = { x: 0, y: 0, width: element.width, height }
  const runs = lines.flatMap((line) =>
    line.runs.map((run): PlacedRun => {
      const y = line.baselinePx - run.baselineShiftPx
      return { run, y, fill: fillOf(element, run), stroke: strokeOf(element, run) }
    }),
  )
  context.save()
  paintHighlights(scope, element, box)
  for (const placed of runs) if (alignOf(placed) === 'outside') strokeGlyphs(scope, placed, box)
  for (const line of lines) {
    const bars = textBars(line, element, 'underline').flatMap((bar) => skipInk(scope, line, bar))
    for (const bar of bars) fillBar(scope, bar, box)
  }
  for (const placed of runs) fillGlyphs(scope, placed, box)
  for (const bar of lines.flatMap((line) => textBars(line, element, 'strikethrough'))) fillBar(scope, bar, box)
  for (const placed of runs) if (alignOf(placed) !== 'outside') strokeGlyphs(scope, placed, box)
  context.restore()
}

function fillGlyphs(scope: Scope, { run, y, fill }: PlacedRun, box: Box): void {
  const { context } = scope
  setFont(context, run)
  withFill(scope, { fill, box }, () => context.fillText(run.text, run.x, y))
}

function fillBar(scope: Scope, { x, y, width, height, fill }: TextBar, box: Box): void {
  withFill(scope, { fill, box }, () => scope.context.fillRect(x, y, width, height))
}

function withFill(scope: Scope, { fill, box }: { fill: Paint; box: Box }, draw: () => void): void {
  const { context } = scope
  const alpha = context.globalAlpha
  context.globalAlpha = alpha * paintOpacity(fill)
  context.fillStyle = paintStyle(scope, fill, box)
  draw()
  context.globalAlpha = alpha
}

function alignOf({ stroke }: PlacedRun): 'inside' | 'center' | 'outside' | undefined {
  return visibleStroke(stroke)?.align
}
