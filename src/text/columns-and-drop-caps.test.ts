import { expect, test } from 'vitest'
import { layOut, leftOf, lineTexts, rightOf } from './testing/lay-out.ts'

const SIX = { text: 'one\ntwo\nthree\nfour\nfive\nsix', width: 324, lineHeight: 1.5, columns: 2 }

function lefts(properties: Parameters<typeof layOut>[0]): number[] {
  return layOut(properties).lines.map((line) => Math.round(leftOf(line)))
}

test('lines fill one column after the other to the height of the box', () => {
  expect(lefts({ ...SIX, height: 120 })).toEqual([0, 0, 0, 0, 174, 174])
  expect(layOut({ ...SIX, height: 120 }).lines.map(({ topPx }) => Math.round(topPx))).toEqual([0, 30, 60, 90, 0, 30])
})

test('columns of a text that grows are balanced', () => {
  expect(lefts({ ...SIX, fit: 'grow' })).toEqual([0, 0, 0, 174, 174, 174])
  expect(layOut({ ...SIX, fit: 'grow' }).heightPx).toBeCloseTo(90)
})

test('right-to-left columns begin at the right', () => {
  expect(lefts({ ...SIX, height: 90, direction: 'rtl' })[0]).toBeGreaterThan(170)
  expect(lefts({ ...SIX, text: 'واحد\nاثنان', height: 30 })[0]).toBeGreaterThan(170)
})

test('the width of columns is that of as many of the longest line', () => {
  const longest = layOut({ ...SIX, columns: 1, height: 200 }).widthPx
  expect(layOut({ ...SIX, fit: 'grow' }).widthPx).toBeCloseTo(2 * longest + 24)
})

test('lines that exceed the last column are cut, or have a warning', () => {
  expect(lineTexts(layOut({ ...SIX, height: 60, overflow: 'ellipsis' }))).toEqual(['one', 'two', 'three', 'four…'])
  expect(layOut({ ...SIX, height: 60 }).warnings.map(({ code }) => code)).toEqual(['text_overflow'])
})

test('a text shrinks until it fits its columns', () => {
  const { scale, lines } = layOut({ ...SIX, height: 60, fit: 'shrink' })
  expect(scale).toBeLessThan(1)
  expect(new Set(lines.map((line) => Math.round(leftOf(line))))).toEqual(new Set([0, 174]))
})

test('a drop cap reaches from the capitals of the first line to the baseline of its last line', () => {
  const { lines } = layOut({ text: 'Lorem ipsum dolor sit amet '.repeat(6), dropCap: 3, width: 200 })
  const [initial, ...rest] = lines[0]?.runs ?? []
  expect(initial).toMatchObject({ text: 'L', role: 'drop cap', x: 0, source: { start: 0, end: 1 } })
  expect(rest[0]?.text.startsWith('orem')).toBe(true)
  const [first, , third, fourth] = lines
  if (!initial || !first || !third || !fourth) throw new Error('too few lines')
  expect(first.baselinePx - initial.baselineShiftPx).toBeCloseTo(third.baselinePx)
  // Inter's capitals are 0.727 em high.
  expect(initial.font.sizePx * 0.727).toBeCloseTo(2 * 24 + 20 * 0.727, 0)
  expect(leftOf(third)).toBeGreaterThan(initial.width)
  expect(leftOf(fourth)).toBe(0)
  for (const line of lines) expect(rightOf(line)).toBeLessThanOrEqual(200.01)
})

test('a text with a single line is as high as its drop cap', () => {
  expect(layOut({ text: 'Lorem', dropCap: 3, fit: 'grow' }).heightPx).toBeCloseTo(72)
})

test('connected letters have no drop cap', () => {
  const { lines } = layOut({ text: 'سلام عليكم', dropCap: 2 })
  expect(lines).toHaveLength(1)
  expect(lines[0]?.runs.map(({ role }) => role)).not.toContain('drop cap')
})
