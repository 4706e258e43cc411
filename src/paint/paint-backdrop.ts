import type { Complete } from '../document/elements/element.ts'
import { mapBounds } from './bounds.ts'
import type { Context, FillRule, Path } from './canvas.ts'
import { fillGlyphs } from './elements/fill-glyphs.ts'
import { contentBounds } from './ink-bounds.ts'
import { drawLayer, openLayer } from './layer.ts'
import { invert } from './matrix.ts'
import { framePaths } from './outlines/frame-paths.ts'
import type { NewPath } from './outlines/outline.ts'
import { pathOf } from './outlines/path-of.ts'
import { paintMasked } from './paint-masked.ts'
import type { Backdrop, Scope } from './scope.ts'
import { softMaskOf } from './soft-mask.ts'

/** Replaces what is beneath an element by its blurred image, within the element's shape. */
export function paintBackdrop(scope: Scope, element: Complete, backdrop: Backdrop): void {
  const clips = clipsOf(scope.environment.newPath, element)
  if (clips) paintClipped(scope, clips, backdrop)
  else paintWithinMask(scope, element, backdrop)
}

interface Clip {
  readonly path: Path
  readonly rule: FillRule
}

/** Returns the paths within all of which an element is visible; undefined if paths cannot describe its shape. */
function clipsOf(newPath: NewPath, element: Complete): Clip[] | undefined {
  if (element.type === 'text') return undefined
  if (element.type === 'image' || element.type === 'group') {
    if (softMaskOf(element)) return undefined
    return framePaths(newPath, element).map((path) => ({ path, rule: 'nonzero' }))
  }
  const outline = pathOf(newPath, element)
  return outline ? [outline] : []
}

function paintClipped({ context, target }: Scope, clips: readonly Clip[], backdrop: Backdrop): void {
  if (clips.length === 0) return
  context.save()
  for (const { path, rule } of clips) context.clip(path, rule)
  if (target === 'raster') {
    // Drawn over, a translucent backdrop would show the sharp one. Erased and added, smooth edges are exact too.
    context.globalCompositeOperation = 'destination-out'
    const { left, top, right, bottom } = backdrop.bounds
    inCapturedSpace(context, backdrop, () => context.fillRect(left, top, right - left, bottom - top))
    context.globalCompositeOperation = 'lighter'
  }
  drawBackdrop(context, backdrop)
  context.restore()
}

/** The shape of glyphs or of a gradient or alpha mask has no path: it is drawn, also for a PDF. */
function paintWithinMask(scope: Scope, element: Complete, backdrop: Backdrop): void {
  const bounds = mapBounds(scope.context.getTransform(), contentBounds(scope, element))
  const shape = openLayer(scope, { bounds })
  const pane = openLayer(scope, { bounds })
  if (!shape || !pane) return
  fillShape(shape.scope, element)
  drawBackdrop(pane.scope.context, backdrop)
  pane.scope.context.globalCompositeOperation = 'destination-in'
  pane.scope.context.setTransform(1, 0, 0, 1, 0, 0)
  pane.scope.context.drawImage(shape.layer.image, 0, 0)
  const { context, target } = scope
  context.save()
  if (target === 'raster') {
    context.globalCompositeOperation = 'destination-out'
    drawLayer(scope, shape)
    context.globalCompositeOperation = 'lighter'
  }
  drawLayer(scope, pane)
  context.restore()
  shape.layer.release()
  pane.layer.release()
}

/** Draws the shape in opaque black. */
function fillShape(scope: Scope, element: Complete): void {
  if (element.type === 'text') fillGlyphs(scope, element, '#000000')
  if (element.type !== 'image' && element.type !== 'group') return
  const { width, height } = element
  paintMasked(scope, { frame: element, extent: { left: 0, top: 0, right: width, bottom: height } }, (masked) => {
    const { context, environment } = masked
    for (const path of framePaths(environment.newPath, element)) context.clip(path)
    context.fillStyle = '#000000'
    context.fillRect(0, 0, width, height)
  })
}

function drawBackdrop(context: Context, backdrop: Backdrop): void {
  const { left, top, right, bottom } = backdrop.bounds
  context.imageSmoothingQuality = 'high'
  inCapturedSpace(context, backdrop, () =>
    context.drawImage(backdrop.layer.image, left, top, right - left, bottom - top),
  )
}

/** The element may be drawn in another device space than its backdrop: on a layer, or as vectors. */
function inCapturedSpace(context: Context, { matrix }: Backdrop, draw: () => void): void {
  const inverse = invert(matrix)
  if (!inverse) return
  const { a, b, c, d, e, f } = inverse
  context.save()
  context.transform(a, b, c, d, e, f)
  draw()
  context.restore()
}
