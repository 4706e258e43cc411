import { Failure } from '../../failure.ts'
import { type Database, type Write } from '../database.ts'
import { type Role } from '../records.ts'

interface Change {
  readonly id: string
  readonly plan?: string
  readonly role?: Role
}

/** See `OperatorStore.change`. */
export async function changeAccount(database: Database, transaction: Write, { id, plan, role }: Change): Promise<void> {
  if (role === 'member') await refuseLastOwner(database, transaction, id)
  if (plan !== undefined || role !== undefined) {
    await transaction
      .updateTable('accounts')
      .set({ ...(plan === undefined ? {} : { plan }), ...(role === undefined ? {} : { role }) })
      .where('id', '=', id)
      .execute()
  }
  const found = await transaction.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst()
  if (found === undefined) throw new Failure('not_found', { resource: 'account', id })
}

/** All owners are locked, in one order: of two that make each other a member at the same moment, the second is refused. */
async function refuseLastOwner(database: Database, transaction: Write, id: string): Promise<void> {
  const owners = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'owner')
    .orderBy('id')
    .$call((query) => database.dialect.forUpdate(query))
    .execute()
  if (owners.length === 1 && owners[0]?.id === id) throw new Failure('last_owner', {})
}
