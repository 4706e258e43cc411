import { sql } from '#kysely'
import { takeStorage } from '../accounts/stored-bytes.ts'
import type { Database, Write } from '../database.ts'
import { leaseEnd } from '../leases/lease-time.ts'
import type { Export, ExportError, ExportFile, ExportFormat, ExportWarning } from '../export-records.ts'
import type { ExportRow } from '../export-tables.ts'
import { dropSnapshots, OUT_OF_QUEUE } from './export-row.ts'
import { changeQueue } from './queue-lines.ts'
import { learnCost } from './queue-turns.ts'
import { type Claim, REPORTED, type ClaimedRow, changeClaimed, updateClaimed } from './update-claimed.ts'

export interface Heartbeat {
  readonly leaseMs: number
  /** 0–1. Ignored if lower than before. */
  readonly progress?: number
}

export interface UsedTime {
  /** Render time charged to the account. Defaults to the estimate. */
  readonly usedMs?: number
}

export interface FailedExport extends UsedTime {
  readonly error: ExportError
  readonly now: number
}

export interface FinishedExport extends UsedTime {
  readonly now: number
  readonly expiresAt: number
  readonly fileSet: string
  readonly files: readonly ExportFile[]
  readonly storageBytes?: number
  readonly warnings: readonly ExportWarning[]
}

/** An export that `finish` completed: the claimed one, or an equal one that was queued. */
export type CompletedExport = Pick<Export, 'id' | 'accountId' | 'designId' | 'requestId' | 'format' | 'createdAt'>

export async function heartbeat(database: Database, claim: Claim, beat: Heartbeat): Promise<boolean> {
  const progress = beat.progress ?? 0
  const { numUpdatedRows } = await updateClaimed(database.query, claim)
    .set((eb) => ({
      run_at: leaseEnd(database.dialect, beat.leaseMs),
      progress: eb.case().when('progress', '<', progress).then(progress).else(eb.ref('progress')).end(),
    }))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Keeps the status `processing`, so that clients never see an export return to `queued`. */
export async function releaseExport(database: Database, claim: Claim): Promise<boolean> {
  const { numUpdatedRows } = await updateClaimed(database.query, claim)
    .set({ run_at: 0, leased_by: null })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Charges the account for the failed attempt in addition to the next one. */
export async function retryExport(
  database: Database,
  transaction: Write,
  { claim, retry }: { readonly claim: Claim; readonly retry: UsedTime & { readonly delayMs: number } },
): Promise<boolean> {
  const claimed = await changeClaimed(database, transaction, {
    claim,
    columns: () => ({
      run_at: leaseEnd(database.dialect, retry.delayMs),
      leased_by: null,
      attempts: sql<number>`attempts + 1`,
    }),
  })
  if (claimed === undefined) return false
  await changeQueue(transaction, claimed.account_id, { differenceMs: retry.usedMs ?? 0, left: [] })
  return true
}

/** The time used so far corrects estimates of the account's later exports. */
export async function requeueExport(
  database: Database,
  transaction: Write,
  { claim, usedMs }: { readonly claim: Claim; readonly usedMs: number },
): Promise<boolean> {
  const nextCostMs = (costMs: number): number => Math.max(costMs, Math.round(2 * usedMs))
  const claimed = await changeClaimed(database, transaction, {
    claim,
    columns: ({ cost_ms }) => ({ run_at: 0, leased_by: null, cost_ms: nextCostMs(cost_ms) }),
  })
  if (claimed === undefined) return false
  const differenceMs = usedMs + nextCostMs(claimed.cost_ms) - claimed.cost_ms
  await changeQueue(transaction, claimed.account_id, { differenceMs, left: [] })
  await learnCost(transaction, claimed.account_id, { estimateMs: claimed.estimate_ms, usedMs })
  return true
}

export async function failExport(
  database: Database,
  transaction: Write,
  { claim, failed }: { readonly claim: Claim; readonly failed: FailedExport },
): Promise<boolean> {
  const failure = { error: JSON.stringify(failed.error), error_code: failed.error.code }
  const claimed = await changeClaimed(database, transaction, {
    claim,
    columns: () => ({ ...OUT_OF_QUEUE, ...failure, status: 'failed', completed_at: failed.now }),
  })
  if (claimed === undefined) return false
  await dropSnapshots(transaction, [claim.id])
  await settle(transaction, claimed, failed)
  return true
}

/** Returns the exports that are completed: this one, and equal ones that were queued. */
export async function finishExport(
  database: Database,
  transaction: Write,
  { claim, result }: { readonly claim: Claim; readonly result: FinishedExport },
): Promise<readonly CompletedExport[]> {
  const columns = completedColumns(result)
  // `create` locks the account too: an equal new export is either among the followers, or sees this one completed.
  const claimed = await changeClaimed(database, transaction, { claim, columns: () => columns })
  if (claimed === undefined) return []
  const { storageBytes: limitBytes = Infinity } = result
  await takeStorage(transaction, { accountId: claimed.account_id, bytes: columns.bytes, limitBytes })
  const followers = await transaction
    .updateTable('exports')
    .set((eb) => ({ ...columns, started_at: eb.fn.coalesce('started_at', eb.val(result.now)) }))
    .where('account_id', '=', claimed.account_id)
    .where('fingerprint', '=', claimed.fingerprint)
    .where('status', '=', 'queued')
    .returning([...REPORTED, 'line', 'cost_ms'])
    .execute()
  const completed = [claimed, ...followers].map(toCompleted)
  await dropSnapshots(
    transaction,
    completed.map(({ id }) => id),
  )
  await settle(transaction, claimed, { ...result, followers })
  return completed
}

function toCompleted(row: Pick<ExportRow, (typeof REPORTED)[number]>): CompletedExport {
  return {
    id: row.id,
    accountId: row.account_id,
    designId: row.design_id,
    requestId: row.request_id,
    format: row.format as ExportFormat,
    createdAt: row.created_at,
  }
}

interface Settlement extends UsedTime {
  readonly followers?: readonly Pick<ExportRow, 'line' | 'cost_ms'>[]
}

/** Charges the time beyond the estimate, less the cost of equal exports that need no render. */
async function settle(transaction: Write, claimed: ClaimedRow, { usedMs, followers = [] }: Settlement): Promise<void> {
  const { account_id, cost_ms, estimate_ms } = claimed
  const refundMs = followers.reduce((sum, follower) => sum + follower.cost_ms, 0)
  const differenceMs = (usedMs === undefined ? 0 : usedMs - cost_ms) - refundMs
  await changeQueue(transaction, account_id, { differenceMs, left: [claimed, ...followers] })
  if (usedMs !== undefined) await learnCost(transaction, account_id, { estimateMs: estimate_ms, usedMs })
}

function completedColumns(result: FinishedExport) {
  return {
    ...OUT_OF_QUEUE,
    status: 'completed',
    progress: 1,
    files: JSON.stringify(result.files),
    warnings: JSON.stringify(result.warnings),
    error: null,
    completed_at: result.now,
    expires_at: result.expiresAt,
    file_set: result.fileSet,
    bytes: result.files.reduce((sum, { bytes }) => sum + bytes, 0),
  } satisfies Partial<ExportRow>
}
