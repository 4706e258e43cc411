import type { Document } from '../../document/document.ts'
import { elementTexts } from '../../document/element-texts.ts'
import { complete, type Element } from '../../document/elements/element.ts'
import { placeholderNames } from '../../document/placeholders.ts'
import { runSlots } from '../../document/run-slots.ts'
import { placesOf } from '../tree/place.ts'

/** Returns the names by which data fills an element: its slot, those of its marked words, and placeholders. */
export function slotNamesIn(element: Element): string[] {
  const placeholders = elementTexts(complete(element)).flatMap(placeholderNames)
  const runs = element.type === 'text' ? runSlots(element) : []
  return [...new Set([...(element.slot === undefined ? [] : [element.slot]), ...runs, ...placeholders])]
}

/** Returns the IDs of the elements that a slot fills, from back to front. Fields of lists are other slots. */
export function elementIdsOf(document: Document, name: string): string[] {
  return [...placesOf(document).values()]
    .filter(({ parents }) => parents.every(({ type }) => type !== 'repeat'))
    .filter(({ element }) => slotNamesIn(element).includes(name))
    .map(({ element }) => element.id)
}
