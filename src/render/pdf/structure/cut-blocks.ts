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

export interface Cut<B> {
  readonly parts: readonly (readonly B[])[]
  /** The widest empty space between parts. */
  readonly gapPx: number
}

/** Texts overlap by the empty space of their line heights. */
const TOLERATED_PART = 0.15
const MAX_TOLERATED_PX = 12

/** Cuts blocks at the widest empty spaces, and those of at least `leastPart` of their width. */
export function cut<B extends Block>(blocks: readonly B[], axis: Axis, leastPart: number): Cut<B> | undefined {
  const gaps = gapsBetween(blocks, axis)
  const gapPx = gaps.reduce((widest, { widthPx }) => Math.max(widest, widthPx), 0)
  const places = gaps.filter(({ widthPx }) => widthPx >= gapPx * leastPart).map(({ at }) => at)
  if (places.length === 0) return undefined
  const parts = Map.groupBy(blocks, (block) => countBelow(places, middleOf(block, axis)))
  return { parts: [...parts].toSorted(([a], [b]) => a - b).map(([, part]) => part), gapPx }
}

/** Returns how many of ascending numbers are less than a value. */
export function countBelow(ascending: readonly number[], value: number): number {
  let [low, high] = [0, ascending.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] ?? Infinity) < value) low = middle + 1
    else high = middle
  }
  return low
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
