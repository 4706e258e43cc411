import { expect, test } from 'vitest'
import type { GlyphRun } from '../../text/text-layout.ts'
import { layOut } from '../../text/testing/lay-out.ts'
import { inReadingOrder } from './reading-order.ts'

function run(text: string, start: number, properties: Partial<GlyphRun> = {}): GlyphRun {
  const template = layOut({ text: 'a' }).lines[0]?.runs[0]
  if (!template) throw new Error('there is no run')
  return { ...template, text, x: 10 * start, source: { start, end: start + text.length }, ...properties }
}

const textsOf = (runs: readonly GlyphRun[]): string[] => inReadingOrder(runs).map(({ text }) => text)

test('runs are ordered by the text, after the marker of a list', () => {
  const marker = run('•', 0, { role: 'marker', x: -20 })
  expect(textsOf([run('two', 4, { run: 1 }), marker, run('one ', 0)])).toEqual(['•', 'one ', 'two'])
})

test('spaces between words continue the word on their left', () => {
  expect(textsOf([run('one', 0), run(' ', 3), run('two', 4)])).toEqual(['one ', 'two'])
  const rtl = { direction: 'rtl' } as const
  const [first, space, second] = [
    run('שלום', 0, { ...rtl, x: 60 }),
    run(' ', 4, { ...rtl, x: 50 }),
    run('עולם', 5, { ...rtl, x: 0 }),
  ]
  expect(textsOf([second, space, first])).toEqual([' עולם', 'שלום'])
  expect(inReadingOrder([second, space, first])[0]).toMatchObject({ x: 0, source: { start: 4, end: 9 } })
})

test('words from right to left stay in visual order only within one style', () => {
  const rtl = (text: string, start: number, properties: Partial<GlyphRun> = {}): GlyphRun =>
    run(text, start, { direction: 'rtl', ...properties })
  expect(textsOf([rtl('ג', 2), rtl('ב', 1), rtl('א', 0)])).toEqual(['ג', 'ב', 'א'])
  expect(textsOf([rtl('ג', 2, { run: 1 }), rtl('ב', 1), rtl('א', 0)])).toEqual(['ב', 'א', 'ג'])
})

test('a line with both directions is in the order of the text', () => {
  expect(textsOf([run('24', 5), run('טלפון', 0, { direction: 'rtl' })])).toEqual(['טלפון', '24'])
})
