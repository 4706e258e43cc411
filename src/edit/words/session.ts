import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import type { Text } from '../../document/elements/text.ts'
import { placesOf } from '../tree/place.ts'
import { replaceEach } from '../tree/replace-elements.ts'
import { type Caret, caretAt } from './caret-moves.ts'
import { type Range, type RunStyle, runsOf, sourceOf, withRuns } from './runs.ts'
import { spliceBetween } from './splice-text.ts'

/** A text that is edited in place: its caret, or what is selected of it. */
export interface WordsSession {
  readonly id: string
  /** Where the selection began, in UTF-16 code units of the source. */
  readonly anchor: number
  readonly caret: Caret
  /** Was made for this session, and goes with it if it remains empty. */
  readonly isNew: boolean
  /** The style of what is typed next, if it was chosen without a selection. */
  readonly style: RunStyle | null
}

export function wordsIn(id: string, { anchor, focus }: { anchor: number; focus: number }): WordsSession {
  return { id, anchor, caret: caretAt(focus), isNew: false, style: null }
}

/** Selects all of a text, so that what is typed replaces it. */
export function allWords(text: Text): WordsSession {
  return wordsIn(text.id, { anchor: 0, focus: sourceOf(text).length })
}

/** What is selected; an empty range at the caret otherwise. */
export function rangeOf({ anchor, caret: { offset } }: WordsSession): Range {
  return { start: Math.min(anchor, offset), end: Math.max(anchor, offset) }
}

/** Moves the caret, and with it the selection unless it is `extended`. */
export function withCaret(
  words: WordsSession,
  caret: Caret,
  { extends: isExtended }: { extends: boolean },
): WordsSession {
  return { ...words, caret, anchor: isExtended ? words.anchor : caret.offset, style: null }
}

/** The text that is edited, in a document. */
export function editedText(document: Document, { id }: Pick<WordsSession, 'id'>): Text | undefined {
  const element = placesOf(document).get(id)?.element
  return element?.type === 'text' ? element : undefined
}

export function replaceText(document: Document, id: string, change: (text: Text) => Text): Document {
  const text = editedText(document, { id })
  if (!text) return document
  const changed = change(text)
  return changed === text ? document : replaceEach(document, new Map<Element, Element>([[text, changed]]))
}

/** Line breaks as fields of forms have them, so that their offsets are those of the source. */
export function withPlainBreaks(text: Text): Text {
  const hasReturns = sourceOf(text).includes('\r')
  return hasReturns
    ? withRuns(
        text,
        runsOf(text).map((run) => ({ ...run, text: run.text.replace(/\r\n?/g, '\n') })),
      )
    : text
}

/** Puts the caret behind what has changed between two sources, as after undoing. */
export function behindChange(words: WordsSession, before: string, after: string): WordsSession {
  if (before === after) return words
  const { start, text } = spliceBetween(before, after, after.length)
  const offset = start + text.length
  return { ...words, anchor: offset, caret: caretAt(offset), style: null }
}
