import { expect, test } from 'vitest'
import { courseOf } from './text-course.ts'
import { layOut } from './testing/lay-out.ts'
import { turned } from './turn.ts'
import type { TextLayout } from './text-layout.ts'

const SQUARE = { width: 200, height: 200 }

/** Letters, and where their baselines begin. */
function lettersOf({ lines }: TextLayout) {
  const runs = lines.flatMap((line) => line.runs)
  return runs.map(({ text, x, turn, width }) => {
    if (!turn) throw new Error(`${text} is not turned`)
    return { text, width, ...turned(turn, x, 0) }
  })
}

test('a circle begins at the top and runs clockwise', () => {
  const course = courseOf({ type: 'circle' }, SQUARE)
  expect(course.lengthPx).toBeCloseTo(200 * Math.PI)
  expect(course.at(0)).toMatchObject({ x: 100, y: 0, radians: 0 })
  const quarter = course.at(50 * Math.PI)
  expect([quarter.x, quarter.y, quarter.radians]).toEqual([200, 100, Math.PI / 2].map((value) => expect.closeTo(value)))
})

test('inside a circle, text is upright at the bottom', () => {
  const { x, y, radians } = courseOf({ type: 'circle', startAngle: 180, side: 'inside' }, SQUARE).at(0)
  expect([x, y, radians]).toEqual([100, 200, 0].map((value) => expect.closeTo(value)))
})

test.each<[string, number]>([
  ['M0 0H100V100', 200],
  ['M10 10h30v40h-30z', 140],
  ['M0 50A50 50 0 0 1 100 50', 50 * Math.PI],
  ['M0 0C50 0 50 0 100 0M500 500H900', 100],
])('the path %s is %d px long', (d, lengthPx) => {
  expect(courseOf({ type: 'path', d }, SQUARE).lengthPx).toBeCloseTo(lengthPx, 0)
})

test('a view box stretches the path to the box', () => {
  expect(courseOf({ type: 'path', d: 'M0 0H10', viewBox: [0, 0, 10, 10] }, SQUARE).lengthPx).toBeCloseTo(200)
})

test('letters stand on a straight path where they would on a line', () => {
  const straight = layOut({ text: 'AVA' }).lines[0]
  const letters = lettersOf(layOut({ text: 'AVA', path: { type: 'path', d: 'M20 80H280' } }))
  expect(letters.map(({ text }) => text)).toEqual(['A', 'V', 'A'])
  expect(letters.map(({ y }) => y)).toEqual([80, 80, 80])
  expect(letters[0]?.x).toBeCloseTo(20)
  expect((letters[2]?.x ?? 0) + (letters[2]?.width ?? 0)).toBeCloseTo(20 + (straight?.widthPx ?? 0))
})

test('text is aligned along its path', () => {
  const path = { type: 'path', d: 'M0 0H300' } as const
  const widthPx = layOut({ text: 'word' }).lines[0]?.widthPx ?? 0
  const startOf = (align: 'center' | 'end') => lettersOf(layOut({ text: 'word', path, align }))[0]?.x
  expect(startOf('center')).toBeCloseTo((300 - widthPx) / 2)
  expect(startOf('end')).toBeCloseTo(300 - widthPx)
})

test('letters beyond the end are omitted, with a warning', () => {
  const layout = layOut({ text: 'too long for this', path: { type: 'path', d: 'M0 0H60' } })
  expect(lettersOf(layout).length).toBeLessThan(9)
  expect(layout.warnings).toEqual([
    { code: 'text_overflow', message: expect.stringMatching(/^Text is \d+ px too long for its path$/) },
  ])
})

test('text shrinks and grows to the length of its path', () => {
  const path = { type: 'path', d: 'M0 0H100' } as const
  const shrunk = layOut({ text: 'too long for this', path, fit: 'shrink' })
  expect(shrunk.warnings).toEqual([])
  expect(shrunk.scale).toBeLessThan(1)
  const filled = layOut({ text: 'ab', path, fit: 'fill' })
  expect(filled.scale).toBeGreaterThan(3)
  expect(filled.lines[0]?.widthPx).toBeLessThanOrEqual(100)
})

test('a second paragraph is below the first', () => {
  const letters = lettersOf(layOut({ text: 'a\nb', path: { type: 'path', d: 'M0 50H100' } }))
  expect(letters.map(({ y }) => Math.round(y))).toEqual([50, 74])
})

test('connected letters stay in one word', () => {
  const words = lettersOf(layOut({ text: 'سلام عليكم', path: { type: 'circle' } })).map(({ text }) => text)
  expect(words.toSorted()).toEqual(['سلام', 'عليكم'])
})
