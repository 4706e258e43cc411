import { type FocusEvent, type RefObject, useEffect } from 'react'
import type { EditorState } from '../../../../edit/editor-state.ts'
import { fieldNamesOf } from '../../../../edit/filling/field-at.ts'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'
import { showSlot } from '../view/show-element.ts'

/**
 * Joins the form and the page: a field that is focused shows its place, one that is asked for is
 * focused, and that of a selected element comes into view. Returns the name of the last.
 */
export function useFieldFocus(form: RefObject<HTMLElement | null>): {
  readonly current: string | undefined
  readonly onFocus: (event: FocusEvent) => void
} {
  const editor = useEditor()
  const requested = useStore(editor.requestedField)
  const current = useEditorState(selectedField)
  useEffect(() => {
    if (!requested) return
    focusField(form.current, requested.name)
    editor.requestedField.set(undefined)
  }, [editor, form, requested])
  useEffect(() => {
    const field = current === undefined ? undefined : fieldIn(form.current, current)
    if (field && !field.contains(document.activeElement)) field.scrollIntoView({ block: 'nearest' })
  }, [form, current])
  const onFocus = ({ target }: FocusEvent): void => {
    const name = fieldAround(form.current, target)
    if (name !== undefined && name !== current) showSlot(editor, name)
  }
  return { current, onFocus }
}

function selectedField({ document, selection }: EditorState): string | undefined {
  const [first] = selection
  return first === undefined ? undefined : fieldNamesOf(document, first)[0]
}

function focusField(form: HTMLElement | null, name: string): void {
  const field = fieldIn(form, name)
  const control = field?.querySelector<HTMLElement>('input, textarea, button, summary')
  control?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'nearest' })
}

function fieldIn(form: HTMLElement | null, name: string): HTMLElement | undefined {
  return fieldsIn(form).find(({ dataset }) => dataset['slot'] === name)
}

/** The fields of an entry are within the field of its list, which comes first. */
function fieldAround(form: HTMLElement | null, target: Element): string | undefined {
  return fieldsIn(form).find((field) => field.contains(target))?.dataset['slot']
}

function fieldsIn(form: HTMLElement | null): HTMLElement[] {
  return [...(form?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])]
}
