import { expect, it } from 'vitest'
import { NEW_EXPORT } from './export-form.ts'
import { printSummary } from './print-summary.ts'

it('a closed section says what is set for printers, or what can be', () => {
  const { options } = NEW_EXPORT
  const print = { colorProfile: 'fogra39-coated', conformsTo: ['PDF/X-4'], cropMarks: true }
  expect(printSummary(NEW_EXPORT, 0)).toBe('Bleed, crop marks, print colors, PDF/X, PDF/A, PDF/UA')
  expect(printSummary(NEW_EXPORT, 11.34)).toBe('3 mm bleed')
  expect(printSummary({ ...NEW_EXPORT, options: { ...options, ...print, bleed: '5 mm' } }, 11.34)).toBe(
    '5 mm bleed, crop marks, Coated paper (FOGRA39, ISO Coated v2), PDF/X-4',
  )
})
