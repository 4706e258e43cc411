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

/**
 * On small screens, zooms in on a text with small letters while it is edited by touch. The view is as before when the
 * component is removed, which is there while a text is edited.
 */
export function useReadableWords(): void {
  const editor = useEditor()
  const words = useEditorState((state) => state.words)
  const isTouch = useStore(editor.pointerKind) === 'touch'
  const before = useRef<Before>(null)
  const isLaidOut = words !== null && editor.laidOut(words.id) !== undefined
  useEffect(() => {
    const { words: edited } = editor.state.get()
    const text = edited && editor.laidOut(edited.id)
    if (!edited || !text || !isTouch || layoutNow() === 'wide') return
    const [camera, viewport] = [editor.camera.get(), editor.viewport.get()]
    const zoomed = zoomedIn(editor, edited, text)
    if (zoomed === camera) return
    before.current = { ...(before.current ?? { camera, viewport }), zoom: zoomed.zoom }
    editor.camera.set(zoomed)
  }, [editor, words?.id, isLaidOut, isTouch])
  useEffect(() => () => goBack(editor, before.current), [editor])
}

type Before = View & { readonly zoom: number }

/** A view that has been zoomed by hand is wanted. */
function goBack(editor: Editor, before: Before | null): void {
  if (!before || Math.abs(editor.camera.get().zoom / before.zoom - 1) > 0.01) return
  editor.camera.set(returned(before, editor.viewport.get()))
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
