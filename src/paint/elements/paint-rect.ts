import { type Complete } from '../../document/elements/element.ts'
import { paintShape } from '../paint-stroke.ts'
import { boxPath } from '../round-rect.ts'
import { type Scope } from '../scope.ts'

/** A rectangle, its corners clamped as CSS clamps them. */
export function paintRect(scope: Scope, element: Complete<'rect'>): void {
  const { width, height, cornerRadius } = element
  const path = boxPath(scope, element, cornerRadius)
  const extent = { left: 0, top: 0, right: width, bottom: height }
  paintShape(scope, { path, rule: 'nonzero', box: { x: 0, y: 0, width, height }, extent }, element)
}
