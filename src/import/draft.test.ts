import { expect, test } from 'vitest'
import { ImportDraft } from './draft.ts'

test('a report says how much it does not list', () => {
  const draft = new ImportDraft([])
  for (let index = 0; index < 203; index += 1) draft.note(`Picture ${index}`, 'It was left out.')
  expect(draft.report).toHaveLength(201)
  expect(draft.report.at(-1)).toMatchObject({ count: 3, how: 'Reports have at most 200 notes.' })
})

test('pictures have a limit of bytes together', () => {
  const draft = new ImportDraft([])
  const bytes = new Uint8Array(200 * 1024 * 1024)
  expect(draft.addFile('a', bytes, 'a.png')).toBe(draft.addFile('a', bytes, 'a.png'))
  expect(() => draft.addFile('b', bytes, 'b.png')).toThrow(expect.objectContaining({ code: 'import_invalid' }))
})
