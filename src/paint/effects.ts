import { type Shadow } from '../document/elements/base.ts'
import { complete, type Complete } from '../document/elements/element.ts'
import { type Bounds, expand, intersect, isEmpty, mapBounds, shift, union } from './bounds.ts'
import { contentBounds, isSingleMark, reachOf } from './ink-bounds.ts'
import { isolate } from './isolate.ts'
import { deviceScale, drawLayer, openLayer } from './layer.ts'
import { type Draw, isCheapToRepeat, paintOverOwnShadows, type Placed } from './paint-over-own-shadows.ts'
import { type Scope } from './scope.ts'
import { deviceShadow, shadowsOf } from './shadow.ts'
import { DEVIATIONS, soften, type SoftLayer } from './soften.ts'

export function paintWithEffects(scope: Scope, element: Complete, draw: Draw): void {
  const effects = element.shadows.length > 0 || element.blur > 0
  if (!effects && (isPlain(element) || isSingleMark(element))) {
    blend(scope, element)
    draw(scope)
    return
  }
  const bounds = deviceBounds(scope, element)
  if (isEmpty(intersect(bounds, expand(scope.visible, reachOf(element) * deviceScale(scope))))) return
  blend(scope, element)
  if (!effects) isolate(scope, bounds, draw)
  else if (isPlain(element) || element.shadows.length === 0) {
    // A blur without shadows is one image, which can have the opacity and blend mode itself.
    paintEffects(scope, { element, bounds }, draw)
  } else {
    const reach = expand(bounds, reachOf(element) * deviceScale(scope))
    isolate(scope, reach, (inner) => paintEffects(inner, { element, bounds: deviceBounds(inner, element) }, draw))
  }
}

function isPlain(element: Complete): boolean {
  return element.opacity === 1 && element.blendMode === 'normal'
}

function blend({ context }: Scope, element: Complete): void {
  context.globalAlpha *= element.opacity
  if (element.blendMode !== 'normal') context.globalCompositeOperation = element.blendMode
}

function deviceBounds(scope: Scope, element: Complete): Bounds {
  return mapBounds(scope.context.getTransform(), contentBounds(scope, element))
}

/** As in CSS, the first shadow is the topmost. */
function paintEffects(scope: Scope, placed: Placed, draw: Draw): void {
  if (scope.target === 'raster' && isCheapToRepeat(placed.element)) paintOverOwnShadows(scope, placed, draw)
  else paintOfLayer(scope, placed, draw)
}

/** One layer for all shadows: the cost of nested shadows adds up instead of multiplying. */
function paintOfLayer(scope: Scope, { element, bounds }: Placed, draw: Draw): void {
  const scale = deviceScale(scope)
  const density = scope.target === 'vector' ? enoughFor(element, scale) : undefined
  const within = sourceOfVisible(scope, element)
  const sigma = element.blur * scale
  const sharp = openLayer(scope, { bounds, within: expand(within, sigma * DEVIATIONS), ...(density && { density }) })
  if (!sharp) return
  draw(sharp.scope)
  const content = sigma > 0 ? soften(scope, sharp, { sigma, dx: 0, dy: 0, within }) : sharp
  if (!content) return

  const shadows = shadowsOf(element)
  for (const shadow of shadows) if (!shadow.inner) paintDropShadow(scope, content, shadow)
  // A vector page retains the content's paths and text above the image of the shadow.
  if (scope.target !== 'vector' || element.blur > 0) drawLayer(scope, content)
  else if (blendsWithin(element)) isolate(scope, bounds, draw)
  else draw(scope)
  for (const shadow of shadows) if (shadow.inner) paintInnerShadow(scope, content, shadow)

  sharp.layer.release()
  if (content !== sharp) content.layer.release()
}

/** Such content must not blend with the element's own shadow. */
function blendsWithin(element: Complete): boolean {
  if (element.type !== 'group') return false
  return element.elements
    .map((child) => complete(child))
    .some((child) => child.blendMode !== 'normal' || blendsWithin(child))
}

function sourceOfVisible(scope: Scope, element: Complete): Bounds {
  const seen = shadowsOf(element).map((shadow) => {
    const { dx, dy, sigma } = deviceShadow(scope, shadow)
    return shift(expand(scope.visible, sigma * DEVIATIONS), -dx, -dy)
  })
  return seen.reduce(union, scope.visible)
}

/** A layer that is only blurred needs no more detail than the blur leaves; inner shadows have sharp edges. */
function enoughFor({ blur, shadows }: Complete, scale: number): number | undefined {
  const sigmas = [blur, ...shadows.map((shadow) => (shadow.inner ? 0 : Math.hypot(blur, (shadow.blur ?? 0) / 2)))]
  const least = Math.min(...(blur > 0 ? sigmas : sigmas.slice(1))) * scale
  return least > 0 ? Math.max(1, FINE_SIGMA_PX / least) : undefined
}

/** A blur of this many pixels hides the pixel grid. */
const FINE_SIGMA_PX = 4

function paintDropShadow(scope: Scope, content: SoftLayer, shadow: Required<Shadow>): void {
  const softened = soften(scope, content, {
    ...deviceShadow(scope, shadow),
    color: shadow.color,
    within: scope.visible,
  })
  if (!softened) return
  drawLayer(scope, softened)
  softened.layer.release()
}

function paintInnerShadow(scope: Scope, content: SoftLayer, shadow: Required<Shadow>): void {
  const inside = openLayer(scope, { bounds: content.bounds, density: content.density })
  if (!inside) return
  const { context } = inside.layer
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = shadow.color
  context.fillRect(0, 0, inside.scope.visible.right, inside.scope.visible.bottom)
  const lit = soften(scope, content, { ...deviceShadow(scope, shadow), within: inside.bounds })
  context.globalCompositeOperation = 'destination-out'
  if (lit) drawOver(inside, lit)
  context.globalCompositeOperation = 'destination-in'
  drawOver(inside, content)
  context.restore()
  drawLayer(scope, inside)
  lit?.layer.release()
  inside.layer.release()
}

function drawOver(onto: SoftLayer, other: SoftLayer): void {
  const { density, bounds } = onto
  onto.layer.context.drawImage(
    other.layer.image,
    (other.bounds.left - bounds.left) * density,
    (other.bounds.top - bounds.top) * density,
    (other.bounds.right - other.bounds.left) * density,
    (other.bounds.bottom - other.bounds.top) * density,
  )
}
