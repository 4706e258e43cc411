import { chunked } from '../chunked.ts'
import type { Write } from '../database.ts'
import type { VersionRow } from '../version-tables.ts'
import { isDocumentUsed } from './is-document-used.ts'

export type DroppedVersion = Pick<VersionRow, 'design_id' | 'revision' | 'sha256'>

/** Deletes versions of one account. Returns how many bytes their documents freed, for the caller to subtract. */
export async function dropVersions(
  transaction: Write,
  accountId: string,
  versions: readonly DroppedVersion[],
): Promise<number> {
  for (const [designId, dropped] of Map.groupBy(versions, ({ design_id }) => design_id)) {
    const revisions = dropped.map(({ revision }) => revision)
    await chunked(revisions, async (batch) => {
      await transaction
        .deleteFrom('design_versions')
        .where('design_id', '=', designId)
        .where('revision', 'in', batch)
        .execute()
      return []
    })
  }
  return freeDocuments(
    transaction,
    accountId,
    versions.flatMap(({ sha256 }) => sha256 ?? []),
  )
}

/** Deletes all versions of designs of one account that are being deleted. Returns the freed bytes. */
export async function dropAllVersions(
  transaction: Write,
  accountId: string,
  designIds: readonly string[],
): Promise<number> {
  const dropped = await chunked(designIds, (batch) =>
    transaction.deleteFrom('design_versions').where('design_id', 'in', batch).returning('sha256').execute(),
  )
  return freeDocuments(
    transaction,
    accountId,
    dropped.flatMap(({ sha256 }) => sha256 ?? []),
  )
}

/** Deletes the documents that no version uses any more. */
async function freeDocuments(transaction: Write, accountId: string, hashes: readonly string[]): Promise<number> {
  const freed = await chunked(hashes, (batch) =>
    transaction
      .deleteFrom('version_documents')
      .where('account_id', '=', accountId)
      .where('sha256', 'in', batch)
      .where((eb) => eb.not(isDocumentUsed(eb, accountId, 'any')))
      .returning('bytes')
      .execute(),
  )
  return freed.reduce((sum, { bytes }) => sum + bytes, 0)
}
