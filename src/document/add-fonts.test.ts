import { expect, test } from 'vitest'
import { addFonts } from './add-fonts.ts'
import type { Document } from './document.ts'
import { LIMITS } from './limits.ts'
import { listSources } from './list-sources.ts'

const text = (fontFamily: string) => ({ id: 't', type: 'text' as const, x: 0, y: 0, width: 1, height: 1, fontFamily })
const document: Document = {
  version: 1,
  fonts: [{ family: 'Brand', src: 'asset:ast_1' }],
  pages: [{ id: 'p', elements: [{ ...text('brand'), runs: [{ text: 'a', fontFamily: ' Accent ' }] }] }],
}

test('files of the families that texts and runs name are added once', () => {
  const fonts = [
    { family: 'Brand', src: 'asset:ast_1' },
    { family: 'Brand', src: 'asset:ast_2' },
    { family: 'Accent', src: 'asset:ast_3' },
    { family: 'Unused', src: 'asset:ast_4' },
  ]
  expect(addFonts(document, fonts).fonts).toEqual(fonts.slice(0, 3))
})

test('files of the families of the brand are added, whether texts use them or not', () => {
  const fonts = [{ family: 'House', src: 'asset:ast_5' }]
  const branded: Document = { ...document, brand: { fonts: { heading: 'House' } } }
  expect(addFonts(branded, fonts).fonts).toEqual([...(document.fonts ?? []), ...fonts])
})

test('a document that uses none of the fonts is unchanged', () => {
  expect(addFonts(document, [])).toBe(document)
  expect(addFonts(document, [{ family: 'Unused', src: 'asset:ast_4' }])).toBe(document)
})

test('a document never has more fonts than allowed', () => {
  const fonts = Array.from({ length: LIMITS.fonts + 5 }, (_, index) => ({
    family: 'Brand',
    src: `asset:ast_x${index}`,
  }))
  expect(addFonts(document, fonts).fonts).toHaveLength(LIMITS.fonts)
})

test('the sources of a document include those of its fonts', () => {
  expect(listSources(document)).toEqual(['asset:ast_1'])
})
