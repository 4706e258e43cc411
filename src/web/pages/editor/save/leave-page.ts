interface LeavingOptions {
  /** The window loses the focus, is hidden or closed, or the connection is back. */
  readonly onPause: () => void
  /** The page is hidden or closed: this may be the last that it runs. */
  readonly onHide: () => void
  /** Whether closing the page would lose changes, so that the browser asks first. */
  readonly wouldLose: () => boolean
}

/** Watches for moments at which changes are saved without waiting. Returns a function that stops this. */
export function watchLeaving({ onPause, onHide, wouldLose }: LeavingOptions): () => void {
  const end = new AbortController()
  const options = { signal: end.signal }
  const hide = (): void => {
    onPause()
    onHide()
  }
  addEventListener('blur', onPause, options)
  addEventListener('online', onPause, options)
  addEventListener('pagehide', hide, options)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && hide(), options)
  addEventListener('beforeunload', (event) => wouldLose() && event.preventDefault(), options)
  return () => end.abort()
}
