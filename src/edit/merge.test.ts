import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Document } from '../document/document.ts'
import { parseDocument } from '../document/parse-document.ts'
import { merge } from './merge.ts'
import { setProperties } from './operations/set-properties.ts'
import { arbitraryDescribed, arbitraryWordsEdit } from './testing/arbitrary-described.ts'
import type { Edit } from './testing/arbitrary-edits.ts'
import { deepFrozen } from './testing/deep-frozen.ts'
import { isContainer } from './tree/container.ts'
import { placesOf } from './tree/place.ts'

const steps = (name: string): fc.Arbitrary<Edit[]> => fc.array(arbitraryWordsEdit(name), { maxLength: 5 })
const edited = (document: Document, edits: readonly Edit[]): Document =>
  edits.reduce((current, edit) => deepFrozen(edit(current)), deepFrozen(document))

test('a side that changed nothing has no say, though its parts are copies', () => {
  fc.assert(
    fc.property(arbitraryDescribed, steps('a'), (base, edits) => {
      const changed = edited(base, edits)
      const copy = structuredClone(base)
      expect(merge(base, changed, copy)).toEqual({ document: changed, conflicts: [] })
      expect(merge(base, copy, changed)).toEqual({ document: changed, conflicts: [] })
      expect(merge(base, changed, structuredClone(changed))).toEqual({ document: changed, conflicts: [] })
    }),
    { numRuns: 1_000 },
  )
})

test('the result is valid, and lacks nothing that neither side removed', () => {
  fc.assert(
    fc.property(arbitraryDescribed, steps('a'), steps('b'), (base, ours, others) => {
      const [mine, theirs] = [edited(base, ours), edited(base, others)]
      const { document } = merge(base, mine, theirs)
      expect(parseDocument(document)).toEqual({ document })
      const [before, left, right, after] = [base, mine, theirs, document].map(placesOf)
      for (const id of left?.keys() ?? []) if (!before?.has(id) || right?.has(id)) expect(after?.has(id)).toBe(true)
      for (const id of right?.keys() ?? []) if (!before?.has(id)) expect(after?.has(id)).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})

test('changes of different elements give the same document on both sides, without a conflict', () => {
  const change = fc.record(
    { x: fc.nat(9), opacity: fc.constantFrom(0.1, 0.5), name: fc.constantFrom('Sun', 'Moon') },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(arbitraryDescribed, fc.tuple(change, change), fc.nat(1_000), (base, [ours, others], choice) => {
      const ids = [...placesOf(base).keys()]
      const own = new Set(ids.filter((_, index) => ((choice >> (index % 10)) & 1) === 1))
      const rest = new Set(ids.filter((id) => !own.has(id)))
      const mine = setProperties(deepFrozen(base), own, ours)
      const theirs = setProperties(base, rest, others)
      const both = { document: setProperties(mine, rest, others), conflicts: [] }
      expect(merge(base, mine, theirs)).toEqual(both)
      expect(merge(base, theirs, mine)).toEqual(both)
      // What is equal keeps its identity, so that only what differs is drawn again.
      const [left, right, merged] = [mine, theirs, merge(base, mine, theirs).document].map(placesOf)
      for (const [id, { element }] of merged ?? []) {
        const sides = [left?.get(id)?.element, right?.get(id)?.element]
        if (!isContainer(element)) expect(sides).toContain(element)
      }
    }),
    { numRuns: 1_000 },
  )
})

const rect = (id: string, properties: object = {}) =>
  ({ id, type: 'rect', x: 0, y: 0, width: 10, height: 10, ...properties }) as const
const page = (...elements: Document['pages'][number]['elements']): Document => ({
  version: 1,
  pages: [{ id: 'p', elements }],
})
const ids = ({ pages }: Document): string[] => pages.flatMap(({ elements }) => elements.map(({ id }) => id))

test('changes of different properties of an element are both kept', () => {
  const { document, conflicts } = merge(
    page(rect('a')),
    page(rect('a', { x: 5 })),
    page(rect('a', { opacity: 0.5, name: 'Sun' })),
  )
  expect(document).toEqual(page(rect('a', { x: 5, opacity: 0.5, name: 'Sun' })))
  expect(conflicts).toEqual([])
})

test('of different changes to the same property, mine is kept, and the conflict is listed', () => {
  const { document, conflicts } = merge(page(rect('a')), page(rect('a', { x: 5 })), page(rect('a', { width: 20 })))
  expect(document).toEqual(page(rect('a', { x: 5 })))
  expect(conflicts).toEqual([{ id: 'a', properties: ['x', 'y', 'width', 'height'] }])
})

test('what one side removed is kept if the other changed it', () => {
  const { document, conflicts } = merge(
    page(rect('a'), rect('b')),
    page(rect('b')),
    page(rect('a', { x: 5 }), rect('b')),
  )
  expect(document).toEqual(page(rect('a', { x: 5 }), rect('b')))
  expect(conflicts).toEqual([{ id: 'a', properties: 'removed' }])
})

test('if each side removes the pages that the other has left, mine are kept', () => {
  const [p, q] = [
    { id: 'p', elements: [rect('a')] },
    { id: 'q', elements: [] },
  ]
  const base: Document = { version: 1, pages: [p, q] }
  const { document, conflicts } = merge(base, { ...base, pages: [p] }, { ...base, pages: [q] })
  expect(document).toEqual(page(rect('a')))
  expect(conflicts).toEqual([{ id: 'p', properties: 'removed', kept: 'last' }])
})

test('elements that each side adds or moves stand next to the neighbors that they were put next to', () => {
  const base = page(rect('a'), rect('b'), rect('c'))
  const mine = page(rect('c'), rect('a'), rect('new'), rect('b'))
  const theirs = page(rect('a'), rect('b'), rect('other'), rect('c'))
  expect(ids(merge(base, mine, theirs).document)).toEqual(['c', 'a', 'new', 'b', 'other'])
})

test('if each side moves one of two groups into the other, they are nested as in mine', () => {
  const box = { x: 0, y: 0, width: 9, height: 9, type: 'group' } as const
  const base = page({ id: 'g', ...box, elements: [] }, { id: 'h', ...box, elements: [] })
  const mine = page({ id: 'g', ...box, elements: [{ id: 'h', ...box, elements: [] }] })
  const theirs = page({ id: 'h', ...box, elements: [{ id: 'g', ...box, elements: [] }] })
  expect(merge(base, mine, theirs).document).toEqual(mine)
})

test('different pages that both sides added with one ID are both kept', () => {
  const added = (name: string): Document => {
    const { pages, ...document } = page()
    return { ...document, pages: [...pages, { id: 'q', name, elements: [] }] }
  }
  const { document, conflicts } = merge(page(), added('Mine'), added('Theirs'))
  expect(document.pages.map(({ name }) => name).toSorted()).toEqual(['Mine', 'Theirs', undefined])
  expect(new Set(document.pages.map(({ id }) => id)).size).toBe(3)
  expect(conflicts).toEqual([])
})

test('different elements that both sides added with one ID are both kept', () => {
  const { document, conflicts } = merge(page(), page(rect('a', { x: 5 })), page(rect('a', { x: 7 })))
  expect(document).toEqual(page(rect('a-2', { x: 5 }), rect('a', { x: 7 })))
  expect(conflicts).toEqual([])
})
