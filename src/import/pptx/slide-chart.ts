import type { XmlElement } from '@rgrove/parse-xml'
import type { Chart, Series } from '../../document/elements/chart.ts'
import type { Element } from '../../document/elements/element.ts'
import { LIMITS } from '../../document/limits.ts'
import { PX_PER } from '../../document/px-per-unit.ts'
import { hexOf } from '../../document/read-css-color.ts'
import { familyFor } from '../fonts/substitute-font.ts'
import { fontSizePx } from '../numbers.ts'
import { childOf, childrenNamed, childrenOf, localName, textOf } from '../read-xml.ts'
import { storableName } from '../storable-name.ts'
import { colorIn } from './drawing-color.ts'
import { commonOf } from './shape-properties.ts'
import { type GroupSpace, placeOf } from './shape-place.ts'
import type { SlideContext } from './slide-part.ts'

const KINDS: Readonly<Record<string, Chart['kind']>> = {
  barChart: 'bar',
  bar3DChart: 'bar',
  lineChart: 'line',
  line3DChart: 'line',
  areaChart: 'area',
  area3DChart: 'area',
  pieChart: 'pie',
  pie3DChart: 'pie',
  ofPieChart: 'pie',
  doughnutChart: 'donut',
}

/** A chart of the values that the file stores for showing it. */
export function convertChart(frame: XmlElement, space: GroupSpace, context: SlideContext): Element[] {
  const { draft, part, pkg } = context
  const place = placeOf(childOf(frame, 'xfrm'), space)
  const chart = childOf(frame, 'graphic', 'graphicData', 'chart')
  const target = part.relationships.get(chart?.attributes['r:id'] ?? '')?.target
  const root = pkg.findXml(target)
  const area = childOf(root, 'chart', 'plotArea')
  const plots = childrenOf(area).filter((child) => localName(child).endsWith('Chart'))
  const [plot] = plots
  const kind = plot && KINDS[localName(plot)]
  if (!place || !plot || !kind) {
    draft.note(
      `Chart${plot ? ` of the type “${localName(plot).replace('Chart', '')}”` : ''}`,
      'Designs have no such charts; it was left out.',
    )
    return []
  }
  const id = draft.id('chart')
  if (plots.length > 1) draft.note('Chart of several kinds', 'Only the first kind is drawn.', { element: id })
  if (localName(plot).includes('3D')) draft.note('Three-dimensional chart', 'It is drawn flat.', { element: id })
  const grouping = childOf(plot, 'grouping')?.attributes['val'] ?? ''
  const isStacked = grouping.toLowerCase().includes('stacked')
  const all = draft.first(childrenNamed(plot, 'ser'), LIMITS.chartSeries, { noun: 'series of a chart', element: id })
  const isPie = kind === 'pie' || kind === 'donut'
  const series = all.slice(0, isPie ? 1 : undefined).map((entry) => readSeries(entry, kind, context))
  const categories = textsOf(childOf(all[0], 'cat'))
  if (all.some((entry) => countOf(childOf(entry, 'val')) > LIMITS.chartValues))
    draft.note('Chart of many values', `Charts have at most ${LIMITS.chartValues}; the rest was left out.`, {
      element: id,
    })
  if (isPie && all.length > 1)
    draft.note('Pie chart with several rings', 'Only the first one is drawn.', { element: id })
  const text = childOf(root, 'txPr', 'p', 'pPr', 'defRPr')
  const legend = childOf(root, 'chart', 'legend')
  const slices = isPie ? sliceColors(all[0], Math.max(categories.length, 1), context) : []
  const values = childOf(area, 'valAx')
  const title = childOf(root, 'chart', 'title')
  if (title) draft.note('Title of a chart', 'Charts have no title; it was left out.', { element: id })
  return [
    {
      ...commonOf(frame, context),
      ...place,
      id,
      type: 'chart',
      kind: kind === 'bar' && isStacked ? 'stacked' : kind,
      ...(childOf(plot, 'barDir')?.attributes['val'] === 'bar' && { direction: 'horizontal' as const }),
      categories,
      series: isPie
        ? series.map(({ values: numbers, ...rest }) => ({
            ...rest,
            values: numbers.map((value) => value && Math.max(value, 0)),
          }))
        : series,
      ...(slices.length > 0 && { colors: slices }),
      legend: legend ? legendOf(childOf(legend, 'legendPos')?.attributes['val']) : 'none',
      ...(values && {
        valueAxis: childOf(values, 'delete')?.attributes['val'] !== '1',
        gridlines: childOf(values, 'majorGridlines') !== undefined,
      }),
      ...(childOf(plot, 'dLbls', 'showVal')?.attributes['val'] === '1' && { valueLabels: 'value' as const }),
      ...(childOf(plot, 'dLbls', 'showPercent')?.attributes['val'] === '1' && { valueLabels: 'share' as const }),
      fontFamily: familyFor(draft, context.theme.minorFont || 'Inter', { element: id }),
      fontSize: fontSizePx((Number(text?.attributes['sz'] ?? 1200) / 100) * PX_PER.pt),
    },
  ]
}

function readSeries(entry: XmlElement, kind: Chart['kind'], context: SlideContext): Series {
  const name = textsOf(childOf(entry, 'tx'))[0]
  const index = Number(childOf(entry, 'idx')?.attributes['val'] ?? 0)
  const properties = childOf(entry, 'spPr')
  const own =
    colorIn(childOf(properties, 'solidFill'), context) ??
    (kind === 'line' ? colorIn(childOf(properties, 'ln', 'solidFill'), context) : undefined)
  const color = own ? hexOf(own) : accent(index, context)
  return {
    ...(name !== undefined && { name: storableName(name) }),
    values: numbersOf(childOf(entry, 'val')),
    ...(color !== undefined && kind !== 'pie' && kind !== 'donut' && { color }),
  }
}

function accent(index: number, context: SlideContext): string | undefined {
  const named = context.theme.colors.get(`accent${(index % 6) + 1}`)
  const color = named && colorIn(named.parent as XmlElement, context)
  return color && hexOf(color)
}

function sliceColors(entry: XmlElement | undefined, count: number, context: SlideContext): string[] {
  return Array.from({ length: Math.min(count, LIMITS.chartSeries) }, (_, index) => {
    const point = childrenNamed(entry, 'dPt').find(
      (candidate) => childOf(candidate, 'idx')?.attributes['val'] === String(index),
    )
    const color = colorIn(childOf(point, 'spPr', 'solidFill'), context)
    return color ? hexOf(color) : (accent(index, context) ?? '#4269d0')
  })
}

/** Returns the values that are stored with a reference into the worksheet, by their indices. */
function pointsOf(reference: XmlElement | undefined): (string | undefined)[] {
  const cache = childrenOf(reference).flatMap((child) =>
    /Cache$|Lit$/.test(localName(child))
      ? [child]
      : childrenOf(child).filter((inner) => /Cache$/.test(localName(inner))),
  )[0]
  const points: (string | undefined)[] = []
  const levels = childrenNamed(cache, 'lvl')
  for (const point of childrenNamed(levels[0] ?? cache, 'pt')) {
    const index = Number(point.attributes['idx'] ?? points.length)
    const value = childOf(point, 'v')
    if (index >= 0 && index < LIMITS.chartValues) points[index] = value ? textOf(value) : undefined
  }
  return points
}

function countOf(reference: XmlElement | undefined): number {
  const cache = childOf(reference, 'numRef', 'numCache') ?? childOf(reference, 'numLit')
  return childrenNamed(cache, 'pt').length
}

function textsOf(reference: XmlElement | undefined): string[] {
  return Array.from(pointsOf(reference), (text) => storableName(text ?? ''))
}

function numbersOf(reference: XmlElement | undefined): (number | null)[] {
  return Array.from(pointsOf(reference), (text) => {
    const value = Number(text)
    return text === undefined || text === '' || !Number.isFinite(value) || Math.abs(value) > 1e15 ? null : value
  })
}

function legendOf(position: string | undefined): NonNullable<Chart['legend']> {
  return position === 'b' ? 'bottom' : position === 't' ? 'top' : 'right'
}
