import { expect, test } from 'vitest'
import { parseNumber } from './parse-number.ts'
import { parsePasted } from './parse-pasted.ts'

test('cells of a spreadsheet are separated by tabs and line breaks, and may be quoted', () => {
  expect(parsePasted('a\tb\r\nc\t\r\n')).toEqual([
    ['a', 'b'],
    ['c', ''],
  ])
  expect(parsePasted('"two\nlines"\t"a ""quote"""\n5" screen\tx')).toEqual([
    ['two\nlines', 'a "quote"'],
    ['5" screen', 'x'],
  ])
  expect(parsePasted('a\n\nb')).toEqual([['a'], [''], ['b']])
})

test('text of one cell is pasted as text', () => {
  expect(parsePasted('a single cell')).toBeUndefined()
  expect(parsePasted('with a line break\n')).toBeUndefined()
})

test.each([
  ['', null],
  [' 12 ', 12],
  ['−3.5', -3.5],
  ['3,5', 3.5],
  ['1,234', 1234],
  ['1,234,567.8', 1234567.8],
  ['1.234,56', 1234.56],
  ['12 000', 12000],
  ['45 %', 45],
  ['1e3', 1000],
  ['many', undefined],
  ['1,2,3', undefined],
  ['1e16', undefined],
  ['-', undefined],
])('%j is read as %j', (text, number) => {
  expect(parseNumber(text)).toBe(number)
})
