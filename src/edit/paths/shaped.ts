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
  /** As it is drawn. */
  readonly place: Place
  readonly drawn: Path
}
