import type { Complete } from '../../document/elements/element.ts'
import { paintShape } from '../paint-stroke.ts'
import type { Shape } from '../paint-fill.ts'
import { clampCorners, roundRect } from '../round-rect.ts'
import type { Scope } from '../scope.ts'

export function paintRect(scope: Scope, element: Complete<'rect'>): void {
  const { width, height, cornerRadius } = element
  const corners = clampCorners(element, cornerRadius)
  const box = { x: 0, y: 0, width, height }
  const extent = { left: 0, top: 0, right: width, bottom: height }
  paintShape(
    scope,
    { path: roundRect(scope, box, corners), rule: 'nonzero', box, extent, isSimple: true, inset },
    element,
  )

  function inset(by: number): Shape {
    const inner = { x: by, y: by, width: Math.max(0, width - 2 * by), height: Math.max(0, height - 2 * by) }
    const [a, b, c, d] = corners.map((corner) => Math.max(0, corner - by)) as [number, number, number, number]
    return { path: roundRect(scope, inner, [a, b, c, d]), rule: 'nonzero', box }
  }
}
