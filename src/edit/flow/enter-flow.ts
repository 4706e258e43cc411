import type { Document } from '../../document/document.ts'
import { placeElements } from '../operations/place-elements.ts'
import { setProperties } from '../operations/set-properties.ts'
import type { Place } from '../tree/place.ts'
import { placesOf } from '../tree/place.ts'
import { flowIn } from './flow-around.ts'

/**
 * Puts elements into the layout of a group, behind as many of its other elements as `index` says. They keep
 * their sizes, as far as the layout does not stretch them. The group must exist, and be in none of them.
 */
export function enterFlow(
  document: Document,
  places: readonly Place[],
  { group, index }: { group: string; index: number },
): Document {
  const ids = new Set(places.map(({ element }) => element.id))
  const others = flowIn(placesOf(document).get(group)?.element, ids)?.others ?? []
  const [next, last] = [others[index], others.at(-1)]
  const target = next ? { beneath: next.id } : last ? { above: last.id } : { into: group }
  // The layout would leave those with a placement of their own where they are.
  return setProperties(placeElements(document, places, target), ids, { placement: undefined })
}
