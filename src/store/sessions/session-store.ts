import { Failure } from '../../failure.ts'
import { toAccount } from '../accounts/account-row.ts'
import { ConstraintViolation } from '../constraint-violation.ts'
import { type Database, lockAccounts, type Write } from '../database.ts'
import { type Session } from '../records.ts'
import { type SessionStore } from '../sessions.ts'
import { type SessionRow } from '../tables.ts'

/** More browsers than anybody has: who signs in once more from a program that forgets its cookie ends the one that it forgot first. */
const MOST_OF_ACCOUNT = 100

/** The browsers that are signed in, in this database. */
export function createSessionStore(database: Database): SessionStore {
  const { query, dialect } = database
  const findByHash = dialect.prepareRead(query, {
    compiled: sessionWithAccount(query).compile(),
    toValue: (row) => ({
      session: toSession({ ...row, id: row.session_id, created_at: row.session_created_at }),
      account: toAccount(row),
    }),
  })
  return {
    async create(session, { replacedId = '', proved } = {}) {
      try {
        return await database.write(async (transaction) => {
          await lockAccounts(database, transaction, [session.accountId])
          const account = transaction.selectFrom('accounts').select('password').where('id', '=', session.accountId)
          if (proved !== undefined && (await account.executeTakeFirst())?.password !== proved) return false
          await transaction
            .deleteFrom('sessions')
            .where((eb) => eb.or([eb('id', '=', replacedId), eb('expires_at', '<=', session.createdAt)]))
            .execute()
          await endLongestUnused(transaction, session.accountId)
          await transaction.insertInto('sessions').values(toRow(session)).execute()
          return true
        })
      } catch (error) {
        if (!(error instanceof ConstraintViolation) || error.kind !== 'foreign_key') throw error
        throw new Failure('not_found', { resource: 'account', id: session.accountId }, error)
      }
    },
    findByHash,
    async list(accountId, now) {
      const live = query.selectFrom('sessions').selectAll().where('account_id', '=', accountId)
      const rows = await live.where('expires_at', '>', now).orderBy('last_used_at', 'desc').orderBy('id').execute()
      return rows.map(toSession)
    },
    async end(accountId, id) {
      const one = query.deleteFrom('sessions').where('account_id', '=', accountId).where('id', '=', id)
      return (await one.executeTakeFirst()).numDeletedRows > 0n
    },
    async endOthers(accountId, keptId) {
      const all = query.deleteFrom('sessions').where('account_id', '=', accountId)
      const { numDeletedRows } = await (keptId === null ? all : all.where('id', '!=', keptId)).executeTakeFirst()
      return Number(numDeletedRows)
    },
    async touch(id, at, expiresAt) {
      await query
        .updateTable('sessions')
        .set({ last_used_at: at, expires_at: expiresAt })
        .where('id', '=', id)
        .where('last_used_at', '<', at)
        .execute()
    },
  }
}

/** Makes room for one more. */
async function endLongestUnused(transaction: Write, accountId: string): Promise<void> {
  const all = transaction.selectFrom('sessions').select('id').where('account_id', '=', accountId)
  const latest = all.orderBy('last_used_at', 'desc').orderBy('id', 'desc')
  // SQLite knows no offset without a limit; one goes with each that comes.
  const left = await latest
    .limit(MOST_OF_ACCOUNT)
    .offset(MOST_OF_ACCOUNT - 1)
    .execute()
  if (left.length === 0) return
  const ids = left.map(({ id }) => id)
  await transaction.deleteFrom('sessions').where('id', 'in', ids).execute()
}

/** The one read that every request of a browser makes. Its only parameter is the hash. */
function sessionWithAccount(query: Database['query']) {
  return query
    .selectFrom('sessions as session')
    .innerJoin('accounts as account', 'account.id', 'session.account_id')
    .selectAll('account')
    .select([
      'session.id as session_id',
      'session.account_id',
      'session.hash',
      'session.device',
      'session.address',
      'session.created_at as session_created_at',
      'session.last_used_at',
      'session.expires_at',
    ])
    .where('session.hash', '=', '')
}

function toSession(row: SessionRow): Session {
  return {
    id: row.id,
    accountId: row.account_id,
    hash: row.hash,
    device: row.device,
    address: row.address,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
  }
}

function toRow(session: Session): SessionRow {
  return {
    id: session.id,
    account_id: session.accountId,
    hash: session.hash,
    device: session.device,
    address: session.address,
    created_at: session.createdAt,
    last_used_at: session.lastUsedAt,
    expires_at: session.expiresAt,
  }
}
