import type { Bounds } from '../../../paint/bounds.ts'
import { type Block, countBelow, type Cut } from './cut-blocks.ts'

/** Sizes of one column of a table differ by rounding. */
const SAME_SIZE = 1.02

/** Joins neighboring columns of a table, which are read in rows. Returns undefined if all columns are those of one. */
export function withGrids<B extends Block>(cut: Cut<B> | undefined): Cut<B> | undefined {
  const joined: { block: B[]; last: readonly B[] }[] = []
  for (const part of cut?.parts ?? []) {
    const before = joined.at(-1)
    if (before && areOfTable(before.last, part))
      joined[joined.length - 1] = { block: [...before.block, ...part], last: part }
    else joined.push({ block: [...part], last: part })
  }
  return cut && joined.length > 1 ? { ...cut, parts: joined.map(({ block }) => block) } : undefined
}

/**
 * Whether columns are those of a table, such as names and prices: of rows that both have, except for titles of several
 * rows, and each with one size of text, except perhaps in one row, such as that of a total.
 */
function areOfTable(left: readonly Block[], right: readonly Block[]): boolean {
  const [more, fewer] = left.length >= right.length ? [left, right] : [right, left]
  if (fewer.length < 2 || fewer.length < more.length * LEAST_ROWS) return false
  if (fewer.length < more.length && ![...left, ...right].every(isLine)) return false
  const rows = fewer.map((block) =>
    more.findIndex((other) => isInRow(block.bounds, other.bounds) || isInRow(other.bounds, block.bounds)),
  )
  const areAligned = !rows.includes(-1) && new Set(rows).size === rows.length
  return areAligned && isOfOneSize(left) && isOfOneSize(right)
}

/** Of the longer column, in the shorter one. */
const LEAST_ROWS = 0.6

function isOfOneSize(column: readonly Block[]): boolean {
  const others = column.filter((block) => !isSameSize(column[0], block)).length
  return others <= (column.length > 2 ? 1 : 0)
}

/**
 * Divides columns into rows if each block of the first column is a label: next to the top of other blocks, of which
 * there are more, such as a year next to a position and its description.
 */
export function labeledRows<B extends Block>({ parts: [first = [], ...columns] }: Cut<B>): B[][] | undefined {
  const labels = first.toSorted((a, b) => a.bounds.top - b.bounds.top)
  const others = columns.flat()
  const tops = others.map(({ bounds }) => bounds.top).toSorted((a, b) => a - b)
  const nextToTops = labels.filter(({ bounds }) => isAtTop(bounds, tops)).length
  const areLabels = nextToTops > 1 && nextToTops >= labels.length * LEAST_LABELS && labels.every(isLine)
  if (!areLabels || others.length <= labels.length * columns.length) return undefined
  const rowOf = ({ bounds }: B): number =>
    Math.max(
      0,
      labels.findLastIndex(({ bounds: { top, bottom } }) => top - (bottom - top) / 2 <= bounds.top),
    )
  const rows = Map.groupBy(others, rowOf)
  return labels.map((label, row) => [label, ...(rows.get(row) ?? [])])
}

/** Others are titles of several rows. */
const LEAST_LABELS = 0.6

function isLine({ bounds: { top, bottom }, sizePx }: Block): boolean {
  return sizePx !== undefined && bottom - top < 2 * sizePx
}

/** Whether one of ascending tops is within the height of a label from its top. */
function isAtTop({ top, bottom }: Bounds, tops: readonly number[]): boolean {
  const next = countBelow(tops, top)
  return [tops[next - 1], tops[next]].some((near = Infinity) => Math.abs(top - near) < bottom - top)
}

function isSameSize(a: Block | undefined, b: Block): boolean {
  if (a?.sizePx === undefined || b.sizePx === undefined) return false
  return Math.max(a.sizePx, b.sizePx) / Math.min(a.sizePx, b.sizePx) < SAME_SIZE
}

/** Whether the middle of a box is within the height of the first box of a row. */
export function isInRow(first: Bounds, { top, bottom }: Bounds): boolean {
  const middle = (top + bottom) / 2
  return middle >= first.top && middle <= first.bottom
}
