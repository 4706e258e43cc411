import { Failure } from '../../failure.ts'
import { writeSnapshotAssets } from '../assets/asset-uses.ts'
import { checkStorage } from '../accounts/stored-bytes.ts'
import { type Database, lockAccounts, type Write } from '../database.ts'
import type { JsonObject } from '../records.ts'
import type { Export, ExportFormat, ExportRequester } from '../export-records.ts'
import type { ExportRow } from '../export-tables.ts'
import { countExport } from '../usage/add-requests.ts'
import { dayOf } from '../usage/usage-day.ts'
import { countExports, OUT_OF_QUEUE, toExport } from './export-row.ts'
import type { CheckQueueRoom, QueueRoom } from './queue-room.ts'
import { type Place, takeTurn } from './queue-turns.ts'

export interface NewExport {
  readonly id: string
  readonly accountId: string
  readonly designId: string
  readonly designRevision: number
  readonly format: ExportFormat
  readonly options: JsonObject
  readonly fingerprint: string
  readonly createdAt: number
  /** Expiration of the export if it reuses the files of an equal one. */
  readonly expiresAt: number
  /** Assets that cannot be removed until the export has ended. */
  readonly assetIds: readonly string[]
  readonly requestedBy: ExportRequester
  readonly requestId: string | null
  readonly storageBytes: number
  readonly estimateMs: number
}

interface Queueing {
  readonly item: NewExport
  readonly snapshotJson: string
  readonly room: QueueRoom
  readonly checkRoom: CheckQueueRoom
}

export async function createExport(
  database: Database,
  transaction: Write,
  { item, snapshotJson, room, checkRoom }: Queueing,
): Promise<Export> {
  // `finish` takes this lock too: either it completes this row, or this transaction sees the completed export.
  await lockAccounts(database, transaction, [item.accountId])
  const existing = await transaction
    .selectFrom('exports')
    .selectAll()
    .where('id', '=', item.id)
    .where('account_id', '=', item.accountId)
    .executeTakeFirst()
  if (existing !== undefined) return toExport(existing)
  // Waits for a sweep that may be removing files of this ID, since visitors' exports reuse IDs.
  await database.dialect.lockHash(transaction, item.id)
  await checkDesign(transaction, item)

  const equal = await findEqual(transaction, item)
  if (equal === undefined) {
    await checkRoom(transaction, item.accountId, room)
    // The size is unknown until `finish`, so one more byte must fit.
    await checkStorage(transaction, { accountId: item.accountId, bytes: 1, limitBytes: item.storageBytes })
  }
  const row = equal === undefined ? await queuedRow(transaction, item) : completedRow(item, equal)
  await transaction.insertInto('exports').values(row).execute()
  if (equal === undefined) {
    await transaction.insertInto('export_snapshots').values({ export_id: item.id, snapshot: snapshotJson }).execute()
    await writeSnapshotAssets(transaction, item, item.assetIds)
  }
  await countExports(transaction, item.accountId, 1)
  await countExport(transaction, item.accountId, dayOf(item.createdAt))
  return toExport(row)
}

async function checkDesign(transaction: Write, { designId, accountId }: NewExport): Promise<void> {
  const design = await transaction
    .selectFrom('designs')
    .select('id')
    .where('id', '=', designId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (design === undefined) throw new Failure('not_found', { resource: 'design', id: designId })
}

async function findEqual(transaction: Write, item: NewExport): Promise<ExportRow | undefined> {
  return transaction
    .selectFrom('exports')
    .selectAll()
    .where('account_id', '=', item.accountId)
    .where('fingerprint', '=', item.fingerprint)
    .where('status', '=', 'completed')
    .where('expires_at', '>', item.createdAt)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

async function queuedRow(transaction: Write, item: NewExport): Promise<ExportRow> {
  return { ...newRow(item), ...(await takeTurn(transaction, item.accountId, item.estimateMs)), status: 'queued' }
}

function completedRow(item: NewExport, equal: ExportRow): ExportRow {
  return {
    ...newRow(item),
    ...OUT_OF_QUEUE,
    line: 0,
    cost_ms: 0,
    estimate_ms: Math.round(item.estimateMs),
    status: 'completed',
    progress: 1,
    files: equal.files,
    archive: equal.archive,
    warnings: equal.warnings,
    started_at: item.createdAt,
    completed_at: item.createdAt,
    expires_at: item.expiresAt,
    file_set: equal.file_set,
    bytes: equal.bytes,
  }
}

function newRow(item: NewExport): Omit<ExportRow, 'status' | keyof Place> {
  return {
    id: item.id,
    account_id: item.accountId,
    design_id: item.designId,
    design_revision: item.designRevision,
    format: item.format,
    options: JSON.stringify(item.options),
    progress: 0,
    files: '[]',
    archive: null,
    warnings: '[]',
    error: null,
    created_at: item.createdAt,
    started_at: null,
    completed_at: null,
    expires_at: null,
    fingerprint: item.fingerprint,
    file_set: null,
    run_at: 0,
    attempts: 0,
    claims: 0,
    deaths: 0,
    leased_by: null,
    claimed_turn: null,
    bytes: 0,
    requested_by: item.requestedBy,
    request_id: item.requestId,
    error_code: null,
  }
}
