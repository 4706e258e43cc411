import { addStoredBytes } from '../accounts/stored-bytes.ts'
import { type Database, lockAccounts, type Write } from '../database.ts'
import type { VersionRow } from '../version-tables.ts'
import { type DroppedVersion, dropVersions } from './drop-versions.ts'

/*
 * All versions of the last hour are retained, then one per ten minutes for a day, one per day for 90 days. Of each
 * period, the last version is retained. `thin_at` is when a version reaches the next of these ages. Named versions and
 * the current one have none.
 */

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

interface Age {
  readonly fromMs: number
  /** Retains one version of each period of this length; none if absent. */
  readonly periodMs?: number
}

const AGES: readonly Age[] = [
  { fromMs: 60 * MINUTE_MS, periodMs: 10 * MINUTE_MS },
  { fromMs: DAY_MS, periodMs: DAY_MS },
  { fromMs: 90 * DAY_MS },
]

/** When a version is first considered once it is no longer the current one; null for a named one. */
export function thinAt({ saved_at, name }: Pick<VersionRow, 'saved_at' | 'name'>): number | null {
  return name === null ? saved_at + (AGES[0]?.fromMs ?? 0) : null
}

export interface Thinned {
  readonly considered: number
  readonly deleted: number
}

/** Considers at most `limit` versions that have reached an age by `now`. */
export async function thinVersions(
  database: Database,
  transaction: Write,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<Thinned> {
  const due = await selectDue(transaction, now).orderBy('thin_at').limit(limit).execute()
  await lockAccounts(database, transaction, [...new Set(due.map(({ account_id }) => account_id))])
  const dropped: (DroppedVersion & Pick<VersionRow, 'account_id'>)[] = []
  for (const { design_id, revision } of due) {
    const byKey = selectDue(transaction, now).where('design_id', '=', design_id).where('revision', '=', revision)
    const version = await byKey.executeTakeFirst()
    if (version === undefined) continue
    const next = await nextAge(transaction, version, now)
    if (next === undefined) dropped.push(version)
    else
      await transaction
        .updateTable('design_versions')
        .set({ thin_at: next })
        .where('design_id', '=', design_id)
        .where('revision', '=', revision)
        .execute()
  }
  for (const [accountId, versions] of Map.groupBy(dropped, ({ account_id }) => account_id)) {
    await addStoredBytes(transaction, accountId, -(await dropVersions(transaction, accountId, versions)))
  }
  return { considered: due.length, deleted: dropped.length }
}

function selectDue(transaction: Write, now: number) {
  return transaction.selectFrom('design_versions').selectAll().where('thin_at', '<=', now)
}

/** Returns undefined if the version is not to be retained. */
async function nextAge(transaction: Write, version: VersionRow, now: number): Promise<number | undefined> {
  const { saved_at } = version
  const reached = AGES.findLast(({ fromMs }) => saved_at + fromMs <= now)
  const next = AGES.find(({ fromMs }) => saved_at + fromMs > now)
  if (next === undefined || (reached?.periodMs && (await hasLater(transaction, version, reached.periodMs)))) {
    return undefined
  }
  return saved_at + next.fromMs
}

async function hasLater(transaction: Write, version: VersionRow, periodMs: number): Promise<boolean> {
  const periodEnd = (Math.floor(version.saved_at / periodMs) + 1) * periodMs
  const later = await transaction
    .selectFrom('design_versions')
    .select('revision')
    .where('design_id', '=', version.design_id)
    .where('revision', '>', version.revision)
    .where('saved_at', '<', periodEnd)
    // The current one still changes.
    .where('sha256', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}
