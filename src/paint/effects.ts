import type { Shadow } from '../document/elements/base.ts'
import { complete, type Complete } from '../document/elements/element.ts'
import { type Bounds, expand, intersect, isEmpty, mapBounds, shift, union } from './bounds.ts'
import { contentBounds, isSingleMark, reachOf } from './ink-bounds.ts'
import { isolate } from './isolate.ts'
import { deviceScale, drawLayer, openLayer } from './layer.ts'
import { type Draw, isCheapToRepeat, paintOverOwnShadows, type Placed } from './paint-over-own-shadows.ts'
import type { Scope } from './scope.ts'
import { deviceShadow, shadowsOf } from './shadow.ts'
import { DEVIATIONS, soften, type SoftLayer } from './soften.ts'
import { hasVectorShadows, paintVectorShadows } from './vector-shadows.ts'

export function paintWithEffects(scope: Scope, element: Complete, draw: Draw): void {
  const hasEffects = element.shadows.length > 0 || element.blur > 0
  if (!hasEffects && (isPlain(element) || isSingleMark(element))) {
    blend(scope, element)
    draw(scope)
    return
  }
  const bounds = deviceBounds(scope, element)
  if (isEmpty(intersect(bounds, expand(scope.visible, reachOf(element) * deviceScale(scope))))) return
  blend(scope, element)
  if (!hasEffects) isolate(scope, bounds, draw)
  else if (isPlain(element) || element.shadows.length === 0) {
    // A blur without shadows is one image, which is drawn with the opacity and blend mode.
    paintEffects(scope, { element, bounds }, draw)
  } else {
    const reach = expand(bounds, reachOf(element) * deviceScale(scope))
    isolate(scope, reach, (inner) => paintEffects(inner, { element, bounds: deviceBounds(inner, element) }, draw))
  }
}

function isPlain(element: Complete): boolean {
  return element.opacity === 1 && element.blendMode === 'normal'
}

function blend({ context, silhouette }: Scope, element: Complete): void {
  if (element.opacity !== 1) context.globalAlpha *= element.opacity
  if (element.blendMode !== 'normal' && silhouette === undefined) context.globalCompositeOperation = element.blendMode
}

function deviceBounds(scope: Scope, element: Complete): Bounds {
  return mapBounds(scope.context.getTransform(), contentBounds(scope, element))
}

/** As in CSS, the first shadow is the topmost. */
function paintEffects(scope: Scope, placed: Placed, draw: Draw): void {
  if (scope.target === 'raster' && isCheapToRepeat(placed.element)) paintOverOwnShadows(scope, placed, draw)
  else if (hasVectorShadows(scope, placed.element)) {
    paintVectorShadows(scope, placed, { draw, drawContent: (inner) => paintContent(inner, placed, draw) })
  } else paintFromLayer(scope, placed, draw)
}

/** One layer for all shadows: the cost of nested shadows adds up instead of multiplying. */
function paintFromLayer(scope: Scope, { element, bounds }: Placed, draw: Draw): void {
  const scale = deviceScale(scope)
  const density = scope.target === 'vector' ? sufficientDensity(element, scale) : undefined
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
  else paintContent(scope, { element, bounds }, draw)
  for (const shadow of shadows) if (shadow.inner) paintInnerShadow(scope, content, shadow)

  sharp.layer.release()
  if (content !== sharp) content.layer.release()
}

/** Draws without effects. */
function paintContent(scope: Scope, { element, bounds }: Placed, draw: Draw): void {
  if (blendsWithin(element)) isolate(scope, bounds, draw)
  else draw(scope)
}

/** Whether a descendant has a blend mode. It must not blend with the element's own shadow. */
function blendsWithin(element: Complete): boolean {
  if (element.type !== 'group') return false
  return element.elements
    .map((child) => complete(child))
    .some((child) => child.blendMode !== 'normal' || blendsWithin(child))
}

function sourceOfVisible(scope: Scope, element: Complete): Bounds {
  const sources = shadowsOf(element).map((shadow) => {
    const { dx, dy, sigma } = deviceShadow(scope, shadow)
    return shift(expand(scope.visible, sigma * DEVIATIONS), -dx, -dy)
  })
  return sources.reduce(union, scope.visible)
}

/** Returns the density for a layer that is only drawn blurred; undefined for full density, as inner shadows need. */
function sufficientDensity({ blur, shadows }: Complete, scale: number): number | undefined {
  const sigmas = [blur, ...shadows.map((shadow) => (shadow.inner ? 0 : Math.hypot(blur, (shadow.blur ?? 0) / 2)))]
  const smallestSigma = Math.min(...(blur > 0 ? sigmas : sigmas.slice(1))) * scale
  return smallestSigma > 0 ? Math.max(1, FINE_SIGMA_PX / smallestSigma) : undefined
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
  const shade = openLayer(scope, { bounds: content.bounds, density: content.density })
  if (!shade) return
  const { context } = shade.layer
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = shadow.color
  context.fillRect(0, 0, shade.scope.visible.right, shade.scope.visible.bottom)
  const softened = soften(scope, content, { ...deviceShadow(scope, shadow), within: shade.bounds })
  context.globalCompositeOperation = 'destination-out'
  if (softened) drawOver(shade, softened)
  context.globalCompositeOperation = 'destination-in'
  drawOver(shade, content)
  context.restore()
  drawLayer(scope, shade)
  softened?.layer.release()
  shade.layer.release()
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
