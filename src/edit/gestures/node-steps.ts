import type { Point } from '../../paint/matrix.ts'
import type { Detail } from '../detail.ts'
import { commit, type EditorState } from '../editor-state.ts'
import {
  movedControl,
  movedNode,
  nodeAt,
  nodeCount,
  type NodePart,
  segmentAfter,
  withEndExtended,
  withNodeAdded,
  withoutNode,
  withSmoothToggled,
} from '../paths/change-nodes.ts'
import { type Contour, MOST_NODES } from '../paths/contour.ts'
import type { Shaped } from '../paths/shaped.ts'
import type { Surroundings } from './gesture.ts'
import type { PressEvent } from './gesture-event.ts'
import { inData, nodeOnPage, shapedNow, withNodeOn, withShape } from './shaped-now.ts'

type Step = Pick<PressEvent, 'at'>

/** A press on a point selects it, and a double press makes it smooth or a corner. */
export function nodePressed(
  state: EditorState,
  { index, part }: { index: number; part: NodePart },
  { clicks, at, places }: Pick<PressEvent, 'clicks' | 'at'> & Surroundings,
): EditorState {
  if (state.detail?.kind !== 'node') return state
  const chosen = { ...state, detail: { ...state.detail, index, part } }
  const shaped = shapedNow(chosen, places)
  return clicks >= 2 && part === 'at' && shaped ? smoothToggled(chosen, shaped, { at }) : chosen
}

/** A press on the line between two points adds one there. */
export function nodeAddedAt(
  state: EditorState,
  index: number,
  { point, at, places }: Pick<PressEvent, 'point' | 'at'> & Surroundings,
): EditorState {
  const shaped = shapedNow(state, places)
  const contours = shaped && withNodeOn(shaped, index, point)
  return contours ? shapedAs(state, shaped, { contours, index: index + 1, label: 'Add point', at }) : state
}

/** Adds a point after the selected one: beyond it, if it is the end of an open line. */
export function nodeAdded(state: EditorState, shaped: Shaped, { at }: Step): EditorState {
  const { contours, index, path } = shaped
  if (nodeCount(contours) >= MOST_NODES) return state
  const scale = path.viewBox ? path.width / path.viewBox[2] : 1
  const added = segmentAfter(contours, index)
    ? withNodeAdded(contours, index, 0.5)
    : withEndExtended(contours, index, EXTENSION_PX / (scale || 1))
  return shapedAs(state, shaped, { contours: added, index: index + 1, label: 'Add point', at })
}

const EXTENSION_PX = 40

export function nodeRemoved(state: EditorState, shaped: Shaped, { at }: Step): EditorState {
  const contours = withoutNode(shaped.contours, shaped.index)
  if (nodeCount(contours) === nodeCount(shaped.contours)) return state
  const index = Math.max(0, Math.min(shaped.index - 1, nodeCount(contours) - 1))
  return shapedAs(state, shaped, { contours, index, label: 'Delete point', at })
}

export function smoothToggled(state: EditorState, shaped: Shaped, { at }: Step): EditorState {
  const contours = withSmoothToggled(shaped.contours, shaped.index)
  const isSmooth = nodeAt(contours, shaped.index)?.node.out !== null || nodeAt(contours, shaped.index)?.node.in !== null
  return shapedAs(state, shaped, {
    contours,
    index: shaped.index,
    label: isSmooth ? 'Make point smooth' : 'Make point a corner',
    at,
  })
}

/** Moves the selected point or control point by a distance on the page. */
export function nudgeNode(state: EditorState, shaped: Shaped, { by, at }: Step & { by: Point }): EditorState {
  const { contours, index, part } = shaped
  const before = nodeAt(contours, index)?.node[part]
  if (!before) return state
  const onPage = nodeOnPage(shaped, before)
  const to = inData(shaped, { x: onPage.x + by.x, y: onPage.y + by.y })
  const moved =
    part === 'at'
      ? movedNode(contours, index, { x: to.x - before.x, y: to.y - before.y })
      : movedControl(contours, index, { side: part, to, breaks: false })
  const key = `node:${shaped.path.id}:${index}:${part}`
  const label = part === 'at' ? 'Move point' : 'Move handle'
  return shapedAs(state, shaped, { contours: moved, index, part, label, key, at })
}

/** The points and their control points in the order in which keys select them. */
export function neighborNode(shaped: Shaped, by: 1 | -1): Pick<Extract<Detail, { kind: 'node' }>, 'index' | 'part'> {
  const parts = shaped.contours
    .flatMap(({ nodes }) => nodes)
    .flatMap((node, index) =>
      (['at', 'in', 'out'] as const).filter((part) => node[part] !== null).map((part) => ({ index, part })),
    )
  const present = parts.findIndex(({ index, part }) => index === shaped.index && part === shaped.part)
  return parts[(present + by + parts.length) % parts.length] ?? { index: 0, part: 'at' }
}

interface Change extends Step {
  readonly contours: readonly Contour[]
  readonly index: number
  readonly part?: NodePart
  readonly label: string
  readonly key?: string
}

function shapedAs(
  state: EditorState,
  { path }: Shaped,
  { contours, index, part = 'at', ...step }: Change,
): EditorState {
  const document = withShape(state.document, path, contours)
  return commit({ ...state, detail: { kind: 'node', id: path.id, index, part } }, { document, ...step })
}
