import { Failure } from '../../failure.ts'
import { ConstraintViolation } from '../constraint-violation.ts'
import { type Database, type Write } from '../database.ts'
import { type Account, type Role } from '../records.ts'
import { type AccountRow } from '../tables.ts'
import { toAccount } from './account-row.ts'
import { emailKey } from './email-key.ts'

export interface NewAccount {
  readonly id: string
  readonly email: string
  readonly plan: string
  readonly createdAt: number
  readonly password?: string
}

const FIRST_ACCOUNT = 'first account'

export async function createAccount(database: Database, account: NewAccount): Promise<Account> {
  return rejectTaken(account.email, () =>
    database.write(async (transaction) => insert(transaction, account, await nextRole(database, transaction))),
  )
}

export async function setUp(database: Database, account: NewAccount & { readonly password: string }): Promise<Account> {
  const { email, password } = account
  return rejectTaken(email, () =>
    database.write(async (transaction) => {
      await database.dialect.lockHash(transaction, FIRST_ACCOUNT)
      const oldest = await findFutureOwner(transaction)
      if (oldest === undefined) return insert(transaction, account, 'owner')
      const columns = { email, email_key: emailKey(email), password, role: 'owner' satisfies Role }
      const update = transaction.updateTable('accounts').set(columns).where('id', '=', oldest.id).returningAll()
      return toAccount(await update.executeTakeFirstOrThrow())
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

async function insert(transaction: Write, account: NewAccount, role: Role): Promise<Account> {
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
    cost_ratio: 1,
    created_at: account.createdAt,
    role,
    password: account.password ?? null,
  }
  await transaction.insertInto('accounts').values(row).execute()
  return toAccount(row)
}

async function rejectTaken(email: string, work: () => Promise<Account>): Promise<Account> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ConstraintViolation) throw new Failure('account_exists', { email }, error)
    throw error
  }
}
