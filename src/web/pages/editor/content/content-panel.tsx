import { type KeyboardEvent, useMemo, useRef } from 'react'
import { isBrandKind } from '../../../../document/slot-description.ts'
import { commandOf } from '../../../../edit/commands/command-of-key.ts'
import { fieldPages } from '../../../../edit/filling/field-pages.ts'
import { shownEntry } from '../../../../edit/filling/entered-value.ts'
import { SlotGroups } from '../../content/slot-groups.tsx'
import { settledDocument } from '../state/settled-document.ts'
import type { Editor } from '../editor.ts'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'
import { ContentField } from './content-field.tsx'
import { type ContentSlot, contentSlots } from './content-slots.ts'
import { fieldWarnings } from './field-warnings.ts'
import { useEnteredValues } from './use-entered-values.ts'
import { useFieldFocus } from './use-field-focus.ts'
import { isComposing } from '../../../parts/is-composing.ts'

/** Everything that can be filled in, grouped by page, with the brand at the end. What is entered is in the design at once. */
export function ContentPanel() {
  const editor = useEditor()
  const document = useEditorState(settledDocument)
  const found = useStore(editor.findings)
  const { entered, enter } = useEnteredValues()
  const form = useRef<HTMLElement>(null)
  const { current, onFocus } = useFieldFocus(form)
  const slots = contentSlots(document)
  const pages = useMemo(() => fieldPages(document, slots), [document, slots])
  const ofBrand = slots.filter(({ kind }) => isBrandKind(kind))
  const warnings = useMemo(
    () =>
      fieldWarnings(
        document,
        found.flatMap(({ findings }) => findings),
      ),
    [document, found],
  )
  const renderField = (slot: ContentSlot) => {
    const { failure, ...shown } = shownEntry(document, slot, entered.get(slot.name))
    return (
      <ContentField
        key={slot.name}
        {...shown}
        failure={failure === undefined ? undefined : { error: failure, document }}
        warning={warnings.get(slot.name)}
        isCurrent={slot.name === current}
        onEnter={enter}
      />
    )
  }
  return (
    <section
      ref={form}
      aria-label="Content"
      data-own-keys
      onFocus={onFocus}
      onKeyDown={(event) => runHistoryKey(editor, event)}
      className="grid h-full grid-cols-[minmax(0,1fr)] content-start gap-8 overflow-y-auto overscroll-contain px-4 pt-4 pb-10"
    >
      {slots.length === 0 && <p className="text-sm text-ink-soft">This design has no fields.</p>}
      {pages.map(({ page, number, slots: onPage }) => {
        const fields = <SlotGroups slots={onPage}>{renderField}</SlotGroups>
        if (document.pages.length === 1)
          return (
            <div key={page.id} className="grid grid-cols-1 gap-7">
              {fields}
            </div>
          )
        return (
          <fieldset key={page.id} className="grid grid-cols-1 gap-7">
            <legend className="mb-3 font-display text-lg font-bold user-text">
              Page {number}
              {page.name !== undefined && <span className="font-normal text-ink-soft"> {page.name}</span>}
            </legend>
            {fields}
          </fieldset>
        )
      })}
      <SlotGroups slots={ofBrand}>{renderField}</SlotGroups>
    </section>
  )
}

/** Undo and redo are those of the design, in fields too. */
function runHistoryKey(editor: Editor, event: KeyboardEvent): void {
  const { key, code, shiftKey: shift, altKey: alt, ctrlKey, metaKey, nativeEvent } = event
  if (isComposing(nativeEvent)) return
  const name = commandOf({ key, code, shift, alt, mod: ctrlKey || metaKey })
  if (name !== 'undo' && name !== 'redo') return
  event.preventDefault()
  editor.run(name)
}
