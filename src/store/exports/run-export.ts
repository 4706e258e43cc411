import { takeStorage } from '../accounts/stored-bytes.ts'
import { type Database, lockAccounts, type Write } from '../database.ts'
import { type FinishedExport, type Heartbeat } from '../exports.ts'
import { type ExportError } from '../records.ts'
import { type ExportRow } from '../tables.ts'
import { dropSnapshots, OUT_OF_QUEUE } from './export-row.ts'

/** A worker's hold on an export: lost as soon as anybody claims it again. */
export interface Claim {
  readonly id: string
  readonly claims: number
}

/** See `ExportStore.heartbeat`. */
export async function heartbeat(database: Database, claim: Claim, beat: Heartbeat): Promise<boolean> {
  const progress = beat.progress ?? 0
  const { numUpdatedRows } = await updateClaimed(database.query, claim)
    .set((eb) => ({
      run_at: beat.now + beat.leaseMs,
      progress: eb.case().when('progress', '<', progress).then(progress).else(eb.ref('progress')).end(),
    }))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Due again at `runAt`, after `failedAttempts` (0 or 1) more. The status stays: a client never sees an export go back. */
export async function giveBack(
  database: Database,
  claim: Claim,
  { runAt, failedAttempts }: { readonly runAt: number; readonly failedAttempts: number },
): Promise<boolean> {
  const { numUpdatedRows } = await updateClaimed(database.query, claim)
    .set((eb) => ({ run_at: runAt, leased_by: null, attempts: eb('attempts', '+', failedAttempts) }))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** See `ExportStore.fail`. */
export async function failExport(
  transaction: Write,
  claim: Claim,
  { error, now }: { readonly error: ExportError; readonly now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await updateClaimed(transaction, claim)
    .set({ ...OUT_OF_QUEUE, status: 'failed', error: JSON.stringify(error), completed_at: now })
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await dropSnapshots(transaction, [claim.id])
  return true
}

/** See `ExportStore.finish`. */
export async function finishExport(
  database: Database,
  transaction: Write,
  { claim, result }: { readonly claim: Claim; readonly result: FinishedExport },
): Promise<readonly string[]> {
  const claimed = await transaction
    .selectFrom('exports')
    .select(['account_id', 'fingerprint'])
    .where('id', '=', claim.id)
    .executeTakeFirst()
  if (claimed === undefined) return []
  // Held until the end: an equal export that is being accepted is either seen below, or sees this one completed.
  await lockAccounts(database, transaction, [claimed.account_id])
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
    .returning('id')
    .execute()
  const ids = [claim.id, ...followers.map(({ id }) => id)]
  await dropSnapshots(transaction, ids)
  return ids
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

/** The fence: of several workers that hold an export to be theirs, only the latest claim's writes find a row. */
function updateClaimed(query: Database['query'], { id, claims }: Claim) {
  return query
    .updateTable('exports')
    .where('id', '=', id)
    .where('claims', '=', claims)
    .where('status', '=', 'processing')
}
