import { expect, test } from 'vitest'
import { composeDocument, fillText } from './compose.ts'
import { sentJson } from './large-json.ts'

const table = {
  id: 'guests',
  type: 'table',
  slot: 'guests',
  x: 0,
  y: 0,
  width: 300,
  height: 200,
  columns: [{}],
  rowHeight: 40,
  overflow: 'pages',
}
const document = { version: 1, pages: [{ id: 'page', elements: [table] }] }
const guests = Array.from({ length: 12 }, (_, index) => [`Guest ${index}`])

test('an export has the pages that its data adds', () => {
  const filling = { text: JSON.stringify(document), background: undefined, width: 480, height: 400, pages: undefined }
  expect(fillText(filling).document?.pageCount).toBe(1)
  const filled = fillText({ ...filling, data: sentJson({ guests }) }).document
  expect(filled?.pageCount).toBe(3)
  expect(JSON.parse(filled?.text ?? '')).toMatchObject({ pages: [{ id: 'page' }, { id: 'page~2' }, { id: 'page~3' }] })
})

test('a stored design counts the pages of its tables, but keeps each in one piece', () => {
  const { document: composed } = composeDocument({ sent: sentJson(document), data: sentJson({ guests }) })
  expect(composed?.pageCount).toBe(3)
  expect(JSON.parse(composed?.text ?? '')).toMatchObject({ pages: [{ elements: [{ rows: guests }] }] })
})

test('pages are counted with the defaults of placeholders, which are shorter than their names', () => {
  const cell = '{{the-name-of-the-guest-of-honor-and-of-whom-they-bring|Ada}}'
  const rows = Array.from({ length: 5 }, () => [cell])
  const full = { ...document, pages: [{ id: 'page', elements: [{ ...table, width: 120, rows }] }] }
  expect(composeDocument({ sent: sentJson(full) }).document?.pageCount).toBe(1)
})
