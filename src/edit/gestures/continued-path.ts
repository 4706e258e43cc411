import type { Path } from '../../document/elements/path.ts'
import type { Point } from '../../paint/matrix.ts'
import type { EditorState } from '../editor-state.ts'
import { type PathNode, reversed, withPoints } from '../paths/contour.ts'
import type { ContinuedPath } from '../paths/shaped.ts'
import { placesOf } from '../tree/place.ts'
import type { Surroundings } from './gesture.ts'
import { nodeOnPage, shapedNow, withFirstNode } from './shaped-now.ts'

interface OpenEnd extends ContinuedPath {
  /** On the page. */
  readonly at: Point
  /** The contour on the page, in the direction in which this is its last point. */
  readonly nodes: readonly PathNode[]
}

/** The ends of the selected path, of which the pen can go on; none if something else is selected. */
export function openEnds(state: EditorState, { places }: Pick<Surroundings, 'places'>): OpenEnd[] {
  const [id, ...others] = state.selection
  const path = id === undefined || others.length > 0 ? undefined : placesOf(state.document).get(id)?.element
  const editing = path?.type === 'path' ? withFirstNode(state, path) : undefined
  const shaped = editing && shapedNow(editing, places)
  if (!shaped) return []
  return shaped.contours.flatMap((contour, number) => {
    if (contour.isClosed || contour.nodes.length < 2) return []
    const onPage = withPoints(contour, (point) => nodeOnPage(shaped, point))
    return [onPage, reversed(onPage)].flatMap(({ nodes }) => {
      const last = nodes.at(-1)
      return last ? [{ shaped, number, nodes, at: last.at }] : []
    })
  })
}

/** Whether a path has an end at which the pen can go on. */
export function isOpenPath({ d }: Path): boolean {
  return !/z\s*$/iu.test(d)
}
