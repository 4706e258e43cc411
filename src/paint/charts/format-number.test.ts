import { expect, it } from 'vitest'
import type { NumberFormat } from '../../document/elements/chart.ts'
import { numberFormatter } from './format-number.ts'

it.each<[NumberFormat, number, string]>([
  [{}, 12_500, '12,500'],
  [{}, -1234.5, '−1,234.5'],
  [{}, -0, '0'],
  [{ decimals: 0 }, -0.4, '0'],
  [{ decimals: 2 }, 3, '3.00'],
  [{}, 0.1 + 0.2, '0.3'],
  [{ locale: 'de', suffix: ' €' }, 1234.5, '1.234,5 €'],
  [{ locale: 'en-IN' }, 12_345_678, '1,23,45,678'],
  [{ locale: 'de-CH' }, 12_345, '12’345'],
  [{ prefix: '$' }, -5, '−$5'],
  [{ style: 'percent' }, 0.125, '12.5%'],
  [{ style: 'percent', locale: 'de', decimals: 0 }, 0.5, '50\u00a0%'],
  [{ style: 'compact' }, 999, '999'],
  [{ style: 'compact' }, 999_960, '1.0M'],
  [{ style: 'compact' }, 12_500, '12.5K'],
  [{ style: 'compact', decimals: 0 }, 999_600, '1M'],
  [{ style: 'compact', decimals: 0 }, 999_499, '999K'],
  [{ style: 'compact', decimals: 2 }, 999_960, '999.96K'],
  [{ style: 'compact', decimals: 0 }, 999.7, '1K'],
  [{}, 1 / 30, '0.033333'],
  [{}, 2e-8, '0.00000002'],
  [{ style: 'compact', locale: 'de', suffix: ' €' }, 3_000_000, '3\u00a0Mio. €'],
  [{ style: 'compact' }, -2e12, '−2T'],
])('%j writes %d as %j', (format, value, expected) => {
  expect(numberFormatter(format, [value])(value)).toBe(expected)
})

it('all values get the decimal places that one of them needs', () => {
  const format = numberFormatter({}, [0, 0.5, 1])
  expect([0, 0.5, 1].map(format)).toEqual(['0.0', '0.5', '1.0'])
  const tiny = numberFormatter({}, [0, 1e-8, 2.5e-8])
  expect([0, 1e-8, 2.5e-8].map(tiny)).toEqual(['0.000000000', '0.000000010', '0.000000025'])
})
