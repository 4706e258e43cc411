import { expect, test } from 'vitest'
import { complete, type Complete } from '../document/elements/element.ts'
import { openBundledFonts } from '../assets/fonts/bundled-fonts.ts'
import { prepareSkia } from '../render/skia.ts'
import { rememberLayouts } from './layout-memory.ts'
import { layoutText } from './layout-text.ts'

const fonts = openBundledFonts()
prepareSkia(fonts)

const ENOUGH_BYTES = 1_000_000

function text(words: string, width = 200): Complete<'text'> {
  return complete({ id: 'a', type: 'text', x: 0, y: 0, width, height: 100, text: words }) as Complete<'text'>
}

test('the same text is laid out once, and another, or the same in another box, anew', () => {
  const layOut = rememberLayouts(fonts, ENOUGH_BYTES)
  const first = layOut(text('one two three'))
  expect(first).toEqual(layoutText(text('one two three'), fonts))
  expect(layOut(text('one two three'))).toBe(first)
  expect(layOut(text('one two four'))).not.toEqual(first)
  const narrow = layOut(text('one two three', 40))
  expect(narrow.lines.length).toBeGreaterThan(first.lines.length)
  expect(layOut(text('one two three'))).toBe(first)
})

test('what was used longest ago is forgotten first', () => {
  const layOut = rememberLayouts(fonts, 30_000)
  const [first, second] = [layOut(text('first')), layOut(text('second'))]
  for (let number = 0; number < 40; number += 1) {
    layOut(text(`another ${number}`))
    expect(layOut(text('first'))).toBe(first)
  }
  expect(layOut(text('second'))).not.toBe(second)
})

test('a text of very many lines is laid out, and not remembered', () => {
  const layOut = rememberLayouts(fonts, 30_000)
  const kept = layOut(text('kept'))
  const long = text('word '.repeat(100), 20)
  expect(layOut(long)).toEqual(layoutText(long, fonts))
  expect(layOut(long)).not.toBe(layOut(long))
  expect(layOut(text('kept'))).toBe(kept)
})
