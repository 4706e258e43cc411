import { type Kysely, sql } from 'kysely'
import { type Export, type ExportError, type ExportFormat, type Page } from '../records.ts'
import { type Tables } from '../tables.ts'

type Query = Kysely<Tables>

export type WatchedStatus = 'queued' | 'processing' | 'failed'

export interface OperatorExportQuery extends Page {
  readonly status: WatchedStatus
}

export interface OperatorExport extends Pick<
  Export,
  | 'id'
  | 'accountId'
  | 'designId'
  | 'format'
  | 'status'
  | 'progress'
  | 'attempts'
  | 'error'
  | 'createdAt'
  | 'startedAt'
  | 'completedAt'
> {
  readonly email: string
  readonly designTitle: string
}

export async function listOperatorExports(
  query: Query,
  { status, limit, offset }: OperatorExportQuery,
): Promise<{ exports: OperatorExport[]; total: number }> {
  const matching = ofStatus(query, status)
  const counted = await matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst()
  // IDs first, so that accounts and designs are joined only for the page.
  const page = inOrder(matching.select('exports.id'), status).limit(limit).offset(offset)
  const details = query
    .selectFrom('exports')
    .innerJoin('accounts', 'accounts.id', 'exports.account_id')
    .innerJoin('designs', 'designs.id', 'exports.design_id')
    .where('exports.id', 'in', page)
    .select(COLUMNS)
  const rows = await inOrder(details, status).execute()
  return {
    exports: rows.map((row) => ({
      id: row.id,
      accountId: row.account_id,
      email: row.email,
      designId: row.design_id,
      designTitle: row.title,
      format: row.format as ExportFormat,
      status: row.status as WatchedStatus,
      progress: row.progress,
      attempts: row.attempts,
      error: row.error === null ? null : (JSON.parse(row.error) as ExportError),
      createdAt: row.created_at,
      startedAt: row.started_at,
      completedAt: row.completed_at,
    })),
    total: counted?.count ?? 0,
  }
}

const COLUMNS = [
  'exports.id',
  'exports.account_id',
  'accounts.email',
  'exports.design_id',
  'designs.title',
  'exports.format',
  'exports.status',
  'exports.progress',
  'exports.attempts',
  'exports.error',
  'exports.created_at',
  'exports.started_at',
  'exports.completed_at',
] as const

/** Literals, since SQLite matches partial indexes only with constants. */
function ofStatus(query: Query, status: WatchedStatus) {
  const matching = query.selectFrom('exports').where('exports.status', '=', sql.lit(status))
  return status === 'failed' ? matching : matching.where('exports.turn', 'is not', null)
}

interface Ordered {
  orderBy(column: 'exports.created_at' | 'exports.id' | 'exports.turn', direction: 'asc' | 'desc'): this
}

function inOrder<Select extends Ordered>(select: Select, status: WatchedStatus): Select {
  return status === 'failed'
    ? select.orderBy('exports.created_at', 'desc').orderBy('exports.id', 'desc')
    : select.orderBy('exports.turn', 'asc').orderBy('exports.id', 'asc')
}
