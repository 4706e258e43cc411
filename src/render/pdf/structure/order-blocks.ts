import type { Bounds } from '../../../paint/bounds.ts'

/** A part of a page that is read as one. */
export interface Block {
  readonly bounds: Bounds
  /** Of its text, in CSS pixels; undefined for pictures, tables and parts with several texts. */
  readonly sizePx?: number | undefined
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

/** Of the widest gap: narrower ones divide the parts further. */
const WIDE_GAP = 0.75

/** Sizes of one column of a table differ by rounding. */
const SAME_SIZE = 1.02

/**
 * Returns blocks as they are read. Cuts them where there is the widest empty space, then each part again: parts
 * from top to bottom, and columns from the left, or from the right. Blocks that can't be cut are read in rows.
 */
export function orderBlocks<B extends Block>(blocks: readonly B[], isRtl = false): B[] {
  if (blocks.length < 2) return [...blocks]
  const [rows, columns] = [cut(blocks, 'y'), cut(blocks, 'x')]
  if (!rows && !columns) return inRows(blocks, isRtl)
  if (columns && (!rows || (columns.gapPx > rows.gapPx && !isGrid(columns)))) {
    const parts = isRtl ? columns.parts.toReversed() : columns.parts
    return parts.flatMap((part) => orderBlocks(part, isRtl))
  }
  return (rows?.parts ?? []).flatMap((part) => orderBlocks(part, isRtl))
}

function cut<B extends Block>(blocks: readonly B[], axis: Axis): Cut<B> | undefined {
  const gaps = gapsBetween(blocks, axis)
  const gapPx = Math.max(...gaps.map((gap) => gap.widthPx))
  const places = gaps.filter(({ widthPx }) => widthPx >= gapPx * WIDE_GAP).map(({ at }) => at)
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

/**
 * Whether columns are those of a table, such as names and prices: of equal rows, and each with one size of text,
 * except perhaps in one row, such as that of a total.
 */
function isGrid({ parts }: Cut<Block>): boolean {
  const columns = parts.map((part) => part.toSorted((a, b) => a.bounds.top - b.bounds.top))
  const [first = []] = columns
  return columns.every((column) => {
    const isAligned = column.every((block, row) => {
      const other = first[row]
      return other !== undefined && isInRow(other.bounds, block.bounds)
    })
    const others = column.filter((block) => !isSameSize(column[0], block)).length
    return isAligned && column.length === first.length && column.length > 1 && others <= (column.length > 2 ? 1 : 0)
  })
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
