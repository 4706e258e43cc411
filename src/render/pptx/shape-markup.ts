import type { Complete } from '../../document/elements/element.ts'
import { markup } from './xml-markup.ts'
import type { PptxSlide } from './pptx-slide.ts'
import { type PlacedBox, placePart, transformMarkup } from './transform-markup.ts'

export interface DrawnShape {
  readonly box: PlacedBox
  readonly geometry: string
  readonly fill: string
  readonly line: string
  readonly effects: string
  /** The content of the text body. */
  readonly text?: string
  readonly isTextBox?: boolean
  /** Of the name, for a part of an element. It has no link of its own. */
  readonly suffix?: string
}

export function shapeMarkup(slide: PptxSlide, element: Complete, shape: DrawnShape): string {
  const { box, geometry, fill, line, effects, text, isTextBox, suffix = '' } = shape
  return markup(
    'p:sp',
    {},
    markup(
      'p:nvSpPr',
      {},
      slide.identity(element, { suffix }),
      markup('p:cNvSpPr', { txBox: isTextBox || undefined }),
      '<p:nvPr/>',
    ),
    markup('p:spPr', {}, transformMarkup(slide.units, box), geometry, fill, line, effects),
    text === undefined ? '' : markup('p:txBody', {}, text),
  )
}

export interface DrawnGroup {
  readonly content: string
  readonly effects: string
}

/** Writes a group whose content is in the space of `element`. */
export function groupMarkup(slide: PptxSlide, element: Complete, { content, effects }: DrawnGroup): string {
  // Without an extent, programs would divide by zero.
  const [width, height] = [Math.max(1, element.width), Math.max(1, element.height)]
  const own = { x: 0, y: 0, width, height }
  const transform = transformMarkup(slide.units, placePart(element, own), { children: own })
  return markup(
    'p:grpSp',
    {},
    markup('p:nvGrpSpPr', {}, slide.identity(element), '<p:cNvGrpSpPr/><p:nvPr/>'),
    markup('p:grpSpPr', {}, transform, effects),
    content,
  )
}
