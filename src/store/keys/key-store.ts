import type { Kysely } from '#kysely'
import { Failure, isFailure } from '../../failure.ts'
import { toAccount } from '../accounts/account-row.ts'
import { requireActiveOwner } from '../accounts/lock-owners.ts'
import { addEntries, type Audit } from '../audit/audit-entry.ts'
import { type Database, lockAccounts, type Write } from '../database.ts'
import type { Page } from '../records.ts'
import type { Account, ApiKey } from '../account-records.ts'
import type { Tables } from '../tables.ts'
import { type NewKey, keysWithAccounts, toKey, toRow } from './stored-key.ts'

const MIN_TOUCH_INTERVAL_MS = 60_000

export interface KeyWithAccount {
  readonly key: ApiKey
  readonly account: Account
}

interface OwnKey {
  readonly accountId: string
  readonly id: string
}

export interface KeyQuery extends Page {
  /** Keys revoked at or before this time are omitted. */
  readonly revokedAfter: number
}

export interface KeyPage {
  readonly keys: readonly ApiKey[]
  readonly total: number
}

export type KeyStore = ReturnType<typeof createKeyStore>

export function createKeyStore(database: Database) {
  const { query, dialect } = database
  const findByHash: (hash: string) => Promise<KeyWithAccount | undefined> = dialect.prepareRead(query, {
    select: (hashes) => keysWithAccounts(query, hashes).compile(),
    hashOf: ({ hash }) => hash,
    toValue: (row) => ({
      key: toKey({ ...row, id: row.key_id, created_at: row.key_created_at }),
      account: toAccount(row),
    }),
  })
  return {
    /**
     * Throws `not_found` for the account, and `key_limit` if it has `limit` keys that are not revoked. Expired keys
     * count too, since they are listed.
     */
    async create(key: NewKey, { audit = [], limit = Infinity }: KeyCreation = {}): Promise<ApiKey> {
      const row = toRow(key)
      try {
        await database.write(async (transaction) => {
          await lockAccounts(database, transaction, [key.accountId])
          if ((await countKeys(transaction, key.accountId)) >= limit) throw new Failure('key_limit', { limit })
          await transaction.insertInto('api_keys').values(row).execute()
          await addEntries(transaction, audit)
        })
      } catch (error) {
        if (!isFailure(error, 'not_found')) throw error
        throw new Failure('not_found', { resource: 'account', id: key.accountId }, error)
      }
      return toKey(row)
    },
    /** Includes revoked and expired keys, so that the caller can report why they are rejected. */
    findByHash,
    async find(id: string): Promise<ApiKey | undefined> {
      const row = await query.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirst()
      return row && toKey(row)
    },
    /** Returns several keys if they have the same last four characters. */
    async match(idOrLast4: string): Promise<readonly ApiKey[]> {
      const matching = query
        .selectFrom('api_keys')
        .selectAll()
        .where((eb) => eb.or([eb('id', '=', idOrLast4), eb('last4', '=', idOrLast4)]))
      return (await matching.orderBy('created_at').orderBy('id').execute()).map(toKey)
    },
    /** Oldest first, including revoked keys; of all accounts by default. */
    async list(accountId?: string): Promise<readonly ApiKey[]> {
      const all = query.selectFrom('api_keys').selectAll().orderBy('created_at').orderBy('id')
      return (await (accountId === undefined ? all : all.where('account_id', '=', accountId)).execute()).map(toKey)
    },
    listPage: (accountId: string, request: KeyQuery): Promise<KeyPage> => listPage(query, accountId, request),
    /** Revoking again does not change the time, and writes no entry. Throws `not_found`, `owner_needed`. */
    revoke: (revocation: Revocation): Promise<ApiKey> => revokeKey(database, revocation),
    rename: ({ accountId, id }: OwnKey, name: string, audit: Audit = []): Promise<ApiKey> =>
      database.write(async (transaction) => {
        const own = transaction.updateTable('api_keys').where('id', '=', id).where('account_id', '=', accountId)
        const row = await own.set({ name }).returningAll().executeTakeFirst()
        if (row === undefined) throw new Failure('not_found', { resource: 'key', id })
        await addEntries(transaction, audit)
        return toKey(row)
      }),
    /** Records a use, at most once a minute. Callers skip the statement if `lastUsedAt` is recent. */
    async touch(id: string, at: number): Promise<void> {
      await query
        .updateTable('api_keys')
        .set({ last_used_at: at })
        .where('id', '=', id)
        .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', at - MIN_TOUCH_INTERVAL_MS)]))
        .execute()
    },
  }
}

interface KeyCreation {
  readonly audit?: Audit
  /** Default: unlimited. */
  readonly limit?: number
}

async function countKeys(transaction: Write, accountId: string): Promise<number> {
  const current = transaction.selectFrom('api_keys').where('account_id', '=', accountId).where('revoked_at', 'is', null)
  const counted = await current.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst()
  return counted?.count ?? 0
}

export interface Revocation {
  /** If absent, keys of any account. */
  readonly accountId?: string
  readonly id: string
  readonly at: number
  readonly audit?: Audit
  /** The admin who revokes the key of another account; null for the account itself and the command line. */
  readonly actorId?: string | null
}

async function revokeKey(
  database: Database,
  { accountId, id, at, audit = [], actorId = null }: Revocation,
): Promise<ApiKey> {
  return database.write(async (transaction) => {
    await requireActiveOwner(database, transaction, actorId)
    const byId = transaction.updateTable('api_keys').set({ revoked_at: at }).where('id', '=', id)
    const own = accountId === undefined ? byId : byId.where('account_id', '=', accountId)
    const revoked = await own.where('revoked_at', 'is', null).returningAll().executeTakeFirst()
    if (revoked !== undefined) {
      await addEntries(transaction, audit)
      return toKey(revoked)
    }
    const existing = await transaction.selectFrom('api_keys').selectAll().where('id', '=', id).executeTakeFirst()
    if (existing === undefined || (accountId !== undefined && existing.account_id !== accountId)) {
      throw new Failure('not_found', { resource: 'key', id })
    }
    return toKey(existing)
  })
}

async function listPage(query: Kysely<Tables>, accountId: string, request: KeyQuery): Promise<KeyPage> {
  const matching = query
    .selectFrom('api_keys')
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('revoked_at', 'is', null), eb('revoked_at', '>', request.revokedAfter)]))
  const count = await matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst()
  const page = matching.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
  const rows = await page.limit(request.limit).offset(request.offset).execute()
  return { keys: rows.map(toKey), total: count?.count ?? 0 }
}
