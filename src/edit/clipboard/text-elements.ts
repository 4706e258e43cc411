import type { Size } from '../../document/document.ts'
import type { Text } from '../../document/elements/text.ts'
import { sourceOf } from '../words/runs.ts'
import { textOfStyled } from './text-of-styled.ts'
import type { StyledText } from './styled-text.ts'

const FONT_PX = 24
/** Of the average letter, as a part of the font size. */
const LETTER_WIDTH = 0.52
/** Of the page, so that long texts have lines that can be read. */
const WIDEST = 0.6

/** Makes a text element for what was pasted. It takes the size of its lines; the given one is an estimate. */
export function textElement(styled: StyledText, { id, size }: { id: string; size: Size }): Text {
  const base: Text = {
    ...{ id, type: 'text', x: 0, y: 0, width: 0, height: 0 },
    ...{ fontFamily: 'Inter', fontSize: FONT_PX, fill: '#1f1a15', lineHeight: 1.3 },
  }
  const text = textOfStyled(styled, base)
  const mostPx = Math.max(FONT_PX, size.width * WIDEST)
  const lines = sourceOf(text).split('\n')
  const longestPx = Math.max(...lines.map((line) => line.length * FONT_PX * LETTER_WIDTH))
  const rows = lines.reduce(
    (sum, line) => sum + Math.max(1, Math.ceil((line.length * FONT_PX * LETTER_WIDTH) / mostPx)),
    0,
  )
  const box = { width: Math.round(Math.min(longestPx, mostPx)), height: Math.round(rows * FONT_PX * 1.3) }
  return longestPx > mostPx ? { ...text, ...box, fit: 'grow' } : { ...text, ...box, fit: 'hug' }
}

/** Styled text without a style. */
export function plainStyled(text: string): StyledText {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n')
  return {
    paragraphs: lines.map((line) => ({ runs: line === '' ? [] : [{ text: line }], list: 'none', heading: 0 })),
    link: undefined,
  }
}
