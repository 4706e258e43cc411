import { useState } from 'react'
import { moved } from './entry-list.ts'

interface EntryKeys {
  of(index: number): number
  /** Whether the entry was added in this form. */
  isNew(index: number): boolean
  move(from: number, to: number): void
  remove(index: number): void
}

/** Keys that follow the entries, so that an entry that moves keeps its state and its focus. */
export function useEntryKeys(count: number): EntryKeys {
  const [initialCount] = useState(count)
  const [known, setKnown] = useState<readonly number[]>(() => Array.from({ length: count }, (_, index) => index))
  const keys = [...known.slice(0, count)]
  while (keys.length < count) keys.push(Math.max(initialCount - 1, ...keys, ...known) + 1)
  return {
    of: (index) => keys[index] ?? index,
    isNew: (index) => (keys[index] ?? 0) >= initialCount,
    move: (from, to) => setKnown(moved(keys, from, to)),
    remove: (index) => setKnown(keys.filter((_, each) => each !== index)),
  }
}
