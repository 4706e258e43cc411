import { type RefObject, useEffect, useRef, useState } from 'react'
import { select } from '../../../../../edit/editor-state.ts'
import { type LayerRow, rowsBetween } from '../../../../../edit/layers/layer-rows.ts'
import { toggled } from '../../../../../edit/pick/select.ts'
import type { Editor } from '../../editor.ts'
import { useEditorState } from '../../use-editor.ts'

/** Modifiers of a press or of a key that moves the focus. */
export interface Extent {
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

export interface TreeFocus {
  /** Of the row that Tab reaches; -1 without rows. */
  readonly index: number
  readonly id: string | undefined
  /** Where the focus or the selection has moved: a new object each time, so that it can be scrolled into view. */
  readonly moved: { readonly index: number } | undefined
  /** Moves the focus to a row. The selection follows, or is extended with Shift; with Ctrl it stays. */
  readonly moveTo: (editor: Editor, id: string, event: Extent) => void
  /** Selects a row as a press on it does: Ctrl adds or removes it, Shift selects up to it. */
  readonly press: (editor: Editor, event: Extent, id: string) => void
  /** Makes the row of a node the reachable one. */
  readonly moveToNode: (node: EventTarget) => void
  /** Focuses the row again, as after a menu or a field in it. */
  readonly restore: () => void
}

/**
 * The roving focus of the layers: one row can be reached with Tab. It follows the selection, and goes
 * to the next row when its own is removed.
 */
export function useTreeFocus(tree: RefObject<HTMLElement | null>, rows: readonly LayerRow[]): TreeFocus {
  const selection = useEditorState((state) => state.selection)
  const [focused, setFocused] = useState<{ id: string; index: number }>()
  const [attempt, setAttempt] = useState(0)
  const anchor = useRef<string>(undefined)
  const wantsFocus = useRef(false)
  /** The row that has the focus. */
  const focusedNode = useRef<HTMLElement>(undefined)

  const [seen, setSeen] = useState(selection)
  if (seen !== selection) {
    setSeen(selection)
    const last = selection.at(-1)
    const isWithin = focused !== undefined && selection.includes(focused.id)
    if (last !== undefined && !isWithin) setFocused({ id: last, index: indexIn(rows, last) })
  }
  const own = focused === undefined ? -1 : indexIn(rows, focused.id)
  const index = own === -1 ? Math.min(Math.max(0, focused?.index ?? 0), rows.length - 1) : own
  const id = rows[index]?.element.id

  useEffect(() => {
    const box = tree.current
    if (!box) return
    const note = ({ target }: FocusEvent): void => {
      const isRow = target instanceof HTMLElement && target.matches('[data-layer]') && box.contains(target)
      focusedNode.current = isRow ? target : undefined
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [tree])

  useEffect(() => {
    if (wantsFocus.current) {
      wantsFocus.current = false
      focusRow(tree.current, id)
      return
    }
    // Between two elements, the focus is nowhere, too: it is only lost if its row is gone.
    const isLost = focusedNode.current?.isConnected === false && document.activeElement === document.body
    if (isLost) focusRow(tree.current, id)
  }, [tree, id, rows, attempt])

  const goTo = (next: string): void => {
    setFocused({ id: next, index: indexIn(rows, next) })
    wantsFocus.current = true
    setAttempt((before) => before + 1)
  }
  const selectWith = (editor: Editor, next: string, { shiftKey, adds }: { shiftKey: boolean; adds: boolean }): void => {
    editor.update((state) => {
      if (shiftKey) {
        const from = anchor.current ?? state.selection.at(-1) ?? next
        anchor.current = from
        return select(state, rowsBetween(rows, from, next))
      }
      anchor.current = next
      return select(state, adds ? toggled(state.document, state.selection, next) : [next])
    })
  }

  return {
    index,
    id,
    moved: focused,
    moveTo(editor, next, event) {
      goTo(next)
      if (!event.ctrlKey && !event.metaKey) selectWith(editor, next, { shiftKey: event.shiftKey, adds: false })
    },
    press(editor, event, next) {
      goTo(next)
      selectWith(editor, next, { shiftKey: event.shiftKey, adds: event.ctrlKey || event.metaKey })
    },
    moveToNode(node) {
      const row = node instanceof Element ? node.closest<HTMLElement>('[data-layer]')?.dataset['layer'] : undefined
      if (row !== undefined) setFocused({ id: row, index: indexIn(rows, row) })
    },
    restore() {
      wantsFocus.current = true
      setAttempt((before) => before + 1)
    },
  }
}

function indexIn(rows: readonly LayerRow[], id: string): number {
  return rows.findIndex(({ element }) => element.id === id)
}

function focusRow(tree: HTMLElement | null, id: string | undefined): void {
  if (!tree) return
  const row = id === undefined ? undefined : tree.querySelector<HTMLElement>(`[data-layer="${CSS.escape(id)}"]`)
  ;(row ?? tree).focus({ preventScroll: true })
}
