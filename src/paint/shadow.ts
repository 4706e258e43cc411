import { SHADOW_DEFAULTS, type Shadow } from '../document/elements/base.ts'
import type { Complete } from '../document/elements/element.ts'
import { deviceScale } from './layer.ts'
import type { Scope } from './scope.ts'

/** Returns the shadows from bottom to top. */
export function shadowsOf({ shadows }: Complete): Required<Shadow>[] {
  return shadows.map((shadow) => ({ ...SHADOW_DEFAULTS, ...shadow })).reverse()
}

/** Converts a shadow to device space: its offset rotates and scales with the element. */
export function deviceShadow(
  scope: Scope,
  { x, y, blur }: Required<Shadow>,
): { dx: number; dy: number; sigma: number } {
  const { a, b, c, d } = scope.context.getTransform()
  return { dx: a * x + c * y, dy: b * x + d * y, sigma: (blur / 2) * deviceScale(scope) }
}
