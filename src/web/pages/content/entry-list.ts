import type { RepeatEntry } from '../../../document/elements/element.ts'
import { entryValues } from '../../../document/repeats/entry-fields.ts'
import type { SlotValue } from '../../../document/slot-values.ts'
import type { EntryList } from './editable-slots.ts'
import { type SlotData, textOf, valueIn } from './slot-inputs.ts'

/** Returns the entries of `value`, or those of the document. */
export function entriesOf({ fields, entries }: EntryList, value: SlotValue | undefined): readonly SlotData[] {
  if (!Array.isArray(value)) return entries
  const names = fields.map(({ name }) => name)
  return value.map((entry: RepeatEntry) => entryValues(entry, names) as SlotData)
}

/** Returns the first text of an entry, by which it is recognized in the list. */
export function entryTitle(entry: SlotData, { fields }: EntryList): string | undefined {
  const [field] = fields.filter(({ kind }) => kind === 'text' || kind === 'placeholder')
  const text = field === undefined ? '' : textOf(field, valueIn(entry, field.name)).trim()
  return text === '' ? undefined : text
}

/** Returns `list` with the item at `from` before the item that is now at `to`. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const others = list.filter((_, index) => index !== from)
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)]
}

/** `Dishes 2`, for buttons and announcements. */
export function entryName({ label }: { readonly label: string }, index: number): string {
  return `${label} ${index + 1}`
}
