/**
 * Runs something when the browser has nothing else to do, or after `longestWaitMs`. Safari cannot tell, and
 * waits for `safariWaitMs`. Returns a function that cancels it.
 */
export function whenIdle(
  run: () => void,
  { longestWaitMs, safariWaitMs }: { longestWaitMs: number; safariWaitMs: number },
): () => void {
  if ('requestIdleCallback' in globalThis) {
    const request = requestIdleCallback(run, { timeout: longestWaitMs })
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(run, safariWaitMs)
  return () => clearTimeout(timer)
}
