import { Failure } from '../../failure.ts'
import { chunked } from '../chunked.ts'
import { addEntries, type Audit } from '../audit/audit-entry.ts'
import { type Database, lockAccounts, type Write } from '../database.ts'
import { countDesigns } from '../designs/design-row.ts'
import { countExports, fileSetsOf } from '../exports/export-row.ts'
import { type AuditOfInvitation, removeOpenInvitations } from '../invitations/remove-open-invitations.ts'
import { type Leftovers, NO_LEFTOVERS, recordLeftovers } from '../leftovers.ts'
import { isLastOwner, lockWithOwners } from './lock-owners.ts'
import { dropAllVersions } from '../versions/drop-versions.ts'
import { addStoredBytes, freeFileSets } from './stored-bytes.ts'
import { stopAccount } from './suspend-account.ts'

interface Removal {
  readonly id: string
  /** The admin who removes another account; null for the command line. */
  readonly actorId?: string | null
}

export interface BegunRemoval extends Removal {
  readonly at: number
  readonly audit?: Audit
  readonly auditOfInvitation?: AuditOfInvitation
}

/**
 * Suspends the account, so that nothing changes it while its data is removed, and so that of two owners who
 * remove themselves at once the second one fails before anything is removed.
 */
export async function beginRemoval(
  database: Database,
  transaction: Write,
  { at, audit = [], auditOfInvitation, ...removal }: BegunRemoval,
): Promise<void> {
  await checkRemovable(database, transaction, removal)
  await addEntries(transaction, audit)
  await stopAccount(transaction, { id: removal.id, at, auditOfInvitation })
  await transaction.updateTable('accounts').set({ removal_began_at: at }).where('id', '=', removal.id).execute()
}

async function checkRemovable(database: Database, transaction: Write, removal: Removal): Promise<void> {
  const locked = await lockWithOwners(database, transaction, removal)
  // A suspended owner is not one of the active owners of which one must remain.
  if (locked.account.suspended_at !== null || !isLastOwner(locked)) return
  // The last account may be removed: the service then returns to the state of its first start.
  const other = transaction.selectFrom('accounts').select('id').where('id', '<>', removal.id).limit(1)
  if ((await other.executeTakeFirst()) !== undefined) throw new Failure('last_owner', {})
}

/**
 * Cascades remove keys, sessions, idempotency keys and daily usage. Also removes its own invitation,
 * the open ones that it sent, and emails to it that wait or have failed.
 */
export async function removeAccount(
  database: Database,
  transaction: Write,
  { audit = [], ...removal }: Removal & { readonly audit?: Audit },
): Promise<Leftovers> {
  const { id } = removal
  await checkRemovable(database, transaction, removal)
  await addEntries(transaction, audit)
  await removeOpenInvitations(transaction, id)
  const ownEmail = transaction.selectFrom('accounts').select('email_key').where('id', '=', id)
  await transaction.deleteFrom('invitations').where('email_key', 'in', ownEmail).execute()
  const ownAddress = transaction.selectFrom('accounts').select('email').where('id', '=', id)
  await transaction.deleteFrom('mails').where('recipient', 'in', ownAddress).execute()
  const leftovers = await removeSomeOwned(database, transaction, { id, limit: ALL })
  await transaction.deleteFrom('accounts').where('id', '=', id).execute()
  return leftovers ?? NO_LEFTOVERS
}

const ALL = Number.MAX_SAFE_INTEGER

export async function removeSomeOwned(
  database: Database,
  transaction: Write,
  { id, limit }: { readonly id: string; readonly limit: number },
): Promise<Leftovers | undefined> {
  await lockAccounts(database, transaction, [id])
  const exports = await removeExports(transaction, id, limit)
  if (exports.count === limit) return { ...NO_LEFTOVERS, fileSets: exports.fileSets }
  const designs = await removeDesigns(transaction, id, limit)
  if (designs.length === limit) return { ...NO_LEFTOVERS, fileSets: exports.fileSets, thumbnailIds: designs }
  const templates = await removeTemplates(transaction, id, limit)
  const thumbnailIds = [...designs, ...templates]
  if (templates.length === limit) return { ...NO_LEFTOVERS, fileSets: exports.fileSets, thumbnailIds }
  const assets = await removeAssets(transaction, id, limit)
  const hasRemoved = exports.count + thumbnailIds.length + assets.length > 0
  if (!hasRemoved) return undefined
  return {
    fileSets: exports.fileSets,
    thumbnailIds: [...thumbnailIds, ...assets.map((asset) => asset.id)],
    assetHashes: assets.map(({ sha256 }) => sha256),
  }
}

async function removeExports(
  transaction: Write,
  accountId: string,
  limit: number,
): Promise<{ readonly count: number; readonly fileSets: readonly string[] }> {
  const rows = await transaction
    .selectFrom('exports')
    .select(['id', 'account_id', 'status', 'file_set', 'bytes'])
    .where('account_id', '=', accountId)
    .limit(limit)
    .execute()
  const ids = rows.map(({ id }) => id)
  await chunked(ids, async (batch) => {
    await transaction.deleteFrom('exports').where('id', 'in', batch).execute()
    return []
  })
  if (ids.length > 0) await countExports(transaction, accountId, -ids.length)
  await freeFileSets(transaction, rows)
  return { count: ids.length, fileSets: fileSetsOf(rows) }
}

async function removeDesigns(transaction: Write, accountId: string, limit: number): Promise<readonly string[]> {
  const rows = await transaction
    .selectFrom('designs')
    .select(['id', 'trashed_at'])
    .where('account_id', '=', accountId)
    .limit(limit)
    .execute()
  const ids = rows.map(({ id }) => id)
  await addStoredBytes(transaction, accountId, -(await dropAllVersions(transaction, accountId, ids)))
  await removeHolders(transaction, 'designs', ids)
  const trashed = rows.filter(({ trashed_at }) => trashed_at !== null).length
  if (ids.length > 0) await countDesigns(transaction, accountId, { designs: trashed - ids.length, trashed: -trashed })
  return ids
}

async function removeTemplates(transaction: Write, accountId: string, limit: number): Promise<readonly string[]> {
  const own = transaction.selectFrom('templates').select('id').where('account_id', '=', accountId).limit(limit)
  const ids = (await own.execute()).map(({ id }) => id)
  await removeHolders(transaction, 'templates', ids)
  return ids
}

async function removeHolders(
  transaction: Write,
  table: 'designs' | 'templates',
  ids: readonly string[],
): Promise<void> {
  await chunked(ids, async (batch) => {
    await transaction.deleteFrom('asset_uses').where('holder_id', 'in', batch).execute()
    await transaction.deleteFrom(table).where('id', 'in', batch).execute()
    return []
  })
  await recordLeftovers(transaction, { thumbnailIds: ids })
}

async function removeAssets(
  transaction: Write,
  accountId: string,
  limit: number,
): Promise<readonly { readonly id: string; readonly sha256: string }[]> {
  const assets = await transaction
    .selectFrom('assets')
    .select(['id', 'sha256', 'bytes'])
    .where('account_id', '=', accountId)
    .limit(limit)
    .execute()
  await chunked(
    assets.map(({ id }) => id),
    async (batch) => {
      await transaction.deleteFrom('assets').where('id', 'in', batch).execute()
      return []
    },
  )
  await recordLeftovers(transaction, {
    thumbnailIds: assets.map(({ id }) => id),
    assetHashes: assets.map(({ sha256 }) => sha256),
  })
  await addStoredBytes(transaction, accountId, -assets.reduce((sum, { bytes }) => sum + bytes, 0))
  return assets
}
