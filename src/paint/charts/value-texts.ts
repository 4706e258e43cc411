import type { Complete } from '../../document/elements/element.ts'
import { numberFormatter } from './format-number.ts'

/** Returns the label of a value: the value itself, or its share of its pie or series, or of its stack. */
export function valueTexts(chart: Complete<'chart'>): (series: number, index: number) => string {
  const { series, numberFormat, valueLabels, kind } = chart
  const valueOf = (position: number, index: number): number => series[position]?.values[index] ?? 0
  if (valueLabels !== 'share') {
    const format = numberFormatter(
      numberFormat,
      series.flatMap(({ values }) => values.filter((value) => value !== null)),
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
