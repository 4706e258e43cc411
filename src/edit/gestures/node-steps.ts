import type { Point } from '../../paint/matrix.ts'
import type { Detail } from '../detail.ts'
import { commit, type EditorState } from '../editor-state.ts'
import { remove } from '../operations/insert.ts'
import {
  movedControl,
  nodeAt,
  nodeCount,
  type NodePart,
  segmentAfter,
  withEndExtended,
  withNodeAdded,
} from '../paths/change-nodes.ts'
import { movedNodes, withAllSmoothToggled, withoutNodes } from '../paths/change-several.ts'
import { type Contour, MOST_NODES } from '../paths/contour.ts'
import type { Shaped } from '../paths/shaped.ts'
import { nodesChosen, nodeToggled } from './node-choice.ts'
import type { Surroundings } from './gesture.ts'
import type { PressEvent } from './gesture-event.ts'
import { inData, nodeOnPage, shapedNow, withNodeOn, withShape } from './shaped-now.ts'

type Step = Pick<PressEvent, 'at'>

/** A press on a point selects it, with Shift besides others. A double press makes it smooth or a corner. */
export function nodePressed(
  state: EditorState,
  { index, part }: { index: number; part: NodePart },
  { clicks, at, modifiers, places }: Pick<PressEvent, 'clicks' | 'at' | 'modifiers'> & Surroundings,
): EditorState {
  if (state.detail?.kind !== 'node') return state
  const before = shapedNow(state, places)
  if (modifiers.shift && part === 'at' && before) return nodeToggled(state, before, index)
  const chosen: EditorState = { ...state, detail: { kind: 'node', id: state.detail.id, index, part } }
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

/** Removes the selected points; the path if no line is left of it. A single one is not removed from the last two. */
export function nodeRemoved(state: EditorState, shaped: Shaped, { at }: Step): EditorState {
  const { chosen, path } = shaped
  const contours = withoutNodes(shaped.contours, chosen)
  const count = nodeCount(contours)
  if (count < 2) {
    if (chosen.length < 2) return state
    const document = remove(state.document, new Set([path.id]))
    return commit({ ...state, detail: null }, { document, selection: [], label: 'Delete', at })
  }
  const index = Math.max(0, Math.min(Math.min(...chosen) - 1, count - 1))
  return shapedAs(state, shaped, { contours, index, label: chosen.length > 1 ? 'Delete points' : 'Delete point', at })
}

/** Makes the selected points smooth, or corners if none of them is one. */
export function smoothToggled(state: EditorState, shaped: Shaped, { at }: Step): EditorState {
  const { index, chosen } = shaped
  const contours = withAllSmoothToggled(shaped.contours, chosen)
  const node = nodeAt(contours, index)?.node
  const isSmooth = node !== undefined && (node.out !== null || node.in !== null)
  const points = chosen.length > 1 ? 'points' : 'point'
  const label = `Make ${points} ${isSmooth ? 'smooth' : chosen.length > 1 ? 'corners' : 'a corner'}`
  return shapedAs(state, shaped, { contours, index, chosen, label, at })
}

/** Moves the selected points, or the control point, by a distance on the page. */
export function nudgeNode(state: EditorState, shaped: Shaped, { by, at }: Step & { by: Point }): EditorState {
  const { contours, index, part, chosen } = shaped
  const before = nodeAt(contours, index)?.node[part]
  if (!before) return state
  const onPage = nodeOnPage(shaped, before)
  const to = inData(shaped, { x: onPage.x + by.x, y: onPage.y + by.y })
  const moved =
    part === 'at'
      ? movedNodes(contours, new Map(chosen.map((each) => [each, { x: to.x - before.x, y: to.y - before.y }])))
      : movedControl(contours, index, { side: part, to, breaks: false })
  const key = `node:${shaped.path.id}:${chosen.join()}:${part}`
  const label = part !== 'at' ? 'Move handle' : chosen.length > 1 ? 'Move points' : 'Move point'
  return shapedAs(state, shaped, { contours: moved, index, part, chosen, label, key, at })
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
  /** The points that are selected then. Default: the one at `index`. */
  readonly chosen?: readonly number[]
  readonly label: string
  readonly key?: string
}

/** Gives a path other points, as one step. */
export function shapedAs(
  state: EditorState,
  shaped: Shaped,
  { contours, index, part = 'at', chosen = [index], ...step }: Change,
): EditorState {
  const { path } = shaped
  const document = withShape(state.document, path, contours)
  const selected: EditorState =
    part === 'at'
      ? nodesChosen(state, shaped, chosen)
      : { ...state, detail: { kind: 'node', id: path.id, index, part } }
  return commit(selected, { document, ...step })
}
