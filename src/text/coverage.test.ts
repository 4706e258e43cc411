import { expect, test } from 'vitest'
import { findGroupDefect, readCoveredRanges } from './coverage.ts'

interface Group {
  readonly first: number
  readonly last: number
  readonly glyph: number
}

/** Returns a table with one subtable, in format 12. */
function cmapOf(...groups: Group[]): DataView {
  const cmap = new DataView(new ArrayBuffer(28 + groups.length * 12))
  for (const [index, word] of [0, 1, 3, 10, 0, 12, 12, 0].entries()) cmap.setUint16(index * 2, word)
  cmap.setUint32(24, groups.length)
  for (const [index, { first, last, glyph }] of groups.entries()) {
    for (const [field, value] of [first, last, glyph].entries()) cmap.setUint32(28 + index * 12 + field * 4, value)
  }
  return cmap
}

const LETTERS = { first: 65, last: 90, glyph: 1 }

test.each([
  ['overlap', [LETTERS, { first: 80, last: 100, glyph: 27 }], /ranges of characters overlap/],
  ['are reversed', [{ first: 90, last: 65, glyph: 1 }], /ranges of characters overlap/],
  ['go beyond Unicode', [{ first: 32, last: 0xffffffff, glyph: 1 }], /beyond U\+10FFFF/],
  ['have glyphs that the font lacks', [{ first: 32, last: 0x10ffff, glyph: 1 }], /beyond the 500 of the font/],
])('groups that %s are a defect', (_, groups, reason) => {
  expect(findGroupDefect(cmapOf(...groups), 500)).toMatch(reason)
})

test('groups in order are none', () => {
  expect(findGroupDefect(cmapOf(LETTERS, { first: 97, last: 122, glyph: 27 }), 500)).toBeUndefined()
})

test('each code point of overlapping groups is read once', () => {
  const groups = Array.from({ length: 2_000 }, () => ({ first: 0, last: 0xffffffff, glyph: 1 }))
  expect(readCoveredRanges(cmapOf(...groups))).toEqual([[0, 0x10ffff]])
})
