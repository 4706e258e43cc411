import { clipOf, clipOfWords, plainTextOf } from '../../../../edit/clipboard/clip.ts'
import { htmlOfClip } from '../../../../edit/clipboard/markup-of-clip.ts'
import { cutWords } from '../../../../edit/clipboard/paste-content.ts'
import type { Document } from '../../../../document/document.ts'
import { type EditorState, selectedPlaces } from '../../../../edit/editor-state.ts'
import { editedText, rangeOf } from '../../../../edit/words/session.ts'
import { appPainter } from '../../../painter/app-painter.ts'
import type { Editor } from '../editor.ts'
import { rememberClip } from './last-clip.ts'
import { selectionPicture } from './selection-picture.ts'

/** Puts what is selected on the clipboard of an event. Returns false if nothing is. */
export function copySelection(editor: Editor, data: DataTransfer): boolean {
  const state = editor.state.get()
  const clip = copied(state)
  if (!clip) return false
  const [html, text] = [htmlOfClip(clip), plainTextOf(clip)]
  data.setData('text/html', html)
  data.setData('text/plain', text)
  rememberClip(text, html)
  // Firefox and Safari refuse it while the event is handled.
  if (!state.words) setTimeout(() => void addPicture(clip, { html, text }))
  return true
}

/** Copies, and removes what is not locked. */
export function cutSelection(editor: Editor, data: DataTransfer): boolean {
  if (!copySelection(editor, data)) return false
  if (editor.state.get().words) editor.update((state) => cutWords(state, Date.now()))
  else editor.run('delete')
  return true
}

function copied(state: EditorState): Document | undefined {
  const { document, words } = state
  const text = words && editedText(document, words)
  if (words && text) {
    const range = rangeOf(words)
    return range.start === range.end ? undefined : clipOfWords(document, text, range)
  }
  const places = selectedPlaces(state)
  return places.length === 0 ? undefined : clipOf(document, places)
}

/** Events take only text, so a picture replaces all of it, where the browser allows that without asking. */
async function addPicture(clip: Document, { html, text }: { html: string; text: string }): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return
  try {
    const item = new ClipboardItem({
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob([text], { type: 'text/plain' }),
      'image/png': selectionPicture(clip, appPainter),
    })
    await navigator.clipboard.write([item])
  } catch {
    // What the event has copied remains on the clipboard.
  }
}
