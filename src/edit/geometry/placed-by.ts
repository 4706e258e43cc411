import { complete, type Element } from '../../document/elements/element.ts'
import { bounded } from '../../document/scaled-number.ts'
import { boxMatrix } from '../../paint/box-matrix.ts'
import type { Matrix } from '../../paint/canvas.ts'
import { apply, multiply } from '../../paint/matrix.ts'
import { mirrored } from './mirrored.ts'

/**
 * Returns `element` so that it looks in the space to which `matrix` leads as it did before in the
 * space from which it leads. The matrix may move, turn and mirror, but not scale.
 */
export function placedBy(matrix: Matrix, element: Element): Element {
  const isMirror = matrix.a * matrix.d - matrix.b * matrix.c < 0
  const whole = isMirror ? mirrored(element, 'x') : element
  const inner = boxMatrix(complete(element))
  const outer = multiply(matrix, inner)
  const center = apply(outer, { x: element.width / 2, y: element.height / 2 })
  const turned = isMirror ? turnOf(mirrorMatrix(matrix)) : turnOf(matrix)
  const rotation = roundedAngle((isMirror ? -(element.rotation ?? 0) : (element.rotation ?? 0)) + turned)
  return {
    ...whole,
    x: bounded(center.x - element.width / 2),
    y: bounded(center.y - element.height / 2),
    ...(rotation !== (element.rotation ?? 0) && { rotation }),
  }
}

/** The matrix without its mirroring: `matrix` applied after mirroring horizontally. */
function mirrorMatrix({ a, b, c, d, e, f }: Matrix): Matrix {
  return { a: -a, b: -b, c, d, e, f }
}

/** In degrees clockwise. */
function turnOf({ a, b }: Matrix): number {
  return (Math.atan2(b, a) * 180) / Math.PI
}

const PER_DEGREE = 1_000

/** From -180, exclusive, to 180. */
function roundedAngle(degrees: number): number {
  const positive = ((degrees % 360) + 360) % 360
  const rounded = Math.round(positive * PER_DEGREE) / PER_DEGREE
  return rounded > 180 ? rounded - 360 : rounded + 0
}
