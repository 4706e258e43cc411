import { expect, test } from 'vitest'
import { alignGlyphs } from './align-glyphs.ts'

test('a ligature between known letters has the remaining characters', () => {
  expect(alignGlyphs('waffle', ['w', 'a', undefined, 'e'])).toEqual(['w', 'a', 'ffl', 'e'])
})

test('two adjacent ligatures are ambiguous, so there is no division', () => {
  expect(alignGlyphs('waffle', ['w', 'a', undefined, undefined, 'e'])).toBeUndefined()
})

test('known letters that do not match the word yield no division', () => {
  expect(alignGlyphs('a->b', ['a', '→', 'b'])).toBeUndefined()
})

test('a surrogate pair counts as one character', () => {
  expect(alignGlyphs('a😀b', ['a', undefined, 'b'])).toEqual(['a', '😀', 'b'])
})

test('long words in which every other glyph is unknown are divided', () => {
  const word = 'a1'.repeat(40)
  expect(
    alignGlyphs(
      word,
      Array.from(word, (letter) => (letter === 'a' ? 'a' : undefined)),
    ),
  ).toEqual(Array.from(word))
})

test('a word that would take too long has no division', () => {
  const unknown = Array.from({ length: 30 }, () => undefined)
  const began = performance.now()
  expect(alignGlyphs('a'.repeat(100), unknown)).toBeUndefined()
  expect(performance.now() - began).toBeLessThan(5_000)
})
