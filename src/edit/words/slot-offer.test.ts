import { expect, test } from 'vitest'
import { matchingNames, openPlaceholder } from './slot-offer.ts'

test('a placeholder is open from its braces to its end', () => {
  expect(openPlaceholder('Dear {{fir', 10)).toEqual({ range: { start: 5, end: 10 }, query: 'fir' })
  expect(openPlaceholder('Dear {{', 7)).toEqual({ range: { start: 5, end: 7 }, query: '' })
  expect(openPlaceholder('{{ na}} x', 5)).toEqual({ range: { start: 0, end: 7 }, query: 'na' })
})

test('a complete one is closed, and so is its default', () => {
  expect(openPlaceholder('{{name}}', 8)).toBe(undefined)
  expect(openPlaceholder('{{name|fri', 10)).toBe(undefined)
  expect(openPlaceholder('{{a\nb', 5)).toBe(undefined)
})

test('names that begin with what is typed come first', () => {
  expect(matchingNames(['last name', 'Name', 'date'], 'na')).toEqual(['Name', 'last name'])
})
