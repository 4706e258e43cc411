import type { Path } from '../../document/elements/path.ts'
import type { Place } from '../tree/place.ts'
import type { NodePart } from './change-nodes.ts'
import type { Contour } from './contour.ts'

/** A path whose points are edited. */
export interface Shaped {
  /** In the document. */
  readonly path: Path
  readonly contours: readonly Contour[]
  /** Of the selected point among those of all contours. */
  readonly index: number
  readonly part: NodePart
  /** The indexes of all selected points, `index` the last. */
  readonly chosen: readonly number[]
  /** As it is drawn. */
  readonly place: Place
  readonly drawn: Path
}

/** A path at an end of which the pen goes on. */
export interface ContinuedPath {
  readonly shaped: Shaped
  /** Of the contour. */
  readonly number: number
}
