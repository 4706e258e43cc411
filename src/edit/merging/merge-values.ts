import { LIMITS } from '../../document/limits.ts'
import { hunksBetween, type Hunk } from './hunks.ts'
import { mergeOrder } from './merge-order.ts'
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

type Merge = (versions: Versions) => MergedValue

/**
 * Merges two changes of a value. Of lists and objects whose parts can be distinguished, such as
 * the stops of a gradient and the colors of a brand, changes of different parts are both kept.
 */
export function mergeValues(name: string, versions: Versions): MergedValue {
  return mergeBy(WITHIN[name], versions)
}

/** Values that are merged by their parts. All others count as a whole. */
const WITHIN: Readonly<Record<string, Merge>> = {
  fill: (paints) => mergeObjects(paints),
  stroke: (strokes) => mergeObjects(strokes),
  paint: (paints) => mergeObjects(paints),
  stops: (stops) => orMine(within({ least: 2, most: LIMITS.stops }, mergeLists(stops, mergeObjects)), stops),
  shadows: (shadows) => orMine(within({ most: LIMITS.shadows }, mergeLists(shadows, mergeObjects)), shadows),
  guides: (guides) => mergeObjects(guides),
  vertical: (positions) => orMine(within({ most: LIMITS.guides }, mergeLists(positions)), positions),
  horizontal: (positions) => orMine(within({ most: LIMITS.guides }, mergeLists(positions)), positions),
  brand: (brands) => mergeObjects(brands),
  colors: (colors) => mergeObjects(colors),
  // Of a document, or of a brand.
  fonts: (fonts) =>
    Array.isArray(fonts.mine) ? orMine(within({ most: LIMITS.fonts }, mergeLists(fonts)), fonts) : mergeObjects(fonts),
  slots: (slots) => mergeNamed(slots),
}

/** Undefined for a list that no document can have, and that could not be saved. */
function within(
  { least = 0, most }: { readonly least?: number; readonly most: number },
  merged: MergedList | undefined,
): MergedList | undefined {
  const count = merged?.value.length ?? 0
  return count >= least && count <= most ? merged : undefined
}

function orMine(merged: MergedValue | undefined, { mine }: Versions): MergedValue {
  return merged ?? { value: mine, isConflict: true }
}

function mergeBy(merge: Merge | undefined, versions: Versions): MergedValue {
  const { base, mine, theirs } = versions
  if (isSame(base, mine)) return { value: theirs, isConflict: false }
  if (isSame(base, theirs) || isSame(mine, theirs)) return { value: mine, isConflict: false }
  return merge ? merge(versions) : { value: mine, isConflict: true }
}

/** By property, unless their types differ. */
function mergeObjects({ base, mine, theirs }: Versions): MergedValue {
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) return { value: mine, isConflict: true }
  if (base['type'] !== mine['type'] || base['type'] !== theirs['type']) return { value: mine, isConflict: true }
  const merged = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map((name) => ({
    name,
    ...mergeValues(name, { base: base[name], mine: mine[name], theirs: theirs[name] }),
  }))
  const entries = merged.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]))
  return { value: Object.fromEntries(entries), isConflict: merged.some(({ isConflict }) => isConflict) }
}

/**
 * By item. Different ones may be replaced, added and removed by each side; of what both add in one
 * place, mine comes first. Items that both have replaced, one by one, are merged by `mergeItem`.
 * Undefined if it is not clear which items are the same.
 */
export function mergeLists(versions: Versions, mergeItem?: Merge): MergedList | undefined {
  const [base, mine, theirs] = [listOf(versions.base), listOf(versions.mine), listOf(versions.theirs)]
  if (!base || !mine || !theirs) return undefined
  const [own = [], others = []] = [mine, theirs].map((list) => hunksBetween(base.map(keyOf), list.map(keyOf)))
  const value: unknown[] = []
  let isConflict = false
  let at = 0
  for (const overlap of overlapping(own, others)) {
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

export interface MergedList extends MergedValue {
  readonly value: readonly unknown[]
}

/** What replaces some items, by one side or by both. */
function mergeReplaced(
  { base, mine, theirs }: { base: readonly unknown[]; mine?: readonly unknown[]; theirs?: readonly unknown[] },
  mergeItem: Merge | undefined,
): MergedList | undefined {
  if (!mine || !theirs) return { value: mine ?? theirs ?? [], isConflict: false }
  if (isSame(mine, theirs)) return { value: mine, isConflict: false }
  if (base.length === 0) return { value: [...mine, ...theirs], isConflict: false }
  return mergeItems({ base, mine, theirs }, mergeItem)
}

/** By the places of items. Undefined if a side has added or removed some. */
export function mergeItems(versions: Versions, mergeItem: Merge = mergeObjects): MergedList | undefined {
  const [base, mine, theirs] = [listOf(versions.base), listOf(versions.mine), listOf(versions.theirs)]
  if (!base || base.length !== mine?.length || base.length !== theirs?.length) return undefined
  const merged = mine.map((item, index) => mergeBy(mergeItem, { base: base[index], mine: item, theirs: theirs[index] }))
  return { value: merged.map(({ value }) => value), isConflict: merged.some(({ isConflict }) => isConflict) }
}

interface Overlap {
  readonly start: number
  readonly end: number
  readonly mine?: Hunk
  readonly theirs?: Hunk
}

/** Joins hunks that replace the same items, each extended to all of these. */
function overlapping(mine: readonly Hunk[], theirs: readonly Hunk[]): Overlap[] {
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

/** By the names of items, in the order of both. */
function mergeNamed(versions: Versions): MergedValue {
  const [base, mine, theirs] = [namedOf(versions.base), namedOf(versions.mine), namedOf(versions.theirs)]
  const names = mergeOrder([...base.keys()], [...mine.keys()], [...theirs.keys()])
  const merged = names.flatMap((name) => {
    const [before, own, other] = [base.get(name), mine.get(name), theirs.get(name)]
    if (own !== undefined && other !== undefined)
      return [mergeBy(mergeObjects, { base: before ?? {}, mine: own, theirs: other })]
    const only = own ?? other
    // Removed by one side, and changed by the other: as with elements, it remains.
    return only === undefined || isSame(before, only) ? [] : [{ value: only, isConflict: false }]
  })
  const value = merged.length === 0 ? undefined : merged.map((each) => each.value)
  return { value, isConflict: merged.some(({ isConflict }) => isConflict) }
}

function namedOf(list: unknown): Map<string, unknown> {
  return new Map(
    (listOf(list) ?? []).map((item) => [isRecord(item) && typeof item['name'] === 'string' ? item['name'] : '', item]),
  )
}

function keyOf(item: unknown): string {
  return JSON.stringify(item)
}

/** No list is an empty one. */
function listOf(value: unknown): readonly unknown[] | undefined {
  if (value === undefined) return []
  return Array.isArray(value) ? (value as readonly unknown[]) : undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
