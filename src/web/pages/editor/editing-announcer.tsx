import { useEffect, useState } from 'react'
import type { Moment } from '../../../edit/describing/moment.ts'
import type { Editor } from './editor.ts'
import { useEditor } from './use-editor.ts'

/** What happens in quick succession, as while a key repeats, is said once, at its end. */
const PAUSE_MS = 400

/** Nothing is to be said before the first change. */
export const loadAnnouncements = () => import('../../../edit/describing/announcement.ts')

/** Tells screen readers what has changed. */
export function EditingAnnouncer() {
  const editor = useEditor()
  const [text, setText] = useState('')
  useEffect(() => listen(editor, (said) => setText((before) => (said === before ? `${said}\u00A0` : said))), [editor])
  return (
    <p role="status" data-announcer className="sr-only">
      {text}
    </p>
  )
}

function listen(editor: Editor, say: (text: string) => void): () => void {
  // Undefined until the page has been painted: what is there at first is no change.
  let before: Moment | undefined
  const unpainted = editor.warnings.get()
  let timer: ReturnType<typeof setTimeout> | undefined
  const speak = (): void => {
    if (!before) return
    const after = momentOf(editor)
    // The row of the tree that has the focus is read by itself.
    const isSelectionRead = document.activeElement?.closest('[role=treeitem]') !== null
    const since = before
    before = after
    void loadAnnouncements().then(
      ({ announcementOf }) => {
        const text = announcementOf(since, after, { isSelectionRead })
        if (text !== '') say(text)
      },
      // It will be there for a later change, once there is a connection.
      () => undefined,
    )
  }
  const wait = (): void => {
    if (editor.warnings.get() !== unpainted) before ??= momentOf(editor)
    clearTimeout(timer)
    timer = setTimeout(speak, PAUSE_MS)
  }
  const ends = [editor.state, editor.warnings, editor.resources].map((store) => store.subscribe(wait))
  return () => {
    clearTimeout(timer)
    for (const end of ends) end()
  }
}

function momentOf(editor: Editor): Moment {
  return {
    state: editor.state.get(),
    places: editor.drawn()?.places ?? new Map<never, never>(),
    warnings: editor.warnings.get(),
  }
}
