import { replacesElements } from './apply-value.ts'
import type { Element } from './elements/element.ts'
import { LIMITS } from './limits.ts'
import type { FillElements } from './repeats/check-repeats.ts'
import { collectIds, countCopies, countElements } from './repeats/expand-repeats.ts'
import type { SlotValues } from './slot-values.ts'

/** Counts the elements that values do not replace, without the copies for entries. Adds their IDs to `ids`. */
export function countRemaining(elements: readonly Element[], values: SlotValues, ids: Set<string>): number {
  let count = 0
  for (const element of elements) {
    // The data of the document does not fill the elements of a repeat: their slots are fields of its entries.
    if (element.type !== 'group') {
      count += countElements([element])
      collectIds([element], ids)
      continue
    }
    count += 1
    ids.add(element.id)
    if (!replacesElements(values.findFor(element))) count += countRemaining(element.elements, values, ids)
  }
  return count
}

/** Counts the copies for the entries of repeats without a value. */
export function countCopiesIn(elements: readonly Element[], values: SlotValues, fill: FillElements): number {
  const { brand } = values
  let count = 0
  for (const element of elements) {
    const value = values.findFor(element)
    if (element.type === 'group' && !replacesElements(value)) count += countCopiesIn(element.elements, values, fill)
    if (element.type === 'repeat' && value === undefined) {
      count += countCopies(element, LIMITS.elementsPerPage, (own, entry) => fill(own, entry, { brand }))
    }
  }
  return count
}
