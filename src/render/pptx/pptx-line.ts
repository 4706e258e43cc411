import type { Complete } from '../../document/elements/element.ts'
import type { LineCap } from '../../document/elements/line.ts'
import type { Stroke } from '../../document/paint.ts'
import { addStrokedCap, capInset } from '../../paint/line-caps.ts'
import { linePath } from '../../paint/outlines/line-path.ts'
import { visibleStroke } from '../../paint/paint-stroke.ts'
import { endOf, splineThrough, startOf, trim } from '../../paint/spline.ts'
import { SvgPath } from '../svg/svg-path.ts'
import { NO_FILL } from './drawing-fill.ts'
import { lineMarkup } from './drawing-line.ts'
import { shadowMarkup } from './drawing-shadow.ts'
import { markup } from './xml-markup.ts'
import type { PptxSlide, Within } from './pptx-slide.ts'
import { dataBox, pathGeometry, presetGeometry } from './shape-geometry.ts'
import { groupMarkup, shapeMarkup } from './shape-markup.ts'
import { placePart, transformMarkup } from './transform-markup.ts'

/** Writes a line with its arrowheads: a connector if it is straight. Bars at its ends are shapes. */
export function writeLine(slide: PptxSlide, element: Complete<'line'>, within: Within): string {
  const stroke = visibleStroke(element.stroke)
  const segments = splineThrough(element.points, element.curve)
  if (!stroke || segments.length === 0) return ''
  const opacity = within.opacity * element.opacity
  // Programs center a circle on the end of the line.
  const insetOf = (cap: LineCap): number => (cap === 'circle' ? capInset(cap, stroke.width) : 0)
  const insets = { start: insetOf(element.startCap), end: insetOf(element.endCap) }
  const path = linePath((d) => new SvgPath(d), trim(segments, insets)) as SvgPath
  const bars = barsOf(element, stroke)
  if (bars === '') return drawLine(slide, element, { data: path.data, stroke, opacity })
  const inner = { ...element, x: 0, y: 0, rotation: 0, flipX: false, flipY: false, name: '', alt: '', shadows: [] }
  const content = [
    drawLine(slide, inner, { data: path.data, stroke, opacity, suffix: ' line' }),
    drawLine(
      slide,
      { ...inner, startCap: 'none', endCap: 'none' },
      { data: bars, stroke: { ...stroke, dash: [] }, opacity, suffix: ' end' },
    ),
  ]
  const { units, tools } = slide
  const effects = shadowMarkup(element.shadows, { units, colors: tools.colors, opacity })
  return groupMarkup(slide, element, { content: content.join(''), effects })
}

interface LineDrawing {
  readonly data: string
  readonly stroke: Required<Stroke>
  readonly opacity: number
  readonly suffix?: string
}

function drawLine(slide: PptxSlide, element: Complete<'line'>, drawing: LineDrawing): string {
  const { data, stroke, opacity, suffix = '' } = drawing
  const { units, tools } = slide
  const box = dataBox(data)
  const { startCap, endCap } = element
  const options = { units, colors: tools.colors, opacity, box, startCap, endCap }
  const line = lineMarkup(stroke, options)
  const effects = shadowMarkup(element.shadows, { units, colors: tools.colors, opacity })
  const [from, to] = element.points
  if (suffix !== '' || element.points.length > 2 || !from || !to) {
    const geometry = pathGeometry(units, { data, rule: 'nonzero', box, isFilled: false })
    return shapeMarkup(slide, element, { box: placePart(element, box), geometry, fill: NO_FILL, line, effects, suffix })
  }
  const placed = placePart(element, box)
  const turned = {
    ...placed,
    flipX: placed.flipX !== to.x < from.x,
    flipY: placed.flipY !== to.y < from.y,
  }
  return markup(
    'p:cxnSp',
    {},
    markup('p:nvCxnSpPr', {}, slide.identity(element), '<p:cNvCxnSpPr/><p:nvPr/>'),
    markup('p:spPr', {}, transformMarkup(units, turned), presetGeometry('line'), line, effects),
  )
}

function barsOf({ points, curve, startCap, endCap }: Complete<'line'>, { width }: Required<Stroke>): string {
  const segments = splineThrough(points, curve)
  const path = new SvgPath()
  for (const { cap, end } of [
    { cap: startCap, end: startOf(segments) },
    { cap: endCap, end: endOf(segments) },
  ]) {
    if (cap === 'bar' && end) addStrokedCap(path, { cap, width }, end)
  }
  return path.data
}
