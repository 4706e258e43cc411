import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import type { Text } from '../../document/elements/text.ts'
import { graphemes } from '../../text/graphemes.ts'
import { offsetAfter, splicesBetween } from '../merging/text-splices.ts'
import { placesOf } from '../tree/place.ts'
import { replaceEach } from '../tree/replace-elements.ts'
import { type Caret, caretAt } from './caret-moves.ts'
import { type Range, type RunStyle, runsOf, sourceOf, withRuns } from './runs.ts'
import type { Unit } from './units.ts'

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
  /** What an input method is composing. */
  readonly composing: Composing | null
  /** The last input, which the next one may continue as one step; null after the caret has moved. */
  readonly input: Input | null
  /** What was pressed, if it was a word or a paragraph, by which dragging then selects. */
  readonly pressed: { readonly unit: Unit; readonly range: Range } | null
}

/** Of an input method. Becomes one step when it ends. */
export interface Composing {
  /** What was shown before it. */
  readonly document: Document
  /** What is being composed, which is underlined. */
  readonly range: Range
  /** When it began, in milliseconds. */
  readonly at: number
}

export interface Input {
  readonly key: string
  /** Where the caret was after it. */
  readonly caret: number
  readonly kind: 'letters' | 'spaces' | 'deletion'
}

const AT_REST = { style: null, composing: null, input: null, pressed: null } as const

export function wordsIn(id: string, { anchor, focus }: { anchor: number; focus: number }): WordsSession {
  return { id, anchor, caret: caretAt(focus), isNew: false, ...AT_REST }
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
  return { ...words, ...AT_REST, caret, anchor: isExtended ? words.anchor : caret.offset }
}

/** Selects from `anchor` to `caret`. */
export function withSelection(words: WordsSession, anchor: number, caret: Caret): WordsSession {
  return { ...words, ...AT_REST, anchor, caret }
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
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let atEnd = 0
  while (atEnd < most - start && before.at(-1 - atEnd) === after.at(-1 - atEnd)) atEnd += 1
  const offset = wholeCharacters(after, after.length - atEnd)
  return withSelection(words, offset, caretAt(offset))
}

/** Leaves the caret and the selection at the same letters, though someone else has changed others. */
export function amongChanges(words: WordsSession, before: string, after: string): WordsSession {
  if (before === after) return words
  const splices = splicesBetween(before, after)
  const { start, end } = rangeOf(words)
  const from = offsetAfter(start, splices, start < end ? 'after' : 'before')
  const to = Math.max(from, offsetAfter(end, splices, 'before'))
  if (from === start && to === end) return words
  const [anchor, focus] = words.anchor <= words.caret.offset ? [from, to] : [to, from]
  return withSelection(words, anchor, caretAt(focus))
}

/** Different emoji may have halves in common. */
function wholeCharacters(source: string, offset: number): number {
  const segment = graphemes.segment(source).containing(offset)
  return segment && segment.index < offset ? segment.index + segment.segment.length : offset
}
