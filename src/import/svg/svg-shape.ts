import type { XmlElement } from '@rgrove/parse-xml'
import type { Element } from '../../document/elements/element.ts'
import { LIMITS } from '../../document/limits.ts'
import type { Paint, Stroke } from '../../document/paint.ts'
import type { Matrix } from '../../paint/canvas.ts'
import { apply, invert, isSimilarity, multiply } from '../../paint/matrix.ts'
import { hexOf, readColor } from '../../document/read-css-color.ts'
import { lengthPx, px, within } from '../numbers.ts'
import { pathBounds, transformedPath } from '../path-bounds.ts'
import { type Box, isNearlySimilar, placeBox, type Placement, scalesOf } from '../placed-box.ts'
import { localName } from '../read-xml.ts'
import { readGradient } from './svg-gradient.ts'
import type { SvgContext, SvgImport } from './svg-import.ts'
import { readFraction, readLength, readLengths } from './svg-lengths.ts'
import { cornersOf, lengthsOf, outlineOf } from './basic-shapes.ts'

/** Why something becomes a drawing: what it has, for the note. */
export interface Inexpressible {
  readonly reason: string
}

/** Returns the element, nothing for a shape that is not drawn, or why a design cannot express it. */
export function convertShape(
  element: XmlElement,
  context: SvgContext,
  file: SvgImport,
): Element | undefined | Inexpressible {
  const { style, matrix } = context
  const d = outlineOf(element, file.viewport)
  const box = d === undefined ? undefined : pathBounds(d)
  if (d === undefined || !box) return undefined
  if (['marker-start', 'marker-mid', 'marker-end'].some((name) => (style[name] ?? 'none') !== 'none'))
    return { reason: 'Markers' }
  const placed = nativePlace(element, context, file)
  const baked = placed ? undefined : transformedPath(d, matrix)
  const bounds = baked === undefined ? undefined : pathBounds(baked)
  const place = placed ?? pathPlace(bounds)
  const toShape = boxToShape(place, context, placed ? box : undefined)
  const painted = { box, toShape, size: { width: place.width, height: place.height } }
  const fill =
    localName(element) === 'line'
      ? null
      : paintOf(style['fill'] ?? 'black', readFraction(style['fill-opacity'], 1), { painted, context, file })
  if (isInexpressible(fill)) return fill
  const stroke = strokeOf({ painted, context, file })
  if (isInexpressible(stroke)) return stroke
  if (fill === null && stroke === null) return undefined
  const paints = { fill, ...(stroke && { stroke }) }
  const id = file.draft.id(localName(element), element.attributes['id'])
  if (placed) return nativeShape(element, { ...placed, id, ...paints }, { context, file })
  if (baked === undefined || !bounds) return undefined
  if (baked.length > LIMITS.pathCharacters) return { reason: 'Path with more points than a design can have' }
  if (localName(element) === 'line') return lineOf(element, { id, stroke, bounds, matrix }, file)
  const viewBox: [number, number, number, number] = [px(bounds.x), px(bounds.y), place.width, place.height]
  const isEvenOdd = style['fill-rule'] === 'evenodd'
  return { id, type: 'path', ...place, d: baked, viewBox, ...paints, ...(isEvenOdd && { fillRule: 'evenodd' }) }
}

export function isInexpressible(value: unknown): value is Inexpressible {
  return typeof value === 'object' && value !== null && 'reason' in value
}

/** A rectangle or ellipse that is not slanted keeps its kind, and its rotation. */
function nativePlace(element: XmlElement, { matrix }: SvgContext, file: SvgImport): Placement | undefined {
  const name = localName(element)
  if (name !== 'rect' && name !== 'circle' && name !== 'ellipse') return undefined
  const lengths = lengthsOf(element, file.viewport)
  const { x, y, other } = lengths
  if (name === 'rect') {
    const { radiusX, radiusY } = cornersOf(lengths)
    const isRound = radiusX > 0 && radiusY > 0
    if (isRound && (Math.abs(radiusX - radiusY) > 0.01 * radiusX || !isSimilarity(matrix))) return undefined
    return placeBox(matrix, { x: x('x') ?? 0, y: y('y') ?? 0, width: x('width') ?? 0, height: y('height') ?? 0 })
  }
  const radius = other('r') ?? 0
  const [radiusX, radiusY] = name === 'circle' ? [radius, radius] : [x('rx') ?? y('ry') ?? 0, y('ry') ?? x('rx') ?? 0]
  return placeBox(matrix, {
    x: (x('cx') ?? 0) - radiusX,
    y: (y('cy') ?? 0) - radiusY,
    width: radiusX * 2,
    height: radiusY * 2,
  })
}

interface NativeShape extends Placement {
  readonly id: string
  readonly fill: Paint | null
  readonly stroke?: Stroke
}

function nativeShape(element: XmlElement, shape: NativeShape, { context, file }: Omit<PaintUse, 'painted'>): Element {
  if (localName(element) !== 'rect') return { ...shape, type: 'ellipse' }
  const { radiusX } = cornersOf(lengthsOf(element, file.viewport))
  const cornerRadius = lengthPx(radiusX * (scalesOf(context.matrix)?.x ?? 1))
  return { ...shape, type: 'rect', ...(cornerRadius > 0 && { cornerRadius }) }
}

/** A path of no width or height still has a box. */
function pathPlace(bounds: Box | undefined): Placement {
  const { x = 0, y = 0, width = 0, height = 0 } = bounds ?? {}
  const least = LIMITS.minViewBoxSide
  return { x: px(x), y: px(y), width: Math.max(lengthPx(width), least), height: Math.max(lengthPx(height), least) }
}

/** A native shape is painted in its own box; a path in that of the page. */
function boxToShape(place: Placement, { matrix }: SvgContext, box: Box | undefined): Matrix {
  if (box) {
    const [scaleX, scaleY] = [box.width / (place.width || 1), box.height / (place.height || 1)]
    return { a: scaleX, b: 0, c: 0, d: scaleY, e: box.x, f: box.y }
  }
  const inverse = invert(matrix) ?? { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }
  return multiply(inverse, { a: 1, b: 0, c: 0, d: 1, e: place.x, f: place.y })
}

interface PaintUse {
  readonly painted: Omit<Parameters<typeof readGradient>[2], 'opacity'>
  readonly context: SvgContext
  readonly file: SvgImport
}

/** Null is none. */
export function paintOf(
  value: string,
  opacity: number,
  { painted, context, file }: PaintUse,
): Paint | null | Inexpressible {
  const text = value.trim()
  if (text === 'none' || text === '') return null
  if (/^currentcolor$/i.test(text)) return solid(context.style['color'] ?? 'black', opacity, file)
  const [, id, fallback = ''] = /^url\(\s*["']?#([^"')\s]+)["']?\s*\)(.*)$/s.exec(text) ?? []
  if (id === undefined) return solid(text, opacity, file)
  const server = file.byId.get(id)
  if (!server) return fallback.trim() === '' ? null : paintOf(fallback, opacity, { painted, context, file })
  const name = localName(server)
  if (name === 'linearGradient' || name === 'radialGradient') return readGradient(file, server, { ...painted, opacity })
  return { reason: name === 'pattern' ? 'Pattern' : `Paint “${name}”` }
}

function solid(text: string, opacity: number, { draft }: SvgImport): string | null {
  const color = readColor(text)
  if (!color) draft.note(`Color “${text.slice(0, 40).toWellFormed()}”`, 'It is not supported and was left out.')
  return color ? hexOf(color, opacity) : null
}

function strokeOf({ painted, context, file }: PaintUse): Stroke | null | Inexpressible {
  const { style, matrix } = context
  const paint = paintOf(style['stroke'] ?? 'none', readFraction(style['stroke-opacity'], 1), { painted, context, file })
  if (paint === null || isInexpressible(paint)) return paint
  const units = { whole: Math.hypot(file.viewport.width, file.viewport.height) / Math.SQRT2, fontSize: 16 }
  const isFixed = style['vector-effect'] === 'non-scaling-stroke'
  if (!isFixed && !isNearlySimilar(matrix)) return { reason: 'Stretched stroke' }
  const scale = isFixed ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c))
  const width = within((readLength(style['stroke-width'], units) ?? 1) * scale, 0, LIMITS.strokePx)
  if (width === 0) return null
  const dashes = style['stroke-dasharray'] === 'none' ? [] : readLengths(style['stroke-dasharray'], units)
  const isDashed = dashes.some((dash) => dash > 0) && dashes.every((dash) => dash >= 0)
  const even = dashes.length % 2 === 0 ? dashes : [...dashes, ...dashes]
  const cap = (['round', 'square'] as const).find((name) => name === style['stroke-linecap'])
  const join = (['round', 'bevel'] as const).find((name) => name === style['stroke-linejoin'])
  if (isDashed && (readLength(style['stroke-dashoffset'], units) ?? 0) !== 0)
    file.draft.note('Shifted dashes', 'Dashes begin at the start of the line.')
  const lengths = isDashed ? file.draft.first(even, LIMITS.dashes, { noun: 'lengths of dashes' }) : []
  return {
    paint,
    width,
    ...(isDashed && { dash: lengths.map((dash) => within(dash * scale, 0, LIMITS.dashPx)) }),
    ...(cap && { cap }),
    ...(join && { join }),
  }
}

interface StraightLine {
  readonly id: string
  readonly stroke: Stroke | null
  readonly bounds: Box
  readonly matrix: Matrix
}

function lineOf(
  element: XmlElement,
  { id, stroke, bounds, matrix }: StraightLine,
  file: SvgImport,
): Element | undefined {
  if (!stroke) return undefined
  const { x, y } = lengthsOf(element, file.viewport)
  const points = [
    { x: x('x1') ?? 0, y: y('y1') ?? 0 },
    { x: x('x2') ?? 0, y: y('y2') ?? 0 },
  ].map((point) => {
    const placed = apply(matrix, point)
    return { x: px(placed.x - bounds.x), y: px(placed.y - bounds.y) }
  })
  const box = { x: px(bounds.x), y: px(bounds.y), width: lengthPx(bounds.width), height: lengthPx(bounds.height) }
  return { id, type: 'line', ...box, points, stroke }
}
