import { useCallback, useSyncExternalStore } from 'react'
import { MAX_PER_REQUEST } from '../../api/bulk-designs.ts'
import type { Design } from '../../api/design-queries.ts'

export const MAX_SELECTED = MAX_PER_REQUEST

/** Observable, so that a change renders only the affected cards of a list of thousands. */
export interface Selection {
  readonly subscribe: (onChange: () => void) => () => void
  readonly has: (id: string) => boolean
  readonly size: () => number
  readonly all: () => readonly Design[]
  readonly add: (designs: readonly Design[]) => void
  readonly remove: (ids: Iterable<string>) => void
  readonly clear: () => void
}

export function createSelection(): Selection {
  let selected: ReadonlyMap<string, Design> = new Map()
  const listeners = new Set<() => void>()
  const replace = (next: ReadonlyMap<string, Design>): void => {
    selected = next
    for (const notify of listeners) notify()
  }
  return {
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    has: (id) => selected.has(id),
    size: () => selected.size,
    all: () => [...selected.values()],
    add: (designs) => {
      const all = [...selected, ...designs.map((design) => [design._id, design] as const)]
      replace(new Map(all.slice(0, MAX_SELECTED)))
    },
    remove: (ids) => {
      const removed = new Set(ids)
      replace(new Map([...selected].filter(([id]) => !removed.has(id))))
    },
    clear: () => {
      if (selected.size > 0) replace(new Map())
    },
  }
}

export function useSelectedCount({ subscribe, size }: Selection): number {
  return useSyncExternalStore(subscribe, size)
}

export function useIsSelected({ subscribe, has }: Selection, id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => has(id), [has, id]),
  )
}
