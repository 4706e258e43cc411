import { LIMITS } from '../../document/limits.ts'
import { mergeLists } from './merge-lists.ts'
import { listOf, type Merge, mergeBy, type MergedValue, type Versions } from './merged-value.ts'
import { mergeOrder } from './merge-order.ts'
import { isSame } from './same-value.ts'

/**
 * Merges two changes of a value. Of lists and objects whose parts can be distinguished, such as
 * the stops of a gradient and the colors of a brand, changes of different parts are both kept.
 */
export function mergeValues(name: string, versions: Versions): MergedValue {
  return mergeBy(WITHIN[name], versions)
}

/** Values that are merged by their parts. All others count as a whole. */
const WITHIN: Readonly<Record<string, Merge>> = {
  fill: mergeObjects,
  stroke: mergeObjects,
  paint: mergeObjects,
  stops: mergeWithin({ least: 2, most: LIMITS.stops }),
  shadows: mergeWithin({ most: LIMITS.shadows }),
  guides: mergeObjects,
  vertical: mergeWithin({ most: LIMITS.guides }),
  horizontal: mergeWithin({ most: LIMITS.guides }),
  brand: mergeObjects,
  colors: mergeObjects,
  fonts: mergeFonts,
  slots: mergeNamed,
}

/** Merges lists, unless the result has too few or too many items, with which a document could not be saved. */
function mergeWithin({ least = 0, most }: { readonly least?: number; readonly most: number }): Merge {
  return (versions) => {
    const merged = mergeLists(versions, mergeObjects)
    const isValid = merged && merged.value.length >= least && merged.value.length <= most
    return isValid ? merged : { value: versions.mine, isConflict: true }
  }
}

/** A document has a list of fonts, and a brand has fonts by name. */
function mergeFonts(fonts: Versions): MergedValue {
  return Array.isArray(fonts.mine) ? mergeWithin({ most: LIMITS.fonts })(fonts) : mergeObjects(fonts)
}

/** By property, unless their types differ. */
export function mergeObjects({ base, mine, theirs }: Versions): MergedValue {
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) return { value: mine, isConflict: true }
  if (base['type'] !== mine['type'] || base['type'] !== theirs['type']) return { value: mine, isConflict: true }
  const merged = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map((name) => ({
    name,
    ...mergeValues(name, { base: base[name], mine: mine[name], theirs: theirs[name] }),
  }))
  const entries = merged.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]))
  return { value: Object.fromEntries(entries), isConflict: merged.some(({ isConflict }) => isConflict) }
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

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
