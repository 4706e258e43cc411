import type { Bounds } from '../../paint/bounds.ts'
import type { EditorState } from '../editor-state.ts'
import { allIndexes } from '../paths/change-several.ts'
import type { Shaped } from '../paths/shaped.ts'
import { nodeOnPage, shapedNow } from './shaped-now.ts'
import type { Marquee, Surroundings } from './gesture.ts'

/** Selects points of a path. The last one is the one that is described, and after which points are added. */
export function nodesChosen(state: EditorState, { path }: Shaped, indexes: readonly number[]): EditorState {
  const index = indexes.at(-1)
  if (index === undefined) return state
  const also = indexes.slice(0, -1)
  return { ...state, detail: { kind: 'node', id: path.id, index, part: 'at', ...(also.length > 0 && { also }) } }
}

/** Adds a point to the selected ones, or removes it. One stays selected. */
export function nodeToggled(state: EditorState, shaped: Shaped, index: number): EditorState {
  const others = shaped.chosen.filter((each) => each !== index)
  return nodesChosen(state, shaped, others.length < shaped.chosen.length ? others : [...others, index])
}

export function allNodesChosen(state: EditorState, { places }: Surroundings): EditorState {
  const shaped = shapedNow(state, places)
  return shaped ? nodesChosen(state, shaped, allIndexes(shaped.contours)) : state
}

/** Adds the point that follows the last selected one, the way to select several by keys. */
export function nextNodeChosen(state: EditorState, { places }: Surroundings): EditorState {
  const shaped = shapedNow(state, places)
  if (!shaped) return state
  const next = (shaped.index + 1) % allIndexes(shaped.contours).length
  return nodesChosen(state, shaped, [...shaped.chosen.filter((each) => each !== next), next])
}

/** Selects the points in a rectangle on the page, or adds them to those that were selected when it began. */
export function nodesInMarquee(
  state: EditorState,
  { start }: Marquee,
  { bounds, adds, places }: Pick<Surroundings, 'places'> & { bounds: Bounds; adds: boolean },
): EditorState {
  const before = { ...state, detail: start.detail }
  const shaped = shapedNow(before, places)
  if (!shaped) return state
  const nodes = shaped.contours.flatMap((contour) => contour.nodes)
  const inside = allIndexes(shaped.contours).filter((index) => {
    const node = nodes[index]
    const { x, y } = node ? nodeOnPage(shaped, node.at) : { x: NaN, y: NaN }
    return x >= bounds.left && x <= bounds.right && y >= bounds.top && y <= bounds.bottom
  })
  const kept = adds ? shaped.chosen.filter((index) => !inside.includes(index)) : []
  return nodesChosen(before, shaped, [...kept, ...inside])
}
