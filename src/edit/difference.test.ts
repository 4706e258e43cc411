import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Document } from '../document/document.ts'
import { difference } from './difference.ts'
import { flatDocument } from './merging/flat-document.ts'
import { isSame } from './merging/same-value.ts'
import { arrange } from './operations/arrange.ts'
import { group } from './operations/group-elements.ts'
import { remove } from './operations/insert.ts'
import { placeElements } from './operations/place-elements.ts'
import { placesOf } from './tree/place.ts'
import { applyOperations } from './operations/apply-operations.ts'
import { arbitraryEdit, SIZE } from './testing/arbitrary-edits.ts'
import { arbitraryDescribed } from './testing/arbitrary-described.ts'
import { deepFrozen } from './testing/deep-frozen.ts'

function turnedInto(before: Document, after: Document): Document {
  const operations = difference(deepFrozen(before), deepFrozen(after))
  return applyOperations({ document: before, size: SIZE }, operations).document
}

test('the difference of two documents turns one into the other, whatever they are', () => {
  fc.assert(
    fc.property(arbitraryDescribed, arbitraryDescribed, (before, after) => {
      expect(turnedInto(before, after)).toEqual(after)
    }),
    { numRuns: 1_000 },
  )
})

test('the difference after some edits turns the document into the edited one, and back', () => {
  fc.assert(
    fc.property(arbitraryDescribed, fc.array(arbitraryEdit('a'), { maxLength: 5 }), (before, edits) => {
      const after = edits.reduce((document, edit) => edit(document), before)
      expect(turnedInto(before, after)).toEqual(after)
      expect(turnedInto(after, before)).toEqual(before)
    }),
    { numRuns: 1_000 },
  )
})

test('equal documents have no difference', () => {
  fc.assert(
    fc.property(arbitraryDescribed, (document) => {
      expect(difference(document, document)).toEqual([])
      expect(difference(document, structuredClone(document))).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})

const row = (count: number): Document => ({
  version: 1,
  pages: [
    { id: 'p', elements: Array.from({ length: count }, (_, index) => rect(`e${index}`, index * 20)) },
    { id: 'q', elements: [] },
  ],
})
const rect = (id: string, x: number) => ({ id, type: 'rect', x, y: 5, width: 10, height: 10 }) as const
const names = (before: Document, after: Document): string[] => {
  expect(turnedInto(before, after)).toEqual(after)
  return difference(before, after).map(({ op }) => op)
}

test('putting many elements into a group, out of it and elsewhere is one operation', () => {
  const document = row(30)
  const grouped = group(document, [...placesOf(document).values()].slice(3, 28), 'g')
  expect(names(document, grouped)).toEqual(['group'])
  expect(names(grouped, document)).toEqual(['ungroup'])
  const nested = group(
    grouped,
    [...placesOf(grouped).values()].filter(({ parents }) => parents.length === 0),
    'outer',
  )
  expect(names(document, nested)).toEqual(['group', 'group'])
  expect(names(nested, document)).toEqual(['ungroup', 'ungroup'])
  expect(names(grouped, remove(grouped, new Set(['g'])))).toEqual(['remove'])
  const some = [...placesOf(document).values()].slice(0, 12)
  expect(names(document, placeElements(document, some, { page: 'q' }))).toEqual(['place'])
  expect(names(document, arrange(document, new Set(some.map(({ element }) => element.id)), 'front'))).toEqual(['place'])
})

test('a group, what was in it and what was above it can become siblings elsewhere', () => {
  const box = { type: 'group', x: 0, y: 0, width: 9, height: 9 } as const
  const pages = (...[p, q]: Document['pages'][number]['elements'][]): Document => ({
    version: 1,
    pages: [
      { id: 'p', elements: p ?? [] },
      { id: 'q', elements: q ?? [] },
    ],
  })
  const [inner, above] = [rect('inner', 0), rect('above', 0)]
  const before = pages([{ id: 'g', ...box, elements: [inner] }, above], [])
  const after = pages([], [{ id: 'g', ...box, elements: [] }, inner, above])
  expect(turnedInto(before, after)).toEqual(after)
  expect(turnedInto(after, before)).toEqual(before)
})

/** The properties of elements and pages that differ, and the IDs of containers whose order differs. */
function changedBytes(before: Document, after: Document): number {
  const [from, to] = [before, after].map(flatDocument)
  let bytes = 0
  for (const key of new Set([...(from?.nodes.keys() ?? []), ...(to?.nodes.keys() ?? [])])) {
    const [old, changed] = [from?.nodes.get(key), to?.nodes.get(key)]
    if (!isSame(old?.properties, changed?.properties)) bytes += JSON.stringify(changed?.properties ?? key).length
    if (!isSame(old?.children, changed?.children) || old?.parent !== changed?.parent) {
      bytes += JSON.stringify([key, ...(changed?.children ?? [])]).length
    }
  }
  return bytes + (isSame(before.slots, after.slots) ? 0 : JSON.stringify([before.slots, after.slots]).length)
}

/** An operation has a name and names of its own: `{"op":"place","ids":["e1"],"above":"e2"}`. */
const BYTES_EACH = 60
const TIMES = 2

test('a difference is at most twice as long as what it changes, and a few names', () => {
  fc.assert(
    fc.property(arbitraryDescribed, fc.array(arbitraryEdit('a'), { maxLength: 5 }), (before, edits) => {
      const after = edits.reduce((document, edit) => edit(document), before)
      const bytes = JSON.stringify(difference(before, after)).length
      expect(bytes).toBeLessThanOrEqual(TIMES * changedBytes(before, after) + BYTES_EACH * (edits.length + 1))
    }),
    { numRuns: 1_000 },
  )
})
