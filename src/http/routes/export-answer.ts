import type { Export } from '../../exports/export.ts'
import type { Answer } from '../operation.ts'

interface OpenWait {
  readonly waitMs: number
  readonly signal: AbortSignal
  readonly onNoRoom: () => void
  isRefused: boolean
}

/** Begins a wait for an export, which `answerOf` reports as honored or not. */
export function openWait(waitMs: number, signal: AbortSignal): OpenWait {
  const wait = { waitMs, signal, isRefused: false, onNoRoom: () => void (wait.isRefused = true) }
  return wait
}

/** Answers with an export in its current state. */
export function answerOf(
  current: Export,
  { status, wait, location }: { status: number; wait: OpenWait | undefined; location?: string },
): Answer {
  const headers: Record<string, string> = {}
  if (location !== undefined) headers.location = location
  if (isUnfinished(current)) headers['retry-after'] = '1'
  // A wait that was rejected, or ended early by a drain, was not honored.
  const isIgnored = wait === undefined || ((wait.isRefused || wait.signal.aborted) && isUnfinished(current))
  if (!isIgnored) headers['preference-applied'] = `wait=${wait.waitMs / 1000}`
  return { status, body: current, headers }
}

export function isUnfinished({ status }: Export): boolean {
  return status === 'queued' || status === 'processing'
}
