import type { Turn } from '../text/turn.ts'
import type { Matrix } from './canvas.ts'
import { IDENTITY, invert } from './matrix.ts'
import type { Box } from './scope.ts'

/** `turn` is that of the context in the box. */
export interface TurnedBox extends Box {
  readonly turn?: Turn | null
}

/** Returns the matrix from the box to the space of a run that is turned in it. */
export function turnBack(turn: Turn | null | undefined): Matrix {
  if (!turn) return IDENTITY
  const { x, y, radians, stretch = 1 } = turn
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  return invert({ a: cos * stretch, b: sin * stretch, c: -sin, d: cos, e: x, f: y }) ?? IDENTITY
}
