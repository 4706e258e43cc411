import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import { documentOf, element } from '../../document/testing/build.ts'
import { LIMITS } from '../../document/limits.ts'
import { boundsOfAll, boxOnPage } from '../geometry/page-matrix.ts'
import { arbitraryTree, SIZE } from '../testing/arbitrary-edits.ts'
import { placesOf } from '../tree/place.ts'
import { align, distribute, EDGES } from './align.ts'
import { arrange } from './arrange.ts'
import { group, ungroup } from './group-elements.ts'
import { guidesOn, setGuide } from './guides.ts'
import { areSiblings, outermost } from './outermost.ts'
import { scaleEach } from './scale-each.ts'

const rect = (id: string, properties: object = {}) =>
  element('rect', { id, x: 0, y: 0, width: 10, height: 10, ...properties })
const order = ({ pages }: Document): string[] => pages.flatMap(({ elements }) => elements.map(({ id }) => id))
const placesIn = (document: Document, ...ids: string[]) => outermost(placesOf(document), new Set(ids))
const find = (document: Document, id: string) => placesOf(document).get(id)?.element

test('boxes are aligned at any edge, wherever they are in the layers', () => {
  fc.assert(
    fc.property(arbitraryTree, fc.constantFrom(...EDGES), fc.nat(40), (document, edge, choice) => {
      const all = [...placesOf(document).values()].filter(({ page }) => page === document.pages[0])
      fc.pre(all.length > 1)
      const ids = new Set([0, 1].flatMap((each) => all[(choice + each) % all.length]?.element.id ?? []))
      const chosen = outermost(placesOf(document), ids)
      const area = boundsOfAll(chosen.map(boxOnPage))
      const { left, top, right, bottom } =
        chosen.length === 1 ? { left: 0, top: 0, right: SIZE.width, bottom: SIZE.height } : area
      const after = placesOf(align(document, { ids, edge, to: 'selection', size: SIZE }))
      const target = { left, top, right, bottom, center: (left + right) / 2, middle: (top + bottom) / 2 }[edge]
      for (const { element: moved } of chosen) {
        const place = after.get(moved.id)
        const box = place ? boxOnPage(place) : area
        const at = { ...box, center: (box.left + box.right) / 2, middle: (box.top + box.bottom) / 2 }[edge]
        expect(Math.abs(at - target)).toBeLessThan(0.02)
      }
    }),
  )
})

test('two elements can be given a gap, but not spread', () => {
  const document = documentOf(rect('a'), rect('b', { x: 50 }))
  const ids = new Set(['a', 'b'])
  expect(find(distribute(document, { ids, axis: 'x', gap: 5 }), 'b')).toMatchObject({ x: 15 })
  expect(distribute(document, { ids, axis: 'x' })).toBe(document)
})

test('several elements go forward and backward together, and stop at the ends', () => {
  const document = documentOf(rect('a'), rect('b'), rect('c'), rect('d'))
  const back = arrange(document, new Set(['b', 'c']), 'backward')
  expect(order(back)).toEqual(['b', 'c', 'a', 'd'])
  expect(arrange(back, new Set(['b', 'c']), 'backward')).toBe(back)
  const forward = arrange(document, new Set(['b', 'c']), 'forward')
  expect(order(forward)).toEqual(['a', 'd', 'b', 'c'])
  expect(arrange(forward, new Set(['b', 'c']), 'forward')).toBe(forward)
})

test('a group stands where the topmost of its elements was', () => {
  const document = documentOf(rect('a'), rect('b'), rect('c'), rect('d'))
  expect(order(group(document, placesIn(document, 'a', 'c'), 'g'))).toEqual(['b', 'g', 'd'])
})

test('what a group hides or makes translucent stays so when it is dissolved', () => {
  const dissolved = (properties: object): Document => {
    const inner = element('group', { id: 'g', elements: [rect('a', { opacity: 0.5 }), rect('b')], ...properties })
    const document = documentOf(inner)
    return ungroup(document, new Set(placesIn(document, 'g').map((place) => place.element)))
  }
  expect(find(dissolved({ opacity: 0.5 }), 'a')).toMatchObject({ opacity: 0.25 })
  expect(find(dissolved({ opacity: 0.5 }), 'b')).toMatchObject({ opacity: 0.5 })
  expect(find(dissolved({ visible: false }), 'b')).toMatchObject({ visible: false })
  expect(find(dissolved({}), 'b')).not.toHaveProperty('visible')
})

test('elements on different pages are no siblings', () => {
  const document: Document = {
    version: 1,
    pages: [
      { id: 'p', elements: [rect('a'), rect('b')] },
      { id: 'q', elements: [rect('c')] },
    ],
  }
  expect(areSiblings(placesIn(document, 'a', 'b'))).toBe(true)
  expect(areSiblings(placesIn(document, 'a', 'c'))).toBe(false)
})

test('elements without a width are scaled by their height', () => {
  const document = documentOf(rect('a', { width: 0 }))
  const from = { x: 0, y: 0, width: 0, height: 10 }
  const scaled = scaleEach(document, placesIn(document, 'a'), { from, to: { ...from, height: 30 } })
  expect(find(scaled, 'a')).toMatchObject({ width: 0, height: 30 })
})

test('a document with all the guides that it can have gets no more, but they can be moved and removed', () => {
  const vertical = Array.from({ length: LIMITS.guides }, (_, index) => index)
  const document: Document = { ...documentOf(), guides: { vertical } }
  expect(setGuide(document, { axis: 'x', index: null, at: 500 })).toBe(document)
  expect(guidesOn(setGuide(document, { axis: 'x', index: 0, at: 500 }), 'x')[0]).toBe(500)
  const fewer = setGuide(document, { axis: 'x', index: 0, at: null })
  expect(guidesOn(setGuide(fewer, { axis: 'x', index: null, at: 500 }), 'x')).toHaveLength(LIMITS.guides)
})
