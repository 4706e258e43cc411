import { expect, test } from 'vitest'
import { bleedIssues, bleedPx } from './bleed.ts'
import { optionIssues } from './formats.ts'

test('a bleed is pixels, or a length with a unit', () => {
  const lengths = [12, '12px', '3mm', '3 mm', '0.3cm', '.125in', '9pt'].map(bleedPx)
  for (const [index, px] of [12, 12, 11.339, 11.339, 11.339, 12, 12].entries())
    expect(lengths[index]).toBeCloseTo(px, 3)
})

test('a length beyond the limit is rejected, as a number is', () => {
  expect(bleedIssues('50mm')).toEqual([])
  expect(bleedIssues('60mm')).toEqual([
    { pointer: '/bleed', detail: 'must be at most 192 px (50.8 mm); received "60mm"' },
  ])
})

test('PDF/X-4 requires a color profile', () => {
  expect(optionIssues({ format: 'pdf', conformsTo: ['PDF/X-4'] })).toEqual([
    {
      pointer: '/colorProfile',
      detail:
        'is required for PDF/X-4; expected one of "fogra39-coated", "fogra29-uncoated", "gracol2006-coated", or an ICC profile of an admin',
    },
  ])
  expect(optionIssues({ format: 'pdf', conformsTo: ['PDF/X-4'], colorProfile: 'fogra39-coated' })).toEqual([])
})
