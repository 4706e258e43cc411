import type { Point } from '../../paint/matrix.ts'
import type { Detail } from '../detail.ts'
import type { EditorState } from '../editor-state.ts'
import { nudgePoint, pointAdded, pointRemoved, selectedLine } from '../gestures/bending.ts'
import type { Surroundings } from '../gestures/gesture.ts'
import { neighborNode, nodeAdded, nodeRemoved, nudgeNode } from '../gestures/node-steps.ts'
import { shapedNow } from '../gestures/shaped-now.ts'
import { nudgeStop, shadedNow, stopAdded, stopChosen, stopRemoved } from '../gestures/shading.ts'

/** One of several parts of an element, such as a point of a line. Keys choose, move, add and delete them. */
export type Part = Exclude<Detail, { kind: 'crop' | 'data' }>

interface Context extends Surroundings {
  readonly at: number
}

export function isPart(detail: Detail | null): detail is Part {
  return detail !== null && detail.kind !== 'crop' && detail.kind !== 'data'
}

export function partMoved(state: EditorState, part: Part, context: Context & { readonly by: Point }): EditorState {
  switch (part.kind) {
    case 'point':
      return nudgePoint(state, part.index, context)
    case 'node': {
      const shaped = shapedNow(state, context.places)
      return shaped ? nudgeNode(state, shaped, context) : state
    }
    case 'stop': {
      const shaded = shadedNow(state, context.places)
      return shaded ? nudgeStop(state, shaded, context) : state
    }
  }
}

/** Adds a part after the selected one, and selects it. */
export function partAdded(state: EditorState, part: Part, { places, at }: Context): EditorState {
  switch (part.kind) {
    case 'point':
      return pointAdded(state, part.index, at)
    case 'node': {
      const shaped = shapedNow(state, places)
      return shaped ? nodeAdded(state, shaped, { at }) : state
    }
    case 'stop': {
      const shaded = shadedNow(state, places)
      return shaded ? stopAdded(state, shaded, at) : state
    }
  }
}

export function partDeleted(state: EditorState, part: Part, { places, at }: Context): EditorState {
  switch (part.kind) {
    case 'point':
      return pointRemoved(state, part.index, at)
    case 'node': {
      const shaped = shapedNow(state, places)
      return shaped ? nodeRemoved(state, shaped, { at }) : state
    }
    case 'stop': {
      const shaded = shadedNow(state, places)
      return shaded ? stopRemoved(state, shaded, at) : state
    }
  }
}

/** Selects the next part, or the previous one, and begins again after the last. */
export function neighborPart(
  state: EditorState,
  part: Part,
  { by, places }: Pick<Surroundings, 'places'> & { readonly by: 1 | -1 },
): EditorState {
  switch (part.kind) {
    case 'point': {
      const count = selectedLine(state)?.line.points.length ?? 1
      return { ...state, detail: { ...part, index: around(part.index, by, count) } }
    }
    case 'node': {
      const shaped = shapedNow(state, places)
      return shaped ? { ...state, detail: { kind: 'node', id: part.id, ...neighborNode(shaped, by) } } : state
    }
    case 'stop':
      return stopChosen(state, around(part.index, by, shadedNow(state, places)?.gradient.stops.length ?? 1))
  }
}

function around(index: number, by: 1 | -1, count: number): number {
  return (index + by + count) % count
}
