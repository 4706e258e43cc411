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

const STOP_US = 1

const NOTHING: SvgWork = { fixedUs: 0, perScaleUs: 0, perAreaUs: 0, masksUs: 0 }

/** Takes time in proportion to the file, even if masks and patterns use each other, so that drawing takes forever. */
export function workOf(nodes: readonly SvgNode[]): SvgWork {
  // By the lists of nodes, which uses of one mask or pattern share.
  const known = new Map<readonly SvgNode[], SvgWork>()
  return workOfNodes(nodes)

  function workOfNodes(list: readonly SvgNode[]): SvgWork {
    const work =
      known.get(list) ?? list.map((node) => scaled(workOfNode(node), scaleOf(node.matrix))).reduce(add, NOTHING)
    known.set(list, work)
    return work
  }

  /** In the space of the node. */
  function workOfNode(node: SvgNode): SvgWork {
    if (node.kind === 'shape') return workOfShape(node)
    const isLayer = node.opacity !== 1 || node.blend !== 'normal' || node.masks.length > 0
    const areaPx = areaOf(node.ink)
    const masksUs = node.masks.length * areaPx * MASK_US_PER_PX
    const perAreaUs = (isLayer ? areaPx * LAYER_US_PER_PX : 0) + masksUs
    const fixedUs = node.clips.reduce((sum, { pieces }) => sum + pieces * PIECE_US, 0)
    const masked = node.masks.map((mask) => scaled(workOfNodes(mask.nodes), scaleOf(mask.content)))
    return [...masked, { fixedUs, perScaleUs: 0, perAreaUs, masksUs }].reduce(add, workOfNodes(node.nodes))
  }

  function workOfShape({ pieces, length, fill, stroke, ink }: SvgShape): SvgWork {
    const perPx = (fill ? FILL_US_PER_PX : 0) + (stroke ? STROKE_US_PER_PX : 0)
    const own = { ...NOTHING, fixedUs: pieces * PIECE_US, perScaleUs: length * perPx }
    return [fill?.paint, stroke?.paint].map((paint) => workOfPaint(paint, ink)).reduce(add, own)
  }

  function workOfPaint(paint: SvgPaint | undefined, ink: Bounds): SvgWork {
    if (paint?.kind === 'linear' || paint?.kind === 'radial')
      return { ...NOTHING, fixedUs: paint.stops.length * STOP_US }
    if (paint?.kind !== 'pattern') return NOTHING
    const inverse = invert(paint.matrix)
    if (!inverse) return NOTHING
    const count = tileCount(paint, mapBounds(inverse, ink))
    const tile = scaled(workOfNodes(paint.nodes), scaleOf(paint.matrix) * scaleOf(paint.content))
    return {
      fixedUs: (tile.fixedUs + PIECE_US) * count,
      perScaleUs: tile.perScaleUs * count,
      perAreaUs: tile.perAreaUs * count,
      masksUs: tile.masksUs * count,
    }
  }
}

function scaled({ fixedUs, perScaleUs, perAreaUs, masksUs }: SvgWork, scale: number): SvgWork {
  const square = scale ** 2
  return { fixedUs, perScaleUs: perScaleUs * scale, perAreaUs: perAreaUs * square, masksUs: masksUs * square }
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
