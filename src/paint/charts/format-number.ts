import { formatLocale } from 'd3-format'
import { LOCALES } from '../../document/charts/number-locales.ts'
import { NUMBER_FORMAT_DEFAULTS, type NumberFormat } from '../../document/elements/chart.ts'

export type FormatNumber = (value: number) => string

/** More decimal places are only noise of floating-point sums, unless all values are tiny. */
const MOST_DECIMALS = 6
const LEAST_DIGITS = 3
/** Of the smallest values that are not written as 0. */
const MOST_LEADING_ZEROS = 12

/** Creates a function that formats `values` alike, with the decimal places that all of them need. */
export function numberFormatter(format: NumberFormat, values: readonly number[]): FormatNumber {
  const { style, locale, prefix, suffix, decimals } = { ...NUMBER_FORMAT_DEFAULTS, decimals: undefined, ...format }
  const { units, percent, grouping, ...separators } = LOCALES[locale]
  const ownLocale = formatLocale({
    ...separators,
    grouping: [...grouping],
    currency: ['', ''],
    minus: '−',
  })
  const scaled = (value: number): Scaled => {
    if (style === 'percent') return { value: value * 100, unit: percent }
    return style === 'compact' ? compact(value, units, decimals ?? 1) : { value, unit: '' }
  }
  const places =
    decimals ??
    decimalsOf(
      values.map((value) => scaled(value).value),
      style === 'decimal' ? Math.max(MOST_DECIMALS, leadingZeros(values) + LEAST_DIGITS) : 1,
    )
  const print = ownLocale.format(`,.${places}f`)
  return (value) => {
    const { value: shown, unit } = scaled(value)
    const text = print(Math.abs(shown))
    // Zero has no sign, even if it was rounded to it.
    const sign = shown < 0 && /[1-9]/.test(text) ? '−' : ''
    return `${sign}${prefix}${text}${unit}${suffix}`
  }
}

interface Scaled {
  readonly value: number
  readonly unit: string
}

function compact(value: number, units: readonly string[], decimals: number): Scaled {
  const size = Math.abs(value)
  let power = size < 1000 ? 0 : Math.min(units.length, Math.floor(Math.log10(size) / 3))
  // 999,950 is shown as 1M and not as 1000K.
  if (power < units.length && Math.round((size / 1000 ** power) * 10 ** decimals) >= 1000 * 10 ** decimals) power += 1
  return power === 0 ? { value, unit: '' } : { value: value / 1000 ** power, unit: units[power - 1] ?? '' }
}

/** Returns the zeros after the decimal point of the largest value. */
function leadingZeros(values: readonly number[]): number {
  const largest = Math.max(0, ...values.map(Math.abs))
  return largest === 0 || largest >= 1 ? 0 : Math.min(MOST_LEADING_ZEROS, -Math.floor(Math.log10(largest)) - 1)
}

/** Returns the fewest places, up to `most`, that show all values exactly. */
function decimalsOf(values: readonly number[], most: number): number {
  const tolerance = 10 ** -(Math.max(most, MOST_DECIMALS) + 3)
  for (let places = 0; places < most; places += 1) {
    const factor = 10 ** places
    if (
      values.every(
        (value) => Math.abs(Math.round(value * factor) / factor - value) < tolerance * Math.max(1, Math.abs(value)),
      )
    ) {
      return places
    }
  }
  return most
}
