import { type Kysely } from 'kysely'
import { chunked } from '../chunked.ts'
import { type ExportState } from '../exports.ts'
import { type ExportStatus } from '../records.ts'
import { type Tables } from '../tables.ts'

/** Far more than end or are asked for between two looks. */
const LATEST = 1_000

interface StateRow {
  readonly id: string
  readonly status: string
  readonly progress: number
}

/** See `ExportStore.listStates`. Three reads, each of an index of its own: an `or` of all three would find none for PostgreSQL. */
export async function listStates(
  query: Kysely<Tables>,
  accountId: string,
  { since, ids }: { readonly since: number; readonly ids: readonly string[] },
): Promise<readonly ExportState[]> {
  const states = query.selectFrom('exports').select(['id', 'status', 'progress']).where('account_id', '=', accountId)
  const recent = states.where('created_at', '>=', since).orderBy('created_at', 'desc').limit(LATEST)
  const rows: StateRow[] = [
    ...(await states.where('turn', 'is not', null).execute()),
    ...(await recent.execute()),
    ...(await chunked(ids, (some) => states.where('id', 'in', some).execute())),
  ]
  return rows.map(toState)
}

/** See `ExportStore.listUnderWay`. */
export async function listUnderWay(query: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await chunked(ids, (some) =>
    query.selectFrom('exports').select('id').where('id', 'in', some).where('turn', 'is not', null).execute(),
  )
  return new Set(rows.map(({ id }) => id))
}

/** See `ExportStore.listEnded`. No index tells what ended when, so the latest are looked through. */
export async function listEnded(
  query: Kysely<Tables>,
  accountId: string,
  since: number,
): Promise<readonly ExportState[]> {
  const rows = await query
    .selectFrom('exports')
    .select(['id', 'status', 'progress', 'completed_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .limit(LATEST)
    .execute()
  return rows.filter(({ completed_at }) => (completed_at ?? 0) >= since).map(toState)
}

function toState({ id, status, progress }: StateRow): ExportState {
  return { id, status: status as ExportStatus, progress }
}
