import type { Complete } from '../document/elements/element.ts'
import type { Paint } from '../document/paint.ts'
import { type Bounds, expand, intersect, isEmpty, shift } from './bounds.ts'
import { hasFilters } from './filter-picture.ts'
import { hiddenPart, visibleParts } from './hidden-part.ts'
import { drawLayer, openLayer, snap } from './layer.ts'
import { paintBoxShadow, shadowBox } from './paint-box-shadow.ts'
import type { Scope } from './scope.ts'
import { deviceShadow, shadowsOf } from './shadow.ts'
import { softMaskOf } from './soft-mask.ts'
import { DEVIATIONS, soften, softDensity, type Softening } from './soften.ts'

export type Draw = (scope: Scope) => void

export interface Placed {
  readonly element: Complete
  /** In device space. */
  readonly bounds: Bounds
}

/** Whether drawing `element` several times costs less than a layer of its size. */
export function isCheapToRepeat(element: Complete): boolean {
  if (element.blur > 0 || element.backdropBlur > 0 || element.shadows.some(({ inner }) => inner)) return false
  switch (element.type) {
    case 'rect':
    case 'ellipse':
    case 'polygon':
    case 'star':
      return element.stroke === null || (element.stroke.align !== 'outside' && !element.stroke.dash?.length)
    case 'text':
      return [element, ...(element.runs ?? [])].every(
        ({ fill, stroke, background }) => !stroke && !background && !isPicture(fill),
      )
    case 'image':
      return !hasFilters(element.filters) && element.stroke === null && !softMaskOf(element)
    case 'path':
    case 'line':
    case 'svg':
    case 'code':
    case 'chart':
    case 'table':
    case 'group':
    case 'repeat':
      return false
  }
}

function isPicture(paint: Paint | undefined): boolean {
  return typeof paint === 'object' && 'src' in paint
}

/** Draws the content again for each shadow. For a card with two shadows, one full-size layer took ten times as long. */
export function paintOverOwnShadows(scope: Scope, placed: Placed, draw: Draw): void {
  const hidden = hiddenPart(scope, placed.element)
  const box = isEmpty(hidden) ? undefined : shadowBox(scope, placed.element)
  for (const shadow of shadowsOf(placed.element)) {
    const softening = { ...deviceShadow(scope, shadow), color: shadow.color }
    const { dx, dy, sigma } = softening
    const reach = intersect(shift(expand(placed.bounds, sigma * DEVIATIONS), dx, dy), scope.visible)
    const parts = visibleParts(snap(reach, 1), hidden)
    if (box && sigma >= SOFT_SIGMA_PX)
      paintBoxShadow(scope, { box, softening, density: sourceDensity(scope, placed, sigma), parts })
    else for (const part of parts) paintPart(scope, { placed, softening, part }, draw)
  }
  draw(scope)
}

/** A sharper shadow shows whether its edges are those of a box or of a picture. */
const SOFT_SIGMA_PX = 2

interface ShadowPart {
  readonly placed: Placed
  readonly softening: Omit<Softening, 'within'>
  readonly part: Bounds
}

/** Skia omits shapes thinner than half a pixel, so the shadow of a thin bar would disappear. */
const MIN_SIDE_PX = 2

function shortSide({ left, top, right, bottom }: Bounds): number {
  return Math.min(right - left, bottom - top)
}

function sourceDensity({ target }: Scope, { bounds }: Placed, sigma: number): number {
  return Math.min(1, Math.max(softDensity(sigma, target), MIN_SIDE_PX / shortSide(bounds)))
}

function paintPart(scope: Scope, { placed, softening, part }: ShadowPart, draw: Draw): void {
  const { dx, dy, sigma } = softening
  const density = sourceDensity(scope, placed, sigma)
  const reach = shift(expand(part, sigma * DEVIATIONS), -dx, -dy)
  const source = openLayer(scope, { bounds: placed.bounds, within: reach, density })
  if (!source) return
  const environment = { ...source.scope.environment, warn: () => undefined }
  draw({ ...source.scope, environment })
  const softened = soften(scope, source, { ...softening, within: part })
  source.layer.release()
  if (!softened) return
  const { context } = scope
  const path = scope.environment.newPath()
  path.rect(part.left, part.top, part.right - part.left, part.bottom - part.top)
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clip(path)
  drawLayer(scope, softened)
  context.restore()
  softened.layer.release()
}
