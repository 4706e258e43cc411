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
  const long = text('word '.repeat(100), 20)
  expect(layOut(long)).toEqual(layoutText(long, typesetting))
  expect(layOut(long)).not.toBe(layOut(long))
  expect(layOut(text('cached'))).toBe(cached)
})
