import { type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { chunked } from '../chunked.ts'
import { type Database } from '../database.ts'
import { type ClaimedExport, type Export, type ExportStatus, type Page } from '../records.ts'
import { type Tables } from '../tables.ts'
import { claimExport, type ClaimOptions } from './claim-export.ts'
import {
  failExport,
  type FailedExport,
  finishExport,
  type FinishedExport,
  heartbeat,
  type Heartbeat,
  releaseExport,
  requeueExport,
  retryExport,
  type UsedTime,
} from './claimed-export.ts'
import { createExport, type NewExport, type QueueRoom } from './create-export.ts'
import { cancelExport, expireDueExports, fileSetsInUse, removeExport } from './end-exports.ts'
import { isExpired, selectShown, type ShownExport, toExport, toShownExport } from './export-row.ts'
import { type ExportState, listEnded, listStates, listUnfinished } from './watch-exports.ts'

/*
 * The exports table is the queue. A row is `queued` and due at once. A worker claims it: the status becomes `processing`,
 * `claims` increases by one, and heartbeats extend a lease. When the lease ends the row is due again, and the next claim
 * raises the fence, so that later writes of the first worker are rejected. A retry and a shutdown keep the status at
 * `processing` (clients never see it go back), end the lease, and make the row due again. Leases use the store's clock (see
 * leases/lease-time.ts); all times passed and returned here are wall clock times for clients.
 *
 * For the order in which due exports are claimed see queue-turns.ts.
 *
 * Of the exports of one account with one fingerprint at most one is `processing`, ensured by a unique index. The others
 * wait as `queued` and complete with it in the same transaction, or run on their own if it fails.
 */

export interface ExportQuery extends Page {
  readonly designId?: string
  /** A completed export that has expired at `now` matches `expired`. */
  readonly status?: ExportStatus
  readonly now: number
}

export interface ExportPage {
  readonly exports: readonly ShownExport[]
  readonly total: number
}

/** Far more than a client waits for, and few enough that all are rendered the same day. */
const ROOM: QueueRoom = { ofAccount: 1_000, ofAll: 10_000 }

export type ExportStore = ReturnType<typeof createExportStore>

export function createExportStore(database: Database) {
  const { query } = database
  const ofAccount = (accountId: string) => selectShown(query).where('exports.account_id', '=', accountId)
  return {
    /**
     * Creates the export: row, snapshot and place in the queue in one transaction. If the account has a completed,
     * unexpired export of the same fingerprint, the row is completed at once with the same files. Returns the existing
     * export and writes nothing if the account has one with this ID. Throws `not_found` (design), `overloaded` if the queue
     * is full, `storage_full` (unless stored files are reused), and AssetsMissing.
     */
    create: (item: NewExport, snapshotJson: string, room = ROOM): Promise<Export> =>
      database.write((transaction) => createExport(database, transaction, { item, snapshotJson, room })),
    async find(accountId: string, id: string): Promise<ShownExport | undefined> {
      const row = await ofAccount(accountId).where('exports.id', '=', id).executeTakeFirst()
      return row && toShownExport(row)
    },
    /** The account's exports among the IDs, in no particular order. */
    async findMany(accountId: string, ids: readonly string[]): Promise<readonly ShownExport[]> {
      const rows = await chunked(ids, (some) => ofAccount(accountId).where('exports.id', 'in', some).execute())
      return rows.map(toShownExport)
    },
    /** Finds an export of any account: for signed links. */
    async findAny(id: string): Promise<Export | undefined> {
      const row = await query.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirst()
      return row && toExport(row)
    },
    /** Latest first. Returns records as stored: an expired export may still be `completed`. */
    list: (accountId: string, request: ExportQuery): Promise<ExportPage> => listExports(query, accountId, request),
    /**
     * The states of the account's exports that are unfinished, were created at or after `since` (the latest 1,000), or have
     * one of the IDs. Reads only indexes, since many clients poll it every second.
     */
    listStates: (
      accountId: string,
      request: { readonly since: number; readonly ids: readonly string[] },
    ): Promise<readonly ExportState[]> => listStates(query, accountId, request),
    /** The IDs whose exports, of any account, are queued or processing. */
    listUnfinished: (ids: readonly string[]): Promise<ReadonlySet<string>> => listUnfinished(query, ids),
    /** Of the account's latest 1,000 exports, those that ended at or after `since`. */
    listEnded: (accountId: string, since: number): Promise<readonly ExportState[]> =>
      listEnded(query, accountId, since),
    /** Cancels a queued export. Returns a canceled one unchanged. Throws `not_found`, `export_not_cancelable`. */
    cancel: (accountId: string, id: string, now: number): Promise<Export> =>
      database.write((transaction) => cancelExport(database, transaction, { accountId, id, now })),
    /** Removes an ended export and returns it as it was. Throws `not_found`, `export_not_cancelable`. */
    remove: (accountId: string, id: string): Promise<Export> =>
      database.write((transaction) => removeExport(database, transaction, { accountId, id })),

    /**
     * Claims the next due export of the fair queue, if any. Accounts share render time: a thousand exports of one do not
     * delay the first of another, whatever each costs. Counts a death if another worker still held the export.
     */
    claim: (options: ClaimOptions): Promise<ClaimedExport | undefined> => claimExport(database, options),
    /** Extends the lease. Returns false if the claim is lost: stop, and write nothing. */
    heartbeat: (id: string, claims: number, beat: Heartbeat): Promise<boolean> =>
      heartbeat(database, { id, claims }, beat),
    /**
     * Completes the export and every equal queued export of the account, and returns their IDs; none if the claim is lost.
     * Throws `storage_full`.
     */
    finish: (id: string, claims: number, result: FinishedExport): Promise<readonly string[]> =>
      database.write((transaction) => finishExport(database, transaction, { claim: { id, claims }, result })),
    /** Ends the export as `failed`. Equal queued exports run on their own. Returns false if the claim is lost. */
    fail: (id: string, claims: number, failed: FailedExport): Promise<boolean> =>
      database.write((transaction) => failExport(database, transaction, { claim: { id, claims }, failed })),
    /** Makes it due again after `delayMs` (at most 60,000) and counts an attempt. Returns false if the claim is lost. */
    retryLater: (id: string, claims: number, retry: UsedTime & { readonly delayMs: number }): Promise<boolean> =>
      database.write((transaction) => retryExport(database, transaction, { claim: { id, claims }, retry })),
    /**
     * Makes an export that took longer than estimated due again at once for a regular turn, without counting an attempt. Its
     * new estimate is twice the time used, which is charged as well. Returns false if the claim is lost.
     */
    requeue: (id: string, claims: number, { usedMs }: Required<UsedTime>): Promise<boolean> =>
      database.write((transaction) => requeueExport(database, transaction, { claim: { id, claims }, usedMs })),
    /** Makes it due again at once, without counting an attempt: for shutdowns. Returns false if the claim is lost. */
    release: (id: string, claims: number): Promise<boolean> => releaseExport(database, { id, claims }),
    /** How many exports of all accounts are queued and processing. */
    async queueDepth(): Promise<{ readonly queued: number; readonly processing: number }> {
      const rows = await query
        .selectFrom('exports')
        .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
        .where('turn', 'is not', null)
        .groupBy('status')
        .execute()
      const countOf = (status: string) => rows.find((row) => row.status === status)?.count ?? 0
      return { queued: countOf('queued'), processing: countOf('processing') }
    },

    /** Marks at most `limit` completed exports that have expired at `now` as `expired`, and returns their IDs. */
    expireDue: (now: number, limit: number): Promise<readonly string[]> =>
      database.write((transaction) => expireDueExports(database, transaction, { now, limit })),
    /** The file sets that a completed export uses or an unfinished export may be writing. */
    fileSetsInUse: (fileSets: readonly string[]): Promise<ReadonlySet<string>> => fileSetsInUse(query, fileSets),
    /**
     * Runs `work` unless the file set is in use; `create` of an export with that ID waits until it ends. Returns whether it
     * ran. `work` may run again, must be short (on SQLite all other writes wait) and must not use the store.
     */
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
