import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentOf, element, issuesOf } from '../../document/testing/build.ts'
import type { Document } from '../../document/document.ts'
import { LIMITS } from '../../document/limits.ts'
import { parseDocument } from '../../document/parse-document.ts'
import { isFailure } from '../../failure.ts'
import { arbitraryDescribed } from '../testing/arbitrary-described.ts'
import { SIZE } from '../testing/arbitrary-edits.ts'
import { arbitraryOperation } from '../testing/arbitrary-operations.ts'
import { deepFrozen } from '../testing/deep-frozen.ts'
import { placesOf } from '../tree/place.ts'
import { EDIT_OPERATIONS, type EditOperation, readOperations } from '../wire/edit-operation.ts'
import type { EditedDesign } from '../wire/editing.ts'
import { applyOperations } from './apply-operations.ts'

const seen = new Map<string, number>()

function tryToApply(design: EditedDesign, operation: EditOperation): EditedDesign {
  try {
    const applied = applyOperations(design, [operation])
    seen.set(operation.op, (seen.get(operation.op) ?? 0) + 1)
    return deepFrozen(applied)
  } catch (error) {
    if (!isFailure(error, 'invalid_input')) throw error
    expect(error.details.issues.length).toBeGreaterThan(0)
    for (const { pointer } of error.details.issues) expect(pointer).toMatch(/^\/operations\/0(?:\/|$)/)
    return design
  }
}

test('any sequence of operations leaves a valid document, and does not change the one it began with', () => {
  fc.assert(
    fc.property(arbitraryDescribed, fc.array(arbitraryOperation, { maxLength: 8 }), (start, operations) => {
      let design: EditedDesign = { document: deepFrozen(start), size: SIZE }
      for (const operation of operations) {
        const made = operation(design.document)
        expect(readOperations([made])).toEqual({ operations: [made] })
        design = tryToApply(design, made)
        expect(parseDocument(design.document)).toEqual({ document: design.document })
      }
    }),
    { numRuns: 1_000 },
  )
  expect([...seen.keys()].toSorted()).toEqual(Object.keys(EDIT_OPERATIONS).toSorted())
})

const apply = (document: Document, ...operations: unknown[]) => {
  const read = readOperations(operations)
  if ('issues' in read) throw new Error(JSON.stringify(read.issues))
  return applyOperations({ document, size: SIZE }, read.operations)
}
const issues = (document: Document, ...operations: unknown[]) => issuesOf(() => apply(document, ...operations))
const rect = (id: string, properties: object = {}) =>
  element('rect', { id, x: 0, y: 0, width: 10, height: 10, ...properties })
const group = (id: string, ...elements: unknown[]) => element('group', { id, x: 100, y: 50, elements })

test('each operation sees the result of the one before, and the IDs that were made are returned', () => {
  const { document, created } = apply(
    documentOf(rect('a')),
    { op: 'insert', elements: [{ ...rect('b'), id: undefined }, rect('c')], above: 'a' },
    { op: 'duplicate', ids: ['rect'], by: { x: 5, y: 0 } },
    { op: 'group', ids: ['rect', 'rect-2'] },
    { op: 'set', ids: ['group'], properties: { name: 'Both' } },
    { op: 'addPage' },
    { op: 'duplicatePage', id: 'page' },
  )
  expect(created).toEqual([['rect', 'c'], ['rect-2'], ['group'], [], ['page-2'], ['page-3', 'a-2', 'group-2', 'c-2']])
  expect(document.pages.map(({ id }) => id)).toEqual(['page', 'page-3', 'page-2'])
  expect([...placesOf(document).keys()].slice(0, 5)).toEqual(['a', 'group', 'rect', 'rect-2', 'c'])
})

test('an element that does not exist is named, with the one that was probably meant', () => {
  expect(issues(documentOf(rect('title')), { op: 'remove', ids: ['title', 'titel'] })).toEqual({
    '/operations/0/ids/1': 'unknown element `titel`; did you mean `title`?; available: `title`',
  })
  expect(issues(documentOf(), { op: 'place', ids: ['a'], into: 'b' })).toEqual({
    '/operations/0/ids/0': 'unknown element `a`; this document has no elements',
    '/operations/0/into': 'unknown element `b`; this document has no elements',
  })
  expect(issues(documentOf(), { op: 'insert', elements: [rect('a')], page: 'cover' })).toEqual({
    '/operations/0/page': 'unknown page `cover`; available: `page`',
  })
})

test('what an element gets is checked where it was sent', () => {
  expect(issues(documentOf(rect('a')), { op: 'set', ids: ['a'], properties: { opacity: 2, fil: '#fff' } })).toEqual({
    '/operations/0/properties/opacity': 'must be a number from 0 to 1; received 2',
    '/operations/0/properties/fil': 'unknown property `fil`; did you mean `fill`?',
  })
  expect(
    issues(documentOf(rect('a'), element('text', { id: 'b', text: '' })), {
      op: 'set',
      ids: ['b', 'a'],
      properties: { fontSize: 9 },
    }),
  ).toMatchObject({
    '/operations/0/ids/1': 'cannot have these properties; it is an element of type "rect"',
    '/operations/0/properties/fontSize': expect.stringContaining('unknown property `fontSize`'),
  })
  expect(issues(documentOf(rect('a')), { op: 'set', ids: ['a'], properties: { id: 'b' }, unset: ['shadow'] })).toEqual({
    '/operations/0/properties/id': 'cannot be set; elements refer to each other by their IDs',
  })
  expect(issues(documentOf(rect('a')), { op: 'set', ids: ['a'], unset: ['shadow', 'x'] })).toEqual({
    '/operations/0/unset/0': 'unknown property `shadow`; did you mean `shadows`?',
    '/operations/0/properties/x': 'is required; expected a number from -1000000 to 1000000',
  })
  expect(issues(documentOf(rect('a')), { op: 'insert', elements: [rect('a'), { type: 'box' }], page: 'page' })).toEqual(
    {
      '/operations/0/elements/0/id': 'duplicate element ID "a"',
      '/operations/0/elements/1/type': expect.stringMatching(/^must be one of "text", .*; received "box"$/),
    },
  )
})

test('operations that do not suit their elements say why', () => {
  const document = documentOf(rect('a'), group('g', rect('b'), group('h')))
  expect(issues(document, { op: 'group', ids: ['a', 'b'] })).toEqual({
    '/operations/0/ids/1': 'must be an element directly on the page "page", like "a"; received in the group "g"',
  })
  expect(issues(document, { op: 'ungroup', ids: ['a'] })).toEqual({
    '/operations/0/ids/0': 'must be the ID of a group; received that of an element of type "rect"',
  })
  expect(issues(document, { op: 'place', ids: ['g'], into: 'h' })).toEqual({
    '/operations/0/into': 'must be outside of the elements that are placed; received "h", which is in "g", one of them',
  })
  expect(issues(document, { op: 'place', ids: ['b'], into: 'a' })).toEqual({
    '/operations/0/into': 'must be the ID of a group or repeat; received that of an element of type "rect"',
  })
  expect(issues(document, { op: 'place', ids: ['b'] })).toEqual({
    '/operations/0': 'must have exactly one of `page`, `into`, `above`, `beneath`; received none',
  })
  expect(issues(document, { op: 'distribute', ids: ['a', 'g'], axis: 'x' })).toEqual({
    '/operations/0/ids': 'must be at least 3 elements, or 2 with a `gap`; received 2',
  })
  expect(issues(document, { op: 'removePages', ids: ['page'] })).toEqual({
    '/operations/0/ids': 'must be some of the pages, since one has to remain; received all of them',
  })
  expect(issues(document, { op: 'replaceText', find: 'x', with: 'y' })).toEqual({
    '/operations/0/find': 'must be in a text; received "x", which is in none',
  })
})

test('a rule for the whole document names the operation that breaks it', () => {
  const many = Array.from({ length: 10 }, () => ({ ...rect(''), id: undefined }))
  const full = documentOf(...Array.from({ length: LIMITS.elementsPerPage - 15 }, (_, index) => rect(`e${index}`)))
  const insert = { op: 'insert', elements: many, page: 'page' }
  expect(issues(full, insert, insert, { op: 'remove', ids: ['e1'] })).toEqual({
    '/operations/1': expect.stringMatching(
      /^makes the document invalid: \/document\/pages\/0\/elements\/5000 too many/,
    ),
  })
  const branded: Document = { ...documentOf(rect('a', { fill: 'brand:red' })), brand: { colors: { red: '#f00' } } }
  expect(issues(branded, { op: 'setDocument', unset: ['brand'] })).toEqual({
    '/operations/0': expect.stringContaining('unknown brand color `red`'),
  })
})

test('the shape of all operations is checked before any is applied', () => {
  expect(readOperations([{ op: 'sett', ids: [] }, 1, { op: 'move', ids: ['a'], by: { x: 1 }, to: 2 }])).toEqual({
    issues: [
      {
        pointer: '/operations/0/op',
        detail: expect.stringMatching(/; received "sett"; did you mean "set"\?$/) as string,
      },
      { pointer: '/operations/1', detail: 'must be an operation: an object with an `op`; received 1' },
      { pointer: '/operations/2/by/y', detail: expect.stringContaining('is required') as string },
      { pointer: '/operations/2/to', detail: expect.stringContaining('unknown property `to`') as string },
    ],
  })
  expect(readOperations([])).toEqual({
    issues: [{ pointer: '/operations', detail: 'must be an array of 1 to 1000 operations; received an empty array' }],
  })
})

test('a description disappears with the last element of its slot, unless a later operation brings one', () => {
  const described: Document = {
    ...documentOf(rect('a', { slot: 'photo' })),
    slots: [{ name: 'photo', label: 'Photo' }],
  }
  expect(apply(described, { op: 'remove', ids: ['a'] }).document).not.toHaveProperty('slots')
  const swapped = apply(
    described,
    { op: 'remove', ids: ['a'] },
    { op: 'insert', elements: [rect('b', { slot: 'photo' })], page: 'page' },
  )
  expect(swapped.document.slots).toEqual([{ name: 'photo', label: 'Photo' }])
})
