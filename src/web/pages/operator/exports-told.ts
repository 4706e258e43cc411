import { count } from '../../parts/format.ts'

interface Counted {
  readonly queued: number
  readonly processing: number
  readonly completed: number
  readonly failed: number
  /** With those that were canceled and those whose files are gone. */
  readonly total: number
}

/** What the total is made of; what is nought is left out, except what one looks for. */
export function exportsTold({ queued, processing, completed, failed, total }: Counted): string {
  const underWay = queued + processing
  const ended = total - underWay - completed - failed
  return [
    `${count(completed)} to be downloaded`,
    `${count(failed)} failed`,
    ...(underWay > 0 ? [`${count(underWay)} under way`] : []),
    // The figures are counted one after the other, while exports go on.
    ...(ended > 0 ? [`${count(ended)} canceled or expired`] : []),
  ].join(', ')
}
