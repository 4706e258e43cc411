import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Document } from '../document/document.ts'
import { difference } from './difference.ts'
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
    { numRuns: 400 },
  )
})

test('the difference after some edits turns the document into the edited one, and back', () => {
  fc.assert(
    fc.property(arbitraryDescribed, fc.array(arbitraryEdit('a'), { maxLength: 5 }), (before, edits) => {
      const after = edits.reduce((document, edit) => edit(document), before)
      expect(turnedInto(before, after)).toEqual(after)
      expect(turnedInto(after, before)).toEqual(before)
    }),
    { numRuns: 400 },
  )
})

test('equal documents have no difference', () => {
  fc.assert(
    fc.property(arbitraryDescribed, (document) => {
      expect(difference(document, document)).toEqual([])
      expect(difference(document, structuredClone(document))).toEqual([])
    }),
    { numRuns: 200 },
  )
})
