import type { Shadow } from '../document/elements/base.ts'
import type { Complete } from '../document/elements/element.ts'
import { shift } from './bounds.ts'
import type { PaintEnvironment, VectorLayer } from './environment.ts'
import { isolate } from './isolate.ts'
import type { Draw, Placed } from './paint-over-own-shadows.ts'
import type { Scope } from './scope.ts'
import { deviceShadow, shadowsOf } from './shadow.ts'
import { longHexColor, parseHexColor } from '../document/hex-color.ts'
import { hasSilhouette } from './silhouette.ts'

/** Whether all shadows of `element` can be drawn as paths and text, without a picture of their pixels. */
export function hasVectorShadows(scope: Scope, element: Complete): boolean {
  return (
    scope.target === 'vector' &&
    scope.environment.createVectorLayer !== undefined &&
    element.blur === 0 &&
    shadowsOf(element).every(({ blur }) => blur === 0) &&
    hasSilhouette(scope, element)
  )
}

/** `draw` draws one color, and `drawContent` the element without its shadows. */
export function paintVectorShadows(
  scope: Scope,
  placed: Placed,
  { draw, drawContent }: { readonly draw: Draw; readonly drawContent: Draw },
): void {
  const shadows = shadowsOf(placed.element)
  for (const shadow of shadows) if (!shadow.inner) paintDropShadow(scope, { placed, shadow }, draw)
  drawContent(scope)
  for (const shadow of shadows) if (shadow.inner) paintInnerShadow(scope, { placed, shadow }, draw)
}

interface PlacedShadow {
  readonly placed: Placed
  readonly shadow: Required<Shadow>
}

/** As one group, so that overlapping parts do not add up where the shadow is translucent. */
function paintDropShadow(scope: Scope, { placed, shadow }: PlacedShadow, draw: Draw): void {
  const { dx, dy } = deviceShadow(scope, shadow)
  inColor(scope, shadow, (own) => {
    moveBy(own, dx, dy)
    isolate(own, shift(placed.bounds, dx, dy), draw)
  })
}

/** The part of the element that its moved copy does not cover. */
function paintInnerShadow(scope: Scope, { placed: { bounds }, shadow }: PlacedShadow, draw: Draw): void {
  inColor(scope, shadow, (own) =>
    isolate(own, bounds, (inner) => {
      draw(inner)
      const { dx, dy } = deviceShadow(inner, shadow)
      inner.context.save()
      inner.context.globalCompositeOperation = 'destination-out'
      moveBy(inner, dx, dy)
      isolate(inner, inner.visible, draw)
      inner.context.restore()
    }),
  )
}

function inColor(scope: Scope, { color }: Required<Shadow>, paint: (own: Scope) => void): void {
  const { context, environment } = scope
  context.save()
  context.globalAlpha *= parseHexColor(color).a
  const own = {
    ...environment,
    createVectorLayer: (width: number, height: number) => openShadowLayer(environment, width, height),
    warn: () => undefined,
  }
  paint({ ...scope, environment: own, silhouette: longHexColor(color).slice(0, 7) })
  context.restore()
}

/** `hasVectorShadows` requires layers that stay vectors. */
function openShadowLayer(environment: PaintEnvironment, width: number, height: number): VectorLayer {
  const layer = environment.createVectorLayer?.(width, height, { isShadow: true })
  if (!layer) throw new Error('the page has no layers that stay vectors')
  return layer
}

function moveBy({ context }: Scope, dx: number, dy: number): void {
  const { a, b, c, d, e, f } = context.getTransform()
  context.setTransform(a, b, c, d, e + dx, f + dy)
}
