import type { Complete } from '../../document/elements/element.ts'
import { numberFormatter } from './format-number.ts'

/** Returns the label of a value: the value itself, or its share of its pie or series, or of its stack. */
export function valueTexts(chart: Complete<'chart'>): (series: number, index: number) => string {
  const { series, numberFormat, valueLabels, kind } = chart
  const valueOf = (position: number, index: number): number => series[position]?.values[index] ?? 0
  if (valueLabels !== 'share') {
    const values = series.flatMap((each) => each.values.filter((value) => value !== null))
    const format = numberFormatter(
      numberFormat,
      values.some((value) => Math.abs(value) >= 1) ? values.map(cents) : values,
    )
    return (position, index) => format(valueOf(position, index))
  }
  const format = numberFormatter(
    {
      style: 'percent',
      decimals: numberFormat.decimals ?? 0,
      ...(numberFormat.locale && { locale: numberFormat.locale }),
    },
    [],
  )
  const totalOf = (position: number, index: number): number => {
    const values =
      kind === 'stacked' ? series.map((_, other) => valueOf(other, index)) : (series[position]?.values ?? [])
    return values.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0)
  }
  return (position, index) => {
    const total = totalOf(position, index)
    return format(total === 0 ? 0 : Math.abs(valueOf(position, index)) / total)
  }
}

/** More places of a large value are noise, and make labels too wide. */
function cents(value: number): number {
  return Math.round(value * 100) / 100
}
