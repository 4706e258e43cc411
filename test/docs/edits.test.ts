import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseDocument } from '../../src/document/parse-document.ts'
import { applyOperations } from '../../src/edit/operations/apply-operations.ts'
import { EDIT_OPERATIONS, MAX_OPERATIONS, readOperations } from '../../src/edit/wire/edit-operation.ts'
import type { EditedDesign } from '../../src/edit/wire/editing.ts'
import { OPERATION_DESCRIPTIONS } from '../../src/edit/wire/operation-descriptions.ts'
import { placesOf } from '../../src/edit/tree/place.ts'

const text = readFileSync(join(import.meta.dirname, '../../docs/edits.md'), 'utf8')
const [first, ...operations] = Array.from(
  text.matchAll(/^```json\n([\s\S]*?)^```$/gm),
  ([, json = '']) => JSON.parse(json) as { op: string },
)

test('every example can be applied, in order, and changes something', () => {
  const parsed = parseDocument(first)
  if ('issues' in parsed) throw new Error(JSON.stringify(parsed.issues))
  let design: EditedDesign = { document: parsed.document, size: { width: 600, height: 400 } }
  for (const operation of operations) {
    const read = readOperations([operation])
    if ('issues' in read) throw new Error(JSON.stringify([operation, read.issues]))
    const edited = applyOperations(design, read.operations)
    expect({ operation, document: edited.document }).not.toEqual({ operation, document: design.document })
    design = edited
  }
  expect(design.size).toEqual({ width: 1200, height: 800 })
  expect([...placesOf(design.document).keys()].toSorted()).toEqual([
    'badge',
    'panel',
    'photo',
    'price',
    'title',
    'title-2',
  ])
})

test('every operation has an example, and a description in the reference', () => {
  expect(new Set(operations.map(({ op }) => op))).toEqual(new Set(Object.keys(EDIT_OPERATIONS)))
  expect(Object.keys(OPERATION_DESCRIPTIONS).toSorted()).toEqual(Object.keys(EDIT_OPERATIONS).toSorted())
  expect(text).toContain(`up to ${MAX_OPERATIONS.toLocaleString('en')} operations`)
})
