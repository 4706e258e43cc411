import { Failure } from '../../failure.ts'
import { ConstraintViolation } from '../constraint-violation.ts'
import { addEntries, type Audit } from '../audit/audit-entry.ts'
import type { Database, Write } from '../database.ts'
import { type Identity, toIdentityRow } from '../identities/identity-row.ts'
import type { Account, Role } from '../account-records.ts'
import type { AccountRow } from '../account-tables.ts'
import { toAccount } from './account-row.ts'
import { emailKey } from './email-key.ts'
import { requireActiveOwner } from './lock-owners.ts'

export interface NewAccount {
  readonly id: string
  readonly email: string
  readonly plan: string
  readonly createdAt: number
  readonly password?: string
  /** Default: member. The first account is always an owner. */
  readonly role?: Role
  /** Linked in the same transaction. */
  readonly identity?: Omit<Identity, 'accountId'>
}

const FIRST_ACCOUNT = 'first account'

/** `actorId` is the admin; null for a sign-up or the command line. */
export async function createAccount(
  database: Database,
  account: NewAccount,
  { audit = [], actorId = null }: { readonly audit?: Audit; readonly actorId?: string | null } = {},
): Promise<Account> {
  return rejectTaken(account.email, () =>
    database.write(async (transaction) => {
      await requireActiveOwner(database, transaction, actorId)
      const role = await nextRole(database, transaction)
      const created = await insertAccount(transaction, account, role === 'owner' ? role : (account.role ?? role))
      await addEntries(transaction, audit)
      return created
    }),
  )
}

export async function setUp(
  database: Database,
  account: NewAccount & { readonly password: string },
  auditOf: (accountId: string) => Audit = () => [],
): Promise<Account> {
  const { email, password } = account
  return rejectTaken(email, () =>
    database.write(async (transaction) => {
      await database.dialect.lockHash(transaction, FIRST_ACCOUNT)
      const oldest = await findFutureOwner(transaction)
      if (oldest === undefined) {
        const created = await insertAccount(transaction, account, 'owner')
        await addEntries(transaction, auditOf(created.id))
        return created
      }
      const columns = { email, email_key: emailKey(email), password, role: 'owner' satisfies Role }
      const update = transaction.updateTable('accounts').set(columns).where('id', '=', oldest.id).returningAll()
      const row = await update.executeTakeFirstOrThrow()
      await addEntries(transaction, auditOf(row.id))
      return toAccount(row)
    }),
  )
}

export async function canSignIn(query: Database['query']): Promise<boolean> {
  const withPassword = query.selectFrom('accounts').select('id').where('password', 'is not', null).limit(1)
  if ((await withPassword.executeTakeFirst()) !== undefined) return true
  const identity = query.selectFrom('identities').select('issuer').limit(1)
  return (await identity.executeTakeFirst()) !== undefined
}

async function findFutureOwner(transaction: Write): Promise<{ readonly id: string } | undefined> {
  if (await canSignIn(transaction)) throw new Failure('setup_done', {})
  return transaction
    .selectFrom('accounts')
    .select('id')
    .where('suspended_at', 'is', null)
    .orderBy((eb) => eb.case().when('role', '=', 'owner').then(0).else(1).end())
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

async function nextRole(database: Database, transaction: Write): Promise<Role> {
  const isEmpty = async (): Promise<boolean> =>
    (await transaction.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) === undefined
  if (!(await isEmpty())) return 'member'
  await database.dialect.lockHash(transaction, FIRST_ACCOUNT)
  return (await isEmpty()) ? 'owner' : 'member'
}

export async function insertAccount(transaction: Write, account: NewAccount, role: Role): Promise<Account> {
  const row: AccountRow = {
    id: account.id,
    email: account.email,
    email_key: emailKey(account.email),
    plan: account.plan,
    changes: 0,
    design_count: 0,
    trash_count: 0,
    export_count: 0,
    stored_bytes: 0,
    queue_turn: 0,
    line_ms: 0,
    unfinished_count: 0,
    cost_ratio: 1,
    created_at: account.createdAt,
    role,
    password: account.password ?? null,
    suspended_at: null,
    removal_began_at: null,
  }
  await transaction.insertInto('accounts').values(row).execute()
  if (account.identity !== undefined) {
    const identity = toIdentityRow({ ...account.identity, accountId: account.id })
    await transaction.insertInto('identities').values(identity).execute()
  }
  return toAccount(row)
}

/** @throws `account_exists` if the email, or the identity, is taken */
export async function rejectTaken<Result>(email: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ConstraintViolation) throw new Failure('account_exists', { email }, error)
    throw error
  }
}
