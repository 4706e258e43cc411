import { useEffect, useRef } from 'react'
import { boxOnPage, pageMatrix } from '../../../../edit/geometry/page-matrix.ts'
import { readable, returned, type View } from '../../../../edit/view/readable.ts'
import { placedCaret } from '../../../../edit/words/caret-moves.ts'
import type { WordsSession } from '../../../../edit/words/session.ts'
import { complete } from '../../../../document/elements/element.ts'
import { apply } from '../../../../paint/matrix.ts'
import { caretBar } from '../../../../text/caret/caret-bar.ts'
import { layoutNow } from '../compact/use-editor-layout.ts'
import type { Editor } from '../editor.ts'
import type { LaidOutText } from '../shown-page.ts'
import { useEditor, useEditorState, useStore } from '../use-editor.ts'

/** On small screens, zooms in on a text with small letters while it is edited by touch. Then the view is as before. */
export function useReadableWords(): void {
  const editor = useEditor()
  const words = useEditorState((state) => state.words)
  const isTouch = useStore(editor.pointerKind) === 'touch'
  const before = useRef<View & { readonly zoom: number }>(null)
  const isLaidOut = words !== null && editor.laidOut(words.id) !== undefined
  useEffect(() => {
    const { words: edited } = editor.state.get()
    const text = edited && editor.laidOut(edited.id)
    if (edited && text && isTouch && layoutNow() !== 'wide') {
      const [camera, viewport] = [editor.camera.get(), editor.viewport.get()]
      const zoomed = zoomedIn(editor, edited, text)
      if (zoomed === camera) return
      before.current = { ...(before.current ?? { camera, viewport }), zoom: zoomed.zoom }
      editor.camera.set(zoomed)
    } else if (!edited && before.current) {
      // A view that has been zoomed by hand is wanted.
      const isKept = Math.abs(editor.camera.get().zoom / before.current.zoom - 1) > 0.01
      if (!isKept) editor.camera.set(returned(before.current, editor.viewport.get()))
      before.current = null
    }
  }, [editor, words?.id, isLaidOut, isTouch])
}

function zoomedIn(editor: Editor, { caret }: WordsSession, text: LaidOutText): ReturnType<typeof readable> {
  const { place } = text
  const placed = placedCaret(caret, text)
  const bar = placed && caretBar(placed.stop, placed.line)
  const { width, height } = place.element
  const fontSize = place.element.type === 'text' ? complete<'text'>(place.element).fontSize : 0
  const middle = bar
    ? { x: (bar.from.x + bar.to.x) / 2, y: (bar.from.y + bar.to.y) / 2 }
    : { x: width / 2, y: height / 2 }
  const letterPx = placed?.stop.run?.font.sizePx ?? fontSize
  const area = { letterPx, box: boxOnPage(place), caret: apply(pageMatrix(place), middle) }
  return readable(editor.camera.get(), area, editor.viewport.get())
}
