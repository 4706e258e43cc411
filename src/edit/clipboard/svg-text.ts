import type { Text } from '../../document/elements/text.ts'
import { isMarkup, type Markup, textWithin } from './markup.ts'
import { weightOfCss } from './markup-style.ts'
import { numberOf } from './svg-look.ts'
import { isStraight } from './svg-matrix.ts'
import { NotSimple, type SvgShape } from './svg-outline.ts'

/** Of fonts, the distance from the top of a line to the baseline with a line height of 1.2, in em. */
const BASELINE = 0.96
const LETTER_WIDTH = 0.55

/** One line, or several whose `tspan` elements are placed one by one. Throws `NotSimple` for texts that are turned. */
export function textOfSvg(node: Markup, at: { x: number; y: number }, { matrix, look, properties }: SvgShape): Text {
  if (!isStraight(matrix) || look.fill === null) throw new NotSimple()
  const spans = node.children.filter(isMarkup)
  if (spans.some(({ tag, attributes }) => tag !== 'tspan' || 'style' in attributes || 'fill' in attributes))
    throw new NotSimple()
  const lines = spans.length > 1 ? spans.map(textWithin) : [textWithin(node)]
  const text = lines.map((line) => line.replace(/\s+/g, ' ').trim()).join('\n')
  const fontSize = (numberOf(properties.get('font-size')) ?? 16) * matrix.a
  const width = Math.max(...text.split('\n').map((line) => line.length)) * fontSize * LETTER_WIDTH
  const [first] = spans
  const x = matrix.a * (numberOf(first?.attributes['x']) ?? at.x) + matrix.e
  const y = matrix.d * (numberOf(first?.attributes['y']) ?? at.y) + matrix.f
  const anchor = properties.get('text-anchor')
  const shift = anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0
  const family = properties.get('font-family')?.split(',')[0]?.replace(/["']/g, '').trim()
  const weight = properties.get('font-weight')
  return {
    ...{
      id: '',
      type: 'text',
      x: x - shift * width,
      y: y - BASELINE * fontSize,
      width,
      height: lines.length * fontSize * 1.2,
    },
    ...{ text, fontSize, fill: look.fill, fit: 'hug' },
    ...(family !== undefined && !/^(sans-serif|serif|monospace|)$/.test(family) && { fontFamily: family }),
    ...(weight !== undefined && { fontWeight: weightOfCss(weight) }),
    ...(properties.get('font-style') === 'italic' && { fontStyle: 'italic' as const }),
    ...(anchor === 'middle' && { align: 'center' as const }),
    ...(anchor === 'end' && { align: 'end' as const }),
    ...(look.opacity < 1 && { opacity: look.opacity }),
  }
}
