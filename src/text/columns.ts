import type { Complete } from '../document/elements/element.ts'
import type { FlowLine } from './flow-text.ts'

/** The columns of a text. Their width is in CSS pixels. */
export interface Columns {
  readonly count: number
  readonly gapPx: number
  readonly widthPx: number
  /** Infinity if the columns are balanced. */
  readonly heightPx: number
}

const SLACK_PX = 0.01
const BALANCING_STEPS = 40

export function columnsOf(
  { columns, columnGap }: Pick<Complete<'text'>, 'columns' | 'columnGap'>,
  box: { readonly width: number; readonly height: number },
): Columns {
  const widthPx = Math.max(0, (box.width - columnGap * (columns - 1)) / columns)
  return { count: columns, gapPx: columnGap, widthPx, heightPx: box.height }
}

/**
 * Fills one column after the other to their height. Lines that do not fit stay in the last one.
 * Columns without a height get the smallest one that holds all lines.
 */
export function fillColumns(lines: readonly FlowLine[], columns: Columns): FlowLine[][] {
  if (columns.count === 1) return [[...lines]]
  if (columns.heightPx !== Infinity) return fillTo(lines, columns, columns.heightPx)
  let tooLow = 0
  let heightPx = heightOfLines(lines)
  for (let step = 0; step < BALANCING_STEPS; step += 1) {
    const middle = (tooLow + heightPx) / 2
    const tallest = Math.max(0, ...fillTo(lines, columns, middle).map(heightOfLines))
    if (tallest <= middle + SLACK_PX) heightPx = middle
    else tooLow = middle
  }
  return fillTo(lines, columns, heightPx)
}

/** Returns the number of lines that fit the columns, at least 1. */
export function countFitting(lines: readonly FlowLine[], columns: Columns): number {
  const filled = fillColumns(lines, columns)
  const last = filled.at(-1) ?? []
  let count = lines.length - last.length
  let heightPx = 0
  for (const line of last) {
    heightPx += line.gapPx + line.abovePx + line.belowPx
    if (heightPx > columns.heightPx + SLACK_PX) break
    count += 1
  }
  return Math.max(1, count)
}

export function heightOfLines(lines: readonly FlowLine[]): number {
  return lines.reduce((sum, { gapPx, abovePx, belowPx }) => sum + gapPx + abovePx + belowPx, 0)
}

function fillTo(lines: readonly FlowLine[], { count }: Columns, heightPx: number): FlowLine[][] {
  const filled: FlowLine[][] = [[]]
  let usedPx = 0
  for (const line of lines) {
    const column = filled.at(-1) ?? []
    const ownPx = line.abovePx + line.belowPx
    const isFull = column.length > 0 && usedPx + line.gapPx + ownPx > heightPx + SLACK_PX
    if (isFull && filled.length < count) {
      // No space between paragraphs at the top of a column.
      filled.push([{ ...line, gapPx: 0 }])
      usedPx = ownPx
    } else {
      column.push(line)
      usedPx += line.gapPx + ownPx
    }
  }
  return filled
}
