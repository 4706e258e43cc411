import { complete } from '../../../../document/elements/element.ts'
import { pageMatrix } from '../../../../edit/geometry/page-matrix.ts'
import { paragraphAt, wordAt } from '../../../../edit/words/units.ts'
import type { Caret } from '../../../../edit/words/caret-moves.ts'
import { withCaret } from '../../../../edit/words/session.ts'
import { apply, invert, type Point } from '../../../../paint/matrix.ts'
import { stopAt } from '../../../../text/caret/point-to-stop.ts'
import type { Editor, LaidOutText } from '../editor.ts'

/** A press this near to the box is still in the text, in CSS pixels of the screen. */
const REACH_PX = 8

/**
 * Puts the caret where the text that is edited is pressed; two presses select a word, three a
 * paragraph. Returns false for a press elsewhere, which ends the editing.
 */
export function pressWords(
  editor: Editor,
  point: Point,
  { clicks, isExtending = false }: { clicks: number; isExtending?: boolean },
): boolean {
  const { words } = editor.state.get()
  const text = words && editor.laidOut(words.id)
  const own = text && ownPoint(text, point)
  if (!words || !text || !own || !isInBox(text, own, REACH_PX / editor.camera.get().zoom)) return false
  const caret = caretAtPoint(text, own)
  if (clicks === 1) editor.update((state) => ({ ...state, words: withCaret(words, caret, { extends: isExtending }) }))
  else {
    const unit = clicks === 2 ? wordAt(text.source, caret.offset) : paragraphAt(text.source, caret.offset)
    const session = { ...words, anchor: unit.start, caret: { offset: unit.end, line: null, goalX: null }, style: null }
    editor.update((state) => ({ ...state, words: session }))
  }
  return true
}

/** Extends the selection to a point. */
export function dragWords(editor: Editor, point: Point): void {
  const { words } = editor.state.get()
  const text = words && editor.laidOut(words.id)
  const own = text && ownPoint(text, point)
  if (!words || !text || !own) return
  const caret = caretAtPoint(text, own)
  editor.update((state) => ({ ...state, words: withCaret(words, caret, { extends: true }) }))
}

function caretAtPoint(text: LaidOutText, own: Point): Caret {
  const found = stopAt(text.layout, own, text)
  if (!found) return { offset: 0, line: null, goalX: null }
  return { offset: found.stop.offset, line: text.layout.lines.indexOf(found.line), goalX: null }
}

function ownPoint({ place }: LaidOutText, point: Point): Point | undefined {
  const inverse = invert(pageMatrix(place))
  return inverse && apply(inverse, point)
}

function isInBox({ place, layout }: LaidOutText, { x, y }: Point, reach: number): boolean {
  const { width, height } = complete(place.element)
  return (
    x >= -reach &&
    y >= -reach &&
    x <= Math.max(width, layout.widthPx) + reach &&
    y <= Math.max(height, layout.heightPx) + reach
  )
}
