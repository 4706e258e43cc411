import type { Document, Size } from '../document/document.ts'
import { merge } from './merge.ts'

/** One step that can be undone. The documents are the ones that were shown, not copies. */
export interface HistoryEntry {
  readonly before: Document
  readonly after: Document
  readonly selectionBefore: readonly string[]
  readonly selectionAfter: readonly string[]
  /** The sizes of the design before and after, if the step changed it. */
  readonly resized?: { readonly from: Size; readonly to: Size }
  /** What was done, for the tooltip of Undo: `Move`. */
  readonly label: string
  /** Steps with the same key in quick succession become one: `type:title`. Null for a step of its own. */
  readonly key: string | null
  /** In milliseconds. */
  readonly at: number
}

/** What was done, and what was undone of it, the latest last. */
export interface History {
  readonly done: readonly HistoryEntry[]
  readonly undone: readonly HistoryEntry[]
}

export const NO_HISTORY: History = { done: [], undone: [] }

const MAX_ENTRIES = 200
/** As in other editors of text. */
const COALESCE_MS = 500

/** Adds a step, which ends the possibility to redo. A step without a change adds nothing. */
export function record(history: History, entry: HistoryEntry): History {
  if (entry.before === entry.after) return history
  const last = history.done.at(-1)
  const continues =
    last !== undefined &&
    entry.key !== null &&
    last.key === entry.key &&
    last.after === entry.before &&
    entry.at - last.at < COALESCE_MS
  const next = continues ? { ...entry, before: last.before, selectionBefore: last.selectionBefore } : entry
  const kept = continues ? history.done.slice(0, -1) : history.done
  return { done: [...kept, next].slice(-MAX_ENTRIES), undone: [] }
}

export interface Restored {
  readonly history: History
  readonly document: Document
  readonly selection: readonly string[]
  /** Undefined if it stays. */
  readonly size: Size | undefined
}

/**
 * Undoes the last step. What others have changed since then stays: `document` is merged with what was
 * there before, and is exactly that if only the step has changed it.
 */
export function undo({ done, undone }: History, document: Document): Restored | undefined {
  const entry = done.at(-1)
  if (!entry) return undefined
  const history = { done: done.slice(0, -1), undone: [...undone, entry] }
  const restored = merge(entry.after, entry.before, document).document
  return { history, document: restored, selection: entry.selectionBefore, size: entry.resized?.from }
}

export function redo({ done, undone }: History, document: Document): Restored | undefined {
  const entry = undone.at(-1)
  if (!entry) return undefined
  const history = { done: [...done, entry], undone: undone.slice(0, -1) }
  const restored = merge(entry.before, entry.after, document).document
  return { history, document: restored, selection: entry.selectionAfter, size: entry.resized?.to }
}
