import { Failure } from '../../failure.ts'
import { chunked } from '../chunked.ts'
import type { Write } from '../database.ts'
import { recordLeftovers } from '../leftovers.ts'
import type { ExportRow } from '../export-tables.ts'
import { makeRoom } from '../versions/make-room.ts'

// `stored_bytes` counts assets, files of completed exports and documents of versions, shared ones once. Changed under
// the account's lock.

export async function takeStorage(
  transaction: Write,
  { accountId, bytes, limitBytes }: { readonly accountId: string; readonly bytes: number; readonly limitBytes: number },
): Promise<void> {
  await checkStorage(transaction, { accountId, bytes, limitBytes })
  await addStoredBytes(transaction, accountId, bytes)
}

/**
 * Deletes the oldest versions of designs if they are in the way.
 * @throws `storage_full` if another `bytes` would exceed `limitBytes`
 */
export async function checkStorage(
  transaction: Write,
  { accountId, bytes, limitBytes }: { readonly accountId: string; readonly bytes: number; readonly limitBytes: number },
): Promise<void> {
  const account = await transaction
    .selectFrom('accounts')
    .select('stored_bytes')
    .where('id', '=', accountId)
    .executeTakeFirst()
  const usedBytes = account?.stored_bytes ?? 0
  const excessBytes = usedBytes + bytes - limitBytes
  if (excessBytes <= 0) return
  const freedBytes = await makeRoom(transaction, accountId, excessBytes)
  if (freedBytes < excessBytes) throw new Failure('storage_full', { usedBytes, limitBytes, neededBytes: bytes })
  await addStoredBytes(transaction, accountId, -freedBytes)
}

export async function addStoredBytes(transaction: Write, accountId: string, by: number): Promise<void> {
  if (by === 0) return
  await transaction
    .updateTable('accounts')
    .set((eb) => ({ stored_bytes: eb('stored_bytes', '+', by) }))
    .where('id', '=', accountId)
    .execute()
}

type EndedExport = Pick<ExportRow, 'account_id' | 'status' | 'file_set' | 'bytes'>

/** Subtracts and records the files of expired or deleted exports, unless a completed export still uses them. */
export async function freeFileSets(transaction: Write, rows: readonly EndedExport[]): Promise<void> {
  const freed = new Map<string, EndedExport>()
  for (const row of rows) if (row.status === 'completed' && row.file_set !== null) freed.set(row.file_set, row)
  const stillUsed = await chunked([...freed.keys()], (batch) =>
    transaction
      .selectFrom('exports')
      .select('file_set')
      .where('file_set', 'in', batch)
      .where('status', '=', 'completed')
      .execute(),
  )
  for (const { file_set } of stillUsed) freed.delete(file_set ?? '')
  await recordLeftovers(transaction, { fileSets: [...freed.keys()] })
  for (const [accountId, exports] of Map.groupBy(freed.values(), ({ account_id }) => account_id)) {
    await addStoredBytes(transaction, accountId, -exports.reduce((sum, { bytes }) => sum + bytes, 0))
  }
}
