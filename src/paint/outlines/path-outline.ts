import type { Complete } from '../../document/elements/element.ts'
import { mapBounds } from '../bounds.ts'
import type { Matrix } from '../canvas.ts'
import { dataBounds } from '../measure-path.ts'
import { pathMatrix } from '../path-matrix.ts'
import type { NewPath, Outline, Shape } from './outline.ts'

/** Returns undefined if the path is stretched to nothing. */
export function pathOutline(newPath: NewPath, element: Complete<'path'>): Outline | undefined {
  const matrix = pathMatrix(element)
  if (matrix.a === 0 || matrix.d === 0) return undefined
  return outlineOfData(newPath, { ...element, matrix, rule: element.fillRule })
}

interface Data {
  readonly d: string
  readonly matrix: Matrix
  readonly rule: Shape['rule']
  readonly width: number
  readonly height: number
}

export function outlineOfData(newPath: NewPath, { d, matrix, rule, width, height }: Data): Outline {
  const path = newPath()
  path.addPath(newPath(d), matrix)
  const shape: Shape = { path, rule, box: { x: 0, y: 0, width, height } }
  return {
    ...shape,
    // Few strokes need it, and measuring means parsing the data.
    get extent() {
      return mapBounds(matrix, dataBounds(d))
    },
    inset: () => shape,
  }
}
