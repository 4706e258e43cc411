import { expect, test } from 'vitest'
import { alignGlyphs } from './align-glyphs.ts'

test('a ligature between known letters is what they leave', () => {
  expect(alignGlyphs('waffle', ['w', 'a', undefined, 'e'])).toEqual(['w', 'a', 'ffl', 'e'])
})

test('two ligatures side by side could be divided in several ways, so nothing is assumed', () => {
  expect(alignGlyphs('waffle', ['w', 'a', undefined, undefined, 'e'])).toBeUndefined()
})

test('known letters that are not the word tell nothing', () => {
  expect(alignGlyphs('a->b', ['a', '→', 'b'])).toBeUndefined()
})

test('characters beyond the first plane count as one', () => {
  expect(alignGlyphs('a😀b', ['a', undefined, 'b'])).toEqual(['a', '😀', 'b'])
})

test('a word that would take too long is given up', () => {
  const unknown = Array.from({ length: 30 }, () => undefined)
  const began = performance.now()
  expect(alignGlyphs('a'.repeat(100), unknown)).toBeUndefined()
  expect(performance.now() - began).toBeLessThan(500)
})
