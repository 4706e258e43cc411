import { type DesignContent, isEqualContent, isUnedited, type StoredContent } from './design-content.ts'
import { mergeContents, mergeWork, type NotedConflict, type UnsavedWork } from './merge-contents.ts'

/*
 * The state of saving, without clock and network. A change is due 1.5 seconds after the last one and
 * at most 10 seconds after the first, or at once if `isUrgent`. One request runs at a time; what is
 * edited meanwhile is due after it. If another client saved first (412), the design is fetched, merged
 * and saved again. A failed request is repeated after a growing time, a refused one after the next
 * edit, and one without a session after the sign-in. `dueOf` in saving-plan.ts says what to do
 * next, and `statusOf` what to show.
 */

const FIRST_RETRY_MS = 1_000
const MAX_RETRY_MS = 30_000
const MAX_UNANSWERED = 10

export type Obstacle =
  | { readonly kind: 'unreachable' | 'busy'; readonly reason: string; readonly retryAt: number }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'refused'; readonly reason: string; readonly content: DesignContent }

export interface SavingState extends UnsavedWork {
  /** Of `base`. */
  readonly revision: number
  readonly request: 'none' | 'fetch' | { readonly content: DesignContent }
  /** Whether the server has another revision, so that it must be fetched. */
  readonly isStale: boolean
  /** A later content of the server that is not merged yet. */
  readonly theirs: StoredContent | null
  /** When the edits were made that no request contains, in milliseconds. */
  readonly edited: { readonly first: number; readonly last: number } | null
  readonly isUrgent: boolean
  readonly obstacle: Obstacle | null
  /** Failed requests in succession. */
  readonly failures: number
  readonly conflicts: readonly NotedConflict[]
}

export type SavingEvent =
  | { readonly type: 'edited'; readonly content: DesignContent; readonly at: number }
  /** The page is hidden or left, the connection is back, or the user asks to save. */
  | { readonly type: 'hurried' }
  /** A request begins: the one that `dueOf` returned. */
  | { readonly type: 'requested' }
  | { readonly type: 'saved'; readonly revision: number }
  /** The revision of the request is outdated. */
  | { readonly type: 'stale' }
  | { readonly type: 'fetched'; readonly stored: StoredContent }
  /** Another window has saved, or the app has fetched the design for another reason. */
  | { readonly type: 'published'; readonly stored: StoredContent }
  /** Merges `theirs` with `content`, which is what the editor has at this moment. */
  | { readonly type: 'merged'; readonly content: DesignContent }
  /** Unsaved changes of an earlier visit, already merged with `base`. `content` as in `merged`. */
  | { readonly type: 'restored'; readonly restored: DesignContent; readonly content: DesignContent }
  | {
      readonly type: 'failed'
      readonly kind: 'unreachable' | 'busy'
      readonly reason: string
      /** Whether the request may have been performed. */
      readonly isUnanswered: boolean
      readonly at: number
      /** Minimum time until the next request. */
      readonly waitMs: number
      /** From 0 to 1, so that clients do not all return at once. */
      readonly random: number
    }
  | { readonly type: 'refused'; readonly reason: string }
  | { readonly type: 'signed-out' }
  | { readonly type: 'signed-in' }
  | { readonly type: 'noted'; readonly conflicts: readonly NotedConflict[] }
  | { readonly type: 'dismissed'; readonly conflict: NotedConflict }

export function beginSaving({ content, revision }: StoredContent): SavingState {
  return {
    base: content,
    current: content,
    unanswered: [],
    revision,
    request: 'none',
    isStale: false,
    theirs: null,
    edited: null,
    isUrgent: false,
    obstacle: null,
    failures: 0,
    conflicts: [],
  }
}

export function step(state: SavingState, event: SavingEvent): SavingState {
  switch (event.type) {
    case 'edited':
      return edit(state, event.content, event.at)
    case 'hurried':
      return hurry(state)
    case 'requested':
      return state.isStale
        ? { ...state, request: 'fetch' }
        : { ...state, request: { content: state.current }, edited: null, isUrgent: false }
    case 'saved':
      return settleSaved(state, event.revision)
    case 'stale':
      return { ...state, request: 'none', isStale: true, obstacle: null }
    case 'fetched':
      return { ...state, request: 'none', isStale: false, theirs: event.stored, obstacle: null, failures: 0 }
    case 'published':
      return event.stored.revision > (state.theirs?.revision ?? state.revision)
        ? { ...state, theirs: event.stored }
        : state
    case 'merged':
      return mergeTheirs(state, event.content)
    case 'restored':
      return restore(state, event)
    case 'failed':
      return fail(state, event)
    case 'refused':
      return {
        ...state,
        request: 'none',
        failures: 0,
        obstacle: { kind: 'refused', reason: event.reason, content: sentBy(state) ?? state.current },
      }
    case 'signed-out':
      return { ...state, request: 'none', obstacle: { kind: 'signed-out' } }
    case 'signed-in':
      return state.obstacle?.kind === 'signed-out' ? { ...state, obstacle: null, isUrgent: true } : state
    case 'noted':
      return { ...state, conflicts: [...state.conflicts, ...event.conflicts] }
    case 'dismissed':
      return { ...state, conflicts: state.conflicts.filter((conflict) => conflict !== event.conflict) }
  }
}

/** Whether the server may lack changes. */
export function isUnsaved({ base, current, unanswered }: UnsavedWork): boolean {
  return unanswered.length > 0 || !isUnedited(base, current)
}

/** Returns what the running request sends, if it saves. */
export function sentBy({ request }: SavingState): DesignContent | undefined {
  return typeof request === 'object' ? request.content : undefined
}

function edit(state: SavingState, content: DesignContent, at: number): SavingState {
  if (isUnedited(state.current, content)) return state
  const edited = { first: state.edited?.first ?? at, last: at }
  return { ...state, current: content, edited }
}

function hurry(state: SavingState): SavingState {
  const { obstacle } = state
  // A server that named a time gets it.
  const isRetried = obstacle?.kind === 'unreachable'
  return { ...state, isUrgent: isUnsaved(state), obstacle: isRetried ? { ...obstacle, retryAt: 0 } : obstacle }
}

function settleSaved(state: SavingState, revision: number): SavingState {
  const base = sentBy(state) ?? state.base
  const theirs = state.theirs && state.theirs.revision > revision ? state.theirs : null
  const isUrgent = state.isUrgent && !isUnedited(base, state.current)
  return { ...state, base, revision, unanswered: [], request: 'none', theirs, obstacle: null, failures: 0, isUrgent }
}

function mergeTheirs(state: SavingState, current: DesignContent): SavingState {
  if (!state.theirs) return state
  const { content: theirs, revision } = state.theirs
  const { content, conflicts } = mergeWork({ ...state, current }, theirs)
  // Of two equal contents the shown one becomes the base, so that nothing seems to be unsaved.
  const base = isEqualContent(content, theirs) ? content : theirs
  const merged = { ...state, base, revision, current: content, unanswered: [], theirs: null, isStale: false }
  return { ...merged, isUrgent: isUnsaved(merged), conflicts: [...state.conflicts, ...conflicts] }
}

function restore(
  state: SavingState,
  { restored, content }: { readonly restored: DesignContent; readonly content: DesignContent },
): SavingState {
  const merged = mergeContents(state.base, content, restored)
  return {
    ...state,
    current: merged.content,
    // The earlier visit may have sent it just before it ended.
    unanswered: [...state.unanswered, restored],
    isUrgent: true,
    conflicts: [...state.conflicts, ...merged.conflicts],
  }
}

function fail(state: SavingState, event: SavingEvent & { readonly type: 'failed' }): SavingState {
  const sent = event.isUnanswered ? sentBy(state) : undefined
  const pause = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** state.failures) * (0.75 + event.random / 2)
  return {
    ...state,
    request: 'none',
    unanswered: sent === undefined ? state.unanswered : [...state.unanswered, sent].slice(-MAX_UNANSWERED),
    failures: state.failures + 1,
    obstacle: { kind: event.kind, reason: event.reason, retryAt: event.at + Math.max(event.waitMs, pause) },
  }
}
