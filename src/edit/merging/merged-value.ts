import { isSame } from './same-value.ts'

export interface MergedValue {
  readonly value: unknown
  /** Whether both sides have changed the same part differently. Mine was kept. */
  readonly isConflict: boolean
}

export interface Versions {
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

export type Merge = (versions: Versions) => MergedValue

/** Keeps the change of the only side that has one. What both have changed is merged by `merge`, or mine is kept. */
export function mergeBy(merge: Merge | undefined, versions: Versions): MergedValue {
  const { base, mine, theirs } = versions
  if (isSame(base, mine)) return { value: theirs, isConflict: false }
  if (isSame(base, theirs) || isSame(mine, theirs)) return { value: mine, isConflict: false }
  return merge ? merge(versions) : { value: mine, isConflict: true }
}

/** No list is an empty one. */
export function listOf(value: unknown): readonly unknown[] | undefined {
  if (value === undefined) return []
  return Array.isArray(value) ? (value as readonly unknown[]) : undefined
}
