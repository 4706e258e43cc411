import { type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { chunked } from '../chunked.ts'
import { type Database } from '../database.ts'
import { type ExportQuery, type ExportPage, type ExportStore, type QueueRoom } from '../exports.ts'
import { type ExportStatus } from '../records.ts'
import { type Tables } from '../tables.ts'
import { claimExport } from './claim-export.ts'
import { createExport } from './create-export.ts'
import { cancelExport, expireDueExports, fileSetsInUse, removeExport } from './end-exports.ts'
import { isOver, selectShown, toExport, toShownExport } from './export-row.ts'
import { failExport, finishExport, heartbeat, releaseExport, retryExport } from './run-export.ts'
import { listEnded, listStates, listUnderWay } from './watch-exports.ts'

/** Far more than a client waits for, and little enough that every one of them is still rendered the same day. */
const ROOM: QueueRoom = { ofAccount: 1_000, ofAll: 10_000 }

/** The exports in this database. */
export function createExportStore(database: Database): ExportStore {
  const { query } = database
  const ofAccount = (accountId: string) => selectShown(query).where('exports.account_id', '=', accountId)
  return {
    create: (item, snapshotJson, room = ROOM) =>
      database.write((transaction) => createExport(database, transaction, { item, snapshotJson, room })),
    async find(accountId, id) {
      const row = await ofAccount(accountId).where('exports.id', '=', id).executeTakeFirst()
      return row && toShownExport(row)
    },
    async findMany(accountId, ids) {
      const rows = await chunked(ids, (some) => ofAccount(accountId).where('exports.id', 'in', some).execute())
      return rows.map(toShownExport)
    },
    async findAny(id) {
      const row = await query.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirst()
      return row && toExport(row)
    },
    list: (accountId, asked) => listExports(query, accountId, asked),
    listStates: (accountId, asked) => listStates(query, accountId, asked),
    listUnderWay: (ids) => listUnderWay(query, ids),
    listEnded: (accountId, since) => listEnded(query, accountId, since),
    cancel: (accountId, id, now) =>
      database.write((transaction) => cancelExport(database, transaction, { accountId, id, now })),
    remove: (accountId, id) => database.write((transaction) => removeExport(database, transaction, { accountId, id })),
    claim: (options) => claimExport(database, options),
    heartbeat: (id, claims, beat) => heartbeat(database, { id, claims }, beat),
    finish: (id, claims, result) =>
      database.write((transaction) => finishExport(database, transaction, { claim: { id, claims }, result })),
    fail: (id, claims, failed) =>
      database.write((transaction) => failExport(database, transaction, { claim: { id, claims }, failed })),
    retryLater: (id, claims, retry) =>
      database.write((transaction) => retryExport(database, transaction, { claim: { id, claims }, retry })),
    release: (id, claims) => releaseExport(database, { id, claims }),
    async queueDepth() {
      const rows = await query
        .selectFrom('exports')
        .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
        .where('turn', 'is not', null)
        .groupBy('status')
        .execute()
      const countOf = (status: string) => rows.find((row) => row.status === status)?.count ?? 0
      return { queued: countOf('queued'), processing: countOf('processing') }
    },
    expireDue: (now, limit) => database.write((transaction) => expireDueExports(database, transaction, { now, limit })),
    fileSetsInUse: (fileSets) => fileSetsInUse(query, fileSets),
    whileUnused: (fileSet, work) =>
      database.write(async (transaction) => {
        await database.dialect.lockHash(transaction, fileSet)
        if ((await fileSetsInUse(transaction, [fileSet])).has(fileSet)) return false
        await work()
        return true
      }),
  }
}

async function listExports(query: Database['query'], accountId: string, asked: ExportQuery): Promise<ExportPage> {
  const { designId, status, now, limit, offset } = asked
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

type ExportsWhere = ExpressionBuilder<Tables, 'exports'>

function isShownAs(eb: ExportsWhere, status: ExportStatus, now: number): Expression<SqlBool> {
  const isSo = eb('status', '=', status)
  if (status === 'completed') return eb.and([isSo, eb.not(isOver(eb, now))])
  return status === 'expired' ? eb.or([isSo, isOver(eb, now)]) : isSo
}
