import { type LastPaste, nextPaste, pastePoint } from '../../../../edit/clipboard/paste-place.ts'
import { pageOf } from '../../../../edit/editor-state.ts'
import { afterGesture } from '../state/after-gesture.ts'
import type { Editor } from '../editor.ts'
import { type ClipboardFormats, formatsOf } from './clipboard-formats.ts'
import { copySelection, cutSelection } from './copy-selection.ts'
import { rememberedClip } from './last-clip.ts'
import { followPointer } from './pointer-on-stage.ts'
import type { PasteHelp } from './paste-formats.ts'

/** The field with which menus make the browser copy. */
export const COPYING_FIELD = 'data-copying'

/** Readers of formats are needed only for a paste. */
export const loadPasting = () => import('./paste-formats.ts')

export interface ClipboardListener {
  /** Pastes what has been read, as for a menu. */
  paste(formats: ClipboardFormats, options: { inPlace: boolean }): void
  end(): void
}

/**
 * Copies, cuts and pastes on the events that browsers send for keys and menus, which need no
 * permission. Fields of forms and selected text of the page are left to the browser.
 */
export function listenToClipboard(editor: Editor, help: PasteHelp): ClipboardListener {
  const pointer = followPointer()
  let last: LastPaste | undefined
  let isShiftDown = false

  const paste = (formats: ClipboardFormats, { inPlace }: { inPlace: boolean }): void => {
    const state = editor.state.get()
    if (state.gesture.kind !== 'idle') return
    const view = { camera: editor.camera.get(), viewport: editor.viewport.get(), size: state.size }
    const place = (last = nextPaste(last, pageOf(state).id, pastePoint(pointer.at(), view)))
    const html = formats.html === '' && inPlace ? (rememberedClip(formats.text) ?? '') : formats.html
    void loadPasting().then(
      ({ pasteFormats }) =>
        afterGesture(editor, () => pasteFormats(editor, { ...formats, html }, { ...help, place, inPlace })),
      () => help.warn('Couldn’t paste, since a part of the editor could not be loaded. Check your connection.'),
    )
  }
  const onCopy = (event: ClipboardEvent): void => {
    if (editor.isFilling.get() || isOfBrowser(event) || !event.clipboardData) return
    const act = event.type === 'cut' ? cutSelection : copySelection
    if (act(editor, event.clipboardData)) event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent): void => {
    if (editor.isFilling.get() || isOfBrowser(event) || !event.clipboardData) return
    event.preventDefault()
    paste(formatsOf(event.clipboardData), { inPlace: isShiftDown })
  }
  const onKey = ({ shiftKey }: KeyboardEvent): void => void (isShiftDown = shiftKey)

  document.addEventListener('copy', onCopy)
  document.addEventListener('cut', onCopy)
  document.addEventListener('paste', onPaste)
  addEventListener('keydown', onKey, { capture: true })
  addEventListener('keyup', onKey, { capture: true })
  return {
    paste,
    end() {
      pointer.end()
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('cut', onCopy)
      document.removeEventListener('paste', onPaste)
      removeEventListener('keydown', onKey, { capture: true })
      removeEventListener('keyup', onKey, { capture: true })
    },
  }
}

/** Whether an event is for a field, a dialog or selected text of the page, rather than for the design. */
function isOfBrowser({ target, type, defaultPrevented }: ClipboardEvent): boolean {
  if (defaultPrevented || document.querySelector('[role=dialog], [role=alertdialog]') !== null) return true
  const field = target instanceof Element ? target.closest('input, textarea, select, [contenteditable]') : null
  if (field) return field.closest('[data-stage]') === null && !field.hasAttribute(COPYING_FIELD)
  return type !== 'paste' && getSelection()?.isCollapsed === false
}
