import type { Document } from '../document/document.ts'
import { consistent, type EditorState, endComposing } from './editor-state.ts'
import { IDLE } from './gestures/gesture.ts'
import { redo, type Restored, undo } from './history.ts'
import { isSame } from './merging/same-value.ts'
import { parentOf, placesOf } from './tree/place.ts'
import { sourceOf } from './words/runs.ts'
import { behindChange, editedText, type WordsSession } from './words/session.ts'

/** Undoes the last step, and shows the page on which it was. */
export function undoStep(shown: EditorState): EditorState {
  const state = endComposing(shown)
  return restored(state, undo(state.history, state.document))
}

export function redoStep(shown: EditorState): EditorState {
  const state = endComposing(shown)
  return restored(state, redo(state.history, state.document))
}

function restored(state: EditorState, step: Restored | undefined): EditorState {
  if (!step) return state
  const { history, document, selection, size = state.size } = step
  const words = state.words && wordsAfter(state.words, state.document, document)
  const next = consistent({ ...state, history, document, selection, size, gesture: IDLE, words })
  const places = placesOf(document)
  const [first] = next.selection
  const place = first === undefined ? undefined : places.get(first)
  const pageId = place ? place.page.id : changedPage(state, next)
  const isOnPage = (id: string | null | undefined): boolean =>
    typeof id === 'string' && places.get(id)?.page.id === pageId
  return {
    ...next,
    pageId,
    scope: place ? (parentOf(place)?.id ?? null) : isOnPage(next.scope) ? next.scope : null,
    words: isOnPage(next.words?.id) ? next.words : null,
  }
}

/** Returns the page that an undo has changed, which may be the shown one. */
function changedPage(before: EditorState, after: EditorState): string {
  const { pages } = after.document
  const old = new Map(before.document.pages.map((page) => [page.id, page]))
  const changed = pages.filter((page) => !isSame(old.get(page.id), page))
  if (changed.some(({ id }) => id === before.pageId)) return before.pageId
  const [page] = changed
  if (page) return page.id
  // A page that is gone leaves the one in its place.
  const index = before.document.pages.findIndex(({ id }) => id === before.pageId)
  return pages.some(({ id }) => id === before.pageId)
    ? before.pageId
    : ((pages[index] ?? pages.at(-1))?.id ?? after.pageId)
}

function wordsAfter(words: WordsSession, before: Document, after: Document): WordsSession | null {
  const [old, text] = [editedText(before, words), editedText(after, words)]
  return old && text ? behindChange(words, sourceOf(old), sourceOf(text)) : null
}
