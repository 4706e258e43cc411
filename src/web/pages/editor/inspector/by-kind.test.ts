import { afterAll, expect, test, vi } from 'vitest'
import { type Kind, SCHEMAS } from '../../../../document/elements/element.ts'
import type { Part } from './by-kind.ts'

// The app reads its own address when it starts.
vi.stubGlobal('document', { baseURI: 'http://localhost/' })
// Other suites run in the same process, and text is measured in another way where there is a document.
afterAll(() => vi.unstubAllGlobals())
const { BY_KIND, COMMON_PARTS, partsOf, PLACE_PROPERTIES } = await import('./by-kind.ts')

/** What other parts of the editor change: the content, and what is filled from data. */
const ELSEWHERE = new Set(['id', 'type', 'slot', 'elements', 'entries', 'rows', 'categories', 'series'])

const KINDS = Object.keys(SCHEMAS) as Kind[]

// The properties of letters and lines are in the room for texts.
test.each(KINDS.filter((kind) => kind !== 'text'))('every property of a %s can be changed', (kind) => {
  const parts: readonly Part[] = [...BY_KIND[kind], ...COMMON_PARTS]
  const shown = new Set([...PLACE_PROPERTIES, ...parts.flatMap(({ properties }) => properties)])
  const missing = Object.keys(SCHEMAS[kind].properties).filter((name) => !shown.has(name) && !ELSEWHERE.has(name))
  expect(missing).toEqual([])
})

test.each(KINDS)('the parts of a %s have no property that it lacks', (kind) => {
  const parts: readonly Part[] = BY_KIND[kind]
  const names = Object.keys(SCHEMAS[kind].properties)
  expect(parts.flatMap(({ properties }) => properties).filter((name) => !names.includes(name))).toEqual([])
})

test('several kinds have the paints of some of them, and what all of them share', () => {
  expect(partsOf(new Set(['rect', 'image'])).map(({ title }) => title)).toEqual(['Fill', 'Stroke', 'Corners', 'Mask'])
  expect(partsOf(new Set(['rect', 'ellipse'])).map(({ title }) => title)).toEqual(['Fill', 'Stroke', 'Corners'])
  expect(partsOf(new Set(['star', 'group'])).map(({ title }) => title)).not.toContain('Star')
})
