import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { SlotValue } from '../../../document/slot-values.ts'
import { Button } from '../../parts/button.tsx'
import { FieldMessage, joinIds } from '../../parts/field.tsx'
import type { EditableSlot, EntryList } from './editable-slots.ts'
import { Entry } from './entry.tsx'
import { entriesOf, entryName, entryTitle, moved } from './entry-list.ts'
import { useEntryKeys } from './use-entry-keys.ts'
import { type SlotData, valueIn, withValue } from './slot-inputs.ts'

export interface EntryFieldProps {
  readonly slot: EditableSlot
  readonly value: SlotValue | undefined
  readonly onChange: (value: SlotValue | undefined) => void
  /** The position in the list and the name of the field, as in an issue: `2/price`. */
  readonly path: string
}

interface ListFieldProps {
  readonly slot: EditableSlot
  readonly label: string
  readonly list: EntryList
  readonly value: SlotValue | undefined
  readonly onChange: (value: SlotValue | undefined) => void
  readonly error: string | undefined
  /** Whether a field of the entry has an error. The entry is then open. */
  readonly isInvalid: (index: number) => boolean
  readonly describedBy: string | undefined
  readonly renderField: (props: EntryFieldProps) => ReactNode
}

/** Edits the entries of a repeat: adds, removes, reorders them, and fills their fields. */
export function ListField(props: ListFieldProps) {
  const { slot, label, list, value, onChange, error, isInvalid, describedBy, renderField } = props

  const id = useId()
  const entries = entriesOf(list, value)
  const keys = useEntryKeys(entries.length)
  const [status, setStatus] = useState('')
  const items = useRef<HTMLOListElement>(null)
  const [wish, setWish] = useState<FocusWish>()
  useEffect(() => {
    if (!wish) return
    const focusable = wish.selectors.map((selector) =>
      items.current?.parentElement?.querySelector<HTMLElement>(selector),
    )
    const found = focusable.find((each) => each)
    found?.focus()
    // What is typed replaces the example in the first field of a new entry.
    if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) found.select()
  }, [wish])
  const focusEntry = (index: number, target: string): void => {
    const entry = `:scope > ol > li:nth-child(${index + 1})`
    const anyAction = '> div > [data-action]:enabled'
    setWish({ selectors: [`${entry} ${target}`, `${entry} ${anyAction}`, ':scope > [data-action=add]'] })
  }
  const move = (from: number, to: number): void => {
    keys.move(from, to)
    onChange(moved(entries, from, to))
    setStatus(`${entryName(slot, from)} moved to position ${to + 1} of ${entries.length}`)
    focusEntry(to, to < from ? '> div > [data-action=up]:enabled' : '> div > [data-action=down]:enabled')
  }
  const remove = (index: number): void => {
    keys.remove(index)
    onChange(entries.filter((_, each) => each !== index))
    setStatus(`${entryName(slot, index)} removed, ${entries.length - 1} left`)
    focusEntry(Math.min(index, entries.length - 2), '> div > [data-action=remove]')
  }
  const add = (): void => {
    onChange([...entries, {}])
    setStatus(`${entryName(slot, entries.length)} added`)
    focusEntry(entries.length, ':is(input, textarea)')
  }
  return (
    <fieldset
      aria-describedby={joinIds(describedBy, (error ?? slot.note) === undefined ? undefined : `${id}-message`)}
      className="grid grid-cols-1 gap-2"
    >
      <legend className="mb-1.5 text-sm font-semibold">
        {label} <span className="font-normal text-ink-soft">({entries.length})</span>
      </legend>
      <ol ref={items} className="grid grid-cols-1 gap-2">
        {entries.map((entry, index) => (
          <Entry
            key={keys.of(index)}
            name={entryName(slot, index)}
            title={entryTitle(entry, list)}
            isSimple={list.fields.length === 1}
            startsOpen={keys.isNew(index)}
            isInvalid={isInvalid(index)}
            onUp={index > 0 ? () => move(index, index - 1) : undefined}
            onDown={index < entries.length - 1 ? () => move(index, index + 1) : undefined}
            onRemove={() => remove(index)}
          >
            {list.fields.map((field) => (
              <div key={field.name}>
                {renderField({
                  slot: field,
                  value: valueIn(entry, field.name),
                  path: `${index}/${field.name}`,
                  onChange: (changed) => onChange(withEntry(entries, index, withValue(entry, field.name, changed))),
                })}
              </div>
            ))}
          </Entry>
        ))}
      </ol>
      <Button
        data-action="add"
        height="small"
        icon={Plus}
        disabled={entries.length >= list.max}
        onClick={add}
        className="justify-self-start"
      >
        Add entry
      </Button>
      {entries.length >= list.max && (
        <p className="text-sm text-ink-soft">This list has room for {list.max} entries.</p>
      )}
      <FieldMessage id={`${id}-message`} hint={slot.note} error={error} />
      <p role="status" className="sr-only">
        {status}
      </p>
    </fieldset>
  )
}

/** The first of them that exists receives the focus after a change of the list. */
interface FocusWish {
  readonly selectors: readonly string[]
}

function withEntry(entries: readonly SlotData[], index: number, entry: SlotData): SlotData[] {
  return entries.map((each, at) => (at === index ? entry : each))
}
