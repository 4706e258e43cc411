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

// A claim makes a due row `processing` and increments `claims`, the fence; heartbeats extend its
// lease (leases/lease-time.ts). A row is due again when its lease ends, early on retry and
// shutdown, still `processing` for clients. Only one of an account's exports with one fingerprint
// is `processing`; equal ones complete with it, or run if it fails. queue-turns.ts has the order.
// Times here are wall clock times.

export interface ExportQuery extends Page {
  readonly designId?: string
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
    /** Reuses an equal unexpired export. Throws `not_found`, `overloaded`, `storage_full`, AssetsMissing. */
    create: (item: NewExport, snapshotJson: string, room = ROOM): Promise<Export> =>
      database.write((transaction) => createExport(database, transaction, { item, snapshotJson, room })),
    async find(accountId: string, id: string): Promise<ShownExport | undefined> {
      const row = await ofAccount(accountId).where('exports.id', '=', id).executeTakeFirst()
      return row && toShownExport(row)
    },
    async findMany(accountId: string, ids: readonly string[]): Promise<readonly ShownExport[]> {
      const rows = await chunked(ids, (some) => ofAccount(accountId).where('exports.id', 'in', some).execute())
      return rows.map(toShownExport)
    },
    /** Of any account, for signed links. */
    async findAny(id: string): Promise<Export | undefined> {
      const row = await query.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirst()
      return row && toExport(row)
    },
    /** Latest first. An expired export may still be stored as `completed`. */
    list: (accountId: string, request: ExportQuery): Promise<ExportPage> => listExports(query, accountId, request),
    /** Unfinished, created since `since` (at most 1,000) or in `ids`. Only reads indexes, for frequent polls. */
    listStates: (
      accountId: string,
      request: { readonly since: number; readonly ids: readonly string[] },
    ): Promise<readonly ExportState[]> => listStates(query, accountId, request),
    listUnfinished: (ids: readonly string[]): Promise<ReadonlySet<string>> => listUnfinished(query, ids),
    /** Of the latest 1,000 exports, those that ended since `since`. */
    listEnded: (accountId: string, since: number): Promise<readonly ExportState[]> =>
      listEnded(query, accountId, since),
    /** Only queued exports. Returns a canceled one unchanged. Throws `not_found`, `export_not_cancelable`. */
    cancel: (accountId: string, id: string, now: number): Promise<Export> =>
      database.write((transaction) => cancelExport(database, transaction, { accountId, id, now })),
    /** Only ended exports. Throws `not_found`, `export_not_cancelable`. */
    remove: (accountId: string, id: string): Promise<Export> =>
      database.write((transaction) => removeExport(database, transaction, { accountId, id })),

    /** Claims the next due export of the fair queue. Counts a death if another worker still held it. */
    claim: (options: ClaimOptions): Promise<ClaimedExport | undefined> => claimExport(database, options),
    /** Extends the lease. Returns false if the claim is lost: stop, and write nothing. */
    heartbeat: (id: string, claims: number, beat: Heartbeat): Promise<boolean> =>
      heartbeat(database, { id, claims }, beat),
    /** Returns the IDs of this and equal queued exports; none if the claim is lost. Throws `storage_full`. */
    finish: (id: string, claims: number, result: FinishedExport): Promise<readonly string[]> =>
      database.write((transaction) => finishExport(database, transaction, { claim: { id, claims }, result })),
    /** Equal queued exports run on their own. Returns false if the claim is lost. */
    fail: (id: string, claims: number, failed: FailedExport): Promise<boolean> =>
      database.write((transaction) => failExport(database, transaction, { claim: { id, claims }, failed })),
    /** Counts an attempt. `delayMs` is at most 60,000. Returns false if the claim is lost. */
    retryLater: (id: string, claims: number, retry: UsedTime & { readonly delayMs: number }): Promise<boolean> =>
      database.write((transaction) => retryExport(database, transaction, { claim: { id, claims }, retry })),
    /** After an exceeded estimate: counts no attempt and doubles the time. Returns false if the claim is lost. */
    requeue: (id: string, claims: number, { usedMs }: Required<UsedTime>): Promise<boolean> =>
      database.write((transaction) => requeueExport(database, transaction, { claim: { id, claims }, usedMs })),
    /** For shutdowns: due at once without counting an attempt. Returns false if the claim is lost. */
    release: (id: string, claims: number): Promise<boolean> => releaseExport(database, { id, claims }),
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

    /** Returns their IDs, at most `limit`. */
    expireDue: (now: number, limit: number): Promise<readonly string[]> =>
      database.write((transaction) => expireDueExports(database, transaction, { now, limit })),
    /** Includes file sets that an unfinished export may be writing. */
    fileSetsInUse: (fileSets: readonly string[]): Promise<ReadonlySet<string>> => fileSetsInUse(query, fileSets),
    /** As `whileUnused` of assets; `create` with this ID waits meanwhile. */
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
