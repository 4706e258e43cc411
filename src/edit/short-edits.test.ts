import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Document } from '../document/document.ts'
import { documentJson, readDocument } from '../document/stored-document.ts'
import { applyOperations } from './operations/apply-operations.ts'
import { setProperties } from './operations/set-properties.ts'
import { shortEdits } from './short-edits.ts'
import { arbitraryDescribed, arbitraryWordsEdit } from './testing/arbitrary-described.ts'
import { SIZE } from './testing/arbitrary-edits.ts'
import { deepFrozen } from './testing/deep-frozen.ts'

/** What a server stores that has stored `before`. Undefined without short edits. */
function storedAfterEdits(before: string, after: Document): string | undefined {
  const operations = shortEdits(readDocument(before), after)
  if (!operations) return undefined
  const received = JSON.parse(JSON.stringify(operations))
  return documentJson(applyOperations({ document: readDocument(before), size: SIZE }, received).document)
}

test('whatever was edited and undone, the server stores what it would if it were sent the document', () => {
  let short = 0
  let long = 0
  const edits = fc.array(arbitraryWordsEdit('a'), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(arbitraryDescribed, edits, fc.boolean(), (opened, made, isUndone) => {
      const edited = made.reduce((document, edit) => edit(document), opened)
      const [before, after] = isUndone ? [edited, opened] : [opened, edited]
      const stored = storedAfterEdits(documentJson(before), deepFrozen(after))
      if (stored === undefined) long += 1
      else {
        short += 1
        expect(stored).toBe(documentJson(after))
      }
    }),
    { numRuns: 1_000 },
  )
  expect(short).toBeGreaterThan(long)
})

const rects = (count: number): Document => ({
  version: 1,
  pages: [
    {
      id: 'p',
      elements: Array.from({ length: count }, (_, index) => ({
        ...{ id: `e${index}`, type: 'rect' as const, name: 'One of many' },
        ...{ x: index, y: 5, width: 10, height: 10, fill: '#ff8800', opacity: 0.5 },
      })),
    },
  ],
})
const changed = (document: Document, ids: readonly string[], properties: object): Document =>
  setProperties(document, new Set(ids), { ...properties })
const row = rects(200)

test('a change of one element in many is one operation', () => {
  expect(shortEdits(row, changed(row, ['e7'], { x: 70 }))).toEqual([{ op: 'set', ids: ['e7'], properties: { x: 70 } }])
})

const one = rects(1)
const [page] = row.pages as [Document['pages'][number]]

test.each([
  ['that is equal', row, structuredClone(row)],
  ['that is hardly longer than they are', one, changed(one, ['e0'], { name: 'Another name '.repeat(15) })],
  ['that is invalid', row, changed(row, ['e7'], { opacity: 7 })],
  ['whose properties are in another order', row, { ...row, pages: [{ elements: page.elements, id: 'p' }] }],
  [
    'that needs many',
    row,
    page.elements.slice(0, 101).reduce((all, { id, x }) => changed(all, [id], { x: x + 0.5 }), row),
  ],
])('there are no short edits to a document %s', (_, before, after) => {
  expect(shortEdits(before, after)).toBeUndefined()
})

test('the more elements, the fewer operations are worth their time', () => {
  const many = rects(4_000)
  const after = (count: number): Document =>
    Array.from({ length: count }, (_, index) => `e${index}`).reduce(
      (all, id, index) => changed(all, [id], { x: index + 0.5 }),
      many,
    )
  expect(shortEdits(many, after(25))).toHaveLength(25)
  expect(shortEdits(many, after(26))).toBeUndefined()
})
