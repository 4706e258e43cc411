import type { Hunk } from './hunks.ts'

/** Items of a list from `start` to before `end`, and what each side replaces them by. */
interface Overlap {
  readonly start: number
  readonly end: number
  readonly mine?: Hunk
  readonly theirs?: Hunk
}

/** Joins hunks that replace the same items, each extended to all of these. */
export function overlappingHunks(mine: readonly Hunk[], theirs: readonly Hunk[]): Overlap[] {
  const all = [
    ...mine.map((hunk): Overlap => ({ start: hunk.start, end: hunk.end, mine: hunk })),
    ...theirs.map((hunk): Overlap => ({ start: hunk.start, end: hunk.end, theirs: hunk })),
  ].toSorted((a, b) => a.start - b.start || a.end - b.end)
  const joined: Overlap[] = []
  for (const next of all) {
    const last = joined.at(-1)
    const isInsertion = last && last.start === last.end && next.start === next.end && last.start === next.start
    if (last && (next.start < last.end || isInsertion)) {
      joined[joined.length - 1] = joinOverlaps(last, next)
    } else joined.push(next)
  }
  return joined
}

function joinOverlaps(a: Overlap, b: Overlap): Overlap {
  const [start, end] = [Math.min(a.start, b.start), Math.max(a.end, b.end)]
  const mine = extended([a.mine, b.mine], start, end)
  const theirs = extended([a.theirs, b.theirs], start, end)
  return { start, end, ...(mine && { mine }), ...(theirs && { theirs }) }
}

function extended(hunks: readonly (Hunk | undefined)[], start: number, end: number): Hunk | undefined {
  const present = hunks.filter((hunk) => hunk !== undefined)
  const [first, last] = [present[0], present.at(-1)]
  if (!first || !last) return undefined
  return { start, end, from: first.from - (first.start - start), to: last.to + (end - last.end) }
}
