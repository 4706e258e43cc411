import { describe, expect, test } from 'vitest'
import { FIXTURES, readFixture, readTemplate, TEMPLATES } from '../../../test/fixtures/fixtures.ts'
import type { Document } from '../../document/document.ts'
import { characterCount } from '../../document/check-value.ts'
import { describedSlots } from '../../document/described-slots.ts'
import { fillDefaults } from '../../document/fill-document.ts'
import { STRESSES, stressData } from './stress-data.ts'
import { stressText } from './stress-text.ts'
import { usableData } from './usable-data.ts'

const document: Document = {
  version: 1,
  slots: [
    { name: 'title', maxLength: 12, required: true },
    { name: 'people', sample: [{ name: 'Ada' }, { name: 'Bea' }] },
  ],
  pages: [
    {
      id: 'page',
      elements: [
        { id: 'title', type: 'text', slot: 'title', x: 0, y: 0, width: 90, height: 20, text: 'Summer sale' },
        { id: 'line', type: 'text', x: 0, y: 0, width: 90, height: 20, text: 'By {{author|friend}}' },
        {
          id: 'code',
          type: 'code',
          symbology: 'ean13',
          x: 0,
          y: 0,
          width: 90,
          height: 40,
          data: '{{ean|5901234123457}}',
        },
        { id: 'photo', type: 'image', slot: 'photo', x: 0, y: 0, width: 90, height: 40, src: 'builtin:dunes' },
        {
          id: 'people',
          type: 'repeat',
          slot: 'people',
          max: 12,
          x: 0,
          y: 0,
          width: 90,
          height: 40,
          elements: [{ id: 'name', type: 'text', slot: 'name', x: 0, y: 0, width: 90, height: 20, text: 'Name' }],
        },
      ],
    },
  ],
}

test('the longest texts fill their maximum length, or are twice as long as those of the design', () => {
  const { title, author, people } = stressData(document, 'longest')
  expect(characterCount(String(title))).toBeLessThanOrEqual(12)
  expect(title).toBe('Summer sale')
  expect(author).toBe('friend')
  expect(people).toEqual([{ name: 'Ada Ada Ada' }, { name: expect.any(String) }])
})

test('QR codes are tried with every text, but never without any', () => {
  const box = { x: 0, y: 0, width: 90, height: 90 }
  const code = { id: 'code', type: 'code', symbology: 'qrcode', ...box, data: '{{site|platen.example}}' } as const
  const coded: Document = { version: 1, pages: [{ id: 'page', elements: [code] }] }
  expect(stressData(coded, 'shortest')).toEqual({ site: 'A' })
  expect(stressData(coded, 'missing')).toEqual({})
})

test('what an entry hides stays hidden', () => {
  const [page] = document.pages
  const elements = (page?.elements ?? []).map((element) =>
    element.type === 'repeat' ? { ...element, entries: [{ name: 'Ada' }, { name: null }] } : element,
  )
  const data = stressData({ ...document, pages: [{ id: 'page', elements }] }, 'shortest')
  expect(data['people']).toEqual([{ name: 'A' }, { name: null }])
})

test('the longest text without spaces also fills its maximum length', () => {
  const slot = { label: 'Title', sample: null, maxLength: 10 }
  expect(stressText({ ...slot, default: '納涼花火大会' }, 'longest')).toBe('納涼花火大会納涼花火')
  expect(stressText({ ...slot, default: '글자, 도시' }, 'longest')).toBe('글자, 도시 글자,')
})

test('texts become short, Arabic and emoji, and codes keep data that they can encode', () => {
  expect(stressData(document, 'shortest')).toMatchObject({ title: 'A', author: 'A' })
  expect(stressData(document, 'arabic')['title']).toMatch(/^[\u0600-\u06FF ]+$/)
  expect(stressData(document, 'emoji')['title']).toMatch(/^\p{RGI_Emoji}+$/v)
  for (const stress of STRESSES) expect(stressData(document, stress)).not.toHaveProperty('ean')
})

test('what is optional can be missing', () => {
  expect(stressData(document, 'missing')).toEqual({ title: 'Summer sale', author: null, photo: null, people: null })
})

test('lists have one entry, and 30 or the most that they may have', () => {
  expect(stressData(document, 'one')).toEqual({ people: [{ name: 'Ada' }] })
  expect(stressData(document, 'many')['people']).toHaveLength(12)
})

describe.each([...FIXTURES, ...TEMPLATES])('%s', (name) => {
  test('can be filled with all stress data', async () => {
    const read = FIXTURES.includes(name) ? await readFixture(name) : await readTemplate(name)
    for (const stress of STRESSES) {
      const data = stressData(read.document, stress)
      expect(usableData(read.document, data).problems).toEqual(new Map())
      if (describedSlots(read.document).some(({ kind }) => kind === 'text') && stress === 'longest') {
        expect(fillDefaults(read.document, data)).not.toEqual(fillDefaults(read.document))
      }
    }
  })
})
