import { type Kysely, sql } from '#kysely'
import type { Tables } from '../tables.ts'

export interface StoredUse {
  readonly assets: number
  readonly assetBytes: number
  /** Size of the files of downloadable exports. Shared files count once. */
  readonly exportBytes: number
  /** Size of the documents of versions. Equal ones count once. */
  readonly versionBytes: number
  /** Assets, versions, and export files until they are removed, which count toward the plan's limit. */
  readonly storedBytes: number
}

const PAGE = 500

export async function readStored(query: Kysely<Tables>, accountId: string, now: number): Promise<StoredUse> {
  const assets = await query
    .selectFrom('assets')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | string | null>('bytes').as('bytes')])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const account = await query
    .selectFrom('accounts')
    .select('stored_bytes')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return {
    assets: assets?.count ?? 0,
    assetBytes: Number(assets?.bytes ?? 0),
    exportBytes: await exportBytes(query, accountId, now),
    versionBytes: await versionBytes(query, accountId),
    storedBytes: account?.stored_bytes ?? 0,
  }
}

async function versionBytes(query: Kysely<Tables>, accountId: string): Promise<number> {
  const summed = await query
    .selectFrom('version_documents')
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return Number(summed?.bytes ?? 0)
}

async function exportBytes(query: Kysely<Tables>, accountId: string, now: number): Promise<number> {
  const fileSets = query
    .selectFrom('exports')
    .select(({ fn }) => fn.max('bytes').as('bytes'))
    .where('account_id', '=', accountId)
    .where('status', '=', 'completed')
    .where('expires_at', '>', now)
    .groupBy('file_set')
  const summed = await query
    .selectFrom(fileSets.as('file_sets'))
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
    .executeTakeFirst()
  return Number(summed?.bytes ?? 0)
}

/** Reads page by page, since one statement over a million exports would block SQLite for seconds. */
export async function allExportBytes(query: Kysely<Tables>, now: number): Promise<number> {
  let bytes = 0
  let last = { expires_at: now, id: '\u{10FFFF}' }
  for (;;) {
    const { expires_at, id } = last
    const rows = await query
      .selectFrom('exports as current')
      .select((eb) => [
        eb.ref('current.id').as('id'),
        eb.ref('current.expires_at').as('expires_at'),
        eb
          .case()
          .when(
            eb.exists(
              eb
                .selectFrom('exports as before')
                .select('before.id')
                .whereRef('before.file_set', '=', 'current.file_set')
                .where('before.status', '=', 'completed')
                .where('before.expires_at', '>', now)
                .whereRef('before.id', '<', 'current.id'),
            ),
          )
          .then(0)
          .else(eb.ref('current.bytes'))
          .end()
          .as('bytes'),
      ])
      // A literal, since SQLite matches a partial index only with a constant.
      .where('current.status', '=', sql.lit('completed'))
      .where((eb) => eb(eb.refTuple('current.expires_at', 'current.id'), '>', eb.tuple(expires_at, id)))
      .orderBy('current.expires_at')
      .orderBy('current.id')
      .limit(PAGE)
      .execute()
    bytes += rows.reduce((sum, row) => sum + row.bytes, 0)
    const lastRow = rows.at(-1)
    if (lastRow === undefined || lastRow.expires_at === null || rows.length < PAGE) return bytes
    last = { expires_at: lastRow.expires_at, id: lastRow.id }
  }
}

export async function allAssetBytes(query: Kysely<Tables>): Promise<number> {
  const files = query
    .selectFrom('assets')
    .select(({ fn }) => fn.max('bytes').as('bytes'))
    .groupBy('sha256')
  const summed = await query
    .selectFrom(files.as('files'))
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
    .executeTakeFirst()
  return Number(summed?.bytes ?? 0)
}
