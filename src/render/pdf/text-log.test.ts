import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { LIMITS } from '../../document/limits.ts'
import { asContext } from '../skia.ts'
import { TextLog } from './text-log.ts'

interface Drawn {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly method?: 'fillText' | 'strokeText'
  readonly leftPx?: number
}

function watched(): { log: TextLog; draw: (drawn: Drawn) => { x: number; y: number } } {
  const log = new TextLog()
  const context = asContext(createCanvas(10, 10).getContext('2d'))
  let last = { x: 0, y: 0 }
  context.fillText = context.strokeText = (_text, x, y) => {
    last = { x, y }
  }
  log.watch(context)
  return {
    log,
    draw({ text, x, y, method = 'fillText', leftPx = 0 }) {
      context.setTransform(1, 0, 0, 1, leftPx, 0)
      context[method](text, x, y)
      return last
    },
  }
}

test('a text is found by its position, even in single precision', () => {
  const { log, draw } = watched()
  const { x, y } = draw({ text: 'a', x: 1234.5678, y: 0.3 })
  expect(log.find(Math.fround(x), Math.fround(y))?.text).toBe('a')
  expect(log.find(1234, 0)).toBeUndefined()
})

test('letters far along a path, where single precision has fewer positions, are found as Skia writes them', () => {
  const { log, draw } = watched()
  const drawn = Array.from({ length: 300 }, (_, index) => {
    const place = draw({ text: `t${index}`, x: 65_000.7 + index * 4_321.13, y: 0, leftPx: index })
    return { index, x: Number(place.x.toPrecision(index % 2 === 0 ? 17 : 9)), y: place.y }
  })
  for (const { index, x, y } of drawn) expect(log.find(Math.fround(x), y)?.text).toBe(`t${index}`)
})

test('hundreds of texts at one position get distinct positions that look the same', () => {
  const { log, draw } = watched()
  for (let index = 0; index < 500; index += 1) {
    const { x, y } = draw({ text: `t${index}`, x: 0, y: 20 })
    expect(Math.hypot(x, y - 20)).toBeLessThan(0.15)
    expect(log.find(x, y)?.text).toBe(`t${index}`)
  }
})

test('as many texts at one position as a table has cells get distinct positions', () => {
  const { log, draw } = watched()
  const places = Array.from({ length: LIMITS.tableCells }, (_, index) => draw({ text: `t${index}`, x: 0, y: 20 }))
  for (const [index, { x, y }] of places.entries()) expect(log.find(x, y)?.text).toBe(`t${index}`)
  expect(Math.max(...places.map(({ x, y }) => Math.max(x, y - 20)))).toBeLessThan(0.6)
})

test('an outline repeats its filled text, even after other lines; the same word at another position does not', () => {
  const { log, draw } = watched()
  const fills = [0, 9].map((y) => draw({ text: 'a', x: 0, y }))
  const outlines = [0, 9].map((y) => draw({ text: 'a', x: 0, y, method: 'strokeText' }))
  const elsewhere = [draw({ text: 'a', x: 5, y: 0 }), draw({ text: 'a', x: 0, y: 0, leftPx: 50 })]
  const repeated = (places: { x: number; y: number }[]) => places.map(({ x, y }) => log.find(x, y)?.isRepeated)
  expect([repeated(fills), repeated(outlines), repeated(elsewhere)]).toEqual([
    [false, false],
    [true, true],
    [false, false],
  ])
})

test('words that follow each other on a line are one text', () => {
  const { log, draw } = watched()
  const { x, y } = draw({ text: 'one ', x: 0, y: 9 })
  draw({ text: 'two', x: 30, y: 9 })
  draw({ text: 'next', x: 60, y: 20 })
  expect(log.find(x, y)?.text).toBe('one two')
})
