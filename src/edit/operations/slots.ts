import { withoutUnusedDescriptions } from '../../document/described-slots.ts'
import type { Document } from '../../document/document.ts'
import type { Element, ElementOf } from '../../document/elements/element.ts'
import type { Run, Text } from '../../document/elements/text.ts'
import { type Placeholder, splitPlaceholders } from '../../document/placeholders.ts'
import type { SlotDescription } from '../../document/slot-description.ts'
import { placesOf } from '../tree/place.ts'
import { areIdentical, replaceElements } from '../tree/replace-elements.ts'
import { withProperties } from '../tree/with-properties.ts'
import { cutRuns, type Range, runsOf, withRuns } from '../words/runs.ts'

/** Makes an element fillable under a name, which others may have too. */
export function markElement(document: Document, id: string, slot: string): Document {
  return replaceElements(document, (element) => [element.id === id ? withProperties(element, { slot }) : element])
}

/**
 * Makes a part of a text fillable under a name. The part becomes one run, with the style of its
 * beginning, since each run of a slot is filled with its whole value.
 */
export function markRun(document: Document, id: string, { range, slot }: { range: Range; slot: string }): Document {
  return replaceElements(document, (element) => {
    return [element.id === id && element.type === 'text' ? withMarkedRun(element, range, slot) : element]
  })
}

function withMarkedRun(text: Text, range: Range, slot: string): Text {
  const parts = cutRuns(runsOf(text), range)
  const within = parts.filter(({ isWithin }) => isWithin).map(({ run }) => run)
  const [first] = within
  if (!first) return text
  const marked: Run = { ...first, text: within.map((run) => run.text).join(''), slot }
  const at = parts.findIndex(({ isWithin }) => isWithin)
  const rest = parts.filter(({ isWithin }) => !isWithin).map(({ run }) => run)
  return withRuns(text, [...rest.slice(0, at), marked, ...rest.slice(at)])
}

/** Removes the slots of elements and of their runs, and descriptions that nothing uses any more. */
export function unmark(document: Document, ids: ReadonlySet<string>): Document {
  const unmarked = withoutSlots(document, ids)
  return unmarked === document ? document : withoutUnusedDescriptions(unmarked)
}

/** Like `unmark`, but keeps descriptions. */
export function withoutSlots(document: Document, ids: ReadonlySet<string>): Document {
  return replaceElements(document, (element) => [ids.has(element.id) ? withoutSlot(element) : element])
}

function withoutSlot(element: Element): Element {
  const bare = withProperties(element, { slot: undefined })
  if (bare.type !== 'text' || !bare.runs?.some((run) => run.slot !== undefined)) return bare
  return withRuns(
    bare,
    bare.runs.map((run) => withProperties(run, { slot: undefined })),
  )
}

/** Adds the description of a slot that is in use at the end, or replaces the present one. */
export function describeSlot(document: Document, description: SlotDescription): Document {
  const { slots = [] } = document
  const isNew = !slots.some(({ name }) => name === description.name)
  if (isNew) return { ...document, slots: [...slots, description] }
  return { ...document, slots: slots.map((each) => (each.name === description.name ? description : each)) }
}

/** Removes descriptions; the slots keep their elements. */
export function removeDescriptions(document: Document, names: ReadonlySet<string>): Document {
  const { slots, ...rest } = document
  if (!slots?.some(({ name }) => names.has(name))) return document
  const kept = slots.filter(({ name }) => !names.has(name))
  return kept.length > 0 ? { ...document, slots: kept } : rest
}

/**
 * Renames a slot everywhere: in elements, runs, placeholders and its description. The fields of
 * repeats are named apart from the slots of the document, and keep their names.
 */
export function renameSlot(document: Document, from: string, to: string): Document {
  const renamed = replaceSlot(document, from, {
    slot: to,
    placeholder: ({ fallback }) => (fallback === undefined ? `{{${to}}}` : `{{${to}|${fallback}}}`),
  })
  if (!renamed.slots?.some(({ name }) => name === from)) return renamed
  return { ...renamed, slots: renamed.slots.map((each) => (each.name === from ? { ...each, name: to } : each)) }
}

/** Makes a slot part of the design everywhere: placeholders become their default, or else `text`. */
export function removeSlot(document: Document, name: string, text: string): Document {
  const removed = replaceSlot(document, name, { slot: undefined, placeholder: ({ fallback }) => fallback ?? text })
  return removed === document ? document : withoutUnusedDescriptions(removed)
}

/** Sets what placeholders of this name show without data. Without a text, they require it. */
export function setPlaceholderDefault(document: Document, name: string, text: string | undefined): Document {
  const fallback = text?.replaceAll(/[{}]/g, '').trim()
  return replaceSlot(document, name, {
    slot: name,
    placeholder: () => (fallback === undefined ? `{{${name}}}` : `{{${name}|${fallback}}}`),
  })
}

/** What takes the place of a slot. */
interface Replacement {
  /** Undefined removes it from elements and runs. */
  readonly slot: string | undefined
  readonly placeholder: (placeholder: Placeholder) => string
}

function replaceSlot(document: Document, name: string, { slot, placeholder }: Replacement): Document {
  const places = placesOf(document)
  const inText = (text: string): string => {
    if (!text.includes('{{')) return text
    const parts = Array.from(splitPlaceholders(text), (part) => {
      if (typeof part === 'string') return part
      return part.name === name ? placeholder(part) : part.source
    })
    return parts.join('')
  }
  return replaceElements(document, (element) => {
    const isField = places.get(element.id)?.parents.some(({ type }) => type === 'repeat') ?? false
    return [isField ? element : withReplacedSlot(element, name, { slot, inText })]
  })
}

interface InElement {
  readonly slot: string | undefined
  readonly inText: (text: string) => string
}

function withReplacedSlot(element: Element, name: string, { slot, inText }: InElement): Element {
  const replaced = element.slot === name ? withProperties(element, { slot }) : element
  switch (replaced.type) {
    case 'text':
      return withReplacedRuns(replaced, name, { slot, inText })
    case 'code':
      return withProperties(replaced, { data: inText(replaced.data) })
    case 'table':
      return withReplacedCells(replaced, inText)
    default:
      return replaced
  }
}

function withReplacedRuns(element: Text, name: string, { slot, inText }: InElement): Text {
  if (!element.runs)
    return element.text === undefined ? element : withProperties(element, { text: inText(element.text) })
  const runs = element.runs.map((run) =>
    withProperties(run, { text: inText(run.text), ...(run.slot === name && { slot }) }),
  )
  if (areIdentical(runs, element.runs)) return element
  return slot === undefined ? withRuns(element, runs) : { ...element, runs }
}

function withReplacedCells(table: ElementOf<'table'>, inText: (text: string) => string): ElementOf<'table'> {
  const columns = table.columns.map((column) =>
    column.title === undefined ? column : withProperties(column, { title: inText(column.title) }),
  )
  const rows = table.rows?.map((row) =>
    row.map((cell) => {
      if (typeof cell === 'string') return inText(cell)
      return typeof cell === 'object' && cell !== null ? withProperties(cell, { text: inText(cell.text) }) : cell
    }),
  )
  const isSame =
    areIdentical(columns, table.columns) &&
    (rows ?? []).every((row, index) => areIdentical(row, table.rows?.[index] ?? []))
  return isSame ? table : { ...table, columns, ...(rows && { rows }) }
}

/** Whether a placeholder can have this name. */
export function isPlaceholderName(name: string): boolean {
  return name === name.trim() && !/[{}|]/.test(name)
}
