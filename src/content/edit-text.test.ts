import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Document } from '../document/document.ts'
import { readDocument } from '../document/stored-document.ts'
import { setProperties } from '../edit/operations/set-properties.ts'
import { shortEdits } from '../edit/short-edits.ts'
import { arbitraryDescribed, arbitraryWordsEdit } from '../edit/testing/arbitrary-described.ts'
import { placesOf } from '../edit/tree/place.ts'
import { composeDocument } from './compose.ts'
import { editText } from './edit-text.ts'
import { sentJson } from './large-json.ts'

const fonts = ['One', 'Two'].map((family) => ({ family, src: `asset:ast_${family}` }))
const stored = (document: Document) => composeDocument({ sent: sentJson(document), fonts }).document

/** Gives some elements a font of the account, or none. */
function inFont(document: Document, fontFamily: string | undefined): Document {
  const texts = [...placesOf(document).values()].flatMap(({ element }) => (element.type === 'text' ? [element.id] : []))
  return setProperties(document, new Set(texts.slice(0, 2)), { fontFamily })
}

test('an editor’s operations store the same as its document would, also with the fonts that the server adds', () => {
  const family = fc.constantFrom('One', 'Two', undefined)
  const families = fc.record({ from: family, to: family })
  const edits = fc.array(arbitraryWordsEdit('a'), { minLength: 1, maxLength: 3 })
  let edited = 0
  let withFonts = 0
  fc.assert(
    fc.property(arbitraryDescribed, edits, families, (document, changes, { from, to }) => {
      const before = inFont(document, from)
      const after = inFont(
        changes.reduce((all, change) => change(all), before),
        to,
      )
      const base = stored(before)?.text ?? ''
      const operations = shortEdits(readDocument(base), after)
      if (!operations) return
      const editing = { text: base, size: { width: 400, height: 300 }, operations: sentJson(operations), fonts }
      const expected = stored(after)
      expect(editText(editing).document).toMatchObject({ ...expected })
      edited += 1
      if (expected?.text !== JSON.stringify(after) && expected?.text.includes('"fonts"')) withFonts += 1
    }),
    { numRuns: 500 },
  )
  expect(edited).toBeGreaterThan(100)
  expect(withFonts).toBeGreaterThan(20)
})
