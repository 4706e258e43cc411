import { type Database, lockAccounts, type Write } from '../database.ts'
import { checkStorage } from '../accounts/stored-bytes.ts'
import type { Page } from '../records.ts'
import { packDocument, unpackDocument } from './pack-document.ts'
import { thinAt, type Thinned, thinVersions } from './thin-versions.ts'
import { absentVersion, toVersion, type Version, versionsOf, type VersionWithDocument } from './version-row.ts'

export interface VersionTarget {
  readonly accountId: string
  readonly designId: string
  readonly revision: number
}

interface Naming extends VersionTarget {
  /** Null removes the name. */
  readonly name: string | null
  readonly limitBytes: number
}

export type VersionStore = ReturnType<typeof createVersionStore>

export function createVersionStore(database: Database) {
  const { query } = database
  return {
    /** Newest first. */
    async list(
      design: Pick<VersionTarget, 'accountId' | 'designId'>,
      page: Page,
    ): Promise<{ readonly versions: readonly Version[]; readonly total: number }> {
      const rows = await versionsOf(query, design)
        .orderBy('design_versions.revision', 'desc')
        .limit(page.limit)
        .offset(page.offset)
        .execute()
      const counted = await query
        .selectFrom('design_versions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('account_id', '=', design.accountId)
        .where('design_id', '=', design.designId)
        .executeTakeFirst()
      return { versions: rows.map(toVersion), total: counted?.count ?? 0 }
    },

    /** Includes versions of trashed designs. */
    async findWithDocument(target: VersionTarget): Promise<VersionWithDocument | undefined> {
      const row = await versionsOf(query, target)
        .innerJoin('design_documents', 'design_documents.design_id', 'design_versions.design_id')
        .select(['version_documents.document as packed', 'design_documents.document as current'])
        .where('design_versions.revision', '=', target.revision)
        .executeTakeFirst()
      if (row === undefined) return undefined
      return { ...toVersion(row), documentJson: row.packed === null ? row.current : await unpackDocument(row.packed) }
    },

    /**
     * A named version is retained until the design is deleted.
     * @throws `not_found`; `storage_full` if the current version could not be retained once it is replaced
     */
    rename: (naming: Naming): Promise<Version> =>
      database.write((transaction) => rename(database, transaction, naming)),

    /** Considers at most `limit` versions, in one transaction; see thin-versions.ts. */
    thin: (now: number, limit: number): Promise<Thinned> =>
      database.write((transaction) => thinVersions(database, transaction, { now, limit })),
  }
}

async function rename(
  database: Database,
  transaction: Write,
  { name, limitBytes, ...target }: Naming,
): Promise<Version> {
  const { accountId, designId, revision } = target
  await lockAccounts(database, transaction, [accountId])
  const row = await versionsOf(transaction, target).where('design_versions.revision', '=', revision).executeTakeFirst()
  if (row === undefined) throw absentVersion(revision)
  if (row.name === name) return toVersion(row)
  if (row.sha256 === null && name !== null && row.name === null) {
    const current = await transaction
      .selectFrom('design_documents')
      .select('document')
      .where('design_id', '=', designId)
      .executeTakeFirstOrThrow()
    const bytes = (await packDocument(current.document)).document.length
    await checkStorage(transaction, { accountId, bytes, limitBytes })
  }
  const thin_at = row.sha256 === null ? null : thinAt({ ...row, name })
  await transaction
    .updateTable('design_versions')
    .set({ name, thin_at })
    .where('design_id', '=', designId)
    .where('revision', '=', revision)
    .execute()
  return toVersion({ ...row, name })
}
