import type { Write } from '../database.ts'
import { dropVersions } from './drop-versions.ts'
import { isDocumentUsed } from './is-document-used.ts'

const BATCH = 50

/**
 * Deletes the account's oldest versions that are neither current nor named until `bytes` are free.
 * Deletes none if that cannot free enough. Returns the freed bytes, for the caller to subtract.
 */
export async function makeRoom(transaction: Write, accountId: string, bytes: number): Promise<number> {
  if ((await removableBytes(transaction, accountId)) < bytes) return 0
  let freed = 0
  while (freed < bytes) {
    const oldest = await transaction
      .selectFrom('design_versions')
      .select(['design_id', 'revision', 'sha256'])
      .where('account_id', '=', accountId)
      .where('thin_at', 'is not', null)
      .orderBy('saved_at')
      .limit(BATCH)
      .execute()
    if (oldest.length === 0) break
    for (const version of oldest) {
      if (freed >= bytes) break
      freed += await dropVersions(transaction, accountId, [version])
    }
  }
  return freed
}

async function removableBytes(transaction: Write, accountId: string): Promise<number> {
  const summed = await transaction
    .selectFrom('version_documents')
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
    .where('account_id', '=', accountId)
    .where((eb) => eb.not(isDocumentUsed(eb, accountId, 'kept')))
    .executeTakeFirst()
  return Number(summed?.bytes ?? 0)
}
