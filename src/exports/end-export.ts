import type { FileStore } from '../files/file-store.ts'
import { RenderEvicted } from '../render/render-errors.ts'
import type { UsedTime } from '../store/exports/claimed-export.ts'
import type { ClaimedExport } from '../store/export-records.ts'
import type { Store } from '../store/store.ts'
import { removeFilesOfOtherClaims, removeOwnFiles } from './claimed-files.ts'
import type { ExportSignals } from './export-signals.ts'
import { CrashedTooOften, INTERNAL_ERROR, verdictOn } from './failure-verdict.ts'
import { LeaseLost } from './lease.ts'
import { removeLeftovers } from './remove-leftovers.ts'
import type { RenderedExport } from './render-files.ts'
import { type EndReports, type FailedEnd, reportRendered, reportReused } from './report-end.ts'
import { logFields } from './worker-log.ts'

export interface EndTools extends EndReports {
  readonly store: Store
  readonly files: FileStore
  readonly signals: ExportSignals
  readonly keptMs: number
}

export interface Processing {
  readonly claimed: ClaimedExport
  /** Aborted with {@link Draining} to release the export. */
  readonly abort: AbortController
  readonly onStart: () => void
  readonly isStopped: () => boolean
  /**
   * Time of the claim until a process begins to render the export, then the time of that beginning,
   * from `performance.now`. The account is charged for rendering, not for waiting for a process.
   */
  readonly startedAtMs: () => number
}

/** Reason for aborting a render while the worker drains. */
export class Draining extends Error {}

export async function endRendered(tools: EndTools, processing: Processing, rendered: RenderedExport): Promise<void> {
  const { store, signals, now, keptMs } = tools
  const { claimed, startedAtMs } = processing
  const time = now()
  const { hasFetched, ...result } = rendered
  const completed = await store.exports.finish(claimed.id, claimed.claims, {
    ...result,
    now: time,
    expiresAt: time + keptMs,
    fileSet: claimed.id,
    usedMs: performance.now() - startedAtMs(),
  })
  signals.announceChanged(completed.map(({ id }) => id))
  signals.announceAccount(claimed.accountId)
  if (completed.length === 0) {
    await removeOwnFiles(tools, claimed)
    return
  }
  reportRendered(tools, processing)
  for (const reused of completed) if (reused.id !== claimed.id) reportReused(tools, reused, claimed.id)
  // Deletes the files of crashed attempts, and fetched images, last, so that the completed export does not wait for it.
  if (claimed.claims > 1 || hasFetched) await removeFilesOfOtherClaims(tools, claimed)
}

export async function endFailed(tools: EndTools, processing: Processing, error: unknown): Promise<void> {
  const { store, log } = tools
  const { claimed, abort, isStopped, startedAtMs } = processing
  const { id, claims } = claimed
  const usedMs = performance.now() - startedAtMs()
  // The reason for the abort is more useful than the error that results from it.
  const cause: unknown = abort.signal.aborted ? abort.signal.reason : error
  // The next attempt does not overwrite these files, and on a full disk it needs their space.
  await removeOwnFiles(tools, claimed)
  if (cause instanceof LeaseLost) {
    log?.warn(logFields(claimed), 'export was claimed by another worker')
    return
  }
  if (cause instanceof CrashedTooOften) {
    await failPermanently(tools, processing, { error: INTERNAL_ERROR, cause })
    return
  }
  if (isStopped() && isShutdown(cause)) {
    await store.exports.release(id, claims)
    return
  }
  if (cause instanceof RenderEvicted) {
    log?.info({ ...logFields(claimed), usedMs }, 'express export took too long and was returned to the queue')
    await store.exports.requeue(id, claims, { usedMs })
    return
  }
  const verdict = verdictOn(cause, claimed.attempts)
  if ('fail' in verdict) {
    await failPermanently(tools, processing, { error: verdict.fail, cause, usedMs })
    return
  }
  log?.warn({ err: cause, ...logFields(claimed), ...verdict }, 'export failed and will be retried')
  await store.exports.retryLater(id, claims, { delayMs: verdict.retryAfterMs, usedMs })
}

async function failPermanently(
  tools: EndTools,
  processing: Processing,
  { error, cause, ...used }: UsedTime & FailedEnd,
): Promise<void> {
  const { store, signals, now, log } = tools
  const { claimed } = processing
  const { id, claims } = claimed
  const isMine = await store.exports.fail(id, claims, { error, now: now(), ...used })
  if (!isMine) {
    // The export was deleted with its account or claimed by another worker. Some pages may have been written.
    await removeOwnFiles(tools, claimed)
    return
  }
  signals.announceChanged([id])
  signals.announceAccount(claimed.accountId)
  try {
    await removeLeftovers(tools, { fileSets: [id] })
  } catch (failure) {
    log?.warn(
      { err: failure, ...logFields(claimed) },
      'could not delete files of a failed export; the sweep will retry',
    )
  }
  reportRendered(tools, { ...processing, failed: { error, cause } })
}

function isShutdown(error: unknown): boolean {
  return error instanceof Draining || (error instanceof Error && 'code' in error && error.code === 'shutting_down')
}
