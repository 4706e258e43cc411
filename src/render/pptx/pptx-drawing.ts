import type { Complete, Element } from '../../document/elements/element.ts'
import { paintCode } from '../../paint/elements/paint-code.ts'
import { paintSvg } from '../../paint/elements/paint-svg.ts'
import { pageScope } from '../../paint/paint-page.ts'
import type { Scope } from '../../paint/scope.ts'
import { SvgPath } from '../svg/svg-path.ts'
import { NO_FILL, fillMarkup } from './drawing-fill.ts'
import { lineMarkup } from './drawing-line.ts'
import type { PptxSlide, Within } from './pptx-slide.ts'
import { dataBox, evenOddData, pathGeometry } from './shape-geometry.ts'
import { groupMarkup, shapeMarkup } from './shape-markup.ts'
import { NotRecorded, type RecordedShape, ShapeRecorder } from './shape-recorder.ts'
import { unturned } from './transform-markup.ts'

/** More shapes than this make programs slow: a picture is better. */
const MAX_SHAPES = 400

export type WritePart = (slide: PptxSlide, part: Element, within: Within) => string

/** Writes a code as shapes, with its texts as text. */
export function writeCode(
  slide: PptxSlide,
  element: Complete<'code'>,
  { within, writePart }: { readonly within: Within; readonly writePart: WritePart },
): string {
  const parts: Element[] = []
  const recorder = new ShapeRecorder()
  paintCode(scopeOf(slide, recorder), element, (_scope, part) => parts.push(part))
  const own = { ...within, opacity: within.opacity * element.opacity }
  const shapes = recorder.shapes.map((shape) => recordedMarkup(slide, element, { shape, within: own }))
  const content = [...shapes, ...parts.map((part) => writePart(slide, part, own))].join('')
  return content === '' ? '' : groupMarkup(slide, element, { content, effects: '' })
}

/** Writes a drawing as shapes. Returns undefined if it has more than plain shapes. */
export function writeDrawing(slide: PptxSlide, element: Complete<'svg'>, within: Within): string | undefined {
  const recorder = new ShapeRecorder()
  try {
    paintSvg(scopeOf(slide, recorder), element)
  } catch (error) {
    if (error instanceof NotRecorded) return undefined
    throw error
  }
  if (recorder.shapes.length > MAX_SHAPES) return undefined
  const own = { ...within, opacity: within.opacity * element.opacity }
  const content = recorder.shapes.map((shape) => recordedMarkup(slide, element, { shape, within: own })).join('')
  return content === '' ? '' : groupMarkup(slide, element, { content, effects: '' })
}

function scopeOf(slide: PptxSlide, recorder: ShapeRecorder): Scope {
  const { environment } = slide.tools
  const vector = {
    ...environment,
    target: 'vector' as const,
    newPath: (d?: string) => new SvgPath(d),
    createLayer: () => {
      throw new NotRecorded()
    },
  }
  return pageScope(recorder, vector)
}

function recordedMarkup(
  slide: PptxSlide,
  element: Complete,
  { shape, within }: { readonly shape: RecordedShape; readonly within: Within },
): string {
  const { units, tools } = slide
  const data = shape.stroke ? shape.data : evenOddData(shape.data, shape.rule)
  const box = dataBox(data)
  const options = { units, colors: tools.colors, opacity: within.opacity * shape.alpha, box }
  const stroke = shape.stroke && {
    ...shape.stroke,
    dash: [...shape.stroke.dash],
    paint: shape.color,
    align: 'center' as const,
  }
  return shapeMarkup(
    slide,
    { ...element, name: '', alt: '' },
    {
      box: unturned(box),
      geometry: pathGeometry(units, { data, rule: shape.rule, box, isFilled: !shape.stroke }),
      fill: shape.stroke ? NO_FILL : (fillMarkup(shape.color, options) ?? NO_FILL),
      line: lineMarkup(stroke, options),
      effects: '',
      suffix: ' part',
    },
  )
}
