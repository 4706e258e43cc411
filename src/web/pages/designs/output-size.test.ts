import { expect, it } from 'vitest'
import { NEW_EXPORT } from './export-form.ts'
import { describeOutput, scaleHint, scaleIssue } from './output-size.ts'

const POST = { width: 1080, height: 1080, pageCount: 3 }
const CARD = { width: 321, height: 208, pageCount: 2 }

it.each([
  [{ format: 'png' }, '3 files of 1080 × 1080 px, as a ZIP'],
  [{ format: 'png', pages: '2' }, '1080 × 1080 px'],
  [{ format: 'gif', scale: '0,5' }, '3 pages in one file of 540 × 540 px'],
  [{ format: 'webp', options: { ...NEW_EXPORT.options, animated: true } }, '3 pages in one file of 1080 × 1080 px'],
  [{ format: 'pdf' }, '3 pages of 285.7 × 285.7 mm'],
  [{ format: 'png', scale: 'x' }, ''],
] as const)('%j is described as %s', (change, text) => {
  expect(describeOutput(POST, { ...NEW_EXPORT, ...change })).toBe(text)
})

it('the size of a paper is nominal, and in inches if it is named so', () => {
  const pdf = { ...NEW_EXPORT, format: 'pdf' } as const
  expect(describeOutput(CARD, pdf)).toBe('2 pages of 85 × 55 mm')
  expect(describeOutput({ width: 816, height: 1056, pageCount: 1 }, pdf)).toBe('1 page of 8.5 × 11 in')
})

it('a picture of a paper says how sharp it is in print', () => {
  expect(scaleHint(CARD, NEW_EXPORT)).toBe('96 dpi if printed at 85 × 55 mm. For print, use 300 dpi or a PDF.')
  expect(scaleHint(CARD, { ...NEW_EXPORT, scale: '3.125' })).toBe('300 dpi if printed at 85 × 55 mm')
  expect(scaleHint(POST, NEW_EXPORT)).toBe('Output scale, 0.1–8× (2× for high-density screens)')
})

it('a scale that is too large for an image or a format is an error at once', () => {
  expect(scaleIssue(POST, { ...NEW_EXPORT, scale: '8' })).toBeUndefined()
  expect(scaleIssue({ width: 2000, height: 2000 }, { ...NEW_EXPORT, scale: '8' })).toBe(
    'An image can have 100 megapixels; 16,000 × 16,000 px are 256.',
  )
  expect(scaleIssue({ width: 9000, height: 100 }, { ...NEW_EXPORT, format: 'webp', scale: '2' })).toBe(
    'WebP allows 16,383 px per side; this would be 18,000 × 200 px.',
  )
  expect(scaleIssue({ width: 2000, height: 2000 }, { ...NEW_EXPORT, format: 'pdf', scale: '8' })).toBeUndefined()
})
