import { expect, test } from 'vitest'
import { layOut, leftOf, lineTexts, rightOf } from './testing/lay-out.ts'

test('a text grows until it fills its box', () => {
  const { scale, lines } = layOut({ text: 'SALE', fit: 'fill', width: 300, height: 400 })
  expect(scale).toBeGreaterThan(4)
  expect(lines[0] && rightOf(lines[0])).toBeGreaterThan(295)
  const tall = layOut({ text: 'SALE', fit: 'fill', width: 3_000, height: 120 })
  expect(tall.heightPx).toBeGreaterThan(118)
  expect(tall.heightPx).toBeLessThanOrEqual(120.01)
})

test('a text that grows keeps words whole, and stays between its sizes', () => {
  const text = 'Everything must go'
  expect(lineTexts(layOut({ text, fit: 'fill', width: 300, height: 400 }))).toEqual(['Everything', 'must go'])
  expect(layOut({ text, fit: 'fill', maxFontSize: 30 }).lines[0]?.runs[0]?.font.sizePx).toBe(30)
  expect(layOut({ text, fit: 'fill', minFontSize: 90 }).lines[0]?.runs[0]?.font.sizePx).toBe(90)
})

test('an empty text does not grow', () => {
  expect(layOut({ text: ' ', fit: 'fill' }).scale).toBe(1)
})

test('quotation marks and hyphens hang outside the edges of their lines', () => {
  const quoted = { text: '“To be or not to be,” he said', hangingPunctuation: true, width: 120 }
  const [first] = layOut(quoted).lines
  expect(first && leftOf(first)).toBeLessThan(-5)
  const alone = layOut({ ...quoted, text: 'To' }).lines[0]
  expect(alone && leftOf(alone)).toBe(0)
  const ended = layOut({ text: 'word,', align: 'end', hangingPunctuation: true }).lines[0]
  expect(ended && rightOf(ended)).toBeGreaterThan(303)
})

test('a hanging mark leaves its room to the line', () => {
  const [line] = layOut({ text: 'quote”' }).lines
  const width = (line?.widthPx ?? 0) - 4
  expect(lineTexts(layOut({ text: 'a quote”', width, hangingPunctuation: true }))).toEqual(['a', 'quote”'])
  expect(layOut({ text: 'quote”', width, hangingPunctuation: true }).warnings).toEqual([])
})

test('features have names', () => {
  expect(layOut({ text: '1', fontFeatures: { 'tabular-nums': true } }).lines[0]?.runs[0]?.features).toBe("'tnum' 1")
  const [ones, eights] = ['1111', '8888'].map((text) => layOut({ text, fontFeatures: { 'tabular-nums': true } }))
  expect(ones?.lines[0]?.widthPx).toBeCloseTo(eights?.lines[0]?.widthPx ?? 0)
})
