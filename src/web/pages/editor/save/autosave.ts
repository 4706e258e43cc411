import { type DesignContent, isUnedited } from './design-content.ts'
import { dueOf } from './saving-plan.ts'
import { isUnsaved, type SavingEvent, type SavingState, step } from './saving-state.ts'

export type MergeReason =
  /** Unsaved changes of an earlier visit were found in this browser. */
  | 'restored'
  /** Someone else, or another window, has saved changes. */
  | 'merged'

/** The open editor, as saving uses it. */
export interface EditedContent {
  /** Returns what is shown at this moment, with the last edit. */
  readonly read: () => DesignContent
  /** Whether a gesture or a composition of text runs, which a merge would break. The merge waits for its end. */
  readonly isBusy: () => boolean
  /** Shows a merged content. Must take effect before it returns, so that `read` returns it. */
  readonly show: (content: DesignContent, reason: MergeReason) => void
}

/** The server. Its answers are events; neither function rejects. */
export interface DesignTransport {
  readonly save: (from: DesignContent, to: DesignContent, revision: number) => Promise<SavingEvent>
  readonly fetch: () => Promise<SavingEvent>
}

interface AutosaveOptions {
  readonly editor: EditedContent
  readonly transport: DesignTransport
  /** In milliseconds since any time. */
  readonly now: () => number
  /** Calls `run` after `ms` milliseconds. Returns a function that prevents this. */
  readonly delay: (run: () => void, ms: number) => () => void
  readonly onState: (state: SavingState) => void
}

export interface Autosave {
  readonly state: () => SavingState
  readonly dispatch: (event: SavingEvent) => void
  /** Takes the present content from the editor. Call it after each edit. */
  readonly noteEdit: () => void
  /** Merges unsaved changes of an earlier visit, and shows the result. */
  readonly restore: (restored: DesignContent) => Promise<void>
  /** Sends what is unsaved once more, and ends. Resolves once the last request has its answer. */
  readonly stop: () => Promise<void>
}

const BUSY_MS = 50

/** Does what `dueOf` says, when it says it. Requests begin within the call that makes them due. */
export function startAutosave(initial: SavingState, options: AutosaveOptions): Autosave {
  const { editor, transport, now, delay, onState } = options
  let state = initial
  let cancel = (): void => undefined
  let running: Promise<void> = Promise.resolve()
  let isStopped = false
  let isShowing = false

  const enter = (next: SavingState): void => {
    if (next === state) return
    state = next
    onState(state)
    schedule()
  }
  const dispatch = (event: SavingEvent): void => enter(step(state, event))
  const noteEdit = (): void => {
    if (!isShowing) dispatch({ type: 'edited', content: editor.read(), at: now() })
  }
  const schedule = (): void => {
    cancel()
    const due = isStopped ? undefined : dueOf(state)
    if (due === undefined) return
    const isWaiting = due.task === 'merge' && editor.isBusy()
    const ms = isWaiting ? BUSY_MS : due.at - now()
    if (ms > 0) cancel = delay(schedule, ms)
    else if (due.task === 'merge') showMerged({ type: 'merged', content: editor.read() }, 'merged')
    else request(due.task)
  }
  const request = (task: 'save' | 'fetch'): void => {
    state = step(state, { type: 'edited', content: editor.read(), at: now() })
    const { base, current, revision } = state
    dispatch({ type: 'requested' })
    running = (task === 'fetch' ? transport.fetch() : transport.save(base, current, revision)).then(dispatch)
  }
  const showMerged = (event: SavingEvent & { readonly content: DesignContent }, reason: MergeReason): void => {
    const merged = step(state, event)
    if (merged === state) return
    state = merged
    if (!isUnedited(event.content, merged.current)) {
      // Until all of it is shown, what the editor reads is no edit, and must not be sent.
      isShowing = true
      try {
        editor.show(merged.current, reason)
      } finally {
        isShowing = false
      }
    }
    onState(state)
    schedule()
  }
  const restore = async (restored: DesignContent): Promise<void> => {
    while (editor.isBusy()) await new Promise<void>((resolve) => void delay(resolve, BUSY_MS))
    showMerged({ type: 'restored', restored, content: editor.read() }, 'restored')
  }
  return {
    state: () => state,
    dispatch,
    noteEdit,
    restore,
    stop: () => {
      noteEdit()
      if (isUnsaved(state)) dispatch({ type: 'hurried' })
      isStopped = true
      cancel()
      return running
    },
  }
}
