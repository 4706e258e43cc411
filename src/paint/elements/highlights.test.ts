import { expect, test } from 'vitest'
import { complete } from '../../document/elements/element.ts'
import type { Text } from '../../document/elements/text.ts'
import { layOut } from '../../text/testing/lay-out.ts'
import type { Path } from '../canvas.ts'
import { bandPath } from './highlight-band.ts'
import { highlightAreas } from './paint-highlights.ts'

function areasOf(properties: Partial<Text>) {
  const element = complete<'text'>({ id: 'a', type: 'text', x: 0, y: 0, width: 300, height: 200, ...properties })
  return highlightAreas(element, layOut(properties).lines)
}

const YELLOW = { paint: '#ffff00' }

test('each line has an area as wide as its text', () => {
  const text = 'one two\nthree'
  const areas = areasOf({ text, background: YELLOW })
  const lines = layOut({ text }).lines
  expect(areas.map(({ bounds }) => bounds.right - bounds.left)).toEqual(lines.map(({ widthPx }) => widthPx))
  // Inter's ascent and descent: 1.21 em of 20 px.
  expect(areas.map(({ bounds }) => Math.round(bounds.bottom - bounds.top))).toEqual([24, 24])
})

test('padding enlarges the area without moving the text', () => {
  const [plain] = areasOf({ text: 'one', background: YELLOW })
  const [padded] = areasOf({ text: 'one', background: { ...YELLOW, padding: [1, 2, 3, 4] } })
  if (!plain || !padded) throw new Error('no areas')
  expect(padded.bounds.top - plain.bounds.top).toBeCloseTo(-1)
  expect(padded.bounds.right - plain.bounds.right).toBeCloseTo(2)
  expect(padded.bounds.bottom - plain.bounds.bottom).toBeCloseTo(3)
  expect(padded.bounds.left - plain.bounds.left).toBeCloseTo(-4)
})

test('a run has its own area or none, and parts of one line in other styles share one', () => {
  const runs = [
    { text: 'a ', background: null },
    { text: 'b ' },
    { text: 'c ', fontWeight: 700 },
    { text: 'd', background: YELLOW },
  ]
  const background = { paint: '#00ff00' }
  expect(areasOf({ runs, background }).map(({ highlight }) => highlight.paint)).toEqual(['#00ff00', '#ffff00'])
})

test('list markers and drop caps have no highlight', () => {
  expect(areasOf({ text: 'one', list: 'bullet', background: YELLOW })).toHaveLength(1)
  expect(areasOf({ text: 'one', dropCap: 2, background: YELLOW })).toHaveLength(1)
})

test('a vertical line has one area, as long as its letters, digits and turned words', () => {
  const vertical = { text: '日本12語abc', writingMode: 'vertical', language: 'ja', background: YELLOW } as const
  const areas = areasOf(vertical)
  expect(areas.map(({ slices }) => slices.length)).toEqual([1])
  const [line] = layOut(vertical).lines
  const [{ bounds } = { bounds: undefined }] = areas
  if (!line || !bounds) throw new Error('no line')
  expect(bounds.bottom - bounds.top).toBeCloseTo(line.widthPx)
  // At the right edge of the box.
  expect(bounds.right).toBeCloseTo(300, 0)
  expect(bounds.left).toBeGreaterThan(250)
})

test('letters on a path have a band around all of them, and a run of its own', () => {
  const path = { type: 'path', d: 'M 0 100 Q 150 0 300 100' } as const
  const [area, ...others] = areasOf({ text: 'on a path', path, background: { ...YELLOW, padding: 3 } })
  expect(others).toEqual([])
  expect(area?.slices).toHaveLength(['on', 'a', 'path'].join('').length)
  const [first, second] = area?.slices ?? []
  if (!first || !second) throw new Error('no slices')
  const [letter] = layOut({ text: 'on a path', path }).lines[0]?.runs ?? []
  expect(first.right - first.left).toBeCloseTo((letter?.width ?? 0) + 3)
  expect(new Set(area?.slices.map(({ top, bottom }) => bottom - top)).size).toBe(1)
  const runs = [{ text: 'on a ' }, { text: 'path', background: YELLOW }]
  expect(areasOf({ runs, path }).map(({ slices }) => slices.length)).toEqual(['path'.length])
})

test('a band of one letter is a rounded rectangle', () => {
  const slice = { turn: { x: 10, y: 20, radians: 0 }, left: 0, top: -8, right: 30, bottom: 2 }
  const calls: string[] = []
  const record =
    (name: string) =>
    (...values: number[]) =>
      void calls.push(`${name} ${values.map(Math.round).join(' ')}`)
  const path = Object.fromEntries(
    ['moveTo', 'lineTo', 'bezierCurveTo', 'closePath'].map((name) => [name, record(name)]),
  )
  bandPath(() => path as unknown as Path, [slice], 100)
  expect(calls[0]).toBe('moveTo 10 17')
  expect(calls).toContain('lineTo 35 12')
  expect(calls).toContain('bezierCurveTo 38 12 40 14 40 17')
})
