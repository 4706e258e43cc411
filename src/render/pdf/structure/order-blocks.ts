import { type Block, cut, type Cut } from './cut-blocks.ts'
import { isInRow, labeledRows, withGrids } from './table-columns.ts'

/** Part of the widest gap: narrower ones divide the parts further. */
const WIDE_GAP = 0.98

/** How many times wider than a gutter the gaps between parts with headings are. */
const HEADED_GAP = 3

/**
 * Returns blocks as they are read. Cuts them where there is the widest empty space, then each part again: parts
 * from top to bottom, and columns from the left, or from the right. Blocks that can't be cut are read in rows.
 */
export function orderBlocks<B extends Block>(blocks: readonly B[], isPageRtl = false): B[] {
  const ordered: B[] = []
  // A stack instead of calls: a spiral of blocks is cut as often as it has blocks.
  const remaining: (readonly B[])[] = [blocks]
  for (let part = remaining.pop(); part; part = remaining.pop()) {
    const isRtl = isPageRtl || part.filter(({ isVertical }) => isVertical).length > part.length / 2
    const parts = divide(part, isRtl)
    if (parts) remaining.push(...parts.toReversed())
    else ordered.push(...inRows(part, isRtl))
  }
  return ordered
}

function divide<B extends Block>(blocks: readonly B[], isRtl: boolean): readonly (readonly B[])[] | undefined {
  if (blocks.length < 2) return undefined
  const rows = cut(blocks, 'y', WIDE_GAP)
  const columns = inOrder(withGrids(cut(blocks, 'x', 0)), isRtl)
  return rows && columns ? chooseParts(columns, rows) : (columns ?? rows)?.parts
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
  const lowest = lowestAfter(columns)
  for (const [index, column] of columns.entries()) {
    const isNote = ({ bounds }: B): boolean => bounds.top >= (lowest[index] ?? Infinity)
    const rest = column.filter((block) => !isNote(block))
    if (rest.length !== column.length - 1 || !cut(rest, 'x', 0)) continue
    return [...columns.with(index, rest), column.filter(isNote)]
  }
  return columns
}

/** Returns the lowest place of the columns after each one; undefined after the last one. */
function lowestAfter(columns: readonly (readonly Block[])[]): (number | undefined)[] {
  let lowest: number | undefined
  const after = columns.toReversed().map((column) => {
    const below = lowest
    for (const { bounds } of column) lowest = Math.max(lowest ?? -Infinity, bounds.bottom)
    return below
  })
  return after.reverse()
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
