import type { Complete } from '../../document/elements/element.ts'
import type { GlyphRun, TextLine } from '../../text/text-layout.ts'
import { expand, intersect, isEmpty, mapBounds } from '../bounds.ts'
import { MITER_LIMIT, strokeReach } from '../ink-bounds.ts'
import { invert } from '../matrix.ts'
import type { Scope } from '../scope.ts'
import { runBounds } from './run-bounds.ts'
import { strokeOf } from './run-paints.ts'

/** Beyond the bounds of a run, in its font size: letters of uploaded fonts may have any size. */
const MARGIN_EM = 2

export type IsVisible = (line: TextLine, run: GlyphRun) => boolean

/** Returns which runs may have ink in the visible area: drawing thousands of lines below the page takes seconds. */
export function visibleRuns({ context, visible }: Scope, element: Complete<'text'>): IsVisible {
  const inverse = invert(context.getTransform())
  if (!inverse) return () => false
  const shown = mapBounds(inverse, visible)
  return (line, run) => {
    const bounds = runBounds(line, run, strokeReach(strokeOf(element, run), MITER_LIMIT))
    return !isEmpty(intersect(expand(bounds, MARGIN_EM * run.font.sizePx), shown))
  }
}
