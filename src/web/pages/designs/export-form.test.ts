import { expect, test } from 'vitest'
import { bodyOf, NEW_EXPORT, pagesFault, pagesIn, scaleIn, withFormat } from './export-form.ts'

test('pages are read in the order in which they are wanted, and what is no page is no guess', () => {
  expect(pagesIn('1-3, 5')).toEqual([1, 2, 3, 5])
  expect(pagesIn('3–1')).toEqual([3, 2, 1])
  for (const wrong of ['one', '1-', '1,,2', '1.5', '-1']) expect(pagesIn(wrong), wrong).toBeUndefined()
  expect(pagesFault({ ...NEW_EXPORT, pages: 'one' })).toContain('"one"')
  expect(pagesFault(NEW_EXPORT)).toBeUndefined()
})

test('only what the format has, and what is not its default, is sent', () => {
  const filled = { ...NEW_EXPORT, scale: '1,5', transparent: true, quality: '40', bleed: '12', author: 'Ada' }
  expect(bodyOf('des_1', NEW_EXPORT)).toEqual({ designId: 'des_1', format: 'png' })
  expect(bodyOf('des_1', filled)).toEqual({ designId: 'des_1', format: 'png', scale: 1.5, transparent: true })
  expect(bodyOf('des_1', { ...filled, format: 'jpeg' })).toEqual({
    designId: 'des_1',
    format: 'jpeg',
    scale: 1.5,
    quality: 40,
  })
  expect(bodyOf('des_1', { ...filled, format: 'pdf' })).toEqual({
    ...{ designId: 'des_1', format: 'pdf', scale: 1.5, bleed: 12 },
    metadata: { author: 'Ada' },
  })
})

test('a scale stays among formats of pixels, and begins anew from them to paper and back', () => {
  const large = { ...NEW_EXPORT, scale: '4', filename: 'card' }
  expect(withFormat(large, 'webp')).toEqual({ ...large, format: 'webp' })
  const paper = withFormat(large, 'pdf')
  expect(paper).toEqual({ ...large, format: 'pdf', scale: '1' })
  expect(withFormat({ ...paper, scale: '2' }, 'pdf').scale).toBe('2')
  expect(withFormat({ ...paper, scale: '2' }, 'png').scale).toBe('1')
})

test('only a scale that is taken says how large it comes out', () => {
  expect(['0.1', '1,5', '8'].map((scale) => scaleIn({ ...NEW_EXPORT, scale }))).toEqual([0.1, 1.5, 8])
  for (const scale of ['', 'two', '0', '0.09', '9', '-1'])
    expect(scaleIn({ ...NEW_EXPORT, scale }), scale).toBeUndefined()
})
