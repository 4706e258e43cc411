import type { Expression, ExpressionBuilder, SqlBool } from '#kysely'
import { chunked } from '../chunked.ts'
import { ofActiveAccount } from '../accounts/active-account.ts'
import type { Database } from '../database.ts'
import type { Page } from '../records.ts'
import type { ClaimedExport, Export, ExportStatus } from '../export-records.ts'
import type { Tables } from '../tables.ts'
import { claimExport, type ClaimOptions } from './claim-export.ts'
import {
  failExport,
  type FailedExport,
  type CompletedExport,
  finishExport,
  type FinishedExport,
  heartbeat,
  type Heartbeat,
  releaseExport,
  requeueExport,
  retryExport,
  type UsedTime,
} from './claimed-export.ts'
import { createExport, type NewExport } from './create-export.ts'
import { cancelExport, expireDueExports, fileSetsInUse, removeExport } from './end-exports.ts'
import { isExpired, selectShown, type ShownExport, toExport, toShownExport } from './export-row.ts'
import { readQueueDepth } from './queue-depth.ts'
import { createQueueRoomCheck, type QueueRoom } from './queue-room.ts'
import { type ExportState, listEnded, listStates, listUnfinished } from './watch-exports.ts'

// When a worker claims a due row, the row becomes `processing`, `claims` is incremented to fence earlier workers, and a
// lease begins (leases/lease-time.ts), which heartbeats extend. The row is due again when its lease ends; a retry or a
// shutdown ends it early. Clients still see `processing`. Only one of an account's exports with the same fingerprint is
// `processing`: equal ones complete with it, or run if it fails. queue-turns.ts defines the order of the queue. Times
// here are wall clock times.

export interface ExportQuery extends Page {
  readonly designId?: string
  readonly status?: ExportStatus
  readonly now: number
}

export interface ExportPage {
  readonly exports: readonly ShownExport[]
  readonly total: number
}

const NO_LIMITS: QueueRoom = { ofAccount: Infinity, ofAll: Infinity }

export type ExportStore = ReturnType<typeof createExportStore>

export function createExportStore(database: Database) {
  const { query } = database
  const checkRoom = createQueueRoomCheck()
  const ofAccount = (accountId: string) => selectShown(query).where('exports.account_id', '=', accountId)
  return {
    /** Reuses an equal one. Throws `not_found`, `queue_full`, `overloaded`, `storage_full`, AssetsMissing. */
    create: (item: NewExport, snapshotJson: string, room: QueueRoom = NO_LIMITS): Promise<Export> =>
      database.write((transaction) => createExport(database, transaction, { item, snapshotJson, room, checkRoom })),
    async find(accountId: string, id: string): Promise<ShownExport | undefined> {
      const row = await ofAccount(accountId).where('exports.id', '=', id).executeTakeFirst()
      return row && toShownExport(row)
    },
    async findMany(accountId: string, ids: readonly string[]): Promise<readonly ShownExport[]> {
      const rows = await chunked(ids, (batch) => ofAccount(accountId).where('exports.id', 'in', batch).execute())
      return rows.map(toShownExport)
    },
    /** Finds an export of any account, for the worker. */
    async findAny(id: string): Promise<Export | undefined> {
      const row = await query.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirst()
      return row && toExport(row)
    },
    /** Finds an export of any account that is not suspended, for signed URLs. */
    async findServed(id: string): Promise<Export | undefined> {
      const exports = query.selectFrom('exports').selectAll().where('id', '=', id)
      const row = await exports.where(ofActiveAccount('exports')).executeTakeFirst()
      return row && toExport(row)
    },
    /** Newest first. Expired exports still have the status `completed` until the sweep. */
    list: (accountId: string, request: ExportQuery): Promise<ExportPage> => listExports(query, accountId, request),
    /** Exports that are unfinished, in `ids`, or created since `since` (at most 1,000). For frequent polls. */
    listStates: (
      accountId: string,
      request: { readonly since: number; readonly ids: readonly string[] },
    ): Promise<readonly ExportState[]> => listStates(query, accountId, request),
    listUnfinished: (ids: readonly string[]): Promise<ReadonlySet<string>> => listUnfinished(query, ids),
    /** Returns those of the latest 1,000 exports that ended since `since`. */
    listEnded: (accountId: string, since: number): Promise<readonly ExportState[]> =>
      listEnded(query, accountId, since),
    /** Cancels a queued export. Returns a canceled one unchanged. Throws `not_found`, `export_not_cancelable`. */
    cancel: (accountId: string, id: string, now: number): Promise<Export> =>
      database.write((transaction) => cancelExport(database, transaction, { accountId, id, now })),
    /** Removes an ended export. Throws `not_found`, `export_not_cancelable`. */
    remove: (accountId: string, id: string): Promise<Export> =>
      database.write((transaction) => removeExport(database, transaction, { accountId, id })),

    /** Claims the next due export of the fair queue. Counts a death if another worker still held it. */
    claim: (options: ClaimOptions): Promise<ClaimedExport | undefined> => claimExport(database, options),
    /** Extends the lease. Returns false if the claim is lost: stop, and write nothing. */
    heartbeat: (id: string, claims: number, beat: Heartbeat): Promise<boolean> =>
      heartbeat(database, { id, claims }, beat),
    /** Completes this and equal queued exports. Returns their IDs; none if the claim is lost. Throws `storage_full`. */
    finish: (id: string, claims: number, result: FinishedExport): Promise<readonly CompletedExport[]> =>
      database.write((transaction) => finishExport(database, transaction, { claim: { id, claims }, result })),
    /** Equal queued exports are rendered instead. Returns false if the claim is lost. */
    fail: (id: string, claims: number, failed: FailedExport): Promise<boolean> =>
      database.write((transaction) => failExport(database, transaction, { claim: { id, claims }, failed })),
    /** Counts an attempt. `delayMs` is at most 60,000. Returns false if the claim is lost. */
    retryLater: (id: string, claims: number, retry: UsedTime & { readonly delayMs: number }): Promise<boolean> =>
      database.write((transaction) => retryExport(database, transaction, { claim: { id, claims }, retry })),
    /** For an exceeded estimate: doubles it without counting an attempt. Returns false if the claim is lost. */
    requeue: (id: string, claims: number, { usedMs }: Required<UsedTime>): Promise<boolean> =>
      database.write((transaction) => requeueExport(database, transaction, { claim: { id, claims }, usedMs })),
    /** For shutdowns: makes the export due at once without counting an attempt. Returns false if the claim is lost. */
    release: (id: string, claims: number): Promise<boolean> => releaseExport(database, { id, claims }),
    queueDepth: () => readQueueDepth(query),

    /** Expires at most `limit` due exports and returns their IDs. */
    expireDue: (now: number, limit: number): Promise<readonly string[]> =>
      database.write((transaction) => expireDueExports(database, transaction, { now, limit })),
    /** Includes file sets that an unfinished export may be writing. */
    fileSetsInUse: (fileSets: readonly string[]): Promise<ReadonlySet<string>> => fileSetsInUse(query, fileSets),
    /** Like `whileUnused` of assets. `create` with this ID waits meanwhile. */
    whileUnused: (fileSet: string, work: () => Promise<unknown>): Promise<boolean> =>
      database.write(async (transaction) => {
        await database.dialect.lockHash(transaction, fileSet)
        if ((await fileSetsInUse(transaction, [fileSet])).has(fileSet)) return false
        await work()
        return true
      }),
  }
}

async function listExports(query: Database['query'], accountId: string, request: ExportQuery): Promise<ExportPage> {
  const { designId, status, now, limit, offset } = request
  let matching = query.selectFrom('exports').where('account_id', '=', accountId)
  if (designId !== undefined) matching = matching.where('design_id', '=', designId)
  if (status !== undefined) matching = matching.where((eb) => isShownAs(eb, status, now))
  const ids = matching.select('id').orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset)
  const rows = await selectShown(query)
    .where('exports.id', 'in', ids)
    .orderBy('exports.created_at', 'desc')
    .orderBy('exports.id', 'desc')
    .execute()
  const counted =
    designId === undefined && status === undefined
      ? query.selectFrom('accounts').select('export_count as count').where('id', '=', accountId)
      : matching.select(({ fn }) => fn.countAll<number>().as('count'))
  return { exports: rows.map(toShownExport), total: (await counted.executeTakeFirst())?.count ?? 0 }
}

function isShownAs(eb: ExpressionBuilder<Tables, 'exports'>, status: ExportStatus, now: number): Expression<SqlBool> {
  const isStored = eb('status', '=', status)
  if (status === 'completed') return eb.and([isStored, eb.not(isExpired(eb, now))])
  return status === 'expired' ? eb.or([isStored, isExpired(eb, now)]) : isStored
}
