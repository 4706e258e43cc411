import { Failure } from '../../failure.ts'
import type { Database, Write } from '../database.ts'
import type { AccountRow } from '../account-tables.ts'

export interface LockedAccount {
  readonly account: AccountRow
  /** Owners, other than the account, that are not suspended. */
  readonly otherOwners: number
}

/**
 * Locks the account and all owners in one order: if two admins change each other at once, the second
 * sees the change of the first. `actorId` is the admin, null for the command line.
 * @throws `not_found`; `owner_needed` if the actor is no longer an active owner
 */
export async function lockWithOwners(
  database: Database,
  transaction: Write,
  { id, actorId = null }: { readonly id: string; readonly actorId?: string | null },
): Promise<LockedAccount> {
  const rows = await transaction
    .selectFrom('accounts')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', id), eb('role', '=', 'owner')]))
    .orderBy('id')
    .$call((query) => database.dialect.forUpdate(query))
    .execute()
  const owners = rows.filter((row) => row.role === 'owner' && row.suspended_at === null)
  if (actorId !== null && !owners.some((row) => row.id === actorId)) throw new Failure('owner_needed', {})
  const account = rows.find((row) => row.id === id)
  if (account === undefined) throw new Failure('not_found', { resource: 'account', id })
  return { account, otherOwners: owners.filter((row) => row.id !== id).length }
}

export function isLastOwner({ account, otherOwners }: LockedAccount): boolean {
  return account.role === 'owner' && otherOwners === 0
}

/** Locks the admin. Null is the command line. @throws `owner_needed` if the account is no longer an active owner */
export async function requireActiveOwner(database: Database, transaction: Write, id: string | null): Promise<void> {
  if (id === null) return
  const owner = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'owner')
    .where('suspended_at', 'is', null)
    .$call((query) => database.dialect.forUpdate(query))
    .executeTakeFirst()
  if (owner === undefined) throw new Failure('owner_needed', {})
}
