import { expect, test } from 'vitest'
import { MAX_SEARCHED_CHARACTERS, searchedTexts } from './document-texts.ts'

test('all that a person can read in a document is searched, in groups and repeats too, and addresses are not', () => {
  const document = {
    title: 'Annual',
    slots: [{ name: 'headline', label: 'Main heading' }],
    pages: [
      {
        name: 'Cover',
        elements: [
          { type: 'text', runs: [{ text: 'Sum' }, { text: 'mer' }] },
          { type: 'group', elements: [{ type: 'text', text: 'nested' }] },
          { type: 'image', src: 'https://example.com/hidden.png', alt: 'a lake' },
          { type: 'table', columns: [{ title: 'Price' }], rows: [['cell', { text: 'spanning' }]] },
          { type: 'chart', categories: ['North'], series: [{ name: 'Sales' }], valueTitle: 'Euros' },
          { type: 'code', data: '978020137962' },
          {
            type: 'repeat',
            elements: [],
            entries: [{ name: 'entry', photo: 'asset:ast_hidden', inner: [{ a: 'deep' }] }],
          },
        ],
      },
    ],
  }
  const texts = searchedTexts(document)
  for (const text of ['Annual', 'Main heading', 'Cover', 'Summer', 'nested', 'a lake', 'Price', 'cell', 'spanning']) {
    expect(texts).toContain(text)
  }
  for (const text of ['North', 'Sales', 'Euros', '978020137962', 'entry', 'deep']) expect(texts).toContain(text)
  expect(texts).not.toContain('hidden')
})

test('long texts are cut, not rejected, and a damaged document has no texts', () => {
  const elements = [{ type: 'text', text: 'x'.repeat(2 * MAX_SEARCHED_CHARACTERS) }]
  expect(searchedTexts({ pages: [{ elements }] })).toHaveLength(MAX_SEARCHED_CHARACTERS)
  expect(searchedTexts({ pages: [null, { elements: 'none' }, { elements: [7, { runs: {} }] }] })).toBe('')
  expect(searchedTexts(null)).toBe('')
})
