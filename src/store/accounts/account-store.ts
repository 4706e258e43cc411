import type { Audit } from '../audit/audit-entry.ts'
import type { Database } from '../database.ts'
import type { Leftovers } from '../leftovers.ts'
import type { Account, Usage } from '../account-records.ts'
import { toAccount } from './account-row.ts'
import { changeCredentials, type CredentialChange } from './change-credentials.ts'
import { canSignIn, createAccount, type NewAccount, setUp } from './create-account.ts'
import { findByEmail } from './find-by-email.ts'
import { readUsage } from './read-usage.ts'
import { beginRemoval, type BegunRemoval, removeAccount, removeSomeOwned } from './remove-account.ts'
import { resumeAccount, suspendAccount, type Suspension } from './suspend-account.ts'

export type OwnedKind = 'designs' | 'templates' | 'assets' | 'exports'

export interface OwnedPage {
  readonly after?: string
  readonly limit: number
}

export type AccountStore = ReturnType<typeof createAccountStore>

export function createAccountStore(database: Database) {
  const { query } = database
  return {
    /** Makes the first account an owner. Throws `account_exists` if the email is in use, ignoring case. */
    create: (account: NewAccount, by: { audit?: Audit; actorId?: string | null } = {}): Promise<Account> =>
      createAccount(database, account, by),
    /** Completes the oldest account (owners first), or creates an owner. Throws `setup_done`, `account_exists`. */
    setUp: (
      account: NewAccount & { readonly password: string },
      auditOf?: (accountId: string) => Audit,
    ): Promise<Account> => setUp(database, account, auditOf),
    /** Effective with the next request, on every server. Returns false if already suspended. Throws `last_owner`. */
    suspend: (suspension: Suspension): Promise<boolean> =>
      database.write((transaction) => suspendAccount(database, transaction, suspension)),
    /** Returns false if the account was not suspended. Throws `not_found`, `deletion_begun`. */
    resume: (resumption: Omit<Suspension, 'at'>): Promise<boolean> =>
      database.write((transaction) => resumeAccount(database, transaction, resumption)),
    async find(id: string): Promise<Account | undefined> {
      const row = await query.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
      return row && toAccount(row)
    },
    async findByEmail(email: string): Promise<Account | undefined> {
      const row = await findByEmail(database, email)
      return row && toAccount(row)
    },
    /** Ignores the email's case. `password` is a hash. */
    async findCredentials(
      email: string,
    ): Promise<{ readonly account: Account; readonly password: string | null } | undefined> {
      const row = await findByEmail(database, email)
      return row && { account: toAccount(row), password: row.password }
    },
    async list(): Promise<readonly Account[]> {
      const rows = await query.selectFrom('accounts').selectAll().orderBy('created_at').orderBy('id').execute()
      return rows.map(toAccount)
    },
    async hasAny(): Promise<boolean> {
      return (await query.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined
    },
    /** Whether any account can sign in, with a password or through a provider. */
    canSignIn: (): Promise<boolean> => canSignIn(query),
    /** Counts exports by their status at `now`. Returns zeros for an unknown account. */
    usage: (id: string, now: number): Promise<Usage> => readUsage(database, id, now),
    /** Returns the hash; null for an account without a password, undefined for an unknown account. */
    async findPassword(id: string): Promise<string | null | undefined> {
      const account = query.selectFrom('accounts').select('password').where('id', '=', id)
      return (await account.executeTakeFirst())?.password
    },
    /**
     * Returns undefined and writes nothing if the stored hash is not `change.proved`. Throws `account_exists`, and
     * `owner_needed` if `issuerId` is no longer an active owner.
     */
    changeCredentials: (id: string, change: CredentialChange): Promise<Account | undefined> =>
      changeCredentials(database, id, change),
    async listOwned(id: string, kind: OwnedKind, { after = '', limit }: OwnedPage): Promise<readonly string[]> {
      const rows = await query
        .selectFrom(kind)
        .select('id')
        .where('account_id', '=', id)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map((row) => row.id)
    },
    /**
     * Suspends the account before its data is removed. Throws like `remove`: `last_owner` if only members would remain.
     */
    beginRemoval: (removal: BegunRemoval): Promise<void> =>
      database.write((transaction) => beginRemoval(database, transaction, removal)),
    /** Removes up to `limit` rows per kind, so that other writes do not wait long. Returns undefined if none remain. */
    removeSomeOwned: (id: string, limit: number): Promise<Leftovers | undefined> =>
      database.write((transaction) => removeSomeOwned(database, transaction, { id, limit })),
    /** Throws `not_found`, `last_owner`, and `owner_needed` if `actorId` is no longer an active owner. */
    remove: (id: string, by: { audit?: Audit; actorId?: string | null } = {}): Promise<Leftovers> =>
      database.write((transaction) => removeAccount(database, transaction, { id, ...by })),
  }
}
