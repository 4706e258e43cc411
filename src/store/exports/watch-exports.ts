import type { Kysely } from '#kysely'
import { chunked } from '../chunked.ts'
import type { ExportStatus } from '../export-records.ts'
import type { Tables } from '../tables.ts'

export interface ExportState {
  readonly id: string
  readonly status: ExportStatus
  readonly progress: number
}

/** Far more than are created or end between two polls. */
const MAX_RECENT = 1_000

interface StateRow {
  readonly id: string
  readonly status: string
  readonly progress: number
}

/** Three queries, because PostgreSQL uses no index for one query with `or`. */
export async function listStates(
  query: Kysely<Tables>,
  accountId: string,
  { since, ids }: { readonly since: number; readonly ids: readonly string[] },
): Promise<readonly ExportState[]> {
  const states = query.selectFrom('exports').select(['id', 'status', 'progress']).where('account_id', '=', accountId)
  const recent = states.where('created_at', '>=', since).orderBy('created_at', 'desc').limit(MAX_RECENT)
  const rows: StateRow[] = [
    ...(await states.where('turn', 'is not', null).execute()),
    ...(await recent.execute()),
    ...(await chunked(ids, (batch) => states.where('id', 'in', batch).execute())),
  ]
  return rows.map(toState)
}

export async function listUnfinished(query: Kysely<Tables>, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await chunked(ids, (batch) =>
    query.selectFrom('exports').select('id').where('id', 'in', batch).where('turn', 'is not', null).execute(),
  )
  return new Set(rows.map(({ id }) => id))
}

/** No index has the time of completion, so the latest exports are filtered. */
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
    .limit(MAX_RECENT)
    .execute()
  return rows.filter(({ completed_at }) => (completed_at ?? 0) >= since).map(toState)
}

function toState({ id, status, progress }: StateRow): ExportState {
  return { id, status: status as ExportStatus, progress }
}
