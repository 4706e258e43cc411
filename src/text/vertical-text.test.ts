import { expect, test } from 'vitest'
import type { Text } from '../document/elements/text.ts'
import { layOut } from './testing/lay-out.ts'
import { turned } from './turn.ts'

const JAPANESE = { fontFamily: 'Noto Sans JP', fontSize: 20, writingMode: 'vertical', width: 100, height: 120 } as const

/** Letters, and where their baselines begin. */
function lettersOf(properties: Partial<Text>) {
  const runs = layOut({ ...JAPANESE, ...properties }).lines.flatMap((line) => line.runs)
  return runs.map(({ text, x, turn, source }) => {
    if (!turn) throw new Error(`${text} is not turned`)
    const start = turned(turn, x, 0)
    return { text, source, radians: turn.radians, x: Math.round(start.x), y: Math.round(start.y) }
  })
}

test('letters are below each other, and lines begin at the right', () => {
  const letters = lettersOf({ text: '水木金土日月火' })
  expect(letters.slice(0, 6).map(({ y }) => y)).toEqual([0, 1, 2, 3, 4, 5].map((index) => 20 * index + 18))
  expect(new Set(letters.slice(0, 6).map(({ x }) => x)).size).toBe(1)
  expect(letters.map(({ radians }) => radians)).toEqual(Array(7).fill(0))
  expect((letters[0]?.x ?? 0) - (letters[6]?.x ?? 0)).toBe(24)
  expect(letters.map(({ source }) => source.start)).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('Latin words are turned by 90 degrees', () => {
  const [, latin] = lettersOf({ text: '水Typo木' })
  expect(latin).toMatchObject({ text: 'Typo', radians: Math.PI / 2, y: 20 })
})

test('one or two digits share a square, and longer numbers are turned', () => {
  expect(lettersOf({ text: '第12回', height: 200 }).map(({ text, radians }) => [text, radians])).toEqual([
    ['第', 0],
    ['12', 0],
    ['回', 0],
  ])
  expect(lettersOf({ text: '第12回', height: 200 })[2]?.y).toBe(2 * 20 + 18)
  expect(lettersOf({ text: '約120名' })[1]).toMatchObject({ text: '120', radians: Math.PI / 2 })
  expect(lettersOf({ text: 'えっ!?', height: 200 })[2]).toMatchObject({ text: '!?', radians: 0 })
})

test('two digits at the end of a line stay there', () => {
  const { lines } = layOut({ ...JAPANESE, text: '水木金土日12月' })
  expect(lines.map(({ runs }) => runs.map(({ text }) => text).join(''))).toEqual(['水木金土日12', '月'])
})

test('marks have vertical forms, and pairs of them are trimmed', () => {
  const { lines } = layOut({ ...JAPANESE, text: '水。」木' })
  expect(lines[0]?.runs[0]?.features).toContain("'vert' 1")
  expect(lines[0]?.widthPx).toBeCloseTo(70, 0)
})

test('text is aligned along its lines', () => {
  expect(lettersOf({ text: '水', align: 'end' })[0]?.y).toBe(118)
  expect(lettersOf({ text: '水', verticalAlign: 'bottom' })[0]?.x).toBeLessThan(10)
})

test('a text shrinks to the height of its box', () => {
  const text = '水木金土日月火水木金土日'
  const { scale, warnings } = layOut({ ...JAPANESE, text, width: 30, fit: 'shrink' })
  expect(scale).toBeLessThan(0.7)
  expect(warnings).toEqual([])
  expect(layOut({ ...JAPANESE, text, width: 30 }).warnings).toEqual([
    { code: 'text_overflow', message: expect.stringMatching(/^Text is \d+ px too wide for its box$/) },
  ])
})
