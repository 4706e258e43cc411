import { expect, test } from 'vitest'
import { FORMATS } from '../../../formats/formats.ts'
import { bodyOf, NEW_EXPORT, pagesError, pagesIn, scaleIn, withFormat, withOption } from './export-form.ts'
import { controlOf } from './option-values.ts'
import { rangeSentence, UNITS } from '../../parts/sizes.ts'

test('pages are parsed in the order typed, and invalid input is rejected', () => {
  expect(pagesIn('1-3, 5')).toEqual([1, 2, 3, 5])
  expect(pagesIn('3–1')).toEqual([3, 2, 1])
  for (const wrong of ['one', '1-', '1,,2', '1.5', '-1']) expect(pagesIn(wrong), wrong).toBeUndefined()
  expect(pagesError({ ...NEW_EXPORT, pages: 'one' })).toBe('Enter page numbers, for example 1-3, 5.')
  expect(pagesError(NEW_EXPORT)).toBeUndefined()
})

test('only options of the format that differ from their defaults are sent', () => {
  const options = { ...NEW_EXPORT.options, transparent: true, quality: '40', bleed: '12', metadata: { author: 'Ada' } }
  const filled = { ...NEW_EXPORT, scale: '1,5', options }
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

test('PDF/X-4 comes with print colors, unless others are chosen', () => {
  expect(withOption(NEW_EXPORT, 'conformsTo', ['PDF/X-4']).options).toMatchObject({ colorProfile: 'fogra39-coated' })
  expect(withOption(NEW_EXPORT, 'conformsTo', ['PDF/A-2b']).options).toMatchObject({ colorProfile: '' })
  const chosen = { ...NEW_EXPORT, ...withOption(NEW_EXPORT, 'colorProfile', 'gracol2006-coated') }
  expect(withOption(chosen, 'conformsTo', ['PDF/X-4']).options).toMatchObject({ colorProfile: 'gracol2006-coated' })
})

test('options of animations are sent if pages are animated', () => {
  const typed = { pageSeconds: '1,5', transition: 'fade', loop: '3', matte: '#000000' }
  const filled = { ...NEW_EXPORT, options: { ...NEW_EXPORT.options, ...typed } }
  const animation = { pageSeconds: 1.5, transition: 'fade', loop: 3 }
  expect(bodyOf('des_1', { ...filled, format: 'gif' })).toEqual({ designId: 'des_1', format: 'gif', ...animation })
  expect(bodyOf('des_1', { ...filled, format: 'webp' })).toEqual({ designId: 'des_1', format: 'webp' })
  const options = { ...filled.options, animated: true, transparent: true }
  const switches = { animated: true, transparent: true }
  expect(bodyOf('des_1', { ...filled, options, format: 'webp' })).toEqual({
    ...{ designId: 'des_1', format: 'webp', ...animation, ...switches },
  })
  expect(bodyOf('des_1', { ...filled, options, format: 'gif' })).toEqual({
    ...{ designId: 'des_1', format: 'gif', ...animation, transparent: true, matte: '#000000' },
  })
})

test('the scale is unchanged between pixel formats, and reset between pixels and paper', () => {
  const large = { ...NEW_EXPORT, scale: '4', filename: 'card' }
  expect(withFormat(large, 'webp')).toEqual({ ...large, format: 'webp' })
  expect(withFormat(large, 'gif').scale).toBe('4')
  const paper = withFormat(large, 'pdf')
  expect(paper).toEqual({ ...large, format: 'pdf', scale: '1' })
  expect(withFormat({ ...paper, scale: '2' }, 'pdf').scale).toBe('2')
  expect(withFormat({ ...paper, scale: '2' }, 'png').scale).toBe('1')
})

test('only a scale in range is parsed', () => {
  expect(['0.1', '1,5', '8'].map((scale) => scaleIn({ ...NEW_EXPORT, scale }))).toEqual([0.1, 1.5, 8])
  for (const scale of ['', 'two', '0', '0.09', '9', '-1'])
    expect(scaleIn({ ...NEW_EXPORT, scale }), scale).toBeUndefined()
})

test('a bleed can be typed with a unit, and other text is sent as NaN', () => {
  const sent = (bleed: string) =>
    bodyOf('des_1', { ...NEW_EXPORT, format: 'pdf', options: { ...NEW_EXPORT.options, bleed } }).bleed
  expect(['3 mm', '3mm', '0,125 in', '11.34px', '11.34'].map(sent)).toEqual([11.34, 11.34, 12, 11.34, 11.34])
  expect(sent('thick')).toBeNaN()
})

test('the sentence on a bleed that is too large has the unit in which it was typed', () => {
  const { bleed } = FORMATS.pdf.options
  const control = controlOf(bleed)
  const maxPx = control.kind === 'length' ? control.maxPx : 0
  expect(UNITS.map((unit) => rangeSentence(maxPx, unit))).toEqual([
    'Enter a length from 0 to 192 px.',
    'Enter a length from 0 to 50.8 mm.',
    'Enter a length from 0 to 5.08 cm.',
    'Enter a length from 0 to 2 in.',
    'Enter a length from 0 to 144 pt.',
  ])
})
