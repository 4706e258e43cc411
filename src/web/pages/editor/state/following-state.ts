import type { EditorState } from '../../../../edit/editor-state.ts'
import type { Store } from './value-store.ts'
import { whenIdle } from './when-idle.ts'

/** Even while the browser is busy, what follows waits no longer than that. */
const WAIT = { longestWaitMs: 150, safariWaitMs: 50 }
/** Numbers that change more often cannot be read, and showing them takes longer than painting a frame. */
const LEAST_PAUSE_MS = 100

/**
 * Returns a store that follows `state` when the browser has nothing else to do, at most ten times a second, so that
 * pressing, dragging and typing on the stage do not wait for panels. While a panel has the focus, or as soon as a key
 * may move it there, it follows at once: its fields show what is set.
 */
export function followState(state: Store<EditorState>): Pick<Store<EditorState>, 'get' | 'subscribe'> {
  const listeners = new Set<() => void>()
  let shown = state.get()
  let before = shown
  let publishedAt = -Infinity
  let cancel: (() => void) | undefined
  let end: (() => void) | undefined

  const publish = (): void => {
    cancel?.()
    cancel = undefined
    if (shown === state.get()) return
    shown = state.get()
    publishedAt = performance.now()
    for (const listener of listeners) listener()
  }
  const follow = (): void => {
    const isPointed = before.gesture.kind !== 'idle' || state.get().gesture.kind !== 'idle'
    before = state.get()
    if (!isStageFocused() || !(isPointed || isSameSelection(shown, before))) publish()
    else cancel ??= afterFrame(publish, publishedAt + LEAST_PAUSE_MS - performance.now())
  }
  const onKey = (): void => {
    if (cancel && !isSameSelection(shown, state.get())) publish()
  }
  // A field that is left sets its value before the next one has the focus, which then shows it.
  const onFocus = (): void => {
    if (cancel && !isStageFocused()) publish()
  }
  return {
    get: () => (listeners.size === 0 ? state.get() : shown),
    subscribe: (listener) => {
      if (listeners.size === 0) {
        shown = before = state.get()
        end = state.subscribe(follow)
        document.addEventListener('focusin', onFocus)
        document.addEventListener('keydown', onKey, true)
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        end?.()
        document.removeEventListener('focusin', onFocus)
        document.removeEventListener('keydown', onKey, true)
        cancel?.()
        cancel = undefined
      }
    },
  }
}

/** What has just been selected by keys may have the focus next, in a panel. */
function isSameSelection(a: EditorState, b: EditorState): boolean {
  return a.pageId === b.pageId && (a.selection === b.selection || a.selection.join() === b.selection.join())
}

function isStageFocused(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.closest('[data-stage]') !== null
}

/** Runs after a pause, once a frame has been painted and the browser is idle. Returns a function that cancels it. */
function afterFrame(run: () => void, pauseMs: number): () => void {
  let cancel: () => void
  const waitForFrame = (): void => {
    const frame = requestAnimationFrame(() => (cancel = whenIdle(run, WAIT)))
    cancel = () => cancelAnimationFrame(frame)
  }
  if (pauseMs <= 0) waitForFrame()
  else {
    const timer = setTimeout(waitForFrame, pauseMs)
    cancel = () => clearTimeout(timer)
  }
  return () => cancel()
}
