import { useId } from 'react'
import { type DescribedSlot, describedSlots } from '../../../../document/described-slots.ts'
import type { Document } from '../../../../document/document.ts'
import type { Element } from '../../../../document/elements/element.ts'
import { LIMITS } from '../../../../document/limits.ts'
import { slotLabel } from '../../../../document/slot-label.ts'
import { redescribeSlot, refusalOf, setSlotDefault } from '../../../../edit/operations/slot-form.ts'
import { isPlaceholderName, removeSlot, renameSlot } from '../../../../edit/operations/slots.ts'
import { setProperties } from '../../../../edit/operations/set-properties.ts'
import type { Properties } from '../../../../edit/tree/with-properties.ts'
import { Button } from '../../../parts/button.tsx'
import { CheckboxField } from '../../../parts/field.tsx'
import { useEditor, useEditorState } from '../use-editor.ts'
import { SmallField } from './small-field.tsx'

interface DescriptionFieldsProps {
  readonly name: string
  readonly element: Element
  /** Whether it is filled from the entries of a list, which have no descriptions. */
  readonly isField: boolean
  readonly isOnly: boolean
}

/** How a slot is named, described and limited in forms. */
export function DescriptionFields({ name, element, isField, isOnly }: DescriptionFieldsProps) {
  const document = useEditorState((state) => state.document)
  const slot = describedSlots(document).find((each) => each.name === name)
  if (isField) return <FieldName name={name} element={element} />
  if (!slot) return null
  const fields = <Fields slot={slot} document={document} element={element} />
  if (isOnly) return fields
  return (
    <details className="group rounded-md border border-rule px-3 py-2" open={element.slot === name}>
      <summary className="cursor-pointer text-sm font-semibold">{slot.label}</summary>
      <div className="grid gap-3 pt-3">{fields}</div>
    </details>
  )
}

function Fields({ slot, document, element }: { slot: DescribedSlot; document: Document; element: Element }) {
  const editor = useEditor()
  const groups = useId()
  const { name } = slot
  const description = document.slots?.find((each) => each.name === name)
  const isText = slot.kind === 'text' || slot.kind === 'placeholder'
  const isMarked = element.slot === name

  const changeOf = (property: string, value: unknown): Properties => ({
    [property]: value === '' ? undefined : value,
  })
  const describe = (property: string, value: unknown): void => {
    editor.change({ label: 'Describe slot', key: `slot:${property}:${name}` }, (before) =>
      redescribeSlot(before, name, changeOf(property, value)),
    )
  }
  /** Said while it is typed, since a message that appears when the field is left would move what is pressed then. */
  const refuse = (property: string, value: unknown): string | undefined =>
    refusalOf(redescribeSlot(document, name, changeOf(property, value)))

  return (
    <>
      <SmallField
        label="Name"
        value={name}
        hint="In data and in the columns of spreadsheets"
        refuse={(to) => nameProblem(document, name, to)}
        onEnter={(to) => editor.change({ label: 'Rename slot' }, (before) => renameSlot(before, name, to))}
      />
      <SmallField
        label="Label"
        value={description?.label ?? ''}
        placeholder={slotLabel(name)}
        maxLength={LIMITS.nameCharacters}
        onEnter={(value) => describe('label', value)}
      />
      <SmallField
        label="Help"
        value={description?.help ?? ''}
        placeholder="What should people fill in?"
        lines={2}
        maxLength={LIMITS.helpCharacters}
        onEnter={(value) => describe('help', value)}
      />
      {isText && (
        <SmallField
          label="Default"
          value={slot.default ?? ''}
          lines={2}
          onEnter={(value) => {
            editor.change({ label: 'Set default', key: `slot:default:${name}` }, (before) =>
              setSlotDefault(before, name, value),
            )
          }}
        />
      )}
      {canHaveSample(slot) && (
        <SmallField
          label="Sample"
          value={typeof slot.sample === 'string' || typeof slot.sample === 'number' ? String(slot.sample) : ''}
          placeholder="Shown in forms and with sample data"
          refuse={(value) => refuse('sample', value)}
          lines={isText ? 2 : 1}
          onEnter={(value) => describe('sample', value)}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        <SmallField
          label="Group"
          value={description?.group ?? ''}
          list={groups}
          maxLength={LIMITS.nameCharacters}
          onEnter={(value) => describe('group', value)}
        />
        {(isText || slot.kind === 'code') && (
          <SmallField
            label="Max. length"
            value={slot.maxLength === null ? '' : String(slot.maxLength)}
            placeholder="No limit"
            inputMode="numeric"
            refuse={(value) => {
              if (!/^\d*$/.test(value) || value === '0') return 'Enter a whole number from 1.'
              return refuse('maxLength', lengthOf(value))
            }}
            onEnter={(value) => describe('maxLength', lengthOf(value))}
          />
        )}
        <datalist id={groups}>
          {[...new Set(document.slots?.flatMap(({ group }) => group ?? []))].map((group) => (
            <option key={group} value={group} />
          ))}
        </datalist>
      </div>
      <CheckboxField
        label="Required"
        checked={slot.required}
        // A placeholder without a default is always required.
        disabled={slot.required && description?.required !== true}
        onChange={(event) => describe('required', event.target.checked || undefined)}
      />
      {!isMarked && (
        <Button
          height="small"
          variant="quiet"
          className="justify-self-start"
          onClick={() =>
            editor.change({ label: 'Make not fillable' }, (before) => removeSlot(before, name, slot.label))
          }
        >
          Make not fillable
        </Button>
      )}
    </>
  )
}

function lengthOf(typed: string): number | undefined {
  return typed === '' ? undefined : Math.min(LIMITS.textCharacters, Number(typed))
}

/** A field of the entries of a list has only a name. */
function FieldName({ name, element }: { name: string; element: Element }) {
  const editor = useEditor()
  if (element.slot !== name) return null
  return (
    <SmallField
      label="Name in entries"
      value={name}
      refuse={(to) => (to.trim() === '' ? 'Enter a name.' : undefined)}
      onEnter={(slot) => {
        editor.change({ label: 'Rename field' }, (before) => setProperties(before, new Set([element.id]), { slot }))
      }}
    />
  )
}

function nameProblem(document: Document, from: string, to: string): string | undefined {
  if (to === from) return undefined
  if (to.trim() === '') return 'Enter a name.'
  if (!isPlaceholderName(to)) return 'A name has no { } | and no spaces at its ends.'
  const isTaken = describedSlots(document).some(({ name }) => name === to)
  return isTaken ? 'Another slot has this name.' : undefined
}

/** Lists have samples, too, but not as a text. */
function canHaveSample({ kind }: DescribedSlot): boolean {
  return kind !== 'repeat' && kind !== 'table' && kind !== 'chart' && kind !== 'group'
}
