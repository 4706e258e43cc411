import { expect, test } from 'vitest'
import { complete, type Complete } from '../document/elements/element.ts'
import { openBundledFonts } from '../assets/fonts/bundled-fonts.ts'
import { prepareSkia } from '../render/skia.ts'
import { rememberLayouts } from './layout-memory.ts'
import { layoutText } from './layout-text.ts'

const fonts = openBundledFonts()
prepareSkia(fonts)

function text(words: string, width = 200): Complete<'text'> {
  return complete({ id: 'a', type: 'text', x: 0, y: 0, width, height: 100, text: words }) as Complete<'text'>
}

test('the same text is laid out once, and another, or the same in another box, anew', () => {
  const layOut = rememberLayouts(fonts, 10_000)
  const first = layOut(text('one two three'))
  expect(first).toEqual(layoutText(text('one two three'), fonts))
  expect(layOut(text('one two three'))).toBe(first)
  expect(layOut(text('one two four'))).not.toEqual(first)
  const narrow = layOut(text('one two three', 40))
  expect(narrow.lines.length).toBeGreaterThan(first.lines.length)
  expect(layOut(text('one two three'))).toBe(first)
})

test('what was used longest ago is forgotten first, and a text too long to be kept is still laid out', () => {
  const one = JSON.stringify(text('one')).length
  const layOut = rememberLayouts(fonts, 2 * one)
  const [first, second] = [layOut(text('one')), layOut(text('two'))]
  expect(layOut(text('one'))).toBe(first)
  layOut(text('six'))
  expect(layOut(text('one'))).toBe(first)
  expect(layOut(text('two'))).not.toBe(second)
  expect(layOut(text('word '.repeat(one))).lines.length).toBeGreaterThan(10)
})
