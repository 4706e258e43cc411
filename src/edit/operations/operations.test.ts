import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import { parseDocument } from '../../document/parse-document.ts'
import { apply, type Point } from '../../paint/matrix.ts'
import { boxOnPage, cornersOf, pageMatrix } from '../geometry/page-matrix.ts'
import { arbitraryEdit, arbitraryTree, SIZE } from '../testing/arbitrary-edits.ts'
import { deepFrozen } from '../testing/deep-frozen.ts'
import { isContainer } from '../tree/container.ts'
import { type Place, placesOf } from '../tree/place.ts'
import { align, distribute } from './align.ts'
import { flip } from './flip.ts'
import { group, ungroup } from './group-elements.ts'
import { moveBy } from './move.ts'
import { rotate } from './rotate.ts'

const edits = fc.array(arbitraryEdit('a'), { minLength: 1, maxLength: 8 })

test('any sequence of edits leaves a valid document, and does not change the one it began with', () => {
  fc.assert(
    fc.property(arbitraryTree, edits, (start, steps) => {
      const document = steps.reduce((current, step) => deepFrozen(step(current)), deepFrozen(start))
      expect(parseDocument(document)).toEqual({ document })
    }),
    { numRuns: 1_000 },
  )
})

test('what an edit does not change keeps its identity', () => {
  fc.assert(
    fc.property(arbitraryTree, arbitraryEdit('a'), (start, edit) => {
      const after = edit(start)
      const before = new Map(start.pages.map((page) => [page.id, page]))
      for (const page of after.pages) {
        if (JSON.stringify(page) === JSON.stringify(before.get(page.id))) expect(page).toBe(before.get(page.id))
      }
    }),
    { numRuns: 1_000 },
  )
})

/** Where the corners and the directions of each shape are on its page. */
function cornersByShape(document: Document): Map<string, Point[]> {
  const shapes = [...placesOf(document).values()].filter(({ element }) => !isContainer(element))
  return new Map(shapes.map((place) => [place.element.id, cornersOf(pageMatrix(place), place.element)]))
}

function expectSameCorners(actual: Map<string, Point[]>, expected: Map<string, Point[]>): void {
  expect([...actual.keys()].toSorted()).toEqual([...expected.keys()].toSorted())
  const distances = [...expected].flatMap(([id, corners]) =>
    corners.map((corner, index) => {
      const other = actual.get(id)?.[index]
      return Math.hypot((other?.x ?? NaN) - corner.x, (other?.y ?? NaN) - corner.y)
    }),
  )
  if (distances.length > 0) expect(Math.max(...distances)).toBeLessThan(0.05)
}

const siblingsOf = (document: Document): Place[] =>
  [...placesOf(document).values()].filter(({ page, parents }) => page === document.pages[0] && parents.length === 0)

test('shapes stay where they are when they are grouped, and when turned or mirrored groups are dissolved', () => {
  fc.assert(
    fc.property(arbitraryTree, (document) => {
      const places = siblingsOf(document)
      fc.pre(places.length > 0)
      const grouped = group(document, places, 'made')
      expectSameCorners(cornersByShape(grouped), cornersByShape(document))
      const made = placesOf(grouped).get('made')
      const dissolved = ungroup(grouped, new Set(made ? [made.element] : []))
      expectSameCorners(cornersByShape(dissolved), cornersByShape(document))
      const groups = places.map(({ element }) => element).filter((element) => element.type === 'group')
      expectSameCorners(cornersByShape(ungroup(document, new Set(groups))), cornersByShape(document))
    }),
    { numRuns: 1_000 },
  )
})

test('elements move by the same distance on the page, in whichever containers they are', () => {
  fc.assert(
    fc.property(arbitraryTree, fc.nat(30), (document, choice) => {
      const places = [...placesOf(document).values()]
      const place = places[choice % Math.max(1, places.length)]
      if (!place) return
      const { id } = place.element
      const moved = placesOf(moveBy(document, { ids: new Set([id]), by: { x: 30, y: -20 } })).get(id)
      const [from, to] = [place, moved].map((each) => each && apply(pageMatrix(each), { x: 0, y: 0 }))
      expect((to?.x ?? NaN) - (from?.x ?? NaN)).toBeCloseTo(30, 1)
      expect((to?.y ?? NaN) - (from?.y ?? NaN)).toBeCloseTo(-20, 1)
    }),
    { numRuns: 1_000 },
  )
})

test('flipping twice, and turning there and back, restores what was there', () => {
  fc.assert(
    fc.property(arbitraryTree, fc.constantFrom('x' as const, 'y' as const), (document, axis) => {
      const again = (change: (document: Document) => Document): Document => change(change(document))
      expectSameCorners(cornersByShape(again((each) => flip(each, siblingsOf(each), axis))), cornersByShape(document))
      const there = rotate(document, siblingsOf(document), 37)
      const centers = (each: Document): Point => {
        const boxes = siblingsOf(each).map(boxOnPage)
        return {
          x: Math.min(...boxes.map(({ left }) => left)) + Math.max(...boxes.map(({ right }) => right)),
          y: Math.min(...boxes.map(({ top }) => top)) + Math.max(...boxes.map(({ bottom }) => bottom)),
        }
      }
      // The bounds of turned boxes have another center, so only a single element returns exactly.
      if (siblingsOf(document).length === 1) {
        expectSameCorners(cornersByShape(rotate(there, siblingsOf(there), -37)), cornersByShape(document))
        expect(centers(there).x).toBeCloseTo(centers(document).x, 1)
      }
    }),
    { numRuns: 1_000 },
  )
})

const boxes = (document: Document): Record<string, number[]> =>
  Object.fromEntries(
    Array.from(placesOf(document), ([id, place]) => {
      const { left, top, right, bottom } = boxOnPage(place)
      return [id, [left, top, right, bottom].map((value) => Math.round(value * 100) / 100)]
    }),
  )

const rect = (id: string, place: { x: number; y: number; rotation?: number }) =>
  ({ id, type: 'rect', width: 20, height: 10, ...place }) as const

const row: Document = {
  version: 1,
  pages: [
    {
      id: 'p',
      elements: [rect('a', { x: 10, y: 0 }), rect('b', { x: 50, y: 30 }), rect('c', { x: 200, y: 60, rotation: 90 })],
    },
  ],
}

test('elements are aligned by their turned boxes, with all of them or with the page', () => {
  const ids = new Set(['a', 'b', 'c'])
  const left = boxes(align(row, { ids, edge: 'left', to: 'selection', size: SIZE }))
  expect(Object.values(left).map(([x]) => x)).toEqual([10, 10, 10])
  const bottom = boxes(align(row, { ids, edge: 'bottom', to: 'page', size: SIZE }))
  expect(Object.values(bottom).map(([, , , y]) => y)).toEqual([300, 300, 300])
  const single = boxes(align(row, { ids: new Set(['b']), edge: 'center', to: 'selection', size: SIZE }))
  expect(single['b']).toEqual([190, 30, 210, 40])
})

test('elements are distributed with equal gaps between the outer two, or with a given gap from the first', () => {
  const ids = new Set(['a', 'b', 'c'])
  expect(boxes(distribute(row, { ids, axis: 'x' }))).toEqual({
    a: [10, 0, 30, 10],
    b: [107.5, 30, 127.5, 40],
    c: [205, 55, 215, 75],
  })
  const spaced = boxes(distribute(row, { ids, axis: 'y', gap: 5 }))
  expect(Object.values(spaced).map(([, y]) => y)).toEqual([0, 15, 30])
})
