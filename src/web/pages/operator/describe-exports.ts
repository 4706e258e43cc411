import { count } from '../../parts/format-text.ts'

interface Counted {
  readonly queued: number
  readonly processing: number
  readonly completed: number
  readonly failed: number
  /** Includes canceled and expired exports. */
  readonly total: number
}

export function describeExports({ queued, processing, completed, failed, total }: Counted): string {
  const inProgress = queued + processing
  const ended = total - inProgress - completed - failed
  return [
    `${count(completed)} ready`,
    `${count(failed)} failed`,
    ...(inProgress > 0 ? [`${count(inProgress)} in progress`] : []),
    // The counts are separate queries, so they may not add up while exports run.
    ...(ended > 0 ? [`${count(ended)} canceled or expired`] : []),
  ].join(', ')
}
