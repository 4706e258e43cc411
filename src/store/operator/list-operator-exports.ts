import { type Kysely, sql } from '#kysely'
import type { Page } from '../records.ts'
import type { Export } from '../export-records.ts'
import { toExport } from '../exports/export-row.ts'
import { matchesAccount } from './list-accounts.ts'
import type { Tables } from '../tables.ts'

type Query = Kysely<Tables>

export type WatchedStatus = 'queued' | 'processing' | 'failed'

export interface OperatorExportFilter {
  readonly status: WatchedStatus
  /** A part of the account's email, in any case, or a whole ID of an account, export or request. */
  readonly q?: string
  /** Failed exports that ended in `from` ≤ time < `to`. Ignored for others. */
  readonly from?: number
  readonly to?: number
  /** Code of the error. */
  readonly code?: string
}

export interface OperatorExportQuery extends OperatorExportFilter, Page {}

export interface OperatorExport extends Export {
  readonly email: string
  readonly designTitle: string
}

export interface OperatorExportPage {
  readonly exports: readonly OperatorExport[]
  readonly total: number
  /** Failed exports by code, most frequent first, regardless of the code in the query. Empty for other statuses. */
  readonly codes: readonly { readonly code: string; readonly count: number }[]
}

export async function listOperatorExports(
  query: Query,
  { code, limit, offset, ...filter }: OperatorExportQuery,
): Promise<OperatorExportPage> {
  const { status } = filter
  const codes = status === 'failed' ? await countCodes(query, filter) : []
  const all = matching(query, filter)
  const wanted = code === undefined ? all : all.where('exports.error_code', '=', code)
  const counted = await wanted.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst()
  // IDs first, so that accounts and designs are joined only for the page.
  const page = inOrder(wanted.select('exports.id'), status).limit(limit).offset(offset)
  const rows = await inOrder(details(query).where('exports.id', 'in', page), status).execute()
  return { exports: rows.map(toOperatorExport), total: counted?.count ?? 0, codes }
}

export async function findOperatorExport(query: Query, id: string): Promise<OperatorExport | undefined> {
  const row = await details(query).where('exports.id', '=', id).executeTakeFirst()
  return row && toOperatorExport(row)
}

async function countCodes(query: Query, filter: OperatorExportFilter): Promise<OperatorExportPage['codes']> {
  const rows = await matching(query, filter)
    .select(({ fn }) => ['exports.error_code as code', fn.countAll<number>().as('count')])
    .groupBy('exports.error_code')
    .execute()
  return rows
    .flatMap(({ code, count }) => (code === null ? [] : [{ code, count }]))
    .toSorted((one, other) => other.count - one.count || (one.code < other.code ? -1 : 1))
}

function details(query: Query) {
  return query
    .selectFrom('exports')
    .innerJoin('accounts', 'accounts.id', 'exports.account_id')
    .innerJoin('designs', 'designs.id', 'exports.design_id')
    .selectAll('exports')
    .select(['accounts.email', 'designs.title'])
}

function toOperatorExport(
  row: Parameters<typeof toExport>[0] & { readonly email: string; readonly title: string },
): OperatorExport {
  return { ...toExport(row), email: row.email, designTitle: row.title }
}

/** Literals for the status, since SQLite matches partial indexes only with constants. */
function matching(query: Query, { status, q = '', from, to }: Omit<OperatorExportFilter, 'code'>) {
  const ofStatus = query.selectFrom('exports').where('exports.status', '=', sql.lit(status))
  const wanted = status === 'failed' ? ofStatus : ofStatus.where('exports.turn', 'is not', null)
  const text = q.trim()
  return wanted
    .$if(status === 'failed' && from !== undefined, (select) => select.where('exports.completed_at', '>=', from ?? 0))
    .$if(status === 'failed' && to !== undefined, (select) => select.where('exports.completed_at', '<', to ?? 0))
    .$if(text !== '', (select) =>
      select.where((eb) =>
        eb.or([
          eb('exports.id', '=', text),
          eb('exports.request_id', '=', text),
          eb(
            'exports.account_id',
            'in',
            query
              .selectFrom('accounts')
              .select('id')
              .where((account) => matchesAccount(account, text)),
          ),
        ]),
      ),
    )
}

interface Ordered {
  orderBy(
    column: 'exports.completed_at' | 'exports.id' | 'exports.line' | 'exports.turn',
    direction: 'asc' | 'desc',
  ): this
}

function inOrder<Select extends Ordered>(select: Select, status: WatchedStatus): Select {
  return status === 'failed'
    ? select.orderBy('exports.completed_at', 'desc').orderBy('exports.id', 'desc')
    : select.orderBy('exports.line', 'asc').orderBy('exports.turn', 'asc').orderBy('exports.id', 'asc')
}
