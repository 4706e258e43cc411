import type { Complete } from '../../document/elements/element.ts'
import { mapBounds } from '../bounds.ts'
import { dataBounds } from '../measure-path.ts'
import { pathMatrix } from '../path-matrix.ts'
import { paintShape } from '../paint-stroke.ts'
import type { Scope } from '../scope.ts'

export function paintPath(scope: Scope, element: Complete<'path'>): void {
  const { width, height, d, fillRule } = element
  const matrix = pathMatrix(element)
  if (matrix.a === 0 || matrix.d === 0) return
  const path = scope.environment.newPath()
  path.addPath(scope.environment.newPath(d), matrix)
  const shape = { path, rule: fillRule, box: { x: 0, y: 0, width, height } }
  paintShape(scope, { ...shape, extent: mapBounds(matrix, dataBounds(d)), inset: () => shape }, element)
}
