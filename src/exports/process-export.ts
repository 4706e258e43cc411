import { RenderEvicted } from '../render/render-evicted.ts'
import { type ExportSignals } from './export-signals.ts'
import { removeLeftovers } from './remove-leftovers.ts'
import { type UsedTime } from '../store/exports/claimed-export.ts'
import { type ClaimedExport, type ExportError, type ExportFormat } from '../store/records.ts'
import { type Store } from '../store/store.ts'
import { removeFilesOfOthers, removeOwnFiles } from './claimed-files.ts'
import { Lease, LeaseLost } from './lease.ts'
import { INTERNAL_ERROR, MAX_CRASHES, verdictOn } from './failure-verdict.ts'
import { type ExportTools, type RenderedExport, runExport } from './run-export.ts'
import { type WorkerLog } from './worker-log.ts'

/** How an export ended in this process, for metrics. */
export interface EndedExport {
  readonly status: 'completed' | 'failed'
  readonly format: ExportFormat
  /** From queued to ended. */
  readonly totalMs: number
  /** From claimed to ended. */
  readonly renderMs: number
  readonly errorCode: string | null
}

export interface ProcessOptions extends ExportTools {
  readonly store: Store
  readonly signals: ExportSignals
  /** How long files are retained. */
  readonly keptMs: number
  /** Duration of a lease: how long the exports of a crashed worker are blocked. 15 s by default. */
  readonly leaseMs?: number
  readonly log?: WorkerLog
  readonly onEnd?: (ended: EndedExport) => void
}

/** A claimed export in progress. */
export interface Processing {
  readonly claimed: ClaimedExport
  /** Aborted with {@link Draining} to release the export. */
  readonly abort: AbortController
  /** Called when a process begins to render it. */
  readonly onStart: () => void
  /** Whether the worker is draining. */
  readonly isStopped: () => boolean
}

export const LEASE_MS = 15_000

/** Reason for aborting a render while the worker drains. */
export class Draining extends Error {}

/**
 * Renders a claimed export under its lease, then finishes, fails, postpones or releases it.
 *
 * @throws what the store throws: the lease expires, and a worker claims the export again
 */
export async function processExport(options: ProcessOptions, processing: Processing): Promise<void> {
  const { claimed, abort } = processing
  const { store, leaseMs = LEASE_MS, log } = options
  let startedAt = performance.now()
  if (claimed.deaths >= MAX_CRASHES) {
    log?.error(
      { exportId: claimed.id, deaths: claimed.deaths },
      'export failed permanently after too many worker crashes',
    )
    await fail(options, claimed, { error: INTERNAL_ERROR, startedAt })
    return
  }
  const lease = new Lease({ claimed, store, leaseMs, abort, log })
  try {
    const onProgress = (progress: number): void => lease.note(progress)
    const onStart = (): void => {
      // The account is charged for rendering, not for waiting for a process.
      startedAt = performance.now()
      processing.onStart()
    }
    const rendered = await runExport(claimed, options, { signal: abort.signal, onStart, onProgress })
    await lease.end()
    await finish(options, claimed, { rendered, startedAt })
  } catch (error) {
    await lease.end()
    // The reason for aborting is more useful than the resulting error.
    const cause: unknown = abort.signal.aborted ? abort.signal.reason : error
    await recover(options, processing, { error: cause, startedAt })
  }
}

async function finish(
  options: ProcessOptions,
  claimed: ClaimedExport,
  { rendered, startedAt }: { readonly rendered: RenderedExport; readonly startedAt: number },
): Promise<void> {
  const { store, signals, now, keptMs } = options
  const time = now()
  const completed = await store.exports.finish(claimed.id, claimed.claims, {
    ...rendered,
    now: time,
    expiresAt: time + keptMs,
    fileSet: claimed.id,
    usedMs: performance.now() - startedAt,
  })
  signals.announceChanged(completed)
  signals.announceAccount(claimed.accountId)
  if (completed.length === 0) {
    await removeOwnFiles(options, claimed)
    return
  }
  reportEnd(options, claimed, { status: 'completed', startedAt, errorCode: null })
  // Leftovers of crashed attempts. Rare, and never worth a wait.
  if (claimed.claims > 1) await removeFilesOfOthers(options, claimed)
}

async function recover(
  options: ProcessOptions,
  { claimed, isStopped }: Processing,
  { error, startedAt }: { readonly error: unknown; readonly startedAt: number },
): Promise<void> {
  const { store, log } = options
  const { id, claims } = claimed
  const usedMs = performance.now() - startedAt
  // The next attempt uses other names, and on a full disk needs the space of these files.
  await removeOwnFiles(options, claimed)
  if (error instanceof LeaseLost) {
    log?.warn({ exportId: id }, 'export was claimed by another worker')
    return
  }
  if (isStopped() && isShutdown(error)) {
    await store.exports.release(id, claims)
    return
  }
  if (error instanceof RenderEvicted) {
    log?.info({ exportId: id, usedMs }, 'express export took too long and was returned to the queue')
    await store.exports.requeue(id, claims, { usedMs })
    return
  }
  const verdict = verdictOn(error, claimed.attempts)
  if ('fail' in verdict) {
    if (verdict.fail.code === 'internal_error') log?.error({ err: error, exportId: id }, 'export failed')
    await fail(options, claimed, { error: verdict.fail, startedAt, usedMs })
    return
  }
  log?.warn({ err: error, exportId: id, ...verdict }, 'export failed and will be retried')
  await store.exports.retryLater(id, claims, { delayMs: verdict.retryAfterMs, usedMs })
}

async function fail(
  options: ProcessOptions,
  claimed: ClaimedExport,
  { startedAt, error, ...used }: UsedTime & { readonly error: ExportError; readonly startedAt: number },
): Promise<void> {
  const { store, signals, now } = options
  const isMine = await store.exports.fail(claimed.id, claimed.claims, { error, now: now(), ...used })
  if (!isMine) {
    // Deleted with its account, or claimed by another worker: some pages may have been written.
    await removeOwnFiles(options, claimed)
    return
  }
  signals.announceChanged([claimed.id])
  signals.announceAccount(claimed.accountId)
  await removeFailed(options, claimed)
  reportEnd(options, claimed, { status: 'failed', startedAt, errorCode: error.code })
}

function reportEnd(
  { now, onEnd, log }: ProcessOptions,
  claimed: ClaimedExport,
  ended: { readonly status: EndedExport['status']; readonly startedAt: number; readonly errorCode: string | null },
): void {
  const { startedAt, status, errorCode } = ended
  const end = {
    status,
    format: claimed.format,
    // The wall clock may have been set back.
    totalMs: Math.max(0, now() - claimed.createdAt),
    renderMs: performance.now() - startedAt,
    errorCode,
  }
  onEnd?.(end)
  log?.info({ exportId: claimed.id, account: claimed.accountId, attempt: claimed.attempts + 1, ...end }, 'export')
}

/** Deletes the files of all attempts of a failed export. */
async function removeFailed(options: ProcessOptions, { id }: ClaimedExport): Promise<void> {
  try {
    await removeLeftovers(options, { fileSets: [id] })
  } catch (error) {
    options.log?.warn({ err: error, exportId: id }, 'could not delete files of a failed export; the sweep will retry')
  }
}

function isShutdown(error: unknown): boolean {
  return error instanceof Draining || (error instanceof Error && 'code' in error && error.code === 'shutting_down')
}
