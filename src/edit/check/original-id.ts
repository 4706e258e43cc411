import type { Place } from '../tree/place.ts'

/** Returns the ID of the element of the document of which `id` names a copy, on a further page or for an entry. */
export function originalId(id: string, places: ReadonlyMap<string, Place>): string {
  return places.has(id) ? id : id.replace(/[~#][~#\d]*$/, '')
}
