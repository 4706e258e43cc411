import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import { DATA_OFF, type DataMode, shownData, stepped } from './data-mode.ts'

const document: Document = {
  version: 1,
  slots: [{ name: 'title', sample: 'A sample' }],
  pages: [
    {
      id: 'page',
      elements: [{ id: 'title', type: 'text', slot: 'title', x: 0, y: 0, width: 90, height: 20, text: 'Hello' }],
    },
  ],
}
const on: DataMode = { ...DATA_OFF, isOn: true, rows: [{ title: 'One' }, { title: 'Two', ghost: 1 }] }

test('the samples come before the first row and after the last one', () => {
  const titles = [on, stepped(on, 1), stepped(stepped(on, 1), 1), stepped(stepped(stepped(on, 1), 1), 1)].map(
    (mode) => shownData(document, mode)?.values['title'],
  )
  expect(titles).toEqual(['A sample', 'One', 'Two', 'A sample'])
  expect(stepped(on, -1).shown).toEqual({ kind: 'row', index: 1 })
  expect(stepped(DATA_OFF, 1).shown).toEqual({ kind: 'samples' })
})

test('values that cannot be used are named', () => {
  expect(shownData(document, stepped(on, -1))?.problems.get('ghost')).toMatch(/^unknown slot/)
})

test('without the mode, the design has no data', () => {
  expect(shownData(document, DATA_OFF)).toBeUndefined()
})
