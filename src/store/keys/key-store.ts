import { type Kysely, type UpdateQueryBuilder, type UpdateResult } from 'kysely'
import { Failure } from '../../failure.ts'
import { toAccount } from '../accounts/account-row.ts'
import { ConstraintViolation } from '../constraint-violation.ts'
import { type Database } from '../database.ts'
import { type KeyPage, type KeyQuery, type KeyStore, type NewKey } from '../keys.ts'
import { type ApiKey, type Scope } from '../records.ts'
import { type KeyRow, type Tables } from '../tables.ts'

const TOUCH_EVERY_MS = 60_000

/** The API keys in this database. */
export function createKeyStore({ query, dialect }: Database): KeyStore {
  const findByHash = dialect.prepareRead(query, {
    compiled: keyWithAccount(query).compile(),
    toValue: (row) => ({
      key: toKey({ ...row, id: row.key_id, created_at: row.key_created_at }),
      account: toAccount(row),
    }),
  })
  return {
    async create(key) {
      const row = toRow(key)
      try {
        await query.insertInto('api_keys').values(row).execute()
      } catch (error) {
        if (!(error instanceof ConstraintViolation) || error.kind !== 'foreign_key') throw error
        throw new Failure('not_found', { resource: 'account', id: key.accountId }, error)
      }
      return toKey(row)
    },
    findByHash,
    async match(idOrLast4) {
      const either = query
        .selectFrom('api_keys')
        .selectAll()
        .where((eb) => eb.or([eb('id', '=', idOrLast4), eb('last4', '=', idOrLast4)]))
      return (await either.orderBy('created_at').orderBy('id').execute()).map(toKey)
    },
    async list(accountId) {
      const all = query.selectFrom('api_keys').selectAll().orderBy('created_at').orderBy('id')
      return (await (accountId === undefined ? all : all.where('account_id', '=', accountId)).execute()).map(toKey)
    },
    listPage: (accountId, asked) => listPage(query, accountId, asked),
    revoke: (id, at) => changed(id, revocation(query, at).where('id', '=', id)),
    revokeOf: (accountId, id, at) =>
      changed(id, revocation(query, at).where('id', '=', id).where('account_id', '=', accountId)),
    rename: (accountId, id, name) => {
      const own = query.updateTable('api_keys').where('id', '=', id).where('account_id', '=', accountId)
      return changed(id, own.set({ name }))
    },
    async touch(id, at) {
      await query
        .updateTable('api_keys')
        .set({ last_used_at: at })
        .where('id', '=', id)
        .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', at - TOUCH_EVERY_MS)]))
        .execute()
    },
  }
}

type Update = UpdateQueryBuilder<Tables, 'api_keys', 'api_keys', UpdateResult>

/** The time of a first revocation stays. */
function revocation(query: Database['query'], at: number): Update {
  return query.updateTable('api_keys').set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(at)) }))
}

async function changed(id: string, update: Update): Promise<ApiKey> {
  const row = await update.returningAll().executeTakeFirst()
  if (row === undefined) throw new Failure('not_found', { resource: 'key', id })
  return toKey(row)
}

/** The one read that every request makes. Its only parameter is the hash. */
function keyWithAccount(query: Database['query']) {
  return query
    .selectFrom('api_keys as key')
    .innerJoin('accounts as account', 'account.id', 'key.account_id')
    .selectAll('account')
    .select([
      'key.id as key_id',
      'key.account_id',
      'key.name',
      'key.hash',
      'key.last4',
      'key.scopes',
      'key.created_at as key_created_at',
      'key.last_used_at',
      'key.expires_at',
      'key.revoked_at',
    ])
    .where('key.hash', '=', '')
}

function toKey(row: KeyRow): ApiKey {
  return {
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    hash: row.hash,
    last4: row.last4,
    scopes: JSON.parse(row.scopes) as Scope[],
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
  }
}

function toRow(key: NewKey): KeyRow {
  return {
    id: key.id,
    account_id: key.accountId,
    name: key.name,
    hash: key.hash,
    last4: key.last4,
    scopes: JSON.stringify(key.scopes),
    created_at: key.createdAt,
    last_used_at: null,
    expires_at: key.expiresAt,
    revoked_at: null,
  }
}

async function listPage(query: Kysely<Tables>, accountId: string, asked: KeyQuery): Promise<KeyPage> {
  const listed = query
    .selectFrom('api_keys')
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('revoked_at', 'is', null), eb('revoked_at', '>', asked.revokedAfter)]))
  const count = await listed.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst()
  const page = listed.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
  const rows = await page.limit(asked.limit).offset(asked.offset).execute()
  return { keys: rows.map(toKey), total: count?.count ?? 0 }
}
