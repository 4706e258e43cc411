import {
  type ConicGradient,
  type ImagePaint,
  type LinearGradient,
  PAINT_DEFAULTS,
  type Paint,
  type RadialGradient,
} from '../document/paint.ts'
import type { Gradient, Pattern } from './canvas.ts'
import { fitPicture } from './fit-picture.ts'
import { gradientStops } from './gradient-stops.ts'
import { findPicture } from './find-picture.ts'
import { apply, multiply } from './matrix.ts'
import { patternStyle } from './pattern-style.ts'
import type { Box, Scope } from './scope.ts'
import { silhouettePaint } from './silhouette.ts'
import { type TurnedBox, turnBack } from './turn-back.ts'

const TRANSPARENT = '#00000000'

/**
 * Returns transparent if an image is missing. Excludes its opacity: multiply `globalAlpha` by
 * `paintOpacity`. In a context that is turned in its box, pass the turn, so that the paint is not.
 */
export function paintStyle(scope: Scope, paint: Paint, box: TurnedBox): string | Gradient | Pattern {
  const { silhouette } = scope
  if (silhouette !== undefined) return paintStyle(withoutSilhouette(scope), silhouettePaint(silhouette, paint), box)
  if (typeof paint === 'string') return paint
  switch (paint.type) {
    case 'linear':
      return addStops(linear(scope, paint, box), paint)
    case 'radial':
      return addStops(radial(scope, paint, box), paint)
    case 'conic':
      return addStops(conic(scope, paint, box), paint)
    case 'image':
      return imagePattern(scope, paint, box)
    case 'pattern':
      return patternStyle(scope, paint, box) ?? TRANSPARENT
  }
}

export function paintOpacity(paint: Paint): number {
  if (typeof paint === 'string') return 1
  if (paint.type === 'image' || paint.type === 'pattern') return paint.opacity ?? PAINT_DEFAULTS[paint.type].opacity
  return 1
}

function withoutSilhouette(scope: Scope): Scope {
  const { silhouette: _, ...rest } = scope
  return rest
}

/** The gradient line of CSS, whose perpendiculars at both ends touch corners of the box. */

function linear(
  { context }: Scope,
  { angle = PAINT_DEFAULTS.linear.angle }: LinearGradient,
  { turn, ...box }: TurnedBox,
): Gradient {
  const radians = (angle * Math.PI) / 180
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  const half = (Math.abs(box.width * sin) + Math.abs(box.height * cos)) / 2
  const { x, y } = pointIn(box, { x: 0.5, y: 0.5 })
  const [from, to] = [
    { x: x - sin * half, y: y + cos * half },
    { x: x + sin * half, y: y - cos * half },
  ].map((point) => apply(turnBack(turn), point))
  return context.createLinearGradient(from?.x ?? x, from?.y ?? y, to?.x ?? x, to?.y ?? y)
}

function radial({ context }: Scope, gradient: RadialGradient, { turn, ...box }: TurnedBox): Gradient {
  const { center, radius } = { ...PAINT_DEFAULTS.radial, ...gradient }
  const { x, y } = apply(turnBack(turn), pointIn(box, center))
  return context.createRadialGradient(x, y, 0, x, y, (radius * Math.hypot(box.width, box.height)) / 2)
}

/** Angles start at the right in Canvas, and at the top in CSS and in the document. */
function conic({ context }: Scope, gradient: ConicGradient, { turn, ...box }: TurnedBox): Gradient {
  const { center, angle } = { ...PAINT_DEFAULTS.conic, ...gradient }
  const { x, y } = apply(turnBack(turn), pointIn(box, center))
  return context.createConicGradient(((angle - 90) * Math.PI) / 180 - (turn?.radians ?? 0), x, y)
}

function pointIn(box: Box, { x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: box.x + box.width * x, y: box.y + box.height * y }
}

function addStops(gradient: Gradient, { stops }: Pick<LinearGradient, 'stops'>): Gradient {
  for (const { offset, color } of gradientStops(stops)) gradient.addColorStop(offset, color)
  return gradient
}

function imagePattern(
  scope: Scope,
  { src, fit = PAINT_DEFAULTS.image.fit }: ImagePaint,
  { turn, ...box }: TurnedBox,
): string | Pattern {
  const picture = findPicture(scope, src)
  if (!picture || box.width <= 0 || box.height <= 0) return TRANSPARENT
  const region = { x: 0, y: 0, width: picture.width, height: picture.height }
  const { source, target } = fitPicture({ region, fit, focus: { x: 0.5, y: 0.5 } }, box)
  const pattern = scope.context.createPattern(picture.image, 'no-repeat')
  if (!pattern) return TRANSPARENT
  const [scaleX, scaleY] = [target.width / source.width, target.height / source.height]
  const [e, f] = [target.x - source.x * scaleX, target.y - source.y * scaleY]
  pattern.setTransform(multiply(turnBack(turn), { a: scaleX, b: 0, c: 0, d: scaleY, e, f }))
  return pattern
}
