import { expect, test } from 'vitest'
import { layOut } from '../../text/testing/lay-out.ts'
import { readableInitial, readableLines } from './readable-lines.ts'

const BOX = { width: 400, height: 400, fontSize: 20 }

test('text along a circle is one straight line at its middle letter, within the bounds of the letters', () => {
  const { lines } = layOut({ ...BOX, text: 'Roasted by hand', path: { type: 'circle' }, align: 'center' })
  const [line, ...others] = readableLines(lines, '')
  expect(others).toEqual([])
  expect(line?.letters.map(({ text }) => text).join('')).toBe('Roasted by hand')
  expect(line?.turn).toMatchObject({ y: expect.closeTo(0, 0) as number, radians: 0 })
  const last = line?.letters.at(-1)
  const right = (line?.turn.x ?? 0) + (last?.x ?? 0) + (last?.widthPx ?? 0)
  expect([line?.turn.x, right].map((x) => x !== undefined && x > 0 && x < 400)).toEqual([true, true])
  // The chord is shorter than the arc.
  expect(line?.sizePx).toBeLessThan(20)
})

test('letters have no gaps between them', () => {
  const { lines } = layOut({ ...BOX, text: 'up and down', path: { type: 'path', d: 'M0 200Q200 0 400 200' } })
  const letters = readableLines(lines, '')[0]?.letters ?? []
  for (const [index, { x }] of letters.entries()) {
    const before = letters[index - 1]
    if (before) expect(x).toBeCloseTo(before.x + before.widthPx)
  }
})

test('a path that runs down is read downward', () => {
  const { lines } = layOut({ ...BOX, text: 'down', path: { type: 'path', d: 'M200 0Q190 200 200 400' } })
  expect(readableLines(lines, '')[0]?.turn).toMatchObject({ radians: Math.PI / 2 })
})

test('vertical lines are where they are, and straight lines need none', () => {
  const vertical = layOut({ ...BOX, text: '春の新茶\n夏', writingMode: 'vertical', language: 'ja' })
  expect(
    readableLines(vertical.lines, '春の新茶\n夏').map(({ letters, turn }) => [letters.length, turn.radians]),
  ).toEqual([
    [4, Math.PI / 2],
    [1, Math.PI / 2],
  ])
  expect(readableLines(layOut({ ...BOX, text: 'straight' }).lines, 'straight')).toEqual([])
})

test('an initial is read directly before the line next to it', () => {
  const [first, second] = layOut({ ...BOX, width: 200, text: 'Once upon a time there was', dropCap: 2 }).lines
  const initial = first && readableInitial(first)
  const letter = initial?.letters[0]
  expect(letter?.text).toBe('O')
  expect((letter?.x ?? 0) + (letter?.widthPx ?? 0)).toBe(first?.runs.find(({ role }) => role === 'text')?.x)
  expect(initial?.turn.y).toBe(first?.baselinePx)
  expect(second && readableInitial(second)).toBeUndefined()
})

test('vertical lines have the space between their words', () => {
  const text = 'Tea from the hills'
  const { lines } = layOut({ ...BOX, height: 100, text, writingMode: 'vertical' })
  const read = readableLines(lines, text).map(({ letters }) => letters.map((letter) => letter.text).join(''))
  expect(read).toEqual(['Tea from ', 'the hills'])
})
