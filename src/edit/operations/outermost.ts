import { parentOf, type Place } from '../tree/place.ts'

/** Returns the places of the elements `ids`, from back to front, without those in a container that is among them. */
export function outermost(places: ReadonlyMap<string, Place>, ids: ReadonlySet<string>): Place[] {
  const chosen: Place[] = []
  for (const [id, place] of places) {
    if (ids.has(id) && !place.parents.some((parent) => ids.has(parent.id))) chosen.push(place)
  }
  return chosen
}

/** Whether all places are in the same container, or directly on the same page. */
export function areSiblings(places: readonly Place[]): boolean {
  const [first] = places
  return places.every((place) => place.page === first?.page && parentOf(place) === parentOf(first))
}
