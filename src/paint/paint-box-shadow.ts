import type { Complete } from '../document/elements/element.ts'
import { type Bounds, expand, mapBounds, shift } from './bounds.ts'
import { openLayer } from './layer.ts'
import { clampCorners, type Corners, roundRect } from './round-rect.ts'
import type { Scope } from './scope.ts'
import { DEVIATIONS, soften, type SoftLayer, type Softening } from './soften.ts'

/** An upright box in device space. */
export interface ShadowBox {
  readonly bounds: Bounds
  readonly corners: Corners
}

/** Returns the outline of an opaque, upright rectangle or image; undefined if it is mirrored or distorted. */
export function shadowBox(scope: Scope, element: Complete): ShadowBox | undefined {
  if (element.type !== 'rect' && element.type !== 'image') return undefined
  if (element.type === 'rect' && element.stroke !== null && element.stroke.align !== 'inside') return undefined
  const matrix = scope.context.getTransform()
  if (!(matrix.a > 0) || Math.abs(matrix.a - matrix.d) > 1e-9) return undefined
  const corners = clampCorners(element, element.cornerRadius).map((radius) => radius * matrix.a)
  const [a = 0, b = 0, c = 0, d = 0] = corners
  const bounds = mapBounds(matrix, { left: 0, top: 0, right: element.width, bottom: element.height })
  return { bounds, corners: [a, b, c, d] }
}

export interface BoxShadow {
  readonly box: ShadowBox
  readonly softening: Omit<Softening, 'within'>
  /** Pixels of the blurred layer per device pixel. */
  readonly density: number
  /** The visible parts, in device space. */
  readonly parts: readonly Bounds[]
}

/**
 * Draws the shadow of an opaque box. Between its corners, a shadow is the same everywhere, so a
 * small box is blurred, and its middle is stretched: for a photograph with a rounded frame, blurring
 * the picture itself took three times as long.
 */
export function paintBoxShadow(scope: Scope, { box, softening, density, parts }: BoxShadow): void {
  const reach = Math.max(...box.corners) + softening.sigma * DEVIATIONS
  const x = cutOut({ from: box.bounds.left, to: box.bounds.right, reach, density })
  const y = cutOut({ from: box.bounds.top, to: box.bounds.bottom, reach, density })
  const small = { ...box.bounds, right: box.bounds.right - x.length, bottom: box.bounds.bottom - y.length }
  const source = fillBox(scope, { bounds: small, corners: box.corners }, density)
  if (!source) return
  const { sigma, dx, dy } = softening
  const within = shift(expand(small, sigma * DEVIATIONS), dx, dy)
  const softened = soften(scope, source, { ...softening, within })
  source.layer.release()
  if (!softened) return
  drawStretched(scope, softened, { x: moveToGrid(x, dx, density), y: moveToGrid(y, dy, density), parts })
  softened.layer.release()
}

/** A stretch of a shadow that is the same everywhere, and is left out. In device pixels. */
interface CutOut {
  readonly at: number
  readonly length: number
}

interface Side {
  readonly from: number
  readonly to: number
  /** How far from either end the shadow varies. */
  readonly reach: number
  readonly density: number
}

/** Pixels of the layer that stay in the middle, so that no stretched pixel touches an edge when it is interpolated. */
const MIDDLE_PX = 6

/** Cuts out whole pixels of the layer and the device. */
function cutOut({ from, to, reach, density }: Side): CutOut {
  const pixel = 1 / density
  const middle = to - from - 2 * reach - MIDDLE_PX * pixel
  const isOnGrid = Number.isInteger(pixel)
  return { at: from + reach + 2 * pixel, length: isOnGrid ? Math.max(0, Math.floor(middle / pixel) * pixel) : 0 }
}

function moveToGrid({ at, length }: CutOut, by: number, density: number): CutOut {
  return { at: Math.ceil((at + by) * density) / density, length }
}

function fillBox(scope: Scope, { bounds, corners }: ShadowBox, density: number): SoftLayer | undefined {
  const source = openLayer(scope, { bounds, within: bounds, density })
  if (!source) return undefined
  const { context } = source.layer
  const { left, top, right, bottom } = bounds
  context.setTransform(density, 0, 0, density, -source.bounds.left * density, -source.bounds.top * density)
  context.fillStyle = '#000000'
  context.fill(
    roundRect(scope.environment.newPath, { x: left, y: top, width: right - left, height: bottom - top }, corners),
  )
  return source
}

interface Stretching {
  readonly x: CutOut
  readonly y: CutOut
  readonly parts: readonly Bounds[]
}

function drawStretched({ context, environment }: Scope, layer: SoftLayer, { x, y, parts }: Stretching): void {
  const visible = environment.newPath()
  for (const { left, top, right, bottom } of parts) visible.rect(left, top, right - left, bottom - top)
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clip(visible)
  context.imageSmoothingQuality = 'low'
  const { bounds, density } = layer
  for (const column of pieces(x, { from: bounds.left, to: bounds.right, density })) {
    for (const row of pieces(y, { from: bounds.top, to: bounds.bottom, density })) {
      const source = [column.source, row.source, column.sourceLength, row.sourceLength] as const
      context.drawImage(layer.layer.image, ...source, column.at, row.at, column.length, row.length)
    }
  }
  context.restore()
}

interface Piece {
  /** In pixels of the layer. */
  readonly source: number
  readonly sourceLength: number
  /** In device pixels. */
  readonly at: number
  readonly length: number
}

/** Returns the part before the cut, one pixel that is stretched over it, and the part after it. */
function pieces({ at, length }: CutOut, { from, to, density }: Omit<Side, 'reach'>): Piece[] {
  const [cut, end] = [Math.round((at - from) * density), Math.round((to - from) * density)]
  if (length === 0) return [{ source: 0, sourceLength: end, at: from, length: to - from }]
  const after = at + 1 / density
  return [
    { source: 0, sourceLength: cut, at: from, length: at - from },
    { source: cut, sourceLength: 1, at, length: length + 1 / density },
    { source: cut + 1, sourceLength: end - cut - 1, at: after + length, length: to - after },
  ]
}
