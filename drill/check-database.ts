import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Accepted } from './accepted.ts'
import { type Journal, nowMs } from './journal.ts'

/** Counts in which a row or a file that exists twice, or that belongs to nothing, is visible. Each must be 0. */
const SUMS: Readonly<Record<string, string>> = {
  'designs ≠ the account’s counters': `select count(*) from accounts a where
    design_count <> (select count(*) from designs d where d.account_id = a.id and trashed_at is null)
    or trash_count <> (select count(*) from designs d where d.account_id = a.id and trashed_at is not null)`,
  'exports ≠ the account’s counter': `select count(*) from accounts a where
    export_count <> (select count(*) from exports e where e.account_id = a.id)`,
  'stored bytes ≠ sum of the files and versions': `select count(*) from accounts a where stored_bytes <>
    (select coalesce(sum(bytes), 0) from assets s where s.account_id = a.id) +
    (select coalesce(sum(bytes), 0) from version_documents v where v.account_id = a.id) +
    (select coalesce(sum(bytes), 0) from
      (select distinct file_set, bytes from exports e where e.account_id = a.id and status = 'completed') sets)`,
  'designs without exactly one current version': `select count(*) from designs d where
    (select count(*) from design_versions v where v.design_id = d.id and v.sha256 is null) <> 1`,
  'versions without a document, or documents without a version': `select count(*) from
    (select account_id, sha256 from design_versions where sha256 is not null group by 1, 2) v
    full join version_documents d using (account_id, sha256) where v.sha256 is null or d.sha256 is null`,
  'exports without files, or with more than one set': `select count(*) from exports where status = 'completed'
    and (file_set is null or json_array_length(files::json) <> 1)`,
  'ended exports that are still in the queue': `select count(*) from exports
    where status in ('completed', 'failed') and turn is not null`,
  'unfinished exports': `select count(*) from exports where status in ('queued', 'processing')`,
}

/** As in `SUMS`, once the workers have drawn what waited. */
const WAITING: Readonly<Record<string, string>> = {
  'pictures that are still waiting or leased': `select count(*) from pictures
    where turn is not null or (leased_by is not null and expires_at is null)`,
}

/** A saved picture waits half a minute after an outage, and one whose worker was killed waits for its lease. */
const WAITING_LIMIT_MS = 120_000

/** Checks what no response shows: counters, sums, and rows that no client requested. */
export async function checkDatabase(url: string, accepted: Accepted, journal: Journal): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const count = async (query: string): Promise<string | undefined> =>
      (await client.query<{ count: string }>(query)).rows[0]?.count
    const deadline = nowMs() + WAITING_LIMIT_MS
    for (const query of Object.values(WAITING)) {
      while ((await count(query)) !== '0' && nowMs() < deadline) await sleep(500)
    }
    for (const [name, query] of Object.entries({ ...SUMS, ...WAITING })) {
      const found = await count(query)
      if (found !== '0') journal.violation(`${name}: ${found}`)
    }
    for (const [table, known] of [
      ['exports', accepted.exports],
      ['designs', accepted.designs],
      ['assets', accepted.assets],
    ] as const) {
      const { rows } = await client.query<{ id: string }>(`select id from ${table}`)
      const surplus = rows.filter(({ id }) => !known.has(id)).length
      if (surplus > 0) journal.violation(`${table} that were created twice or without a response: ${surplus}`)
    }
  } finally {
    await client.end()
  }
}
