import type { Document } from '../../document/document.ts'
import { parentOf, placesOf } from '../tree/place.ts'

/** An element under the pointer, and the IDs of those that contain it, from the page inward. */
export interface Under {
  readonly id: string
  readonly parents: readonly string[]
}

/**
 * Returns the ID of what a press selects: the element itself if `deep`, else the outermost container
 * around it within `scope`, the container that has been entered, or null on the page. The copies for
 * entries of a repeat, which the document does not have, stand for the repeat.
 */
export function targetAt(
  under: readonly Under[],
  { document, scope }: { readonly document: Document; readonly scope: string | null },
  deep: boolean,
): string | undefined {
  const [first] = under
  if (!first) return undefined
  const places = placesOf(document)
  const chain = [...first.parents, first.id].filter((id) => places.has(id))
  if (deep) return chain.at(-1)
  const entered = scope === null ? -1 : chain.indexOf(scope)
  return chain[Math.min(entered + 1, chain.length - 1)]
}

/** Adds `id` to a selection, or removes it. A selection has elements of one parent: others begin a new one. */
export function toggled(document: Document, selection: readonly string[], id: string): string[] {
  if (selection.includes(id)) return selection.filter((each) => each !== id)
  const places = placesOf(document)
  const place = places.get(id)
  if (!place) return [...selection]
  const isSibling = (each: string): boolean => {
    const other = places.get(each)
    return other !== undefined && other.page === place.page && parentOf(other) === parentOf(place)
  }
  return [...selection.filter(isSibling), id]
}

/** Leaves out what the document no longer has. */
export function remaining(document: Document, selection: readonly string[]): string[] {
  const places = placesOf(document)
  return selection.filter((id) => places.has(id))
}
