import { Failure } from '../../failure.ts'
import { toAccount } from '../accounts/account-row.ts'
import { lockWithOwners } from '../accounts/lock-owners.ts'
import { addEntries, type Audit } from '../audit/audit-entry.ts'
import { ConstraintViolation } from '../constraint-violation.ts'
import { type Database, lockAccounts, type Write } from '../database.ts'
import type { Account, Session } from '../account-records.ts'
import type { SessionRow } from '../account-tables.ts'

export interface SessionWithAccount {
  readonly session: Session
  readonly account: Account
}

export interface SessionStart {
  /** ID of the session that the new one replaces. */
  readonly replacedId?: string | undefined
  /** The hash that the password matched. If the stored hash differs, no session is created. */
  readonly proved?: string | undefined
  /** Whether a code was checked, without which an account with a second factor gets no session. Default: false. */
  readonly hadCode?: boolean
  readonly audit?: Audit
}

export interface EndedBy {
  readonly audit?: Audit
  /** The admin who ends sessions of another account; null for the account itself and the command line. */
  readonly actorId?: string | null
}

/** Per account. The least recently used one is evicted, for example one of a program that discards its cookies. */
const MAX_SESSIONS = 100

export type SessionStore = ReturnType<typeof createSessionStore>

export function createSessionStore(database: Database) {
  const { query, dialect } = database
  const findByHash: (hash: string) => Promise<SessionWithAccount | undefined> = dialect.prepareRead(query, {
    select: (hashes) => sessionsWithAccounts(query, hashes).compile(),
    hashOf: ({ hash }) => hash,
    toValue: (row) => ({
      session: toSession({ ...row, id: row.session_id, created_at: row.session_created_at }),
      account: toAccount(row),
    }),
  })
  return {
    /**
     * Also removes expired sessions. Returns false if `proved` is no longer the stored hash, or a code is missing.
     * Throws `not_found`, `account_suspended`.
     */
    async create(
      session: Session,
      { replacedId = '', proved, hadCode = false, audit = [] }: SessionStart = {},
    ): Promise<boolean> {
      try {
        return await database.write(async (transaction) => {
          await lockAccounts(database, transaction, [session.accountId])
          const account = await transaction
            .selectFrom('accounts')
            .select(['password', 'suspended_at'])
            .where('id', '=', session.accountId)
            .executeTakeFirst()
          if (proved !== undefined && account?.password !== proved) return false
          if (!hadCode && (await hasSecondFactor(transaction, session.accountId))) return false
          if (typeof account?.suspended_at === 'number') throw new Failure('account_suspended', {})
          await transaction
            .deleteFrom('sessions')
            .where((eb) => eb.or([eb('id', '=', replacedId), eb('expires_at', '<=', session.createdAt)]))
            .execute()
          await endLeastRecentlyUsed(transaction, session.accountId)
          await transaction.insertInto('sessions').values(toRow(session)).execute()
          await addEntries(transaction, audit)
          return true
        })
      } catch (error) {
        if (!(error instanceof ConstraintViolation) || error.kind !== 'foreign_key') throw error
        throw new Failure('not_found', { resource: 'account', id: session.accountId }, error)
      }
    },
    /** Includes expired sessions that have not been removed yet. */
    findByHash,
    /** Excludes expired sessions; last used first. */
    async list(accountId: string, now: number): Promise<readonly Session[]> {
      const ofAccount = query.selectFrom('sessions').selectAll().where('account_id', '=', accountId)
      const rows = await ofAccount.where('expires_at', '>', now).orderBy('last_used_at', 'desc').orderBy('id').execute()
      return rows.map(toSession)
    },
    async end(accountId: string, id: string, audit: Audit = []): Promise<boolean> {
      return database.write(async (transaction) => {
        const deletion = transaction.deleteFrom('sessions').where('account_id', '=', accountId).where('id', '=', id)
        const hasEnded = (await deletion.executeTakeFirst()).numDeletedRows > 0n
        if (hasEnded) await addEntries(transaction, audit)
        return hasEnded
      })
    },
    /** Returns how many sessions ended. Throws `not_found`; `owner_needed` if `actorId` is not an active owner. */
    async endOthers(
      accountId: string,
      ownId: string | null,
      { audit = [], actorId = null }: EndedBy = {},
    ): Promise<number> {
      return database.write(async (transaction) => {
        if (actorId !== null) await lockWithOwners(database, transaction, { id: accountId, actorId })
        const all = transaction.deleteFrom('sessions').where('account_id', '=', accountId)
        const deletion = ownId === null ? all : all.where('id', '!=', ownId)
        const ended = Number((await deletion.executeTakeFirst()).numDeletedRows)
        if (ended > 0) await addEntries(transaction, audit)
        return ended
      })
    },
    /** Records a use and extends the expiration. */
    async touch(id: string, at: number, expiresAt: number): Promise<void> {
      await query
        .updateTable('sessions')
        .set({ last_used_at: at, expires_at: expiresAt })
        .where('id', '=', id)
        .where('last_used_at', '<', at)
        .execute()
    },
  }
}

async function hasSecondFactor(transaction: Write, accountId: string): Promise<boolean> {
  const factor = transaction.selectFrom('second_factors').select('account_id').where('account_id', '=', accountId)
  return (await factor.executeTakeFirst()) !== undefined
}

async function endLeastRecentlyUsed(transaction: Write, accountId: string): Promise<void> {
  const all = transaction.selectFrom('sessions').select('id').where('account_id', '=', accountId)
  const latest = all.orderBy('last_used_at', 'desc').orderBy('id', 'desc')
  // SQLite requires a limit with an offset. Normally only one session is over the limit.
  const excess = await latest
    .limit(MAX_SESSIONS)
    .offset(MAX_SESSIONS - 1)
    .execute()
  if (excess.length === 0) return
  const ids = excess.map(({ id }) => id)
  await transaction.deleteFrom('sessions').where('id', 'in', ids).execute()
}

function sessionsWithAccounts(query: Database['query'], hashes: readonly string[]) {
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
      'session.signed_in_at',
      'session.last_used_at',
      'session.expires_at',
    ])
    .where('session.hash', 'in', hashes)
}

function toSession(row: SessionRow): Session {
  return {
    id: row.id,
    accountId: row.account_id,
    hash: row.hash,
    device: row.device,
    address: row.address,
    createdAt: row.created_at,
    signedInAt: row.signed_in_at ?? row.created_at,
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
    signed_in_at: session.signedInAt === session.createdAt ? null : session.signedInAt,
    last_used_at: session.lastUsedAt,
    expires_at: session.expiresAt,
  }
}
