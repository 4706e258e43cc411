import { type Expression, type ExpressionBuilder, type Kysely, sql, type SqlBool } from '#kysely'
import { foldedEmail } from '../accounts/email-key.ts'
import { containing } from '../fold.ts'
import type { Page } from '../records.ts'
import type { Account, Role } from '../account-records.ts'
import type { Tables } from '../tables.ts'

type Database = Kysely<Tables>

export interface AccountQuery extends Page {
  /** A part of the email, in any case, or a whole ID. */
  readonly q?: string
  /** The first day to count, in days since 1970. */
  readonly sinceDay: number
}

export interface OperatorAccount extends Pick<
  Account,
  'id' | 'email' | 'role' | 'plan' | 'createdAt' | 'suspendedAt' | 'isBeingRemoved' | 'designCount'
> {
  /** Whether it can sign in with a password. */
  readonly hasPassword: boolean
  readonly hasSecondFactor: boolean
  /** Whether it is linked to a sign-in provider. */
  readonly hasIdentity: boolean
  /** Last use of a remaining key or session, to the minute, or last action in the audit log. */
  readonly lastSeenAt: number | null
  /** Requests and exports since `sinceDay`. */
  readonly requests: number
  readonly exports: number
  /** Uploaded images and export files. */
  readonly storedBytes: number
}

export async function listAccounts(
  database: Database,
  { q = '', sinceDay, limit, offset }: AccountQuery,
): Promise<{ accounts: OperatorAccount[]; total: number }> {
  const text = q.trim()
  let matching = database.selectFrom('accounts')
  if (text !== '') {
    matching = matching.where((eb) => matchesAccount(eb, text))
  }
  const counted = await matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst()
  const rows = await matching
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { accounts: await addCounts(database, rows, sinceDay), total: counted?.count ?? 0 }
}

/** Matches a part of the email in any case, or a whole ID. */
export function matchesAccount(eb: ExpressionBuilder<Tables, 'accounts'>, text: string): Expression<SqlBool> {
  const pattern = containing(foldedEmail(text))
  return eb.or([
    sql<boolean>`email_key like ${pattern} escape '\\'`,
    // `email_key` has international domains in ASCII, so their Unicode form matches only `email`.
    sql<boolean>`email like ${pattern} escape '\\'`,
    eb('id', '=', text),
  ])
}

export async function findAccount(
  database: Database,
  id: string,
  sinceDay: number,
): Promise<OperatorAccount | undefined> {
  const rows = await database.selectFrom('accounts').select(COLUMNS).where('id', '=', id).execute()
  return (await addCounts(database, rows, sinceDay))[0]
}

const COLUMNS = [
  ...(['id', 'email', 'role', 'plan', 'created_at', 'suspended_at', 'removal_began_at'] as const),
  ...(['password', 'design_count', 'stored_bytes'] as const),
] as const

interface Row {
  readonly id: string
  readonly email: string
  readonly role: string
  readonly plan: string
  readonly created_at: number
  readonly suspended_at: number | null
  readonly removal_began_at: number | null
  readonly password: string | null
  readonly design_count: number
  readonly stored_bytes: number
}

async function addCounts(database: Database, rows: readonly Row[], sinceDay: number): Promise<OperatorAccount[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const used = byAccount(await readUse(database, ids, sinceDay))
  const secured = byAccount(await readHolders(database, 'second_factors', ids))
  const linked = byAccount(await readHolders(database, 'identities', ids))
  const seen = [
    await readLastUse(database, 'api_keys', ids),
    await readLastUse(database, 'sessions', ids),
    await readLastAction(database, ids),
  ].map(byAccount)
  return rows.map(({ id, email, role, plan, created_at, suspended_at, removal_began_at, ...row }) => {
    const times = seen.flatMap((lastUses) => lastUses.get(id)?.at ?? [])
    return {
      id,
      email,
      role: role as Role,
      plan,
      createdAt: created_at,
      suspendedAt: suspended_at,
      isBeingRemoved: removal_began_at !== null,
      hasPassword: row.password !== null,
      designCount: row.design_count,
      hasSecondFactor: secured.has(id),
      hasIdentity: linked.has(id),
      lastSeenAt: times.length === 0 ? null : Math.max(...times),
      requests: Number(used.get(id)?.requests ?? 0),
      exports: Number(used.get(id)?.exports ?? 0),
      storedBytes: row.stored_bytes,
    }
  })
}

function byAccount<Counted extends { readonly account_id: string }>(rows: readonly Counted[]): Map<string, Counted> {
  return new Map(rows.map((row) => [row.account_id, row]))
}

// PostgreSQL returns a sum of 64-bit integers as text.
type Sum = number | string | null

function readUse(database: Database, ids: readonly string[], sinceDay: number) {
  return database
    .selectFrom('usage_days')
    .select(({ fn }) => ['account_id', fn.sum<Sum>('requests').as('requests'), fn.sum<Sum>('exports').as('exports')])
    .where('account_id', 'in', ids)
    .where('day', '>=', sinceDay)
    .groupBy('account_id')
    .execute()
}

function readHolders(database: Database, table: 'second_factors' | 'identities', ids: readonly string[]) {
  return database.selectFrom(table).select('account_id').distinct().where('account_id', 'in', ids).execute()
}

function readLastUse(database: Database, table: 'api_keys' | 'sessions', ids: readonly string[]) {
  return database
    .selectFrom(table)
    .select(({ fn }) => ['account_id', fn.max<number | null>('last_used_at').as('at')])
    .where('account_id', 'in', ids)
    .groupBy('account_id')
    .execute()
}

/** Sessions are deleted when they end, and the log still has the sign-out. */
function readLastAction(database: Database, ids: readonly string[]) {
  return database
    .selectFrom('audit_entries')
    .select((eb) => [eb.ref('actor_id').$notNull().as('account_id'), eb.fn.max<number | null>('at').as('at')])
    .where('actor_id', 'in', ids)
    .groupBy('actor_id')
    .execute()
}
