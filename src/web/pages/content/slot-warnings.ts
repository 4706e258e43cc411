import type { Document } from '../../../document/document.ts'
import type { Element } from '../../../document/elements/element.ts'
import { labelIn } from '../../../document/slot-label.ts'
import { splitPlaceholders } from '../../../document/placeholders.ts'
import { runSlots } from '../../../document/run-slots.ts'
import type { Warning } from '../../../text/warning.ts'
import { flowedPages } from './flowed-pages.ts'
import { type SlotData, enteredText } from './slot-inputs.ts'
import { missingCharacters, warningText } from './warning-text.ts'

export interface SlotWarning {
  /** 1-based. */
  readonly page: number
  /** Of the document as it is drawn, with the pages that tables and lists add. */
  readonly pageCount: number
  readonly slots: readonly string[]
  readonly message: string
}

export type DrawnWarnings = ReadonlyMap<number, readonly Warning[]>

export function slotWarnings(drawn: DrawnWarnings, document: Document, data: SlotData): SlotWarning[] {
  const fields = fieldsOf(document)
  const assigned = new Map<string, SlotWarning>()
  const pageCount = flowedPages(document, data).length
  for (let page = 1; page <= pageCount; page += 1) {
    for (const warning of drawn.get(page) ?? []) {
      const slots = slotsFor(warning, fields.get(originalId(warning.elementId ?? '', fields)) ?? [], data)
      const slotWarning = { page, pageCount, slots, message: warningText(warning) }
      assigned.set(JSON.stringify(slotWarning), slotWarning)
    }
  }
  return [...assigned.values()]
}

/** Returns, for example, `Price: Only 1 of 4 lines fits.`, preceded by the page if there are several. */
export function warningLine({ page, pageCount, slots, message }: SlotWarning, document: Document): string {
  const place = [
    ...(pageCount > 1 ? [`Page ${page}`] : []),
    ...(slots.length > 0 ? [slots.map((name) => labelIn(document, name)).join(' and ')] : []),
  ]
  return place.length > 0 ? `${place.join(', ')}: ${message}` : message
}

export function warningAt(name: string, warnings: readonly SlotWarning[]): string | undefined {
  const messages = new Set(warnings.filter(({ slots }) => slots.includes(name)).map(({ message }) => message))
  return messages.size > 0 ? [...messages].join(' ') : undefined
}

/** Returns the slots to show a warning at. A missing glyph belongs to the slots whose values contain it. */
function slotsFor(warning: Warning, names: readonly string[], data: SlotData): readonly string[] {
  const filled = names.filter((name) => Object.hasOwn(data, name))
  if (filled.length === 0) return names.slice(0, 1)
  if (warning.code !== 'missing_glyph') return filled
  const characters = missingCharacters(warning)
  const affected = filled.filter((name) => characters.some((character) => enteredText(data[name]).includes(character)))
  return affected.length > 0 ? affected : filled
}

/** Returns the ID of the element of which `id` names a copy, on a further page or for an entry of a repeat. */
function originalId(id: string, fields: ReadonlyMap<string, unknown>): string {
  return fields.has(id) ? id : id.replace(/[~#][~#\d]*$/, '')
}

/** Returns, by element ID, the element's slot and placeholders, or else those of its group. */
function fieldsOf(document: Document): ReadonlyMap<string, readonly string[]> {
  const fields = new Map<string, readonly string[]>()
  for (const page of document.pages) addFields(page.elements, [], fields)
  return fields
}

function addFields(
  elements: readonly Element[],
  around: readonly string[],
  fields: Map<string, readonly string[]>,
): void {
  for (const element of elements) {
    const own = slotsIn(element)
    const names = own.length > 0 ? own : around
    fields.set(element.id, names)
    if (element.type === 'group') addFields(element.elements, names, fields)
    // Entries fill them, whose list is one field of the form.
    if (element.type === 'repeat') for (const id of idsIn(element.elements)) fields.set(id, names)
  }
}

function idsIn(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => [element.id, ...('elements' in element ? idsIn(element.elements) : [])])
}

function slotsIn(element: Element): string[] {
  const names = new Set(element.slot === undefined ? [] : [element.slot])
  if (element.type !== 'text') return [...names]
  for (const name of runSlots(element)) names.add(name)
  const texts = element.runs ? element.runs.map(({ text }) => text) : [element.text ?? '']
  for (const part of texts.flatMap((text) => [...splitPlaceholders(text)])) {
    if (typeof part !== 'string') names.add(part.name)
  }
  return [...names]
}
