import type { Document } from '../../document/document.ts'
import { parentOf, placesOf } from '../tree/place.ts'
import type { Hit } from './hit-test.ts'

/**
 * Returns the ID of what a press selects: the element itself if `deep`, else the outermost container
 * around it within `scope`, the container that has been entered, or null on the page.
 */
export function targetOf({ element, parents }: Hit, { scope, deep }: { scope: string | null; deep: boolean }): string {
  if (deep) return element.id
  const entered = parents.findIndex(({ id }) => id === scope)
  return (parents[entered + 1] ?? element).id
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
