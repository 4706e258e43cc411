import { complete } from '../../document/elements/element.ts'
import type { Text } from '../../document/elements/text.ts'
import { bounded, boundedLength } from '../../document/scaled-number.ts'
import { boxMatrix } from '../../paint/box-matrix.ts'
import { apply } from '../../paint/matrix.ts'
import type { EditorState } from '../editor-state.ts'
import { editedText, replaceText } from './session.ts'

/** Heights that differ by less look the same. */
const SAME_PX = 0.01

/**
 * Gives a text that grows the height that it has grown to, as a part of the last step. Other programs
 * then see the box that is drawn. Changes nothing if the last step was something else.
 */
export function settleHeight(state: EditorState, id: string, heightPx: number): EditorState {
  const text = editedText(state.document, { id })
  const last = state.history.done.at(-1)
  if (text?.fit !== 'grow' || last?.after !== state.document) return state
  if (Math.abs(text.height - heightPx) < SAME_PX) return state
  const document = replaceText(state.document, id, (each) => withHeight(each, heightPx))
  const done = [...state.history.done.slice(0, -1), { ...last, after: document }]
  return { ...state, document, history: { ...state.history, done } }
}

/** A turned box turns around its center, so that the box moves to leave its top left corner where it is. */
function withHeight(text: Text, heightPx: number): Text {
  const resized = { ...text, height: boundedLength(heightPx) }
  const [before, after] = [text, resized].map((each) => apply(boxMatrix(complete<'text'>(each)), { x: 0, y: 0 }))
  if (!before || !after) return resized
  return { ...resized, x: bounded(text.x + before.x - after.x), y: bounded(text.y + before.y - after.y) }
}
