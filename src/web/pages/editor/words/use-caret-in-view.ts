import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { WordsSession } from '../../../../edit/words/session.ts'
import { rangeOf } from '../../../../edit/words/session.ts'
import { revealing } from '../../../../edit/view/camera.ts'
import type { Point } from '../../../../paint/matrix.ts'
import type { Size } from '../../../../document/document.ts'
import type { Editor } from '../editor.ts'
import { useEditor, useEditorState } from '../use-editor.ts'

/** Moves the page when the caret has been moved out of view by keys, or the keyboard of a phone covers it. */
export function useCaretInView(
  caret: { readonly from: Point; readonly to: Point } | undefined,
  field: RefObject<HTMLElement | null>,
): void {
  const editor = useEditor()
  const words = useEditorState((state) => state.words)
  const last = useRef<WordsSession>(null)
  const reveal = useEffectEvent(() => {
    if (!caret || !field.current) return
    const [left, right] = [caret.from.x, caret.to.x].toSorted((a, b) => a - b) as [number, number]
    const [top, bottom] = [caret.from.y, caret.to.y].toSorted((a, b) => a - b) as [number, number]
    editor.camera.set(revealing(editor.camera.get(), { left, right, top, bottom }, seen(editor, field.current)))
  })
  useEffect(() => {
    const isFirst = last.current === null
    last.current = words
    // A pointer is where the caret is, and a whole text is selected when its editing begins.
    if (!words || words.pressed !== null) return
    const { start, end } = rangeOf(words)
    if (!isFirst || start === end) reveal()
  }, [words])
  useEffect(() => {
    const onResize = (): void => reveal()
    visualViewport?.addEventListener('resize', onResize)
    return () => visualViewport?.removeEventListener('resize', onResize)
  }, [])
}

/** The part of the stage that no keyboard covers. */
function seen(editor: Editor, field: HTMLElement): Size {
  const { width, height } = editor.viewport.get()
  const top = field.offsetParent?.getBoundingClientRect().top ?? 0
  const { height: seenHeight = Infinity, offsetTop = 0 } = visualViewport ?? {}
  return { width, height: Math.min(height, seenHeight + offsetTop - top) }
}
