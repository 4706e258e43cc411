import { expect, test } from 'vitest'
import { readSlices, slicesFor } from './font-slices.ts'
import { writeRanges } from './published-fonts.ts'

/** Kana, Latin letters, two slices of Han characters. */
const slices = readSlices(
  [[0x3041, 0x3096] as const, [0x20, 0x7e] as const, [0x4e00, 0x4e00] as const, [0x4e01, 0x4e01] as const]
    .map((range) => writeRanges([range]))
    .join('\n'),
)

test('a text needs the first two slices and those of its characters', () => {
  expect(slicesFor(slices, 'あAb', 'normal')).toEqual([0, 1])
  expect(slicesFor(slices, '一', 'normal')).toEqual([0, 1, 2])
  expect(slicesFor(slices, '丁一丁', "'palt' 1, 'kern' 0")).toEqual([0, 1, 3, 2])
})

test.each([
  ['a character in no slice', 'か\u309a', 'normal'],
  ['a selector of a variant', '一\u{e0100}', 'normal'],
  ['vertical forms', '一', "'vert' 1"],
  ['ligatures', '一', "'dlig' 1"],
  ['other widths', 'A', "'palt' 1, 'fwid' 1"],
])('%s need the whole font', (_name, text, features) => {
  expect(slicesFor(slices, text, features)).toBeUndefined()
})
