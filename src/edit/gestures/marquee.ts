import type { Bounds } from '../../paint/bounds.ts'
import { IDENTITY, type Point } from '../../paint/matrix.ts'
import { endWords, type EditorState, pageOf, select } from '../editor-state.ts'
import { pageMatrix } from '../geometry/page-matrix.ts'
import { insideMarquee } from '../pick/inside-marquee.ts'
import { isContainer } from '../tree/container.ts'
import { restarted } from './pressing.ts'
import type { Marquee, Start, Surroundings } from './gesture.ts'
import type { DragEvent, ReleaseEvent } from './gesture-event.ts'
import { nodesInMarquee } from './node-choice.ts'

export function startMarquee(state: EditorState, start: Start): EditorState {
  const ended = endWords(state)
  return { ...ended, gesture: { kind: 'marquee', start: restarted(start, ended), to: start.point } }
}

/**
 * Selects what the rectangle touches, in the group that has been entered; of a path that is edited, the points
 * in it. Shift adds to what was selected.
 */
export function continueMarquee(
  state: EditorState,
  gesture: Marquee,
  { event: { point, modifiers }, around: { places } }: { event: DragEvent | ReleaseEvent; around: Surroundings },
): EditorState {
  const { start } = gesture
  const bounds = boundsBetween(start.point, point)
  if (start.detail?.kind === 'node') {
    const chosen = nodesInMarquee(state, gesture, { bounds, adds: modifiers.shift, places })
    return { ...chosen, gesture: { ...gesture, to: point } }
  }
  const scope = state.scope === null ? undefined : places.get(state.scope)
  const siblings =
    scope && isContainer(scope.element)
      ? scope.element.elements
      : (places.values().next().value?.page ?? pageOf(state)).elements
  const space = scope ? pageMatrix(scope) : IDENTITY
  const touched = insideMarquee(siblings, space, bounds)
  const added = modifiers.shift ? [...new Set([...start.selection, ...touched])] : touched
  return { ...select(state, added), scope: state.scope, gesture: { ...gesture, to: point } }
}

export function boundsBetween(a: Point, b: Point): Bounds {
  return { left: Math.min(a.x, b.x), top: Math.min(a.y, b.y), right: Math.max(a.x, b.x), bottom: Math.max(a.y, b.y) }
}
