import type { Point } from '../../paint/matrix.ts'
import type { EditorState } from '../editor-state.ts'
import { boundsOfAll } from '../geometry/page-matrix.ts'
import { distanceToEdge, type Edge } from '../operations/align.ts'
import { nodeAt } from '../paths/change-nodes.ts'
import { movedNodes } from '../paths/change-several.ts'
import type { Shaped } from '../paths/shaped.ts'
import type { Surroundings } from './gesture.ts'
import { shapedAs } from './node-steps.ts'
import { inData, nodeOnPage, shapedNow } from './shaped-now.ts'

type Context = Surroundings & { readonly at: number }

interface Chosen {
  readonly index: number
  /** On the page. */
  readonly point: Point
}

/** Aligns the selected points of a path with an edge of all of them. Undefined unless there are several. */
export function alignedNodes(state: EditorState, edge: Edge, { places, at }: Context): EditorState | undefined {
  const shaped = shapedNow(state, places)
  if (!shaped || shaped.chosen.length < 2) return undefined
  const chosen = chosenOf(shaped)
  const target = boundsOfAll(chosen.map(({ point }) => boxAt(point)))
  const moves = chosen.map(({ index, point }) => ({ index, point, by: distanceToEdge(boxAt(point), target, edge) }))
  return movedOnPage(state, shaped, { moves, label: 'Align points', at })
}

/** Spreads the selected points of a path evenly between the outer two. Undefined for fewer than three. */
export function distributedNodes(
  state: EditorState,
  axis: 'x' | 'y',
  { places, at }: Context,
): EditorState | undefined {
  const shaped = shapedNow(state, places)
  if (!shaped || shaped.chosen.length < 3) return undefined
  const chosen = chosenOf(shaped).toSorted((a, b) => a.point[axis] - b.point[axis])
  const [from, to] = [chosen[0]?.point[axis] ?? 0, chosen.at(-1)?.point[axis] ?? 0]
  const moves = chosen.map(({ index, point }, number) => {
    const by = from + ((to - from) * number) / (chosen.length - 1) - point[axis]
    return { index, point, by: axis === 'x' ? { x: by, y: 0 } : { x: 0, y: by } }
  })
  return movedOnPage(state, shaped, { moves, label: 'Distribute points', at })
}

function chosenOf(shaped: Shaped): Chosen[] {
  return shaped.chosen.flatMap((index) => {
    const node = nodeAt(shaped.contours, index)?.node
    return node ? [{ index, point: nodeOnPage(shaped, node.at) }] : []
  })
}

/** Differences by rounding. */
const SAME_PX = 1e-3

function boxAt({ x, y }: Point): { left: number; right: number; top: number; bottom: number } {
  return { left: x, right: x, top: y, bottom: y }
}

function movedOnPage(
  state: EditorState,
  shaped: Shaped,
  { moves, ...step }: { moves: readonly (Chosen & { by: Point })[]; label: string; at: number },
): EditorState {
  if (moves.every(({ by }) => Math.hypot(by.x, by.y) < SAME_PX)) return state
  const inPath = moves.map(({ index, point, by }): [number, Point] => {
    const [from, to] = [inData(shaped, point), inData(shaped, { x: point.x + by.x, y: point.y + by.y })]
    return [index, { x: to.x - from.x, y: to.y - from.y }]
  })
  const contours = movedNodes(shaped.contours, new Map(inPath))
  return shapedAs(state, shaped, { contours, index: shaped.index, chosen: shaped.chosen, ...step })
}
