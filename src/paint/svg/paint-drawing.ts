import { type Bounds, intersect, isEmpty, mapBounds } from '../bounds.ts'
import type { Path } from '../canvas.ts'
import { isolate } from '../isolate.ts'
import { drawLayer, openLayer } from '../layer.ts'
import { multiply } from '../matrix.ts'
import type { Scope } from '../scope.ts'
import { drawInTime } from './draw-in-time.ts'
import { paintSvgFill, paintSvgStroke, type SvgPainting } from './paint-svg-shape.ts'
import type { Recolor } from './recolor.ts'
import type { SvgClip, SvgDrawing, SvgGroup, SvgMask, SvgNode, SvgShape } from './svg-drawing.ts'

/** Paints a drawing in a box of its own size at 0,0. It stays vectors in a PDF, except what a mask covers. */
export function paintDrawing(scope: Scope, drawing: SvgDrawing, recolor: Recolor): void {
  const { context, environment } = scope
  const { width, height } = drawing
  const frame = environment.newPath()
  frame.rect(0, 0, width, height)
  const inFrame = mapBounds(context.getTransform(), { left: 0, top: 0, right: width, bottom: height })
  context.save()
  context.clip(frame)
  const visible = intersect(scope.visible, inFrame)
  drawInTime({ ...scope, visible }, { drawing, bounds: inFrame }, (inner) =>
    paintNodes(inner, drawing.nodes, { recolor, paintNodes }),
  )
  context.restore()
}

function paintNodes(scope: Scope, nodes: readonly SvgNode[], painting: SvgPainting): void {
  for (const node of nodes) {
    const { context } = scope
    const { a, b, c, d, e, f } = node.matrix
    context.save()
    context.transform(a, b, c, d, e, f)
    if (node.kind === 'group') paintGroup(scope, node, painting)
    else paintShape(scope, node, painting)
    context.restore()
  }
}

function paintGroup(scope: Scope, group: SvgGroup, painting: SvgPainting): void {
  const { context } = scope
  const bounds = mapBounds(context.getTransform(), group.ink)
  if (isEmpty(intersect(bounds, scope.visible))) return
  for (const clip of group.clips) context.clip(...clipPath(scope, clip))
  const isPlain = group.opacity === 1 && group.blend === 'normal' && group.masks.length === 0
  if (isPlain) {
    paintNodes(scope, group.nodes, painting)
    return
  }
  context.globalAlpha *= group.opacity
  if (group.blend !== 'normal') context.globalCompositeOperation = group.blend
  isolate(scope, bounds, (inner) => {
    paintNodes(inner, group.nodes, painting)
    for (const mask of group.masks) applyMask(inner, mask, painting)
  })
}

/** Parts are combined as one outline, which is their union where they overlap in the same direction. */
function clipPath({ environment }: Scope, { parts, matrix: units }: SvgClip): [Path, 'nonzero' | 'evenodd'] {
  const path = environment.newPath()
  for (const { d, matrix } of parts) path.addPath(environment.newPath(d), multiply(units, matrix))
  return [path, parts.length === 1 ? (parts[0]?.rule ?? 'nonzero') : 'nonzero']
}

/** A layer as large as the scope, since what it does not cover must disappear. */
function applyMask(scope: Scope, { area, isLuminance, content, nodes }: SvgMask, painting: SvgPainting): void {
  const placed = openLayer(scope, { bounds: scope.visible })
  if (!placed) return
  const { context } = placed.scope
  context.save()
  clipToArea(placed.scope, area)
  context.transform(content.a, content.b, content.c, content.d, content.e, content.f)
  paintNodes(placed.scope, nodes, painting)
  context.restore()
  if (isLuminance) lightToAlpha(placed.scope)
  scope.context.save()
  scope.context.globalCompositeOperation = 'destination-in'
  drawLayer(scope, placed)
  scope.context.restore()
  placed.layer.release()
}

function clipToArea({ context, environment }: Scope, { left, top, right, bottom }: Bounds): void {
  const path = environment.newPath()
  path.rect(left, top, right - left, bottom - top)
  context.clip(path)
}

/** White shows, black and transparent hide, with the weights of the specification. */
function lightToAlpha({ context, visible }: Scope): void {
  const pixels = context.getImageData(0, 0, visible.right, visible.bottom)
  const { data } = pixels
  for (let at = 0; at < data.length; at += 4) {
    const light = 0.2125 * (data[at] ?? 0) + 0.7154 * (data[at + 1] ?? 0) + 0.0721 * (data[at + 2] ?? 0)
    data[at + 3] = (light * (data[at + 3] ?? 0)) / 255
  }
  context.putImageData(pixels, 0, 0)
}

function paintShape(scope: Scope, shape: SvgShape, painting: SvgPainting): void {
  const path = scope.environment.newPath(shape.d)
  const paintStroke = (): void => {
    if (shape.stroke) paintSvgStroke(scope, { path, ink: shape.ink, stroke: shape.stroke }, painting)
  }
  if (shape.isStrokeFirst) paintStroke()
  if (shape.fill) paintSvgFill(scope, { path, ink: shape.ink, fill: shape.fill }, painting)
  if (!shape.isStrokeFirst) paintStroke()
}
