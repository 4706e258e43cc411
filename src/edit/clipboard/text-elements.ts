import type { Text } from '../../document/elements/text.ts'
import { fontSizeOn, type Setting } from '../adding/item.ts'
import { sourceOf } from '../words/runs.ts'
import { textOfStyled } from './text-of-styled.ts'
import type { StyledText } from './styled-text.ts'

/** Font size as a share of the page's size. */
const FONT_SHARE = 1 / 48
/** Of the average letter, as a part of the font size. */
const LETTER_WIDTH = 0.52
/** Of the page, so that long texts have lines that can be read. */
const WIDEST = 0.6

/**
 * Makes a text element in the look of the page for what was pasted. It takes the size of its lines; the given one is an
 * estimate.
 */
export function textElement(styled: StyledText, { id, setting }: { id: string; setting: Setting }): Text {
  const { page, look } = setting
  const fontSize = fontSizeOn(page, FONT_SHARE)
  const base: Text = {
    ...{ id, type: 'text', x: 0, y: 0, width: 0, height: 0 },
    ...{ fontFamily: look.bodyFont, fontSize, fill: look.ink, lineHeight: 1.3 },
  }
  const text = textOfStyled(styled, base)
  const mostPx = Math.max(fontSize, page.width * WIDEST)
  const lines = sourceOf(text).split('\n')
  const longestPx = Math.max(...lines.map((line) => line.length * fontSize * LETTER_WIDTH))
  const rows = lines.reduce(
    (sum, line) => sum + Math.max(1, Math.ceil((line.length * fontSize * LETTER_WIDTH) / mostPx)),
    0,
  )
  const box = { width: Math.round(Math.min(longestPx, mostPx)), height: Math.round(rows * fontSize * 1.3) }
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
