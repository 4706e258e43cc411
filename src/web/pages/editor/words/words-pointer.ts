import { complete } from '../../../../document/elements/element.ts'
import { endComposing } from '../../../../edit/editor-state.ts'
import { pageMatrix } from '../../../../edit/geometry/page-matrix.ts'
import { type Caret, caretAt } from '../../../../edit/words/caret-moves.ts'
import { rangeOf, withCaret, withSelection, type WordsSession } from '../../../../edit/words/session.ts'
import { selectedUnits, unitAt } from '../../../../edit/words/units.ts'
import { apply, invert, type Point } from '../../../../paint/matrix.ts'
import { letterAt, stopAt } from '../../../../text/caret/point-to-stop.ts'
import type { Editor } from '../editor.ts'
import type { LaidOutText } from '../shown-page.ts'

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
  const unit = clicks === 1 || isExtending ? 'letter' : clicks === 2 ? 'word' : 'paragraph'
  const range = unitAt(unit, text.source, unit === 'letter' ? caret.offset : letterUnder(text, own))
  const session =
    unit === 'letter'
      ? withCaret(words, caret, { extends: isExtending })
      : withSelection(words, range.start, caretAt(range.end))
  editor.update((state) => ({ ...endComposing(state), words: { ...session, pressed: { unit, range } } }))
  return true
}

/** Whether a point is in the text that is edited, or near to its box. */
export function isInWords(editor: Editor, point: Point): boolean {
  const { words } = editor.state.get()
  const text = words && editor.laidOut(words.id)
  const own = text && ownPoint(text, point)
  if (!text || !own) return false
  return isInBox(text, own, REACH_PX / editor.camera.get().zoom)
}

/** Extends the selection to a point: by words after a double press, and by paragraphs after a triple one. */
export function dragWords(editor: Editor, point: Point): void {
  const { words } = editor.state.get()
  const text = words && editor.laidOut(words.id)
  const own = text && ownPoint(text, point)
  if (!words || !text || !own) return
  const { pressed } = words
  const session =
    !pressed || pressed.unit === 'letter'
      ? withCaret(words, caretAtPoint(text, own), { extends: true })
      : withUnits(words, selectedUnits(pressed, text.source, letterUnder(text, own)))
  editor.update((state) => ({ ...state, words: { ...session, pressed } }))
}

/** Moves one end of the selection to a point. The ends never meet, so that there is something to drag. */
export function moveSelectionEnd(editor: Editor, end: 'start' | 'end', point: Point): void {
  const { words } = editor.state.get()
  const text = words && editor.laidOut(words.id)
  const own = text && ownPoint(text, point)
  if (!words || !text || !own) return
  const { offset } = caretAtPoint(text, own)
  const { start, end: last } = rangeOf(words)
  const [anchor, focus] = end === 'start' ? [last, offset] : [start, offset]
  if (end === 'start' ? focus >= anchor : focus <= anchor) return
  editor.update((state) => ({ ...endComposing(state), words: withSelection(words, anchor, caretAt(focus)) }))
}

function withUnits(words: WordsSession, { anchor, focus }: ReturnType<typeof selectedUnits>): WordsSession {
  return withSelection(words, anchor, caretAt(focus))
}

/** The offset of the letter that is pressed: at its end, the caret already belongs to what follows. */
function letterUnder(text: LaidOutText, own: Point): number {
  return letterAt(text.layout, own, text) ?? 0
}

function caretAtPoint(text: LaidOutText, own: Point): Caret {
  const found = stopAt(text.layout, own, text)
  if (!found) return caretAt(0)
  const { offset, at } = found.stop
  return { offset, line: text.layout.lines.indexOf(found.line), goalX: null, at }
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
