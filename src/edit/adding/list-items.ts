import type { ElementOf } from '../../document/elements/element.ts'
import { fontSizeOn, type Item, type Setting, widthOn } from './item.ts'

/** Lists of entries, each drawn by the same elements. */
export const LIST_ITEMS: readonly Item[] = [
  { name: 'price-list', label: 'Price list', make: priceList },
  { name: 'steps', label: 'Numbered steps', make: steps },
  { name: 'tags', label: 'Tags', make: tags },
]

function priceList({ page, look, nextId }: Setting): ElementOf<'repeat'> {
  const fontSize = fontSizeOn(page, 1 / 42)
  const width = widthOn(page, 0.5)
  const height = Math.round(fontSize * 1.3)
  const gap = Math.round(fontSize * 0.7)
  const price = Math.min(width, Math.round(fontSize * 5))
  const style = { fontFamily: look.bodyFont, fontSize, fill: look.ink } as const
  const entries = [
    { name: 'Espresso', price: '2.80' },
    { name: 'Flat white', price: '4.20' },
    { name: 'Lemon cake', price: '3.90' },
  ]
  return {
    id: nextId('price-list'),
    type: 'repeat',
    name: 'Price list',
    ...{ x: 0, y: 0, width, height: entries.length * (height + gap) - gap },
    layout: { direction: 'column', gap, hug: 'height' },
    elements: [
      {
        id: nextId('entry-name'),
        type: 'text',
        slot: 'name',
        ...{ x: 0, y: 0, width: width - price, height },
        text: 'Name',
        fontWeight: 600,
        ...style,
      },
      {
        id: nextId('entry-price'),
        type: 'text',
        slot: 'price',
        ...{ x: width - price, y: 0, width: price, height },
        text: 'Price',
        align: 'end',
        ...style,
      },
    ],
    entries,
  }
}

function steps({ page, look, nextId }: Setting): ElementOf<'repeat'> {
  const fontSize = fontSizeOn(page, 1 / 44)
  const width = widthOn(page, 0.5)
  const side = Math.min(width, Math.round(fontSize * 2.4))
  const indent = side + Math.round(fontSize * 0.9)
  const room = Math.max(1, width - indent)
  const gap = Math.round(fontSize * 1.2)
  const line = Math.round(fontSize * 1.3)
  const entries = [
    { number: '1', title: 'Choose', text: 'Pick what you like.' },
    { number: '2', title: 'Change', text: 'Make it your own.' },
    { number: '3', title: 'Share', text: 'Show it to everyone.' },
  ]
  const height = Math.max(side, 2 * line)
  return {
    id: nextId('steps'),
    type: 'repeat',
    name: 'Numbered steps',
    ...{ x: 0, y: 0, width, height: entries.length * (height + gap) - gap },
    layout: { direction: 'column', gap, hug: 'height' },
    elements: [
      // The first text is the name of an entry in the form.
      {
        id: nextId('step-title'),
        type: 'text',
        slot: 'title',
        ...{ x: indent, y: 0, width: room, height: line },
        text: 'Title',
        fontFamily: look.headingFont,
        fontWeight: 700,
        fontSize,
        fill: look.ink,
      },
      {
        id: nextId('step-text'),
        type: 'text',
        slot: 'text',
        ...{ x: indent, y: line, width: room, height: line },
        text: 'Text',
        fontFamily: look.bodyFont,
        fontSize: Math.max(1, Math.round(fontSize * 0.85)),
        fill: look.ink,
        fit: 'grow',
      },
      { id: nextId('step-circle'), type: 'ellipse', ...{ x: 0, y: 0, width: side, height: side }, fill: look.accent },
      {
        id: nextId('step-number'),
        type: 'text',
        slot: 'number',
        ...{ x: 0, y: 0, width: side, height: side },
        text: '1',
        align: 'center',
        verticalAlign: 'middle',
        fontFamily: look.headingFont,
        fontWeight: 700,
        fontSize,
        fill: look.onAccent,
      },
    ],
    entries,
  }
}

function tags({ page, look, nextId }: Setting): ElementOf<'repeat'> {
  const fontSize = fontSizeOn(page, 1 / 52)
  const width = widthOn(page, 0.5)
  const [across, down] = [Math.round(fontSize * 0.9), Math.round(fontSize * 0.45)]
  const height = Math.round(fontSize * 1.2) + 2 * down
  const tag = Math.round(fontSize * 5)
  return {
    id: nextId('tags'),
    type: 'repeat',
    name: 'Tags',
    ...{ x: 0, y: 0, width, height },
    layout: { direction: 'row', gap: Math.round(fontSize * 0.6), wrap: true, hug: 'height' },
    elements: [
      {
        id: nextId('tag'),
        type: 'group',
        ...{ x: 0, y: 0, width: tag + 2 * across, height },
        layout: { direction: 'row', align: 'center', padding: [down, across, down, across], hug: 'both' },
        elements: [
          {
            id: nextId('tag-background'),
            type: 'rect',
            placement: 'cover',
            ...{ x: 0, y: 0, width: tag + 2 * across, height },
            fill: look.accent,
            cornerRadius: Math.ceil(height / 2),
          },
          {
            id: nextId('tag-name'),
            type: 'text',
            slot: 'tag',
            ...{ x: across, y: down, width: tag, height: height - 2 * down },
            text: 'Tag',
            fontFamily: look.bodyFont,
            fontSize,
            fontWeight: 600,
            fill: look.onAccent,
            fit: 'hug',
          },
        ],
      },
    ],
    entries: ['Coffee', 'Breakfast', 'Open late'],
  }
}
