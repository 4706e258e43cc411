import type { Document } from '../../document/document.ts'
import { originalId } from '../check/original-id.ts'
import { slotNamesIn } from '../operations/slot-elements.ts'
import type { Under } from '../pick/select.ts'
import { type Place, placesOf } from '../tree/place.ts'

export interface FieldAt {
  /** Of the slot. */
  readonly name: string
  /** Of the element that it fills, as it is drawn. */
  readonly elementId: string
}

/**
 * Returns the slot of what is under the pointer: of the first element from the front that has one, or is within a
 * group or a list that has one. What cannot be filled covers nothing.
 */
export function fieldAt(document: Document, under: readonly Under[]): FieldAt | undefined {
  const places = placesOf(document)
  for (const { id, parents } of under) {
    for (const elementId of [id, ...parents.toReversed()]) {
      const place = places.get(originalId(elementId, places))
      const [name] = place ? namesOf(place) : []
      if (name !== undefined) return { name, elementId }
    }
  }
  return undefined
}

/** Returns the slots of a drawn element, or else those of the nearest group or list around it. */
export function fieldNamesOf(document: Document, elementId: string): readonly string[] {
  const places = placesOf(document)
  const place = places.get(originalId(elementId, places))
  if (!place) return []
  const around = [place, ...place.parents.toReversed().flatMap(({ id }) => places.get(id) ?? [])]
  return around.map(namesOf).find((names) => names.length > 0) ?? []
}

/** Those of the elements of a list belong to its entries. */
function namesOf({ element, parents }: Place): readonly string[] {
  return parents.some(({ type }) => type === 'repeat') ? [] : slotNamesIn(element)
}
