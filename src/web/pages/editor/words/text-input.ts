import { commandOf } from '../../../../edit/commands/command-of-key.ts'
import { endComposing } from '../../../../edit/editor-state.ts'
import { caretAt } from '../../../../edit/words/caret-moves.ts'
import { movedByKey } from '../../../../edit/words/move-by-key.ts'
import { sourceOf } from '../../../../edit/words/runs.ts'
import { editedText, rangeOf, withSelection } from '../../../../edit/words/session.ts'
import { settleHeight } from '../../../../edit/words/settle-height.ts'
import {
  composed,
  type FieldContent,
  startComposing,
  typed,
  typedInPlace,
  withFieldBreaks,
} from '../../../../edit/words/typing.ts'
import type { Editor } from '../editor.ts'
import { isOfPage, runCommand } from '../commands/use-keys.ts'
import { isVertical } from './is-vertical.ts'
import { isComposing } from '../../../parts/is-composing.ts'

/** Connects the field in which the browser lets people type with the text that is edited. */
export function listenToTyping(editor: Editor, field: HTMLTextAreaElement, id: string): () => void {
  /** What an input method is composing; undefined if it is not. */
  let letters: string | undefined

  const content = (): FieldContent => ({ value: field.value, caret: field.selectionEnd })

  const show = (): void => {
    const { document: shown, words } = editor.state.get()
    if (words?.id !== id) {
      end()
      return
    }
    const text = editedText(shown, words)
    if (letters !== undefined && words.composing === null) leaveComposition()
    if (!text || letters !== undefined) return
    const source = sourceOf(text)
    if (field.value !== source) field.value = source
    const { start, end: to } = rangeOf(words)
    const direction = words.caret.offset < words.anchor ? 'backward' : 'forward'
    if (field.selectionStart !== start || field.selectionEnd !== to) field.setSelectionRange(start, to, direction)
  }

  /** After a press elsewhere in the text. Only leaving the field ends what the input method does. */
  const leaveComposition = (): void => {
    letters = undefined
    field.blur()
    field.focus({ preventScroll: true })
  }

  const onInput = (): void => {
    const composing = letters
    editor.update((state) =>
      composing === undefined ? typed(state, content(), Date.now()) : composed(state, content(), composing),
    )
  }

  const onSelection = (): void => {
    const { words } = editor.state.get()
    if (document.activeElement !== field || letters !== undefined || !words) return
    const { selectionStart, selectionEnd, selectionDirection } = field
    const range = rangeOf(words)
    if (range.start === selectionStart && range.end === selectionEnd) return
    const [anchor, focus] =
      selectionDirection === 'backward' ? [selectionEnd, selectionStart] : [selectionStart, selectionEnd]
    editor.update((state) => ({ ...state, words: withSelection(words, anchor, caretAt(focus)) }))
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    // Browsers report what keys have selected later than the next key.
    onSelection()
    if (moveCaret(editor, event) || insertKey(editor, event) || runKey(editor, event)) event.preventDefault()
  }

  /** The browser's own history knows nothing of styles and of other elements. */
  const onBeforeInput = (event: InputEvent): void => {
    if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return
    event.preventDefault()
    editor.run(event.inputType === 'historyUndo' ? 'undo' : 'redo')
  }

  const onComposition = ({ type, data }: CompositionEvent): void => {
    if (type === 'compositionstart') editor.update((state) => startComposing(state, Date.now()))
    letters = data
    if (type !== 'compositionend') return
    onInput()
    letters = undefined
    editor.update(endComposing)
  }

  /** A press on the page moves the caret, and leaves the focus in the field. */
  const onMouseDown = (event: Event): void => {
    if (editor.state.get().words?.id === id) event.preventDefault()
  }

  /** Other tools see the height that the text has grown to. */
  const settle = (): void => {
    const laidOut = editor.laidOut(id)
    if (laidOut) editor.update((state) => settleHeight(state, id, laidOut.layout.heightPx))
  }

  const end = (): void => {
    unsubscribe()
    settle()
    // The fonts of the last letters may still be loading.
    const forget = editor.resources.subscribe(() => {
      forget()
      settle()
    })
  }

  editor.update((state) => withFieldBreaks(state, Date.now()))
  const unsubscribe = editor.state.subscribe(show)
  show()
  field.focus({ preventScroll: true })
  field.addEventListener('input', onInput)
  field.addEventListener('beforeinput', onBeforeInput)
  field.addEventListener('keydown', onKeyDown)
  field.addEventListener('compositionstart', onComposition)
  field.addEventListener('compositionupdate', onComposition)
  field.addEventListener('compositionend', onComposition)
  document.addEventListener('selectionchange', onSelection)
  const stage = field.closest('[data-stage]')
  stage?.addEventListener('mousedown', onMouseDown)
  return () => {
    unsubscribe()
    stage?.removeEventListener('mousedown', onMouseDown)
    document.removeEventListener('selectionchange', onSelection)
  }
}

/** Handles the keys that depend on lines, which the browser does not know. Returns false for others. */
function moveCaret(editor: Editor, { key, shiftKey: shift, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  const { words } = editor.state.get()
  const text = words && editor.laidOut(words.id)
  if (!words || !text || metaKey || (ctrlKey && altKey)) return false
  const laidOut = { ...text, isVertical: isVertical(text.place.element) }
  const moved = movedByKey(words, { key, shift, far: ctrlKey || altKey }, laidOut)
  if (!moved) return false
  editor.update((state) => ({ ...state, words: moved }))
  return true
}

/** Tab goes to the next tab stop; Escape and then Tab leaves. Shift+Enter begins a line within the paragraph. */
function insertKey(editor: Editor, { key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey) return false
  const letters = key === 'Tab' && !shiftKey ? '\t' : key === 'Enter' && shiftKey ? '\u2028' : undefined
  if (letters === undefined) return false
  editor.update((state) => typedInPlace(state, letters, Date.now()))
  return true
}

/** Runs commands with Ctrl or ⌘, and Escape. What fields do themselves is left to them. */
function runKey(editor: Editor, event: KeyboardEvent): boolean {
  const mod = event.ctrlKey || event.metaKey
  if (event.key === 'Escape') {
    editor.run('leave')
    return true
  }
  if (!mod) return false
  const { key, code, shiftKey: shift, altKey: alt } = event
  const name = commandOf({ key, code, shift, alt, mod })
  if (!name || OF_FIELDS.has(name) || isOfPage(name)) return false
  runCommand(editor, name)
  return true
}

const OF_FIELDS: ReadonlySet<string> = new Set(['select-all', 'delete', 'duplicate', 'group', 'ungroup'])
