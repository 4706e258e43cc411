/** Separators, digits per group, and the units of compact numbers: thousand, million, billion, trillion. */
export interface NumberLocale {
  readonly decimal: string
  readonly thousands: string
  readonly grouping: readonly number[]
  readonly percent: string
  readonly units: readonly [string, string, string, string]
}

const NBSP = '\u00a0'
const NARROW = '\u202f'
const ENGLISH_UNITS = ['K', 'M', 'B', 'T'] as const
/** A number and its unit in the languages that separate them. */
const spaced = (...units: readonly [string, string, string, string]): NumberLocale['units'] => {
  const [a, b, c, d] = units
  return [NBSP + a, NBSP + b, NBSP + c, NBSP + d]
}

type Separators = readonly [decimal: string, thousands: string, percent: string]

const localeOf = ([decimal, thousands, percent]: Separators, units: NumberLocale['units']): NumberLocale => ({
  decimal,
  thousands,
  grouping: [3],
  percent,
  units,
})

const SPACED_PERCENT = `${NBSP}%`
const GERMAN_UNITS = spaced('Tsd.', 'Mio.', 'Mrd.', 'Bio.')

/** Written down, because the data of `Intl` differs between browsers and versions of Node. From CLDR 46. */
export const LOCALES = {
  en: localeOf(['.', ',', '%'], ENGLISH_UNITS),
  'en-IN': { ...localeOf(['.', ',', '%'], ['K', 'M', 'B', 'T']), grouping: [3, 2, 2, 2, 2, 2, 2] },
  de: localeOf([',', '.', SPACED_PERCENT], GERMAN_UNITS),
  'de-CH': localeOf(['.', '’', '%'], GERMAN_UNITS),
  fr: localeOf([',', NARROW, `${NARROW}%`], spaced('k', 'M', 'Md', 'Bn')),
  es: localeOf([',', '.', SPACED_PERCENT], spaced('mil', 'M', 'mil M', 'B')),
  it: localeOf([',', '.', '%'], spaced('mila', 'Mln', 'Mrd', 'Bln')),
  pt: localeOf([',', '.', '%'], spaced('mil', 'mi', 'bi', 'tri')),
  nl: localeOf([',', '.', '%'], ['K', `${NBSP}mln.`, `${NBSP}mld.`, `${NBSP}bln.`]),
  pl: localeOf([',', NBSP, '%'], spaced('tys.', 'mln', 'mld', 'bln')),
  sv: localeOf([',', NBSP, SPACED_PERCENT], spaced('tn', 'mn', 'md', 'bn')),
  da: localeOf([',', '.', SPACED_PERCENT], spaced('t', 'mio.', 'mia.', 'bio.')),
  nb: localeOf([',', NBSP, SPACED_PERCENT], ['k', `${NBSP}mill.`, `${NBSP}mrd.`, `${NBSP}bill.`]),
  fi: localeOf([',', NBSP, SPACED_PERCENT], spaced('t.', 'milj.', 'mrd.', 'bilj.')),
  cs: localeOf([',', NBSP, SPACED_PERCENT], spaced('tis.', 'mil.', 'mld.', 'bil.')),
  tr: localeOf([',', '.', '%'], spaced('B', 'Mn', 'Mr', 'Tn')),
  ru: localeOf([',', NBSP, SPACED_PERCENT], spaced('тыс.', 'млн', 'млрд', 'трлн')),
  uk: localeOf([',', NBSP, '%'], spaced('тис.', 'млн', 'млрд', 'трлн')),
  ja: localeOf(['.', ',', '%'], ENGLISH_UNITS),
  ko: localeOf(['.', ',', '%'], ENGLISH_UNITS),
  zh: localeOf(['.', ',', '%'], ENGLISH_UNITS),
  hi: { ...localeOf(['.', ',', '%'], ENGLISH_UNITS), grouping: [3, 2, 2, 2, 2, 2, 2] },
  he: localeOf(['.', ',', '%'], ENGLISH_UNITS),
} as const satisfies Readonly<Record<string, NumberLocale>>

export type NumberLocaleName = keyof typeof LOCALES

export const NUMBER_LOCALES = Object.keys(LOCALES) as NumberLocaleName[]
