import { type Bounds, mapBounds } from '../bounds.ts'
import type { Context, Gradient, Path } from '../canvas.ts'
import { parseHexColor } from '../../document/hex-color.ts'
import { isolate } from '../isolate.ts'
import { apply, invert, isSimilarity } from '../matrix.ts'
import type { Scope } from '../scope.ts'
import { paintPattern } from './paint-svg-pattern.ts'
import type { Recolor } from './recolor.ts'
import type { SvgFill, SvgNode, SvgPaint, SvgStop, SvgStroke } from './svg-drawing.ts'

export interface SvgPainting {
  readonly recolor: Recolor
  paintNodes(scope: Scope, nodes: readonly SvgNode[], painting: SvgPainting): void
}

interface Outline {
  readonly path: Path
  /** With its stroke, in its own space. */
  readonly ink: Bounds
}

export function paintSvgFill(scope: Scope, shape: Outline & { readonly fill: SvgFill }, painting: SvgPainting): void {
  const { context, environment } = scope
  const { path, fill, ink } = shape
  const { paint } = fill
  context.save()
  context.globalAlpha *= fill.opacity
  const style = styleOf(context, paint, painting.recolor)
  if (style !== undefined) {
    context.fillStyle = style
    context.fill(path, fill.rule)
  } else if (paint.kind === 'pattern') {
    const paintTiles = (inner: Scope): void => {
      inner.context.clip(path, fill.rule)
      paintPattern(inner, { pattern: paint, ink, paintTile: (at) => painting.paintNodes(at, paint.nodes, painting) })
    }
    // Opacity applies to the tiles together.
    if (fill.opacity === 1) paintTiles(scope)
    else isolate(scope, mapBounds(context.getTransform(), ink), paintTiles)
  } else if (paint.kind === 'radial') {
    // The gradient is an ellipse: it is drawn as a circle in a space in which the outline is distorted the other way.
    const { a, b, c, d, e, f } = paint.matrix
    const distorted = environment.newPath()
    distorted.addPath(path, invert(paint.matrix))
    context.transform(a, b, c, d, e, f)
    context.fillStyle = radial(context, paint, painting.recolor)
    context.fill(distorted, fill.rule)
  }
  context.restore()
}

export function paintSvgStroke(
  scope: Scope,
  shape: Outline & { readonly stroke: SvgStroke },
  painting: SvgPainting,
): void {
  const { context } = scope
  const { path, stroke, ink } = shape
  const { paint } = stroke
  context.save()
  context.globalAlpha *= stroke.opacity
  const style = styleOf(context, paint, painting.recolor)
  if (style === undefined) {
    // No canvas strokes with a distorted gradient or tiles: they are drawn where a plain stroke is.
    isolate(scope, mapBounds(context.getTransform(), ink), (inner) => {
      strokeWith(inner.context, { path, stroke, style: '#000000' })
      inner.context.globalCompositeOperation = 'source-in'
      isolate(inner, inner.visible, (content) => coverWith(content, { paint, ink }, painting))
    })
  } else strokeWith(context, { path, stroke, style })
  context.restore()
}

interface StyledStroke {
  readonly path: Path
  readonly stroke: SvgStroke
  readonly style: string | Gradient
}

function strokeWith(context: Context, { path, stroke, style }: StyledStroke): void {
  context.strokeStyle = style
  context.lineWidth = stroke.width
  context.lineCap = stroke.cap
  context.lineJoin = stroke.join
  context.miterLimit = stroke.miterLimit
  context.setLineDash([...stroke.dash])
  context.lineDashOffset = stroke.dashOffset
  context.stroke(path)
}

function coverWith(scope: Scope, { paint, ink }: { paint: SvgPaint; ink: Bounds }, painting: SvgPainting): void {
  if (paint.kind === 'pattern')
    paintPattern(scope, { pattern: paint, ink, paintTile: (at) => painting.paintNodes(at, paint.nodes, painting) })
  if (paint.kind !== 'radial') return
  const { a, b, c, d, e, f } = paint.matrix
  const inverse = invert(paint.matrix)
  if (!inverse) return
  const { left, top, right, bottom } = mapBounds(inverse, ink)
  scope.context.transform(a, b, c, d, e, f)
  scope.context.fillStyle = radial(scope.context, paint, painting.recolor)
  scope.context.fillRect(left, top, right - left, bottom - top)
}

/** Returns undefined for a paint that is no style of the canvas in the space of the outline. */
function styleOf(context: Context, paint: SvgPaint, recolor: Recolor): string | Gradient | undefined {
  switch (paint.kind) {
    case 'color':
      return recolor(paint.color)
    case 'linear':
      return linear(context, paint, recolor)
    case 'radial': {
      if (!isSimilarity(paint.matrix)) return undefined
      const { matrix } = paint
      const scale = Math.hypot(matrix.a, matrix.b)
      const [center, focus] = [apply(matrix, paint.center), apply(matrix, paint.focus)]
      return radial(context, { ...paint, center, focus, radius: paint.radius * scale }, recolor)
    }
    case 'pattern':
      return undefined
  }
}

/** A distorted linear gradient is another linear gradient, across the distorted lines of equal color. */
function linear(context: Context, paint: SvgPaint & { kind: 'linear' }, recolor: Recolor): Gradient {
  const { matrix } = paint
  const [from, to] = [apply(matrix, paint.from), apply(matrix, paint.to)]
  const [dx, dy] = [paint.to.x - paint.from.x, paint.to.y - paint.from.y]
  const equal = { x: -matrix.a * dy + matrix.c * dx, y: -matrix.b * dy + matrix.d * dx }
  const length = Math.hypot(equal.x, equal.y) || 1
  const [nx, ny] = [-equal.y / length, equal.x / length]
  const across = (to.x - from.x) * nx + (to.y - from.y) * ny
  const gradient = context.createLinearGradient(from.x, from.y, from.x + nx * across, from.y + ny * across)
  return addStops(gradient, paint.stops, recolor)
}

function radial(context: Context, paint: SvgPaint & { kind: 'radial' }, recolor: Recolor): Gradient {
  const { center, focus, radius, stops } = paint
  return addStops(context.createRadialGradient(focus.x, focus.y, 0, center.x, center.y, radius), stops, recolor)
}

function addStops(gradient: Gradient, stops: readonly SvgStop[], recolor: Recolor): Gradient {
  for (const { offset, color, opacity } of stops) {
    const { r, g, b, a } = parseHexColor(recolor(color))
    gradient.addColorStop(offset, `rgba(${r}, ${g}, ${b}, ${a * opacity})`)
  }
  return gradient
}
