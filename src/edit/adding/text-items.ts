import type { Element } from '../../document/elements/element.ts'
import { PAGE_COUNT, PAGE_NUMBER } from '../../document/page-numbers.ts'
import type { Text } from '../../document/elements/text.ts'
import { fontSizeOn, type Item, type Setting, widthOn } from './item.ts'

export const TEXT_ITEMS: readonly Item[] = [
  text('heading', 'Heading', {
    ...{ words: 'Add a heading', size: 1 / 14, width: 0.7 },
    style: ({ look }) => ({ fontFamily: look.headingFont, fontWeight: 700, lineHeight: 1.1, align: 'center' }),
  }),
  text('subheading', 'Subheading', {
    ...{ words: 'Add a subheading', size: 1 / 26, width: 0.6 },
    style: ({ look }) => ({ fontFamily: look.headingFont, fontWeight: 600, align: 'center' }),
  }),
  text('body', 'Body text', {
    ...{ words: 'Add a paragraph of text. It continues on as many lines as it needs.', size: 1 / 48, width: 0.5 },
    style: ({ look }) => ({ fontFamily: look.bodyFont, lineHeight: 1.45 }),
  }),
  text('caption', 'Caption', {
    ...{ words: 'Add a caption', size: 1 / 66, width: 0.35 },
    style: ({ look }) => ({ fontFamily: look.bodyFont, lineHeight: 1.4, align: 'center' }),
  }),
  text('bulleted-list', 'Bulleted list', {
    ...{ words: 'First point\nSecond point\nThird point', size: 1 / 42, width: 0.4 },
    style: ({ look }) => ({ fontFamily: look.bodyFont, lineHeight: 1.5, list: 'bullet' }),
  }),
  text('numbered-list', 'Numbered list', {
    ...{ words: 'First step\nSecond step\nThird step', size: 1 / 42, width: 0.4 },
    style: ({ look }) => ({ fontFamily: look.bodyFont, lineHeight: 1.5, list: 'number' }),
  }),
  text('quote', 'Quote', {
    ...{ words: '“Add a quote that is worth remembering.”', size: 1 / 28, width: 0.5 },
    style: ({ look }) => ({ fontFamily: look.headingFont, fontStyle: 'italic', lineHeight: 1.35, align: 'center' }),
  }),
  text('page-number', 'Page number', {
    ...{ words: PAGE_NUMBER, drawn: '8', size: 1 / 52, width: 0.1 },
    style: ({ look }) => ({ fontFamily: look.bodyFont, align: 'center' }),
  }),
  text('page-of-pages', 'Page and number of pages', {
    ...{ words: `${PAGE_NUMBER} / ${PAGE_COUNT}`, drawn: '8 / 8', size: 1 / 52, width: 0.14 },
    style: ({ look }) => ({ fontFamily: look.bodyFont, align: 'center' }),
  }),
  { name: 'button', label: 'Button', make: button },
]

interface TextPreset {
  readonly words: string
  /** About what is drawn, if not the words themselves. */
  readonly drawn?: string
  /** Font size and width as shares of the page's size. */
  readonly size: number
  readonly width: number
  readonly style: (setting: Setting) => Partial<Text>
}

/** The height is an estimate, by which the text is centered: the painter measures it. */
function text(name: string, label: string, { words, drawn = words, size, width, style }: TextPreset): Item {
  return {
    name,
    label,
    make(setting) {
      const { page, look, nextId } = setting
      const fontSize = fontSizeOn(page, size)
      const styled = style(setting)
      const boxWidth = Math.max(widthOn(page, width), Math.min(page.width, Math.round(fontSize * 2)))
      return {
        id: nextId(name),
        type: 'text',
        name: label,
        ...{ x: 0, y: 0, width: boxWidth },
        height: Math.round(lineCount(drawn, boxWidth / fontSize) * fontSize * (styled.lineHeight ?? 1.2)),
        text: words,
        fontSize,
        fill: look.ink,
        fit: 'grow',
        ...styled,
      }
    },
  }
}

/** Of letters in font sizes. */
const LETTER_WIDTH = 0.52

function lineCount(words: string, width: number): number {
  const lines = words.split('\n').map((line) => Math.max(1, Math.ceil((line.length * LETTER_WIDTH) / width)))
  return lines.reduce((sum, count) => sum + count, 0)
}

/** A group that is as large as its label. */
function button({ page, look, nextId }: Setting): Element {
  const words = 'Learn more'
  const fontSize = fontSizeOn(page, 1 / 40)
  const [across, down] = [Math.round(fontSize * 1.4), Math.round(fontSize * 0.7)]
  const label = { width: Math.ceil(words.length * fontSize * LETTER_WIDTH), height: Math.round(fontSize * 1.2) }
  const [width, height] = [label.width + 2 * across, label.height + 2 * down]
  return {
    id: nextId('button'),
    type: 'group',
    name: 'Button',
    ...{ x: 0, y: 0, width, height },
    layout: {
      direction: 'row',
      align: 'center',
      justify: 'center',
      padding: [down, across, down, across],
      hug: 'both',
    },
    elements: [
      {
        id: nextId('button-background'),
        type: 'rect',
        name: 'Background',
        placement: 'cover',
        ...{ x: 0, y: 0, width, height },
        fill: look.accent,
        cornerRadius: Math.round(height / 2),
      },
      {
        id: nextId('button-label'),
        type: 'text',
        name: 'Label',
        ...{ x: across, y: down, ...label },
        text: words,
        fontFamily: look.bodyFont,
        fontSize,
        fontWeight: 600,
        fill: look.onAccent,
        fit: 'hug',
      },
    ],
  }
}
