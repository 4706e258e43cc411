import { splicesBetween, type TextSplice } from './text-splices.ts'

export type Side = 'mine' | 'theirs'

/** A part of the merged text. */
export type Region =
  /** What neither side has replaced, and where it is in their texts. */
  | {
      readonly of: 'both'
      readonly start: number
      readonly end: number
      readonly mine: number
      readonly theirs: number
    }
  /** What one side has. */
  | { readonly of: Side; readonly from: number; readonly to: number }
  /** Between two words that would otherwise be one. */
  | { readonly of: 'neither' }

export interface MergedRegions {
  readonly regions: readonly Region[]
  /** Whether both sides have replaced the same words differently, so that both versions of these are there. */
  readonly isOverlapping: boolean
}

interface Sources {
  readonly base: string
  readonly mine: string
  readonly theirs: string
}

interface SidedSplice extends TextSplice {
  readonly side: Side
}

/** Splices that touch the same words. */
interface Cluster {
  readonly start: number
  readonly end: number
  readonly splices: readonly SidedSplice[]
}

/**
 * Merges what two sides have replaced in a text. If both have changed the same letters, or letters next
 * to each other within a word, the words of both remain, mine before theirs. Nothing that one side
 * has typed is lost; what both have typed in the same place is there once.
 */
export function mergeRegions(sources: Sources): MergedRegions {
  const { base, mine, theirs } = sources
  const splices = [
    ...splicesBetween(base, mine).map((splice): SidedSplice => ({ ...splice, side: 'mine' })),
    ...splicesBetween(base, theirs).map((splice): SidedSplice => ({ ...splice, side: 'theirs' })),
  ]
  const regions: Region[] = []
  const moved = { mine: 0, theirs: 0 }
  let at = 0
  const keepTo = (end: number): void => {
    if (end > at) regions.push({ of: 'both', start: at, end, mine: at + moved.mine, theirs: at + moved.theirs })
    at = end
  }
  const pass = ({ side, start, end, from, to }: SidedSplice): void => {
    moved[side] += to - from - (end - start)
  }
  let isOverlapping = false
  for (const cluster of clustersOf(splices)) {
    if (areApart(cluster)) {
      for (const splice of cluster.splices.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
        keepTo(splice.start)
        if (splice.to > splice.from) regions.push({ of: splice.side, from: splice.from, to: splice.to })
        at = splice.end
        pass(splice)
      }
      continue
    }
    keepTo(cluster.start)
    const from = { mine: at + moved.mine, theirs: at + moved.theirs }
    for (const splice of cluster.splices) pass(splice)
    at = cluster.end
    const own = { of: 'mine', from: from.mine, to: at + moved.mine } as const
    const other = { of: 'theirs', from: from.theirs, to: at + moved.theirs } as const
    regions.push(...bothOf(own, other, sources))
    isOverlapping ||= cluster.end > cluster.start && mine.slice(own.from, own.to) !== theirs.slice(other.from, other.to)
  }
  keepTo(base.length)
  return { regions, isOverlapping }
}

/** Splices form a cluster if the words around them overlap, or if both insert at the same place. */
function clustersOf(splices: readonly SidedSplice[]): Cluster[] {
  const clusters: Cluster[] = []
  const sorted = splices.toSorted((a, b) => a.words.start - b.words.start || a.words.end - b.words.end)
  for (const splice of sorted) {
    const { start, end } = splice.words
    const last = clusters.at(-1)
    const isWithin = last && (start < last.end || (last.start === last.end && start === end && start === last.end))
    if (isWithin) {
      clusters[clusters.length - 1] = {
        start: last.start,
        end: Math.max(last.end, end),
        splices: [...last.splices, splice],
      }
    } else clusters.push({ start, end, splices: [splice] })
  }
  return clusters
}

/** Whether letters that neither side has replaced are between those of the two. */
function areApart({ splices }: Cluster): boolean {
  const [mine, theirs] = [
    splices.filter(({ side }) => side === 'mine'),
    splices.filter(({ side }) => side === 'theirs'),
  ]
  return mine.every((own) => theirs.every((other) => own.end < other.start || other.end < own.start))
}

type OwnRegion = Extract<Region, { readonly of: Side }>

function bothOf(own: OwnRegion, other: OwnRegion, { mine, theirs }: Sources): Region[] {
  const [typed, others] = [mine.slice(own.from, own.to), theirs.slice(other.from, other.to)]
  if (others === '' || typed === others) return typed === '' ? [] : [own]
  if (typed === '') return [other]
  const areJoined = ENDS_WORD.test(typed) && BEGINS_WORD.test(others)
  return areJoined ? [own, { of: 'neither' }, other] : [own, other]
}

/** Scripts that have no spaces between words. */
const SPACELESS = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
const SPACED_LETTER = `[[\\p{L}\\p{N}]--[${SPACELESS.map((script) => `\\p{Script=${script}}`).join('')}]]`
const ENDS_WORD = new RegExp(`${SPACED_LETTER}$`, 'v')
const BEGINS_WORD = new RegExp(`^${SPACED_LETTER}`, 'v')
