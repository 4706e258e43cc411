import { type Paint } from '../document/paint.ts'
import { type Gradient, type Pattern } from './canvas.ts'
import { type Box, type Scope } from './scope.ts'

/**
 * What to set `fillStyle` or `strokeStyle` to, so that `paint` is laid over `box` (in the scope's space). Transparent where
 * its picture is missing.
 */
export function paintStyle(scope: Scope, paint: Paint, box: Box): string | Gradient | Pattern {
  void scope
  void box
  return typeof paint === 'string' ? paint : '#00000000'
}
