import type { Complete } from '../../document/elements/element.ts'
import { HIGHLIGHT_DEFAULTS, type Highlight, sidesOf } from '../../document/elements/text-parts.ts'
import type { GlyphRun, TextLine } from '../../text/text-layout.ts'
import { EMPTY_BOUNDS, type Bounds, union } from '../bounds.ts'
import { paintFill } from '../paint-fill.ts'
import { clampCorners, roundRect } from '../round-rect.ts'
import type { Box, Scope } from '../scope.ts'

interface Area {
  readonly bounds: Bounds
  readonly highlight: Highlight
}

/** Paints the areas behind lines and runs. All come before the text, so that padding covers no letters. */
export function paintHighlights(scope: Scope, element: Complete<'text'>, box: Box): void {
  for (const { bounds, highlight } of highlightAreas(element, scope.layoutOf(element).lines)) {
    const { left, top, right, bottom } = bounds
    const radius = highlight.radius ?? HIGHLIGHT_DEFAULTS.radius
    const area = { x: left, y: top, width: right - left, height: bottom - top }
    const path = roundRect(scope.environment.newPath, area, clampCorners(area, radius))
    paintFill(scope, { path, rule: 'nonzero', box }, highlight.paint)
  }
}

/** Adjacent runs with the same highlight share an area, as high as their letters, as in CSS. */
export function highlightAreas(element: Complete<'text'>, lines: readonly TextLine[]): Area[] {
  return lines.flatMap((line) => {
    const areas: Area[] = []
    let before: Highlight | null = null
    for (const run of line.runs) {
      const highlight = run.role === 'text' && !run.turn ? highlightOf(element, run) : null
      const last = areas.at(-1)
      const isContinued = last !== undefined && before === highlight
      before = highlight
      if (!highlight) continue
      const bounds = boundsOf(line, run, highlight)
      if (isContinued) areas[areas.length - 1] = { highlight, bounds: union(last.bounds, bounds) }
      else areas.push({ highlight, bounds })
    }
    return areas
  })
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
