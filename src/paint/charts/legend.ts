import type { Complete, Element } from '../../document/elements/element.ts'
import type { Box } from '../scope.ts'
import { paletteColor, seriesColor } from './chart-colors.ts'
import type { ChartLabels } from './chart-label.ts'
import { categoryCount } from './value-scale.ts'

type Chart = Complete<'chart'>

interface Entry {
  readonly name: string
  readonly color: string
}

export interface Legend {
  readonly parts: readonly Element[]
  /** The box without the legend. */
  readonly rest: Box
}

const SWATCH_EM = 0.8
const SWATCH_GAP_EM = 0.5
const ENTRY_GAP_EM = 1.4
const ROW_EM = 1.6
/** The legend takes at most this share of the box. */
const MOST_HEIGHT = 0.4
const MOST_WIDTH = 0.4

/** Places the legend. Entries that do not fit are counted in the last one: `+3`. */
export function layOutLegend(chart: Chart, labels: ChartLabels, box: Box): Legend {
  const entries = entriesOf(chart)
  const position = positionOf(chart, box, entries)
  if (position === 'none' || box.width <= 0 || box.height <= 0) return { parts: [], rest: box }
  return position === 'right'
    ? rightOfChart(entries, labels, box)
    : inRows(entries, labels, { box, position, isCentered: isPie(chart) })
}

export function isPie({ kind }: Chart): boolean {
  return kind === 'pie' || kind === 'donut'
}

function entriesOf(chart: Chart): Entry[] {
  if (isPie(chart)) {
    return chart.categories
      .slice(0, categoryCount(chart))
      .map((name, index) => ({ name, color: paletteColor(chart.colors, index) }))
  }
  return chart.series.map(({ name = '' }, index) => ({ name, color: seriesColor(chart, index) }))
}

function positionOf(chart: Chart, box: Box, entries: readonly Entry[]): 'top' | 'bottom' | 'right' | 'none' {
  if (entries.every(({ name }) => name === '')) return 'none'
  if (chart.legend !== 'auto') return chart.legend
  if (isPie(chart)) return box.width >= box.height * 1.2 ? 'right' : 'bottom'
  return chart.series.length > 1 ? 'top' : 'none'
}

interface RowsOptions {
  readonly box: Box
  readonly position: 'top' | 'bottom'
  readonly isCentered: boolean
}

function inRows(entries: readonly Entry[], labels: ChartLabels, { box, position, isCentered }: RowsOptions): Legend {
  const { fontSize } = labels
  const rowHeight = fontSize * ROW_EM
  const maxRows = Math.max(1, Math.floor((box.height * MOST_HEIGHT) / rowHeight))
  const rows: PlacedEntry[][] = [[]]
  let x = 0
  let left = 0
  for (const [index, entry] of entries.entries()) {
    const width = Math.min(box.width, entryWidth(entry.name, labels))
    if (x > 0 && x + width > box.width) {
      if (rows.length === maxRows) {
        left = entries.length - index
        break
      }
      rows.push([])
      x = 0
    }
    rows.at(-1)?.push({ entry, x, width })
    x += width + fontSize * ENTRY_GAP_EM
  }
  const more = left > 0 ? placeMore(rows.at(-1) ?? [], left, { labels, widthPx: box.width }) : undefined
  const height = rows.length * rowHeight
  const top = position === 'top' ? box.y : box.y + box.height - height
  const startOf = (row: (typeof rows)[number]): number => {
    const last = row === rows.at(-1) && more ? more : row.at(-1)
    return isCentered && last ? box.x + (box.width - last.x - last.width) / 2 : box.x
  }
  const parts = rows.flatMap((row, index) =>
    row.flatMap(({ entry, x: start, width }) =>
      entryParts(entry, labels, { x: startOf(row) + start, y: top + index * rowHeight, width, height: rowHeight }),
    ),
  )
  if (more) {
    const start = startOf(rows.at(-1) ?? []) + more.x
    parts.push(labels.label(more.text, { x: start, y: top + height - rowHeight, width: more.width, height: rowHeight }))
  }
  const gap = fontSize * 0.8
  const rest = { ...box, y: position === 'top' ? box.y + height + gap : box.y, height: box.height - height - gap }
  return { parts, rest }
}

interface PlacedEntry {
  readonly entry: Entry
  readonly x: number
  width: number
}

/** Places the number of entries that are left out at the end of the last row, for which others may have to leave it. */
function placeMore(
  row: PlacedEntry[],
  leftOut: number,
  { labels, widthPx }: { labels: ChartLabels; widthPx: number },
): { text: string; x: number; width: number } {
  const text = `+${leftOut}`
  const width = labels.widthOf(text) + 1
  const gap = labels.fontSize * ENTRY_GAP_EM
  const last = row.at(-1)
  if (!last) return { text, x: 0, width }
  const x = last.x + last.width + gap
  if (x + width <= widthPx) return { text, x, width }
  if (row.length > 1) {
    row.pop()
    return placeMore(row, leftOut + 1, { labels, widthPx })
  }
  last.width = Math.max(0, widthPx - gap - width)
  return { text, x: last.width + gap, width }
}

/** Names that are too long for one line have two, if there is room. */
function rightOfChart(entries: readonly Entry[], labels: ChartLabels, box: Box): Legend {
  const { fontSize, lineHeightPx } = labels
  const rowHeight = fontSize * ROW_EM
  const capacity = Math.max(1, Math.floor(box.height / rowHeight))
  const shown = entries.length > capacity ? entries.slice(0, capacity - 1) : entries
  const left = entries.length - shown.length
  const width = Math.min(Math.max(...entries.map(({ name }) => entryWidth(name, labels))), box.width * MOST_WIDTH)
  const nameWidth = Math.max(0, width - fontSize * (SWATCH_EM + SWATCH_GAP_EM))
  let free = box.height - (shown.length + (left > 0 ? 1 : 0)) * rowHeight
  const heights = shown.map(({ name }) => {
    const isWrapped =
      lineHeightPx <= free && labels.widthOf(name) + 1 > nameWidth && labels.wrap(name, nameWidth).lineCount > 1
    free -= isWrapped ? lineHeightPx : 0
    return rowHeight + (isWrapped ? lineHeightPx : 0)
  })
  const x = box.x + box.width - width
  let y = box.y + Math.max(0, free) / 2
  const parts = shown.flatMap((entry, index) => {
    const row = { x, y, width, height: heights[index] ?? rowHeight }
    y += row.height
    return entryParts(entry, labels, row)
  })
  if (left > 0) parts.push(labels.label(`+${left}`, { x, y, width, height: rowHeight }))
  return { parts, rest: { ...box, width: box.width - width - fontSize * 1.5 } }
}

function entryWidth(name: string, labels: ChartLabels): number {
  // Rounded up, so that the text is not cut by a rounding error.
  return labels.fontSize * (SWATCH_EM + SWATCH_GAP_EM) + labels.widthOf(name) + 1
}

function entryParts({ name, color }: Entry, labels: ChartLabels, row: Box): Element[] {
  const { fontSize } = labels
  const side = fontSize * SWATCH_EM
  const indent = side + fontSize * SWATCH_GAP_EM
  return [
    {
      id: 'swatch',
      type: 'rect',
      x: row.x,
      y: row.y + (row.height - side) / 2,
      width: side,
      height: side,
      fill: color,
      cornerRadius: fontSize * 0.15,
    },
    labels.label(
      name,
      { ...row, x: row.x + indent, width: Math.max(0, row.width - indent) },
      { maxLines: Math.max(1, Math.floor(row.height / labels.lineHeightPx)) },
    ),
  ]
}
