import type { Document } from '../../document/document.ts'
import type { Path } from '../../document/elements/path.ts'
import { LIMITS } from '../../document/limits.ts'
import { bounded, boundedLength } from '../../document/scaled-number.ts'
import type { Point } from '../../paint/matrix.ts'
import { measureOutline } from '../../paint/svg/measure-outline.ts'
import { strokeWidthOn } from '../adding/line-items.ts'
import type { Setting } from '../adding/item.ts'
import { settingOf } from '../adding/setting-of.ts'
import { type EditorState, pageOf } from '../editor-state.ts'
import { insert } from '../operations/insert.ts'
import { type Contour, movedBy, pathData, withPoints } from '../paths/contour.ts'
import type { Penning } from './gesture.ts'
import { inData, withShape } from './shaped-now.ts'

const DECIMALS = 3

/** The document with the path that is being drawn: a new one, or one that goes on at one of its ends. */
export function documentWithPath(
  state: EditorState,
  { start, id, nodes, isClosed, continued }: Omit<Penning, 'kind'>,
): Document {
  if (continued) {
    const { shaped, number } = continued
    const own = withPoints({ nodes, isClosed }, (point) => inData(shaped, point))
    return withShape(start.document, shaped.path, shaped.contours.with(number, own))
  }
  const setting = settingOf({ ...state, document: start.document })
  return insert(start.document, [penPath(id, { nodes, isClosed }, setting)], { in: pageOf(state).id })
}

/** An open path is a line, and a closed one a shape. */
export function penPath(id: string, contour: Contour, { look, page }: Setting): Path {
  const { left, top, right, bottom } = measureOutline(pathData([contour], DECIMALS)).bounds
  const [width, height] = [right - left, bottom - top]
  const box = { x: bounded(left), y: bounded(top), width: boundedLength(width), height: boundedLength(height) }
  const paint = contour.isClosed
    ? { fill: look.fill }
    : { fill: null, stroke: { paint: look.ink, width: strokeWidthOn({ page }) } }
  // The units of a flat path are pixels from its corner, since a view box has an extent.
  if (Math.min(width, height) < LIMITS.minViewBoxSide) {
    const d = pathData([shifted(contour, { x: -left, y: -top })], DECIMALS)
    return { id, type: 'path', ...box, d, ...paint }
  }
  return {
    id,
    type: 'path',
    ...box,
    d: pathData([contour], DECIMALS),
    viewBox: [box.x, box.y, box.width, box.height],
    ...paint,
  }
}

function shifted(contour: Contour, by: Point): Contour {
  return withPoints(contour, (point) => movedBy(point, by))
}
