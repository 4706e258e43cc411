import { expect, test } from 'vitest'
import { complete } from '../../document/elements/element.ts'
import type { Text } from '../../document/elements/text.ts'
import { layOut } from '../../text/testing/lay-out.ts'
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
