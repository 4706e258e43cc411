import type { Complete } from '../../document/elements/element.ts'
import type { Paint, Stroke } from '../../document/paint.ts'
import { pathOf } from '../../paint/outlines/path-of.ts'
import { ellipseOutline } from '../../paint/outlines/ellipse-outline.ts'
import { polygonOutline, starOutline } from '../../paint/outlines/polygon-outline.ts'
import { visibleStroke } from '../../paint/paint-stroke.ts'
import { clampCorners } from '../../paint/round-rect.ts'
import type { Box } from '../../paint/scope.ts'
import { SvgPath } from '../svg/svg-path.ts'
import { fillMarkup, NO_FILL } from './drawing-fill.ts'
import { lineMarkup } from './drawing-line.ts'
import { shadowMarkup } from './drawing-shadow.ts'
import { pictureFill } from './picture-fill.ts'
import type { PptxSlide, Within } from './pptx-slide.ts'
import { dataBox, evenOddData, pathGeometry, presetGeometry, roundedRectangle } from './shape-geometry.ts'
import { groupMarkup, shapeMarkup } from './shape-markup.ts'
import { rgbaOf } from './theme-colors.ts'
import { placePart } from './transform-markup.ts'

export type ShapeElement = Complete<'rect' | 'ellipse' | 'polygon' | 'star' | 'path'>

/** A geometry of its own box, in the space of the element. */
export interface Geometry {
  readonly box: Box
  readonly markup: string
}

/** Writes a filled shape. A stroke inside or outside of it is that of a smaller or larger shape. */
export function writeShape(slide: PptxSlide, element: ShapeElement, within: Within): string {
  const stroke = visibleStroke(element.stroke)
  const inset = stroke ? insetOf(stroke) : 0
  const own = { opacity: within.opacity * element.opacity }
  const draw = (part: Part): string => drawPart(slide, element, { ...part, ...own })
  if (inset === 0 || !stroke) return draw({ geometry: geometryOf(slide, element, 0), fill: element.fill, stroke })
  if (isOneShape(element.fill, stroke)) {
    return draw({ geometry: geometryOf(slide, element, inset), fill: element.fill, stroke })
  }
  const whole = { ...element, x: 0, y: 0, rotation: 0, flipX: false, flipY: false, name: '', alt: '' }
  const unshaded = { ...whole, shadows: [] }
  // LibreOffice draws no shadows of groups.
  const [filled, lined] = stroke.align === 'inside' && element.fill !== null ? [whole, unshaded] : [unshaded, whole]
  const fill = { geometry: geometryOf(slide, element, 0), fill: element.fill, stroke: undefined, suffix: ' fill' }
  const line = { geometry: geometryOf(slide, element, inset), fill: null, stroke, suffix: ' line' }
  const content = drawPart(slide, filled, { ...fill, ...own }) + drawPart(slide, lined, { ...line, ...own })
  return groupMarkup(slide, element, { content, effects: '' })
}

interface Part {
  readonly geometry: Geometry
  readonly fill: Paint | null
  readonly stroke: Required<Stroke> | undefined
  readonly suffix?: string
}

function drawPart(slide: PptxSlide, element: ShapeElement, part: Part & { readonly opacity: number }): string {
  const { geometry, fill, stroke, opacity, suffix } = part
  const { colors } = slide.tools
  const options = { colors, opacity, box: geometry.box, units: slide.units }
  return shapeMarkup(slide, element, {
    box: placePart(element, geometry.box),
    geometry: geometry.markup,
    fill: fillMarkup(fill, options) ?? pictureFill(slide, fill, options) ?? NO_FILL,
    line: lineMarkup(stroke, options),
    effects: effectsOf(slide, element, opacity),
    ...(suffix !== undefined && { suffix }),
  })
}

function effectsOf({ units, tools: { colors } }: PptxSlide, { shadows }: ShapeElement, opacity: number): string {
  return shadowMarkup(shadows, { units, colors, opacity })
}

/** Returns how much smaller a shape is whose centered stroke is where this one is. */
export function insetOf({ align, width }: Required<Stroke>): number {
  if (align === 'center') return 0
  return align === 'inside' ? width / 2 : -width / 2
}

/** Whether the fill may reach to the middle of the stroke, which hides it. */
function isOneShape(fill: Paint | null, { paint, dash }: Required<Stroke>): boolean {
  const isHidden = typeof paint === 'string' && rgbaOf(paint)[3] === 1 && dash.length === 0
  return isHidden && (fill === null || typeof fill === 'string')
}

function geometryOf(slide: PptxSlide, element: ShapeElement, inset: number): Geometry {
  const { width, height } = element
  const whole = { x: 0, y: 0, width, height }
  const inner = {
    x: inset,
    y: inset,
    width: Math.max(0, width - 2 * inset),
    height: Math.max(0, height - 2 * inset),
  }
  if (element.type === 'rect') return { box: inner, markup: rectangle(slide, element, { inset, box: inner }) }
  const newPath = (d?: string) => new SvgPath(d)
  if (element.type === 'ellipse' && isWhole(element)) return { box: inner, markup: presetGeometry('ellipse') }
  const shape = inset === 0 ? pathOf(newPath, element) : insetPath(newPath, element, inset)
  const rule = shape?.rule ?? 'nonzero'
  const drawn = (shape?.path as SvgPath | undefined)?.data ?? ''
  const data = element.type === 'path' && element.stroke === null ? evenOddData(drawn, rule) : drawn
  const isCovered = element.type !== 'path' || typeof element.fill === 'object'
  // Gradients cover the box of the element; a path without one is selected by its own bounds.
  const box = isCovered && element.fill !== null ? whole : dataBox(data)
  return { box, markup: pathGeometry(slide.units, { data, rule, box }) }
}

function insetPath(newPath: (d?: string) => SvgPath, element: ShapeElement, inset: number) {
  if (element.type === 'polygon') return polygonOutline(newPath, element).inset(inset)
  if (element.type === 'star') return starOutline(newPath, element).inset(inset)
  if (element.type === 'ellipse') return ellipseOutline(newPath, element)?.inset(inset)
  return pathOf(newPath, element)
}

export function isWhole({ startAngle, endAngle, innerRadius }: Complete<'ellipse'>): boolean {
  return Math.abs(endAngle - startAngle) >= 360 && innerRadius === 0
}

function rectangle(
  slide: PptxSlide,
  { width, height, cornerRadius }: Pick<Complete<'rect'>, 'width' | 'height' | 'cornerRadius'>,
  { inset, box }: { readonly inset: number; readonly box: Box },
): string {
  const corners = clampCorners({ width, height }, cornerRadius).map((corner) =>
    corner > 0 ? Math.max(0, corner - inset) : 0,
  ) as [number, number, number, number]
  if (corners.every((corner) => corner === corners[0])) return roundedRectangle(box.width, box.height, corners[0])
  const path = new SvgPath()
  path.roundRect(box.x, box.y, box.width, box.height, corners)
  return pathGeometry(slide.units, { data: path.data, rule: 'nonzero', box })
}

/** Returns the geometry of a frame: a box with its corners, or the ellipse or path of a mask. */
export function frameGeometry(
  slide: PptxSlide,
  element: Complete<'image'>,
  { inset, box }: { readonly inset: number; readonly box: Box },
): string {
  if (element.mask?.type === 'ellipse') return presetGeometry('ellipse')
  if (element.mask?.type !== 'path') return rectangle(slide, element, { inset, box })
  const shape = pathOf((d) => new SvgPath(d), element)
  const data = (shape?.path as SvgPath | undefined)?.data ?? ''
  return pathGeometry(slide.units, { data: evenOddData(data, 'nonzero'), rule: 'nonzero', box })
}
