import { useCallback, useRef, useState } from 'react'
import type { SlotValue } from '../../../../document/slot-values.ts'
import { type EnteredValue, enterValue } from '../../../../edit/filling/entered-value.ts'
import { endWords } from '../../../../edit/editor-state.ts'
import type { Editor } from '../editor.ts'
import { useEditor } from '../use-editor.ts'
import { type ContentSlot, contentSlot } from './content-slots.ts'

type Entered = EnteredValue<ContentSlot>

interface EnteredValues {
  /** By slot name. */
  readonly entered: ReadonlyMap<string, Entered>
  readonly enter: (name: string, value: SlotValue | undefined) => void
}

/** Puts values into the design as they are typed, and keeps what is typed until something else changes the slot. */
export function useEnteredValues(): EnteredValues {
  const editor = useEditor()
  const [entered, setEntered] = useState<ReadonlyMap<string, Entered>>(new Map())
  const latest = useRef(entered)
  const enter = useCallback(
    (name: string, value: SlotValue | undefined) => {
      const next = enterIn(editor, name, { value, before: latest.current.get(name) })
      if (!next) return
      latest.current = new Map(latest.current).set(name, next)
      setEntered(latest.current)
    },
    [editor],
  )
  return { entered, enter }
}

function enterIn(
  editor: Editor,
  name: string,
  { value, before }: { value: SlotValue | undefined; before: Entered | undefined },
): Entered | undefined {
  // Sample data would cover what is typed.
  const mode = editor.dataMode.get()
  if (mode.isOn) editor.dataMode.set({ ...mode, isOn: false })
  // The value goes into the document as it is after that, and after a text or a path that was being made.
  editor.update(endWords)
  const { document } = editor.state.get()
  const slot = contentSlot(document, name)
  if (!slot) return undefined
  const entry = enterValue(value, { document, slot, before })
  if (entry.document !== document) editor.change({ label: 'Fill in', key: `fill:${name}` }, () => entry.document)
  const after = editor.state.get().document
  return { ...entry, value, document: after, filled: contentSlot(after, name) ?? slot }
}
