import { complete, type Complete, type ElementOf } from '../document/elements/element.ts'
import { LOCALES } from '../document/charts/number-locales.ts'
import { NUMBER_FORMAT_DEFAULTS } from '../document/elements/chart.ts'
import { titleWeight } from './charts/axis-titles.ts'
import { LABEL_FEATURES } from './charts/chart-label.ts'
import { codeText } from './codes/code-text.ts'
import { cellText } from './tables/lay-out-table.ts'
import { placeCells } from '../document/tables/place-cells.ts'

/** Returns the texts of `element` without their positions, to load their fonts before the layout. */
export function drawnTexts(element: Complete): Complete<'text'>[] {
  switch (element.type) {
    case 'text':
      return [element]
    case 'code':
      return element.showText
        ? [sample(element, codeText(element.symbology, element.data), { fontFeatures: { tnum: true } })]
        : []
    case 'chart':
      return [chartText(element), ...titleTexts(element)]
    case 'table':
      return placeCells(element).cells.map((cell) => cellText(element, cell, { width: 0 }))
    default:
      return []
  }
}

function sample(
  { id, fontFamily }: Complete<'code' | 'chart'>,
  text: string,
  style: Partial<ElementOf<'text'>>,
): Complete<'text'> {
  return complete<'text'>({ id, type: 'text', x: 0, y: 0, width: 0, height: 0, text, fontFamily, ...style })
}

/** Digits and signs stand for the formatted numbers. */
const NUMBERS = '0123456789.,’−%+…'

function chartText(chart: Complete<'chart'>): Complete<'text'> {
  const { categories, series, numberFormat, fontSize, fontWeight } = chart
  const { locale, prefix, suffix } = { ...NUMBER_FORMAT_DEFAULTS, ...numberFormat }
  const { units, thousands, decimal, percent } = LOCALES[locale]
  const names = series.map(({ name = '' }) => name)
  const text = [NUMBERS, ...units, thousands, decimal, percent, prefix, suffix, ...categories, ...names].join(' ')
  return sample(chart, text, { fontSize, fontWeight, fontFeatures: LABEL_FEATURES })
}

function titleTexts(chart: Complete<'chart'>): Complete<'text'>[] {
  const { fontSize, valueTitle, categoryTitle } = chart
  const style = { fontSize, fontWeight: titleWeight(chart), fontFeatures: LABEL_FEATURES }
  return [valueTitle, categoryTitle].filter((text) => text !== '').map((text) => sample(chart, text, style))
}
