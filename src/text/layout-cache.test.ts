import { expect, test } from 'vitest'
import { complete, type Complete } from '../document/elements/element.ts'
import { openBundledFonts } from '../assets/fonts/bundled-fonts.ts'
import { prepareSkia } from '../render/skia.ts'
import { cacheLayouts } from './layout-cache.ts'
import { layoutText } from './layout-text.ts'

const typesetting = prepareSkia(openBundledFonts())

const ENOUGH_BYTES = 1_000_000

function text(words: string, width = 200): Complete<'text'> {
  return complete({ id: 'a', type: 'text', x: 0, y: 0, width, height: 100, text: words }) as Complete<'text'>
}

test('the same text in the same box is laid out once', () => {
  const layOut = cacheLayouts(typesetting, ENOUGH_BYTES)
  const first = layOut(text('one two three'))
  expect(first).toEqual(layoutText(text('one two three'), typesetting))
  expect(layOut(text('one two three'))).toBe(first)
  expect(layOut(text('one two four'))).not.toEqual(first)
  const narrow = layOut(text('one two three', 40))
  expect(narrow.lines.length).toBeGreaterThan(first.lines.length)
  expect(layOut(text('one two three'))).toBe(first)
})

test('the least recently used layout is evicted first', () => {
  const layOut = cacheLayouts(typesetting, 30_000)
  const [first, second] = [layOut(text('first')), layOut(text('second'))]
  for (let number = 0; number < 40; number += 1) {
    layOut(text(`another ${number}`))
    expect(layOut(text('first'))).toBe(first)
  }
  expect(layOut(text('second'))).not.toBe(second)
})

test('a very long text is not cached', () => {
  const layOut = cacheLayouts(typesetting, 30_000)
  const cached = layOut(text('cached'))
  const long = (): Complete<'text'> => text('word '.repeat(100), 20)
  expect(layOut(long())).toEqual(layoutText(long(), typesetting))
  expect(layOut(long())).not.toBe(layOut(long()))
  expect(layOut(text('cached'))).toBe(cached)
})

test('a text that is moved, rotated or recolored keeps its layout', () => {
  const layOut = cacheLayouts(typesetting, ENOUGH_BYTES)
  const runs = [{ text: 'one ' }, { text: 'two', fill: '#ff0000' }]
  const first = layOut({ ...text(''), text: '', runs })
  const recolored = runs.map((run) => ({ ...run, fill: '#00ff00', stroke: { paint: '#000000' } }))
  const moved = { x: 5, y: 6, rotation: 7, opacity: 0.5, fill: '#00ff00', id: 'b', shadows: [{ x: 1 }] }
  expect(layOut({ ...text(''), ...moved, text: '', runs: recolored })).toBe(first)
})

test.each<[string, Partial<Complete<'text'>>]>([
  ['its size', { fontSize: 17 }],
  ['the width of its box', { width: 201 }],
  ['the height of its box', { height: 101 }],
  ['a style', { fontStyle: 'italic' }],
  ['an underline', { underline: true }],
])('a text that changes %s is laid out again', (_, change) => {
  const layOut = cacheLayouts(typesetting, ENOUGH_BYTES)
  expect(layOut({ ...text('one two'), ...change })).not.toBe(layOut(text('one two')))
})

test('the height of the box does not affect a text that determines it', () => {
  const layOut = cacheLayouts(typesetting, ENOUGH_BYTES)
  const grown = (height: number): Complete<'text'> => ({ ...text('one two'), fit: 'grow', height })
  expect(layOut(grown(10))).toBe(layOut(grown(20)))
})

test('a text that is drawn again is found without comparing its content', () => {
  const layOut = cacheLayouts(typesetting, 100)
  const element = text('not cached by content')
  expect(layOut(element)).toBe(layOut(element))
})
