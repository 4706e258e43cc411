import { isFailure } from '../../failure.ts'
import { addStoredBytes, takeStorage } from '../accounts/stored-bytes.ts'
import type { Write } from '../database.ts'
import type { Design, DesignWithDocument } from '../records.ts'
import type { VersionRow } from '../version-tables.ts'
import { dropVersions } from './drop-versions.ts'
import { packDocument } from './pack-document.ts'
import { thinAt } from './thin-versions.ts'
import type { VersionOrigin } from './version-row.ts'

/*
 * The last version of a design is its current document, so creating a design stores no second copy. A save either
 * continues that version or begins another one; only then is the previous document stored, by its hash. Several saves
 * of an editor in a row are one version.
 */

/** Saves by one author continue a version if they follow within this time. */
export const PAUSE_MS = 5 * 60_000
/** A version that is edited without a pause covers at most this time. */
export const SESSION_MS = 10 * 60_000

/** Who saved a design, and how. */
export interface VersionAuthor {
  readonly origin: VersionOrigin
  /** Null for a session. */
  readonly keyId: string | null
}

interface Save {
  readonly before: DesignWithDocument
  readonly after: Design
  readonly author: VersionAuthor
  /** Limit of the account's storage. */
  readonly limitBytes: number
}

/** Call under the account's lock. */
export async function beginVersion(transaction: Write, design: Design, author: VersionAuthor): Promise<void> {
  await transaction.insertInto('design_versions').values(newRow(design, author)).execute()
}

/**
 * Retains the document that a save replaces, unless the save continues its version. If the storage is full, older
 * versions are deleted; if these are not enough, only a named version is retained. Call under the account's lock.
 */
export async function keepVersion(transaction: Write, { before, after, author, limitBytes }: Save): Promise<void> {
  const last = await findLast(transaction, before)
  const byKey = { designId: last.design_id, revision: last.revision }
  if (continues(last, { author, at: after.updatedAt })) {
    const { revision, updatedAt: saved_at, width, height, pageCount: page_count } = after
    await updateRow(transaction, byKey, { revision, saved_at, width, height, page_count })
    return
  }
  const sha256 = await storeDocument(transaction, { before, limitBytes, isNamed: last.name !== null })
  if (sha256 === undefined) await dropVersions(transaction, before.accountId, [last])
  else await updateRow(transaction, byKey, { sha256, thin_at: thinAt(last) })
  await beginVersion(transaction, after, author)
}

/** A design that an earlier version of Platen created has no version: its first one is added here. */
async function findLast(transaction: Write, design: Design): Promise<VersionRow> {
  const last = await transaction
    .selectFrom('design_versions')
    .selectAll()
    .where('design_id', '=', design.id)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last !== undefined) return last
  const unknown = { origin: 'unknown', keyId: null } as const
  await beginVersion(transaction, design, unknown)
  return newRow(design, unknown)
}

function continues(last: VersionRow, save: { readonly author: VersionAuthor; readonly at: number }): boolean {
  const { author, at } = save
  const isByAuthor = last.origin === author.origin && last.key_id === author.keyId
  const isRecent = at - last.saved_at < PAUSE_MS && at - last.began_at < SESSION_MS
  return author.origin === 'edited' && isByAuthor && last.name === null && isRecent
}

/** Returns undefined if there is no room. */
async function storeDocument(
  transaction: Write,
  { before, limitBytes, isNamed }: Pick<Save, 'before' | 'limitBytes'> & { readonly isNamed: boolean },
): Promise<string | undefined> {
  const { accountId, documentJson } = before
  const { sha256, document } = await packDocument(documentJson)
  const existing = await transaction
    .selectFrom('version_documents')
    .select('sha256')
    .where('account_id', '=', accountId)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  if (existing !== undefined) return sha256
  const bytes = document.length
  try {
    await takeStorage(transaction, { accountId, bytes, limitBytes })
  } catch (error) {
    if (!isFailure(error, 'storage_full')) throw error
    if (!isNamed) return undefined
    await addStoredBytes(transaction, accountId, bytes)
  }
  const row = { account_id: accountId, sha256, document, bytes }
  await transaction.insertInto('version_documents').values(row).execute()
  return sha256
}

async function updateRow(
  transaction: Write,
  { designId, revision }: { readonly designId: string; readonly revision: number },
  values: Partial<VersionRow>,
): Promise<void> {
  await transaction
    .updateTable('design_versions')
    .set(values)
    .where('design_id', '=', designId)
    .where('revision', '=', revision)
    .execute()
}

function newRow(design: Design, { origin, keyId }: VersionAuthor): VersionRow {
  return {
    design_id: design.id,
    revision: design.revision,
    account_id: design.accountId,
    began_at: design.updatedAt,
    saved_at: design.updatedAt,
    width: design.width,
    height: design.height,
    page_count: design.pageCount,
    origin,
    key_id: keyId,
    name: null,
    sha256: null,
    thin_at: null,
  }
}
