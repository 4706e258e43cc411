import { formatLocale } from 'd3-format'
import { LOCALES } from '../../document/charts/number-locales.ts'
import { NUMBER_FORMAT_DEFAULTS, type NumberFormat } from '../../document/elements/chart.ts'

export type FormatNumber = (value: number) => string

/** More decimal places are only noise of floating-point sums. */
const MOST_DECIMALS = 6

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
    return style === 'compact' ? compact(value, units) : { value, unit: '' }
  }
  const places =
    decimals ??
    decimalsOf(
      values.map((value) => scaled(value).value),
      style === 'decimal' ? MOST_DECIMALS : 1,
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

function compact(value: number, units: readonly string[]): Scaled {
  const size = Math.abs(value)
  // 999,950 is shown as 1M and not as 1000K.
  const power = size < 999.95 ? 0 : Math.min(4, Math.floor(Math.log10(size * 1.00005) / 3))
  return power === 0 ? { value, unit: '' } : { value: value / 1000 ** power, unit: units[power - 1] ?? '' }
}

/** Returns the fewest places, up to `most`, that show all values exactly. */
function decimalsOf(values: readonly number[], most: number): number {
  for (let places = 0; places < most; places += 1) {
    const factor = 10 ** places
    if (
      values.every(
        (value) => Math.abs(Math.round(value * factor) / factor - value) < 1e-9 * Math.max(1, Math.abs(value)),
      )
    ) {
      return places
    }
  }
  return most
}
