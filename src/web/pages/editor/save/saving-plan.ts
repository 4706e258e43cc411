import { isUnedited } from './design-content.ts'
import { isUnsaved, type Obstacle, type SavingState } from './saving-state.ts'

const PAUSE_MS = 1_500
const MAX_WAIT_MS = 10_000

/** What to do next, and when, in milliseconds: 0 for at once. */
export interface Due {
  readonly task: 'save' | 'fetch' | 'merge'
  readonly at: number
}

export function dueOf(state: SavingState): Due | undefined {
  const { request, theirs, isStale, obstacle } = state
  if (request !== 'none') return undefined
  if (theirs !== null) return { task: 'merge', at: 0 }
  if (obstacle?.kind === 'signed-out') return undefined
  const retryAt = obstacle && 'retryAt' in obstacle ? obstacle.retryAt : undefined
  if (isStale) return { task: 'fetch', at: retryAt ?? 0 }
  if (!isUnsaved(state)) return undefined
  if (obstacle?.kind === 'refused' && isUnedited(obstacle.content, state.current)) return undefined
  return { task: 'save', at: retryAt ?? nextSave(state) }
}

function nextSave({ edited, isUrgent }: SavingState): number {
  if (edited === null || isUrgent) return 0
  return Math.min(edited.last + PAUSE_MS, edited.first + MAX_WAIT_MS)
}

export type SavingStatus =
  | 'saved'
  | 'dirty'
  | 'saving'
  /** The server is unreachable. */
  | 'offline'
  /** The server is reachable, but busy or failing. */
  | 'delayed'
  | 'signed-out'
  | 'refused'
  /** Everything is saved, but the user has not seen yet what conflicted. */
  | 'conflict-noted'

/** Obstacles stay until a request has succeeded, so that the status does not flicker with every retry. */
export function statusOf(state: SavingState): SavingStatus {
  if (isUnsaved(state)) {
    if (state.obstacle) return OBSTACLE_STATUS[state.obstacle.kind]
    return state.request === 'none' ? 'dirty' : 'saving'
  }
  return state.conflicts.length > 0 ? 'conflict-noted' : 'saved'
}

const OBSTACLE_STATUS = {
  unreachable: 'offline',
  busy: 'delayed',
  'signed-out': 'signed-out',
  refused: 'refused',
} as const satisfies Record<Obstacle['kind'], SavingStatus>
