import type { Bounds } from '../../../paint/bounds.ts'

/** A part of a page that is read as one. */
export interface Block {
  readonly bounds: Bounds
  /** Of its text, in CSS pixels; undefined for pictures, tables and parts with several texts. */
  readonly sizePx?: number | undefined
  readonly isHeading?: boolean
  /** Whether it has a heading of the largest size in the document. */
  readonly hasTitle?: boolean
  /** Whether its lines run from top to bottom, and follow each other from the right. */
  readonly isVertical?: boolean
  /** Of the parts that it consists of. */
  readonly count?: number
  /** Whether others may be drawn on it. */
  readonly isPicture?: boolean
}

type Axis = 'x' | 'y'

interface Cut<B> {
  readonly parts: readonly (readonly B[])[]
  /** The widest empty space between parts. */
  readonly gapPx: number
}

/** Texts overlap by the empty space of their line heights. */
const TOLERATED_PART = 0.15
const MAX_TOLERATED_PX = 12

/** Part of the widest gap: narrower ones divide the parts further. */
const WIDE_GAP = 0.98

/** How many times wider than a gutter the gaps between parts with headings are. */
const HEADED_GAP = 3

/** Sizes of one column of a table differ by rounding. */
const SAME_SIZE = 1.02

/**
 * Returns blocks as they are read. Cuts them where there is the widest empty space, then each part again: parts
 * from top to bottom, and columns from the left, or from the right. Blocks that can't be cut are read in rows.
 */
export function orderBlocks<B extends Block>(blocks: readonly B[], isPageRtl = false): B[] {
  if (blocks.length < 2) return [...blocks]
  const isRtl = isPageRtl || blocks.filter(({ isVertical }) => isVertical).length > blocks.length / 2
  const rows = cut(blocks, 'y', WIDE_GAP)
  const columns = inOrder(withGrids(cut(blocks, 'x', 0)), isRtl)
  if (!rows && !columns) return inRows(blocks, isRtl)
  const parts = rows && columns ? chooseParts(columns, rows) : (columns ?? rows)?.parts
  return parts?.flatMap((part) => orderBlocks(part, isPageRtl)) ?? []
}

function chooseParts<B extends Block>(columns: Cut<B>, rows: Cut<B>): readonly (readonly B[])[] {
  const isHeaded = columns.parts.filter((part) => part.some(({ isHeading }) => isHeading)).length > 1
  // Gutters are wider than the gaps within a column, except below headings.
  if (isHeaded && columns.gapPx * HEADED_GAP > rows.gapPx) return columns.parts
  if (columns.gapPx <= rows.gapPx) return rows.parts
  return labeledRows(columns) ?? columns.parts
}

function inOrder<B extends Block>(columns: Cut<B> | undefined, isRtl: boolean): Cut<B> | undefined {
  return columns && { ...columns, parts: noteLast(titleFirst(isRtl ? columns.parts.toReversed() : columns.parts)) }
}

/** A note below several columns, but not below the last ones, joins those above it: it is read after all. */
function noteLast<B extends Block>(columns: readonly (readonly B[])[]): readonly (readonly B[])[] {
  for (const [index, column] of columns.entries()) {
    const lowest = Math.max(...columns.slice(index + 1).flatMap((later) => later.map(({ bounds }) => bounds.bottom)))
    const isNote = ({ bounds }: B): boolean => Number.isFinite(lowest) && bounds.top >= lowest
    const rest = column.filter((block) => !isNote(block))
    if (rest.length !== column.length - 1 || !cut(rest, 'x', 0)) continue
    return [...columns.with(index, rest), column.filter(isNote)]
  }
  return columns
}

/** Before the title. Fewer are labels of what is next to them. */
const LEAST_BLOCKS = 3

/** A sidebar is read after the column with the title. */
function titleFirst<B extends Block>(columns: readonly (readonly B[])[]): readonly (readonly B[])[] {
  const at = columns.findIndex((column) => column.some(({ hasTitle }) => hasTitle))
  const before = columns.slice(0, Math.max(0, at)).flat()
  if (before.reduce((sum, { count = 1 }) => sum + count, 0) < LEAST_BLOCKS) return columns
  return [columns[at] ?? [], ...columns.toSpliced(at, 1)]
}

function cut<B extends Block>(blocks: readonly B[], axis: Axis, leastPart: number): Cut<B> | undefined {
  const gaps = gapsBetween(blocks, axis)
  const gapPx = Math.max(...gaps.map((gap) => gap.widthPx))
  const places = gaps.filter(({ widthPx }) => widthPx >= gapPx * leastPart).map(({ at }) => at)
  if (places.length === 0) return undefined
  const parts = Map.groupBy(blocks, (block) => places.filter((place) => middleOf(block, axis) > place).length)
  return { parts: [...parts].toSorted(([a], [b]) => a - b).map(([, part]) => part), gapPx }
}

interface Gap {
  readonly at: number
  readonly widthPx: number
}

function gapsBetween(blocks: readonly Block[], axis: Axis): Gap[] {
  const ranges = blocks.map((block) => rangeOf(block, axis)).toSorted((a, b) => a.from + a.inset - b.from - b.inset)
  const gaps: Gap[] = []
  let [end, insetEnd] = [-Infinity, -Infinity]
  for (const { from, to, inset } of ranges) {
    if (from + inset >= insetEnd && insetEnd > -Infinity) {
      gaps.push({ at: (from + inset + insetEnd) / 2, widthPx: Math.max(0.1, from - end) })
    }
    end = Math.max(end, to)
    insetEnd = Math.max(insetEnd, to - inset)
  }
  return gaps
}

interface Range {
  readonly from: number
  readonly to: number
  /** How much of both ends may overlap others. */
  readonly inset: number
}

function rangeOf({ bounds: { left, top, right, bottom } }: Block, axis: Axis): Range {
  const [from, to] = axis === 'x' ? [left, right] : [top, bottom]
  return { from, to, inset: Math.min((to - from) * TOLERATED_PART, MAX_TOLERATED_PX) }
}

function middleOf(block: Block, axis: Axis): number {
  const { from, to } = rangeOf(block, axis)
  return (from + to) / 2
}

/** Joins neighboring columns of a table, which are read in rows. Returns undefined if all columns are those of one. */
function withGrids<B extends Block>(cut: Cut<B> | undefined): Cut<B> | undefined {
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
function labeledRows<B extends Block>({ parts: [first = [], ...columns] }: Cut<B>): B[][] | undefined {
  const labels = first.toSorted((a, b) => a.bounds.top - b.bounds.top)
  const others = columns.flat()
  const nextToTops = labels.filter((label) => others.some((other) => isAtTop(label.bounds, other.bounds))).length
  const areLabels = nextToTops > 1 && nextToTops >= labels.length * LEAST_LABELS && labels.every(isLine)
  if (!areLabels || others.length <= labels.length * columns.length) return undefined
  const rowOf = (block: B): number =>
    Math.max(
      0,
      labels.findLastIndex(({ bounds: { top, bottom } }) => top - (bottom - top) / 2 <= block.bounds.top),
    )
  return labels.map((label, row) => [label, ...others.filter((other) => rowOf(other) === row)])
}

/** Others are titles of several rows. */
const LEAST_LABELS = 0.6

function isLine({ bounds: { top, bottom }, sizePx }: Block): boolean {
  return sizePx !== undefined && bottom - top < 2 * sizePx
}

function isAtTop(label: Bounds, { top }: Bounds): boolean {
  return Math.abs(label.top - top) < label.bottom - label.top
}

function isSameSize(a: Block | undefined, b: Block): boolean {
  if (a?.sizePx === undefined || b.sizePx === undefined) return false
  return Math.max(a.sizePx, b.sizePx) / Math.min(a.sizePx, b.sizePx) < SAME_SIZE
}

function inRows<B extends Block>(blocks: readonly B[], isRtl: boolean): B[] {
  const rows: B[][] = []
  for (const block of blocks.toSorted((a, b) => a.bounds.top - b.bounds.top)) {
    const first = rows.at(-1)?.[0]
    if (first && isInRow(first.bounds, block.bounds)) rows.at(-1)?.push(block)
    else rows.push([block])
  }
  return rows.flatMap((row) => {
    const ordered = row.toSorted((a, b) => a.bounds.left - b.bounds.left)
    return isRtl ? ordered.reverse() : ordered
  })
}

/** Whether the middle of a box is within the height of the first box of a row. */
function isInRow(first: Bounds, { top, bottom }: Bounds): boolean {
  const middle = (top + bottom) / 2
  return middle >= first.top && middle <= first.bottom
}
