import { commandOf } from '../../../../edit/commands/command-of-key.ts'
import { commit, type EditorState } from '../../../../edit/editor-state.ts'
import { type Caret, caretAt, type LaidOut, movedByLines, movedToLineEnd } from '../../../../edit/words/caret-moves.ts'
import { sourceOf } from '../../../../edit/words/runs.ts'
import { editedText, rangeOf, replaceText, withCaret, withPlainBreaks } from '../../../../edit/words/session.ts'
import { spliceBetween, spliceText } from '../../../../edit/words/splice-text.ts'
import type { Editor } from '../editor.ts'
import { runCommand } from '../use-keys.ts'

/** Connects the field in which the browser lets people type with the text that is edited. */
export function listenToTyping(editor: Editor, field: HTMLTextAreaElement): () => void {
  let isComposing = false

  const show = (): void => {
    const { document: shown, words } = editor.state.get()
    const text = words && editedText(shown, words)
    if (!words || !text || isComposing) return
    const source = sourceOf(text)
    if (field.value !== source) field.value = source
    const { start, end } = rangeOf(words)
    const direction = words.caret.offset < words.anchor ? 'backward' : 'forward'
    if (field.selectionStart !== start || field.selectionEnd !== end) field.setSelectionRange(start, end, direction)
  }

  const onInput = (): void => editor.update((state) => typed(state, field.value, field.selectionEnd))

  const onSelection = (): void => {
    const { words } = editor.state.get()
    if (document.activeElement !== field || isComposing || !words) return
    const { selectionStart, selectionEnd, selectionDirection } = field
    const range = rangeOf(words)
    if (range.start === selectionStart && range.end === selectionEnd) return
    const [anchor, focus] =
      selectionDirection === 'backward' ? [selectionEnd, selectionStart] : [selectionStart, selectionEnd]
    editor.update((state) => ({ ...state, words: { ...words, anchor, caret: caretAt(focus), style: null } }))
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    // Safari ends a composition before the key that ends it.
    if (event.isComposing || event.key === 'Process') return
    if (moveCaret(editor, event) || runKey(editor, event)) event.preventDefault()
  }

  /** The browser's own history knows nothing of styles and of other elements. */
  const onBeforeInput = (event: InputEvent): void => {
    if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return
    event.preventDefault()
    editor.run(event.inputType === 'historyUndo' ? 'undo' : 'redo')
  }
  const onComposition = ({ type }: CompositionEvent): void => {
    isComposing = type !== 'compositionend'
    if (!isComposing) onInput()
  }

  editor.update((state) => withoutReturns(state))
  show()
  field.focus({ preventScroll: true })
  const unsubscribe = editor.state.subscribe(show)
  field.addEventListener('input', onInput)
  field.addEventListener('beforeinput', onBeforeInput)
  field.addEventListener('keydown', onKeyDown)
  field.addEventListener('compositionstart', onComposition)
  field.addEventListener('compositionend', onComposition)
  document.addEventListener('selectionchange', onSelection)
  return () => {
    unsubscribe()
    document.removeEventListener('selectionchange', onSelection)
  }
}

/** Takes over what the field has after an input, as one change up to the caret. */
function typed(state: EditorState, value: string, caret: number): EditorState {
  const { words } = state
  const text = words && editedText(state.document, words)
  if (!words || !text) return state
  const splice = spliceBetween(sourceOf(text), value, caret)
  const document = replaceText(state.document, words.id, (each) => spliceText(each, splice, words.style ?? undefined))
  const at = Date.now()
  // A new word is a new step.
  const key = /^\s+$/.test(splice.text) ? `type:${words.id}:${at}` : `type:${words.id}`
  const next = commit(state, { document, label: 'Type', key, at })
  const session = { ...words, anchor: caret, caret: caretAt(caret), style: splice.text === '' ? null : words.style }
  return { ...next, words: session }
}

function withoutReturns(state: EditorState): EditorState {
  const { words } = state
  if (!words) return state
  const document = replaceText(state.document, words.id, withPlainBreaks)
  return document === state.document ? state : { ...commit(state, { document, label: 'Type', at: Date.now() }), words }
}

/** Handles the keys that depend on lines, which the browser does not know. Returns false for others. */
function moveCaret(editor: Editor, event: KeyboardEvent): boolean {
  const { words } = editor.state.get()
  const text = words && editor.laidOut(words.id)
  if (!words || !text || event.ctrlKey || event.metaKey || event.altKey) return false
  const moved = movedBy(event.key, words.caret, text)
  if (!moved) return false
  editor.update((state) => ({ ...state, words: withCaret(words, moved, { extends: event.shiftKey }) }))
  return true
}

const PAGE_LINES = 10

function movedBy(key: string, caret: Caret, text: LaidOut): Caret | undefined {
  switch (key) {
    case 'ArrowUp':
      return movedByLines(caret, -1, text)
    case 'ArrowDown':
      return movedByLines(caret, 1, text)
    case 'PageUp':
      return movedByLines(caret, -PAGE_LINES, text)
    case 'PageDown':
      return movedByLines(caret, PAGE_LINES, text)
    case 'Home':
      return movedToLineEnd(caret, 'start', text)
    case 'End':
      return movedToLineEnd(caret, 'end', text)
    default:
      return undefined
  }
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
  if (!name || OF_FIELDS.has(name)) return false
  runCommand(editor, name)
  return true
}

const OF_FIELDS: ReadonlySet<string> = new Set(['select-all', 'delete', 'duplicate', 'group', 'ungroup'])
