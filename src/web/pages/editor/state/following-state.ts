import type { EditorState } from '../../../../edit/editor-state.ts'
import type { Store } from './value-store.ts'
import { whenIdle } from './when-idle.ts'

/** Even while the browser is busy, what follows is at most 150 ms behind. */
const WAIT = { longestWaitMs: 150, safariWaitMs: 50 }

/**
 * Returns a store that follows `state` when the browser has nothing else to do, so that dragging and typing on the
 * stage do not wait for panels. While a panel has the focus, it follows at once: its fields show what is set.
 */
export function followState(state: Store<EditorState>): Pick<Store<EditorState>, 'get' | 'subscribe'> {
  const listeners = new Set<() => void>()
  let shown = state.get()
  let cancel: (() => void) | undefined
  let end: (() => void) | undefined

  const publish = (): void => {
    cancel?.()
    cancel = undefined
    if (shown === state.get()) return
    shown = state.get()
    for (const listener of listeners) listener()
  }
  const follow = (): void => {
    if (isStageFocused() && mayWait(shown, state.get())) cancel ??= afterFrame(publish)
    else publish()
  }
  // A field that is left sets its value before the next one has the focus, which then shows it.
  const onFocus = (): void => {
    if (cancel && !isStageFocused()) publish()
  }
  return {
    get: () => (listeners.size === 0 ? state.get() : shown),
    subscribe: (listener) => {
      if (listeners.size === 0) {
        shown = state.get()
        end = state.subscribe(follow)
        document.addEventListener('focusin', onFocus)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        end?.()
        document.removeEventListener('focusin', onFocus)
        cancel?.()
        cancel = undefined
      }
    },
  }
}

/** What has just been selected by keys may have the focus next, in a panel. */
function mayWait(shown: EditorState, { gesture, selection, pageId }: EditorState): boolean {
  return gesture.kind !== 'idle' || (shown.selection === selection && shown.pageId === pageId)
}

function isStageFocused(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.closest('[data-stage]') !== null
}

/** Runs once the next frame has been painted and the browser is idle. Returns a function that cancels it. */
function afterFrame(run: () => void): () => void {
  let cancel = (): void => cancelAnimationFrame(frame)
  const frame = requestAnimationFrame(() => (cancel = whenIdle(run, WAIT)))
  return () => cancel()
}
