import type { Complete } from '../../document/elements/element.ts'
import { HIGHLIGHT_DEFAULTS, type Highlight, sidesOf } from '../../document/elements/text-parts.ts'
import type { GlyphRun, TextLine } from '../../text/text-layout.ts'
import { EMPTY_BOUNDS, type Bounds, union } from '../bounds.ts'
import type { Path } from '../canvas.ts'
import type { NewPath } from '../outlines/outline.ts'
import { paintFill } from '../paint-fill.ts'
import { clampCorners, roundRect } from '../round-rect.ts'
import type { Box, Scope } from '../scope.ts'
import { bandPath, boundsOfSlices, joinSlices, type Slice } from './highlight-band.ts'

interface Area {
  readonly bounds: Bounds
  readonly highlight: Highlight
  /** Of letters on a path or in a vertical line. Otherwise the area is that of `bounds`. */
  readonly slices: readonly Slice[]
}

/** Paints the areas behind lines and runs. All come before the text, so that padding covers no letters. */
export function paintHighlights(scope: Scope, element: Complete<'text'>, box: Box): void {
  for (const area of highlightAreas(element, scope.layoutOf(element).lines)) {
    const path = outlineOf(scope.environment.newPath, area)
    paintFill(scope, { path, rule: 'nonzero', box }, area.highlight.paint)
  }
}

function outlineOf(newPath: NewPath, { bounds, highlight, slices }: Area): Path {
  const radius = highlight.radius ?? HIGHLIGHT_DEFAULTS.radius
  if (slices.length > 0) return bandPath(newPath, slices, radius)
  const { left, top, right, bottom } = bounds
  const area = { x: left, y: top, width: right - left, height: bottom - top }
  return roundRect(newPath, area, clampCorners(area, radius))
}

/** Adjacent runs with the same highlight share an area, as high as their letters, as in CSS. */
export function highlightAreas(element: Complete<'text'>, lines: readonly TextLine[]): Area[] {
  return lines.flatMap((line) =>
    groupsOf(element, line).map(({ runs, highlight }): Area => {
      const slices = runs.some(({ barTurn }) => barTurn) ? slicesOf(runs, highlight) : []
      if (slices.length > 0) return { highlight, slices, bounds: boundsOfSlices(slices) }
      return { highlight, slices, bounds: runs.map((run) => boundsOf(line, run, highlight)).reduce(union) }
    }),
  )
}

function groupsOf(element: Complete<'text'>, line: TextLine): { highlight: Highlight; runs: GlyphRun[] }[] {
  const groups: { highlight: Highlight; runs: GlyphRun[] }[] = []
  let before: Highlight | null = null
  for (const run of line.runs) {
    const highlight = run.role === 'text' ? highlightOf(element, run) : null
    if (highlight && highlight === before) groups.at(-1)?.runs.push(run)
    else if (highlight) groups.push({ highlight, runs: [run] })
    before = highlight
  }
  return groups
}

/** Slices of the same height, from which only the first and the last have the padding of their side. */
function slicesOf(runs: readonly GlyphRun[], { padding = HIGHLIGHT_DEFAULTS.padding }: Highlight): Slice[] {
  const [padTop, padRight, padBottom, padLeft] = sidesOf(padding)
  const top = Math.min(...runs.map(({ ascentPx }) => -ascentPx)) - padTop
  const bottom = Math.max(...runs.map(({ descentPx }) => descentPx)) + padBottom
  const slices = joinSlices(
    runs.flatMap(({ barTurn, x, insetPx, width }) =>
      barTurn ? [{ turn: barTurn, left: x + insetPx, right: x + insetPx + width, top, bottom }] : [],
    ),
  )
  return slices.map((slice, index) => ({
    ...slice,
    left: index === 0 ? slice.left - padLeft : slice.left,
    right: index === slices.length - 1 ? slice.right + padRight : slice.right,
  }))
}

/** Returns bounds of all highlights in the element's space. */
export function highlightBounds(element: Complete<'text'>, lines: readonly TextLine[]): Bounds {
  return highlightAreas(element, lines)
    .map(({ bounds }) => bounds)
    .reduce(union, EMPTY_BOUNDS)
}

function highlightOf({ background, runs }: Complete<'text'>, { run }: GlyphRun): Highlight | null {
  const own = runs?.[run]?.background
  return own === undefined ? background : own
}

function boundsOf(line: TextLine, run: GlyphRun, { padding = HIGHLIGHT_DEFAULTS.padding }: Highlight): Bounds {
  const [top, right, bottom, left] = sidesOf(padding)
  const x = run.x + run.insetPx
  const baselinePx = line.baselinePx - run.baselineShiftPx
  return {
    left: x - left,
    top: baselinePx - run.ascentPx - top,
    right: x + run.width + right,
    bottom: baselinePx + run.descentPx + bottom,
  }
}
