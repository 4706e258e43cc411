import { hunksBetween } from './hunks.ts'
import { listOf, type Merge, mergeBy, type MergedValue, type Versions } from './merged-value.ts'
import { overlappingHunks } from './overlapping-hunks.ts'
import { isSame } from './same-value.ts'

export interface MergedList extends MergedValue {
  readonly value: readonly unknown[]
}

/**
 * By item. Different ones may be replaced, added and removed by each side; of what both add in one
 * place, mine comes first. Items that both have replaced, one by one, are merged by `mergeItem`.
 * Undefined if it is not clear which items are the same.
 */
export function mergeLists(versions: Versions, mergeItem: Merge): MergedList | undefined {
  const [base, mine, theirs] = [listOf(versions.base), listOf(versions.mine), listOf(versions.theirs)]
  if (!base || !mine || !theirs) return undefined
  const [own = [], others = []] = [mine, theirs].map((list) => hunksBetween(base.map(keyOf), list.map(keyOf)))
  const value: unknown[] = []
  let isConflict = false
  let at = 0
  for (const overlap of overlappingHunks(own, others)) {
    const { start, end } = overlap
    const replaced = {
      base: base.slice(start, end),
      mine: overlap.mine && mine.slice(overlap.mine.from, overlap.mine.to),
      theirs: overlap.theirs && theirs.slice(overlap.theirs.from, overlap.theirs.to),
    }
    const merged = mergeReplaced(replaced, mergeItem)
    if (!merged) return undefined
    value.push(...base.slice(at, start), ...merged.value)
    isConflict ||= merged.isConflict
    at = end
  }
  value.push(...base.slice(at))
  return { value, isConflict }
}

/** What replaces some items, by one side or by both. */
function mergeReplaced(
  { base, mine, theirs }: { base: readonly unknown[]; mine?: readonly unknown[]; theirs?: readonly unknown[] },
  mergeItem: Merge,
): MergedList | undefined {
  if (!mine || !theirs) return { value: mine ?? theirs ?? [], isConflict: false }
  if (isSame(mine, theirs)) return { value: mine, isConflict: false }
  if (base.length === 0) return { value: [...mine, ...theirs], isConflict: false }
  return mergeItems({ base, mine, theirs }, mergeItem)
}

/** By the places of items. Undefined if a side has added or removed some. */
export function mergeItems(versions: Versions, mergeItem: Merge): MergedList | undefined {
  const [base, mine, theirs] = [listOf(versions.base), listOf(versions.mine), listOf(versions.theirs)]
  if (!base || base.length !== mine?.length || base.length !== theirs?.length) return undefined
  const merged = mine.map((item, index) => mergeBy(mergeItem, { base: base[index], mine: item, theirs: theirs[index] }))
  return { value: merged.map(({ value }) => value), isConflict: merged.some(({ isConflict }) => isConflict) }
}

function keyOf(item: unknown): string {
  return JSON.stringify(item)
}
