import { symbologyOf } from '../../../document/codes/symbologies.ts'
import type { Complete } from '../../../document/elements/element.ts'
import { numberFormatter } from '../../../paint/charts/format-number.ts'
import { valueTexts } from '../../../paint/charts/value-texts.ts'
import { codeText } from '../../../paint/codes/code-text.ts'

/** Longer lists of values are given as their range. */
const MAX_VALUES = 60

const KINDS = {
  bar: 'Bar chart',
  stacked: 'Stacked bar chart',
  line: 'Line chart',
  area: 'Area chart',
  pie: 'Pie chart',
  donut: 'Donut chart',
} as const satisfies Record<Complete<'chart'>['kind'], string>

/** Returns the values of a chart as a text, after the one that its author wrote. */
export function describeChart(chart: Complete<'chart'>, alt: string): string {
  const { kind, series, categories, valueTitle } = chart
  const values = series.flatMap(({ values: own }) => own.filter((value) => value !== null))
  const format = numberFormatter(chart.numberFormat, values)
  const texts = valueTexts(chart)
  const named = series.map(({ name, values: own }, position) => {
    if (own.every((value) => value === null)) return ''
    const shown = own.flatMap((value, index) => {
      const category = categories[index] ?? ''
      if (value === null) return []
      const text = texts(position, index)
      return [category === '' ? text : `${category} ${text}`]
    })
    const listed = values.length > MAX_VALUES ? rangeOf(own, format) : shown.join(', ')
    return name === undefined || name === '' ? listed : `${name}: ${listed}`
  })
  const introduction = alt === '' ? [KINDS[kind], ...(valueTitle === '' ? [] : [valueTitle])].join(', ') : alt
  const data = named.filter((text) => text !== '').join('; ')
  return data === '' ? introduction : `${introduction.replace(/[.\s]+$/, '')}. ${data}.`
}

function rangeOf(values: readonly (number | null)[], format: (value: number) => string): string {
  const present = values.filter((value) => value !== null)
  const [first, last] = [present[0], present.at(-1)]
  if (first === undefined || last === undefined) return ''
  const [least, most] = [Math.min(...present), Math.max(...present)]
  return `${present.length} values from ${format(first)} to ${format(last)}, lowest ${format(least)}, highest ${format(most)}`
}

/** Contacts and access data, which are not read as they are written. */
const RECORD = /^(?:BEGIN|MECARD|WIFI|MATMSG):/i

/** Returns what scanners read, after the text that its author wrote. */
export function describeCode({ symbology, data }: Complete<'code'>, alt: string): string {
  const introduction = alt === '' ? symbologyOf(symbology).label : alt
  if (alt !== '' && RECORD.test(data)) return alt
  return `${introduction}: ${codeText(symbology, data)}`
}
