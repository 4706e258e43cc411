import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import { documentOf, element } from '../../document/testing/build.ts'
import { LIMITS } from '../../document/limits.ts'
import { boxOnPage, cornersOf, pageMatrix } from '../geometry/page-matrix.ts'
import { arbitraryTree } from '../testing/arbitrary-edits.ts'
import { deepFrozen } from '../testing/deep-frozen.ts'
import { isContainer } from '../tree/container.ts'
import { type Place, placesOf } from '../tree/place.ts'
import { remove, type Target } from './insert.ts'
import { addPage, duplicatePage, movePage, removePages, setPages } from './pages.ts'
import { paste } from './paste.ts'
import { placeElements } from './place-elements.ts'
import { scale } from './scale.ts'
import { describeSlot, markElement, markRun, renameSlot, unmark } from './slots.ts'

const rect = (id: string, properties: object = {}) =>
  element('rect', { id, x: 0, y: 0, width: 10, height: 10, ...properties })
const pageIds = ({ pages }: Document): string[] => pages.map(({ id }) => id)
const placeOf = (document: Document, id: string): Place => {
  const place = placesOf(document).get(id)
  if (!place) throw new Error(`no ${id}`)
  return place
}

test('elements keep their corners on the page wherever they are placed in the layers', () => {
  const where = fc.constantFrom('above', 'beneath', 'into')
  fc.assert(
    fc.property(arbitraryTree, fc.tuple(fc.nat(40), fc.nat(40)), where, (document, [at, to], key) => {
      const places = [...placesOf(deepFrozen(document)).values()]
      const place = places[at % Math.max(1, places.length)]
      const targets = places.filter(
        ({ element: each, parents }) =>
          ![...parents, each].some((one) => one === place?.element) && (key !== 'into' || isContainer(each)),
      )
      const target = targets[to % Math.max(1, targets.length)]
      if (!place || !target) return
      const placed = placeElements(document, [place], { [key]: target.element.id } as unknown as Target)
      const moved = placeOf(placed, place.element.id)
      expect(moved.parents.at(-1)?.id).toBe(key === 'into' ? target.element.id : target.parents.at(-1)?.id)
      const [before, after] = [place, moved].map((each) => cornersOf(pageMatrix(each), each.element))
      // A box that was mirrored may be mirrored and turned instead, so that its corners have other names.
      for (const corner of before ?? []) {
        const nearest = Math.min(...(after ?? []).map(({ x, y }) => Math.hypot(x - corner.x, y - corner.y)))
        expect(nearest).toBeLessThan(0.1)
      }
    }),
    { numRuns: 1_000 },
  )
})

test('boxes that are scaled fill the box that they are scaled to', () => {
  const side = fc.integer({ min: 1, max: 300 })
  fc.assert(
    fc.property(fc.array(fc.tuple(side, side, side, side), { minLength: 1, maxLength: 4 }), side, side, (all, w, h) => {
      const document = documentOf(
        ...all.map(([x, y, width, height], index) => rect(`${index}`, { x, y, width, height })),
      )
      const places = [...placesOf(document).values()]
      const [left, top] = [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))]
      const from = {
        x: left,
        y: top,
        width: Math.max(...all.map(([x, , width]) => x + width)) - left,
        height: Math.max(...all.map(([, y, , height]) => y + height)) - top,
      }
      const scaled = scale(document, places, { from, to: { x: 5, y: 7, width: w, height: h }, what: 'boxes' })
      const boxes = [...placesOf(scaled).values()].map(boxOnPage)
      expect(Math.min(...boxes.map((box) => box.left))).toBeCloseTo(5, 1)
      expect(Math.min(...boxes.map((box) => box.top))).toBeCloseTo(7, 1)
      expect(Math.max(...boxes.map((box) => box.right))).toBeCloseTo(5 + w, 1)
      expect(Math.max(...boxes.map((box) => box.bottom))).toBeCloseTo(7 + h, 1)
      expect(scale(document, places, { from, to: from, what: 'all' })).toBe(document)
    }),
  )
})

test('a corner scales type and strokes of all that a group contains, a side only boxes', () => {
  const text = element('text', { id: 't', x: 10, y: 10, width: 80, height: 20, text: 'Hi', fontSize: 20 })
  const document = documentOf(element('group', { id: 'g', x: 0, y: 0, width: 100, height: 50, elements: [text] }))
  const from = { x: 0, y: 0, width: 100, height: 50 }
  const scaled = (to: typeof from, what: 'all' | 'boxes') =>
    placeOf(scale(document, [placeOf(document, 'g')], { from, to, what }), 't').element
  expect(scaled({ x: 0, y: 0, width: 200, height: 100 }, 'all')).toMatchObject({
    ...{ x: 20, y: 20, width: 160, height: 40, fontSize: 40 },
  })
  expect(scaled({ x: 0, y: 0, width: 200, height: 50 }, 'boxes')).toMatchObject({
    ...{ x: 20, y: 10, width: 160, height: 20, fontSize: 20 },
  })
})

test('a box turned by a quarter is stretched along the sides that it shows', () => {
  const document = documentOf(rect('a', { x: 0, y: 0, width: 20, height: 10, rotation: 90 }))
  const from = { x: 5, y: -5, width: 10, height: 20 }
  const scaled = scale(document, [placeOf(document, 'a')], { from, to: { ...from, width: 30 }, what: 'boxes' })
  expect(placeOf(scaled, 'a').element).toMatchObject({ width: 20, height: 30, x: 10, y: -10 })
})

const three = (): Document =>
  deepFrozen({ ...documentOf(), pages: ['a', 'b', 'c'].map((id) => ({ id, elements: [] })) })

test('pages are added, moved and removed, and one always remains', () => {
  const page = { id: 'd', elements: [] }
  expect(pageIds(addPage(three(), page, { before: 'b' }))).toEqual(['a', 'd', 'b', 'c'])
  expect(pageIds(addPage(three(), page, 'end'))).toEqual(['a', 'b', 'c', 'd'])
  expect(pageIds(movePage(three(), 'c', { before: 'a' }))).toEqual(['c', 'a', 'b'])
  expect(pageIds(movePage(three(), 'a', { after: 'b' }))).toEqual(['b', 'a', 'c'])
  const document = three()
  expect(movePage(document, 'a', { before: 'b' })).toBe(document)
  expect(movePage(document, 'a', { after: 'a' })).toBe(document)
  expect(pageIds(removePages(document, new Set(['a', 'c'])))).toEqual(['b'])
  expect(removePages(document, new Set(['a', 'b', 'c']))).toBe(document)
  const named = setPages(document, new Set(['b']), { name: 'Inside' })
  expect(named.pages[1]).toEqual({ id: 'b', name: 'Inside', elements: [] })
  expect(named.pages[0]).toBe(document.pages[0])
})

test('a copied page has new IDs and comes after the first one, unless the document is full', () => {
  const document = documentOf(rect('a'), element('group', { id: 'g', elements: [rect('b')] }))
  const copy = duplicatePage(document, 'page')
  expect(copy.ids).toEqual(['page-2', 'a-2', 'g-2'])
  expect([...placesOf(copy.document).keys()]).toEqual(['a', 'g', 'b', 'a-2', 'g-2', 'b-2'])
  const pages = Array.from({ length: LIMITS.pages }, (_, index) => ({ id: `p${index}`, elements: [] }))
  const full: Document = { version: 1, pages }
  expect(duplicatePage(full, 'p1')).toEqual({ document: full, ids: [] })
  expect(addPage(full, { id: 'new', elements: [] }, 'end')).toBe(full)
})

test('the description of a slot goes with the last element that uses it', () => {
  const document = describeSlot(documentOf(rect('a', { slot: 'photo' }), rect('b', { slot: 'photo' })), {
    name: 'photo',
  })
  const one = remove(document, new Set(['a']))
  expect(one.slots).toEqual([{ name: 'photo' }])
  expect(remove(one, new Set(['b']))).not.toHaveProperty('slots')
  expect(unmark(one, new Set(['b']))).toEqual(documentOf(rect('b')))
})

test('a part of a text becomes one run of a slot, in the style of its beginning', () => {
  const runs = [{ text: 'Dear ' }, { text: 'An', fontWeight: 700 }, { text: 'na, hi' }]
  const marked = markRun(documentOf(element('text', { id: 't', runs })), 't', {
    range: { start: 5, end: 9 },
    slot: 'name',
  })
  expect(placeOf(marked, 't').element).toMatchObject({
    runs: [{ text: 'Dear ' }, { text: 'Anna', fontWeight: 700, slot: 'name' }, { text: ', hi' }],
  })
})

test('a slot is renamed in elements, runs, placeholders and its description, but not within repeats', () => {
  const document: Document = {
    ...documentOf(
      element('text', { id: 't', runs: [{ text: 'A', slot: 'name' }, { text: ' {{ name | you }} {{names}}' }] }),
      element('code', { id: 'c', data: 'https://x/{{name}}' }),
      element('table', {
        id: 'b',
        columns: [{ title: '{{name}}' }],
        rows: [['{{name}}'], [{ text: '{{name|x}}' }], [3]],
      }),
      element('repeat', { id: 'r', slot: 'dishes', elements: [element('text', { id: 'd', text: '{{name}}' })] }),
    ),
    slots: [{ name: 'name', label: 'Your name' }],
  }
  const renamed = renameSlot(deepFrozen(document), 'name', 'guest')
  const find = (id: string) => placeOf(renamed, id).element
  expect(find('t')).toMatchObject({ runs: [{ text: 'A', slot: 'guest' }, { text: ' {{guest|you}} {{names}}' }] })
  expect(find('c')).toMatchObject({ data: 'https://x/{{guest}}' })
  expect(find('b')).toMatchObject({
    columns: [{ title: '{{guest}}' }],
    rows: [['{{guest}}'], [{ text: '{{guest|x}}' }], [3]],
  })
  expect(find('d')).toBe(placeOf(document, 'd').element)
  expect(renamed.slots).toEqual([{ name: 'guest', label: 'Your name' }])
  expect(renameSlot(renamed, 'name', 'other')).toBe(renamed)
  expect(markElement(renamed, 'c', 'link').pages[0]?.elements[1]).toMatchObject({ slot: 'link' })
})

test('pasted elements get free IDs, and bring the fonts, brand names and descriptions that they use', () => {
  const document: Document = { ...documentOf(rect('a')), brand: { colors: { ink: '#000' } } }
  const source: Document = {
    ...documentOf(
      rect('a', { fill: 'brand:ink', slot: 'photo' }),
      element('text', { id: 't', text: 'Hi', fontFamily: 'Own Sans', fill: 'brand:sun' }),
    ),
    brand: { colors: { ink: '#111', sun: '#fc0', sea: '#06c' } },
    fonts: [
      { family: 'Own Sans', src: 'asset:ast_1' },
      { family: 'Other', src: 'asset:ast_2' },
    ],
    slots: [{ name: 'photo', label: 'Photo' }],
  }
  const elements = source.pages[0]?.elements ?? []
  const pasted = paste(deepFrozen(document), { ...source, elements }, { target: { page: 'page' }, by: { x: 5, y: 0 } })
  expect(pasted.ids).toEqual(['a-2', 't'])
  expect(placeOf(pasted.document, 'a-2').element).toMatchObject({ x: 5, fill: 'brand:ink' })
  expect(pasted.document).toMatchObject({
    brand: { colors: { ink: '#000', sun: '#fc0' } },
    fonts: [{ family: 'Own Sans', src: 'asset:ast_1' }],
    slots: [{ name: 'photo', label: 'Photo' }],
  })
  expect(pasted.document.brand?.colors).not.toHaveProperty('sea')
})

test('a pasted element of a slot that the document has, described or not, brings no description', () => {
  const fragment = { elements: [rect('b', { slot: 'photo' })], slots: [{ name: 'photo', label: 'Theirs' }] }
  const target = { page: 'page' }
  expect(paste(documentOf(rect('a')), fragment, { target }).document.slots).toEqual(fragment.slots)
  expect(paste(documentOf(rect('a', { slot: 'photo' })), fragment, { target }).document).not.toHaveProperty('slots')
})
