import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Document } from '../document/document.ts'
import { type History, NO_HISTORY, record, redo, undo } from './history.ts'
import { moveBy } from './operations/move.ts'
import { setProperties } from './operations/set-properties.ts'
import { arbitraryEdit, arbitraryTree } from './testing/arbitrary-edits.ts'

const step = (before: Document, after: Document, { key = null as string | null, at = 0 } = {}) => ({
  ...{ before, after, selectionBefore: [], selectionAfter: ['a'], label: 'Move', key, at },
})

function run(start: Document, documents: readonly Document[]): History {
  return documents.reduce(
    (history, after, index) => record(history, step(documents[index - 1] ?? start, after)),
    NO_HISTORY,
  )
}

test('undo and redo return the documents themselves, step by step', () => {
  fc.assert(
    fc.property(arbitraryTree, fc.array(arbitraryEdit('a'), { maxLength: 8 }), (start, edits) => {
      const shown = [start]
      for (const edit of edits) {
        const last = shown.at(-1) ?? start
        const next = edit(last)
        if (next !== last) shown.push(next)
      }
      let history = run(start, shown.slice(1))
      for (let index = shown.length - 1; index > 0; index -= 1) {
        const undone = undo(history, shown[index] ?? start)
        expect(undone?.document).toBe(shown[index - 1])
        history = undone?.history ?? NO_HISTORY
      }
      expect(undo(history, start)).toBeUndefined()
      for (let index = 0; index < shown.length - 1; index += 1) {
        const redone = redo(history, shown[index] ?? start)
        expect(redone?.document).toBe(shown[index + 1])
        history = redone?.history ?? NO_HISTORY
      }
    }),
    { numRuns: 1_000 },
  )
})

const rect = (id: string) => ({ id, type: 'rect', x: 0, y: 0, width: 10, height: 10 }) as const
const start: Document = { version: 1, pages: [{ id: 'p', elements: [rect('a'), rect('b')] }] }
const move = (document: Document, id: string): Document => moveBy(document, { ids: new Set([id]), by: { x: 5, y: 0 } })

test('what another has changed in the meantime survives an undo', () => {
  const mine = move(start, 'a')
  const theirs = setProperties(mine, new Set(['a', 'b']), { opacity: 0.5 })
  const undone = undo(record(NO_HISTORY, step(start, mine)), theirs)
  expect(undone?.document).toEqual(setProperties(start, new Set(['a', 'b']), { opacity: 0.5 }))
})

test('steps with the same key in quick succession are one, and a pause ends it', () => {
  const [first, second, third] = [move(start, 'a'), move(move(start, 'a'), 'a'), move(move(move(start, 'a'), 'a'), 'a')]
  let history = record(NO_HISTORY, step(start, first, { key: 'nudge:a', at: 0 }))
  history = record(history, step(first, second, { key: 'nudge:a', at: 400 }))
  history = record(history, step(second, third, { key: 'nudge:a', at: 1_000 }))
  expect(history.done.map(({ before, after }) => [before, after])).toEqual([
    [start, second],
    [second, third],
  ])
})

test('joined steps are undone to what was selected before the first, and do not join over the change of another', () => {
  const [first, second] = [move(start, 'a'), move(move(start, 'a'), 'a')]
  const begun = record(NO_HISTORY, { ...step(start, first, { key: 'nudge:a', at: 0 }), selectionBefore: ['b'] })
  const joined = record(begun, { ...step(first, second, { key: 'nudge:a', at: 499 }), selectionBefore: ['a'] })
  expect(joined.done).toHaveLength(1)
  expect(undo(joined, second)).toMatchObject({ document: start, selection: ['b'] })
  expect(record(begun, step(first, second, { key: 'nudge:a', at: 500 })).done).toHaveLength(2)
  const theirs = setProperties(first, new Set(['b']), { opacity: 0.5 })
  expect(record(begun, step(theirs, move(theirs, 'a'), { key: 'nudge:a', at: 100 })).done).toHaveLength(2)
})

test('a step after an undo ends the possibility to redo, a step without a change does not', () => {
  const moved = move(start, 'a')
  const undone = undo(record(NO_HISTORY, step(start, moved)), moved)?.history ?? NO_HISTORY
  expect(record(undone, step(start, start))).toBe(undone)
  expect(redo(record(undone, step(start, move(start, 'b'))), start)).toBeUndefined()
})

test('only the last 200 steps are kept', () => {
  const documents = Array.from({ length: 250 }, (_, index) => setProperties(start, new Set(['a']), { x: index + 1 }))
  const history = run(start, documents)
  expect(history.done).toHaveLength(200)
  expect(history.done[0]?.after).toBe(documents[50])
})
