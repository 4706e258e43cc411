import { expect, test } from 'vitest'
import { importJson } from '../testing/import-text.ts'

test('a merged cell ends with a table that is cut', () => {
  const columns = 60
  const merged = { text: 'Title', colSpan: columns, rowSpan: 9 }
  const covered = Array.from({ length: columns - 1 }, () => ({ text: '', mergedInto: 'a' }))
  const table = { type: 'table', x: 0, y: 0, width: 300, height: 200, rows: 1, cols: columns }
  const { document, report } = importJson({
    width: 400,
    height: 300,
    pages: [{ children: [{ ...table, cells: [merged, ...covered] }] }],
  })
  expect(document.pages[0]?.elements[0]).toMatchObject({ rows: [[{ text: 'Title', colSpan: 50 }]] })
  expect(report).toContainEqual(expect.objectContaining({ what: '60 columns of a table' }))
})
