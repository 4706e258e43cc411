import { takeStorage } from '../accounts/stored-bytes.ts'
import { type Database, lockAccounts, type Write } from '../database.ts'
import { type FailedExport, type FinishedExport, type Heartbeat, type UsedTime } from '../exports.ts'
import { leaseEnd } from '../lease-time.ts'
import { type ExportRow } from '../tables.ts'
import { dropSnapshots, OUT_OF_QUEUE } from './export-row.ts'
import { charge, learnCost } from './fair-queue.ts'

/** A worker's hold on an export, lost when the export is claimed again or given back. */
export interface Claim {
  readonly id: string
  readonly claims: number
}

/** See `ExportStore.heartbeat`. */
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

/** See `ExportStore.release`. The status stays: a client never sees an export go back. */
export async function releaseExport(database: Database, claim: Claim): Promise<boolean> {
  const { numUpdatedRows } = await updateClaimed(database.query, claim)
    .set({ run_at: 0, leased_by: null })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** See `ExportStore.retryLater`. The account is charged for the failed attempt, besides the one that follows. */
export async function retryExport(
  database: Database,
  transaction: Write,
  { claim, retry }: { readonly claim: Claim; readonly retry: UsedTime & { readonly delayMs: number } },
): Promise<boolean> {
  const claimed = await lockClaimed(database, transaction, claim)
  if (claimed === undefined) return false
  const { numUpdatedRows } = await updateClaimed(transaction, claim)
    .set((eb) => ({
      run_at: leaseEnd(database.dialect, retry.delayMs),
      leased_by: null,
      attempts: eb('attempts', '+', 1),
    }))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await charge(transaction, claimed.account_id, retry.usedMs ?? 0)
  return true
}

/** See `ExportStore.fail`. */
export async function failExport(
  database: Database,
  transaction: Write,
  { claim, failed }: { readonly claim: Claim; readonly failed: FailedExport },
): Promise<boolean> {
  const claimed = await lockClaimed(database, transaction, claim)
  if (claimed === undefined) return false
  const { numUpdatedRows } = await updateClaimed(transaction, claim)
    .set({ ...OUT_OF_QUEUE, status: 'failed', error: JSON.stringify(failed.error), completed_at: failed.now })
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await dropSnapshots(transaction, [claim.id])
  await settle(transaction, claimed, failed)
  return true
}

/** See `ExportStore.finish`. */
export async function finishExport(
  database: Database,
  transaction: Write,
  { claim, result }: { readonly claim: Claim; readonly result: FinishedExport },
): Promise<readonly string[]> {
  // Held until the end: an equal export that is being accepted is either seen below, or sees this one completed.
  const claimed = await lockClaimed(database, transaction, claim)
  if (claimed === undefined) return []
  const columns = completedColumns(result)
  const { numUpdatedRows } = await updateClaimed(transaction, claim).set(columns).executeTakeFirst()
  if (numUpdatedRows === 0n) return []
  const { storageBytes: limitBytes = Infinity } = result
  await takeStorage(transaction, { accountId: claimed.account_id, bytes: columns.bytes, limitBytes })
  const followers = await transaction
    .updateTable('exports')
    .set((eb) => ({ ...columns, started_at: eb.fn.coalesce('started_at', eb.val(result.now)) }))
    .where('account_id', '=', claimed.account_id)
    .where('fingerprint', '=', claimed.fingerprint)
    .where('status', '=', 'queued')
    .returning(['id', 'cost_ms'])
    .execute()
  const ids = [claim.id, ...followers.map(({ id }) => id)]
  await dropSnapshots(transaction, ids)
  const refundMs = followers.reduce((sum, { cost_ms }) => sum + cost_ms, 0)
  await settle(transaction, claimed, { ...result, refundMs })
  return ids
}

type Claimed = Pick<ExportRow, 'account_id' | 'fingerprint' | 'cost_ms' | 'estimate_ms'>

/** The claimed export, with its account locked; undefined where it is gone. */
async function lockClaimed(database: Database, transaction: Write, { id }: Claim): Promise<Claimed | undefined> {
  const claimed = await transaction
    .selectFrom('exports')
    .select(['account_id', 'fingerprint', 'cost_ms', 'estimate_ms'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (claimed !== undefined) await lockAccounts(database, transaction, [claimed.account_id])
  return claimed
}

/** Charges the account what an export that has ended took, where that is known, less `refundMs` for those that it spared. */
async function settle(
  transaction: Write,
  { account_id, cost_ms, estimate_ms }: Claimed,
  { usedMs, refundMs = 0 }: UsedTime & { readonly refundMs?: number },
): Promise<void> {
  const differenceMs = (usedMs === undefined ? 0 : usedMs - cost_ms) - refundMs
  if (differenceMs !== 0) await charge(transaction, account_id, differenceMs)
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

/**
 * The fence: of several workers that believe they hold an export, only the latest claim's writes find a row. One that was given back is
 * held by none, so that a heartbeat that arrives late does not take the lease again.
 */
function updateClaimed(query: Database['query'], { id, claims }: Claim) {
  return query
    .updateTable('exports')
    .where('id', '=', id)
    .where('claims', '=', claims)
    .where('status', '=', 'processing')
    .where('leased_by', 'is not', null)
}
