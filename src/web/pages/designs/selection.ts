import { useCallback, useSyncExternalStore } from 'react'
import { MOST_IN_REQUEST } from '../../api/bulk-designs.ts'
import { type Design } from '../../api/designs.ts'

/** As many as one request moves to the trash. Other changes take a request for each, and the plan limits those. */
export const MOST_CHOSEN = MOST_IN_REQUEST

/** Which designs are chosen. It tells its changes by itself, so that of thousands of cards only those concerned are drawn anew. */
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
  let chosen: ReadonlyMap<string, Design> = new Map()
  const listeners = new Set<() => void>()
  const become = (next: ReadonlyMap<string, Design>): void => {
    chosen = next
    for (const tell of listeners) tell()
  }
  return {
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    has: (id) => chosen.has(id),
    size: () => chosen.size,
    all: () => [...chosen.values()],
    add: (designs) => {
      const all = [...chosen, ...designs.map((design) => [design._id, design] as const)]
      become(new Map(all.slice(0, MOST_CHOSEN)))
    },
    remove: (ids) => {
      const gone = new Set(ids)
      become(new Map([...chosen].filter(([id]) => !gone.has(id))))
    },
    clear: () => {
      if (chosen.size > 0) become(new Map())
    },
  }
}

export function useChosenCount({ subscribe, size }: Selection): number {
  return useSyncExternalStore(subscribe, size)
}

export function useIsChosen({ subscribe, has }: Selection, id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => has(id), [has, id]),
  )
}
