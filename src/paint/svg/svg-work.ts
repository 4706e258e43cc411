import { type Bounds, mapBounds, scaleOf } from '../bounds.ts'
import { invert } from '../matrix.ts'
import type { SvgNode, SvgPaint, SvgShape } from './svg-drawing.ts'

/** Estimated time of drawing, in microseconds. */
export interface SvgWork {
  readonly fixedUs: number
  /** For each device pixel per unit of the drawing. */
  readonly perScaleUs: number
  /** For the square of it: layers. */
  readonly perAreaUs: number
  /** The part of `perAreaUs` that also needs pixels in a PDF. */
  readonly masksUs: number
}

/** Measured like those in limit-work.ts. */
const PIECE_US = 2
const FILL_US_PER_PX = 0.1
const STROKE_US_PER_PX = 0.55
const LAYER_US_PER_PX = 0.0025
const MASK_US_PER_PX = 0.06

const NOTHING: SvgWork = { fixedUs: 0, perScaleUs: 0, perAreaUs: 0, masksUs: 0 }

/** `scale` is that of the space of the nodes, in units of the drawing. */
export function workOf(nodes: readonly SvgNode[], scale = 1): SvgWork {
  return nodes.map((node) => workOfNode(node, scale * scaleOf(node.matrix))).reduce(add, NOTHING)
}

function workOfNode(node: SvgNode, scale: number): SvgWork {
  if (node.kind === 'shape') return workOfShape(node, scale)
  const inside = workOf(node.nodes, scale)
  const isLayer = node.opacity !== 1 || node.blend !== 'normal' || node.masks.length > 0
  const areaPx = areaOf(node.ink) * scale ** 2
  const masksUs = node.masks.length * areaPx * MASK_US_PER_PX
  const perAreaUs = (isLayer ? areaPx * LAYER_US_PER_PX : 0) + masksUs
  const masked = node.masks.map((mask) => workOf(mask.nodes, scale * scaleOf(mask.content))).reduce(add, NOTHING)
  return [inside, masked, { ...NOTHING, perAreaUs, masksUs }].reduce(add, NOTHING)
}

function workOfShape({ pieces, length, fill, stroke, ink }: SvgShape, scale: number): SvgWork {
  const perPx = (fill ? FILL_US_PER_PX : 0) + (stroke ? STROKE_US_PER_PX : 0)
  const own = { ...NOTHING, fixedUs: pieces * PIECE_US, perScaleUs: length * scale * perPx }
  return [fill?.paint, stroke?.paint].map((paint) => workOfTiles(paint, ink, scale)).reduce(add, own)
}

function workOfTiles(paint: SvgPaint | undefined, ink: Bounds, scale: number): SvgWork {
  if (paint?.kind !== 'pattern') return NOTHING
  const inverse = invert(paint.matrix)
  if (!inverse) return NOTHING
  const count = tileCount(paint, mapBounds(inverse, ink))
  const tile = workOf(paint.nodes, scale * scaleOf(paint.matrix) * scaleOf(paint.content))
  return {
    fixedUs: (tile.fixedUs + PIECE_US) * count,
    perScaleUs: tile.perScaleUs * count,
    perAreaUs: tile.perAreaUs * count,
    masksUs: tile.masksUs * count,
  }
}

/** Of the tiles that cover an area, at least in part. */
function tileCount({ tile }: SvgPaint & { kind: 'pattern' }, area: Bounds): number {
  const along = (from: number, to: number, size: number): number => Math.ceil(to / size) - Math.floor(from / size)
  return (
    along(area.left - tile.x, area.right - tile.x, tile.width) *
    along(area.top - tile.y, area.bottom - tile.y, tile.height)
  )
}

function add(a: SvgWork, b: SvgWork): SvgWork {
  return {
    fixedUs: a.fixedUs + b.fixedUs,
    perScaleUs: a.perScaleUs + b.perScaleUs,
    perAreaUs: a.perAreaUs + b.perAreaUs,
    masksUs: a.masksUs + b.masksUs,
  }
}

function areaOf({ left, top, right, bottom }: Bounds): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top)
}
