import { describedSlots } from '../../document/described-slots.ts'
import { checkSlots } from '../../document/check-slots.ts'
import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { IssueList } from '../../document/issue-list.ts'
import { LIMITS } from '../../document/limits.ts'
import { listSlots } from '../../document/list-slots.ts'
import { marksRun } from '../../document/run-slots.ts'
import { elementTexts } from '../../document/element-texts.ts'
import type { SlotDescription } from '../../document/slot-description.ts'
import type { Text } from '../../document/elements/text.ts'
import { placesOf } from '../tree/place.ts'
import { replaceElements } from '../tree/replace-elements.ts'
import { type Properties, withProperties } from '../tree/with-properties.ts'
import { withRuns } from '../words/runs.ts'
import { describeSlot, setPlaceholderDefault } from './slots.ts'
import { capitalized } from '../describing/capitalized.ts'

const NAME_WORDS = 3
const NAME_CHARACTERS = 40

/** Returns a name for a new slot that no slot has, made of some words: `summerSale`, `summerSale2`. */
export function freeSlotName(document: Document, words: string): string {
  const taken = new Set(listSlots(document).map(({ name }) => name))
  const parts = (words.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, NAME_WORDS).map((word) => word.toLowerCase())
  const joined = parts.map((part, index) => (index === 0 ? part : capitalized(part))).join('')
  const wanted = Array.from(joined).slice(0, NAME_CHARACTERS).join('') || 'slot'
  if (!taken.has(wanted)) return wanted
  for (let number = 2; ; number += 1) if (!taken.has(`${wanted}${number}`)) return `${wanted}${number}`
}

/** Words for the slot of an element: its name, the text of a text, or its kind. */
export function slotWords(element: Element): string {
  const text = element.type === 'text' ? elementTexts(element).join('') : ''
  return [element.name ?? '', text, element.type].find((words) => /[\p{L}\p{N}]/u.test(words)) ?? element.type
}

/** Moves a slot to a place in the form, from 0. All slots get a description then, since that is what orders them. */
export function moveSlot(document: Document, name: string, to: number): Document {
  const names = describedSlots(document).map((slot) => slot.name)
  const from = names.indexOf(name)
  if (from === -1 || from === to) return document
  names.splice(from, 1)
  names.splice(to, 0, name)
  const known = new Map(document.slots?.map((slot) => [slot.name, slot]))
  return { ...document, slots: names.map((each) => known.get(each) ?? { name: each }) }
}

/** Changes the description of a slot; `undefined` removes a property. An empty one stays for its place. */
export function redescribeSlot(document: Document, name: string, change: Properties): Document {
  const known = document.slots?.find((slot) => slot.name === name)
  const next: SlotDescription = withProperties(known ?? { name }, change)
  return next === known || (!known && Object.keys(next).length === 1) ? document : describeSlot(document, next)
}

/** Returns why the descriptions of a document are not valid, or undefined. Such a document could not be saved. */
export function refusalOf(document: Document): string | undefined {
  const issues = new IssueList('')
  checkSlots(document, issues)
  const [first] = issues.list
  return first && `${capitalized(first.detail)}.`
}

/** Sets what a slot of texts shows without data. Placeholders that would show nothing require data. */
export function setSlotDefault(document: Document, name: string, text: string): Document {
  const shown = text.slice(0, LIMITS.textCharacters)
  return setPlaceholderDefault(setSlotText(document, name, shown), name, shown.trim() === '' ? undefined : shown)
}

/** Sets the text of the elements and the marked words of a slot. */
export function setSlotText(document: Document, name: string, text: string): Document {
  const places = placesOf(document)
  return replaceElements(document, (element) => {
    const isField = places.get(element.id)?.parents.some(({ type }) => type === 'repeat') ?? false
    return [isField || element.type !== 'text' ? element : withDefault(element, name, text)]
  })
}

function withDefault(element: Text, name: string, text: string): Text {
  const marked = element.runs?.some((run) => run.slot === name) ?? false
  if (marked && element.runs) {
    // An empty run would be removed, and its slot with it.
    const filled = text === '' ? ' ' : text
    return withRuns(
      element,
      element.runs.map((run) => (run.slot === name ? withProperties(run, { text: filled }) : run)),
    )
  }
  if (element.slot !== name || marksRun(element)) return element
  if (!element.runs) return withProperties(element, { text })
  return withRuns(element, [{ ...element.runs[0], text }])
}
