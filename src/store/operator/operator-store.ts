import { Failure } from '../../failure.ts'
import { type Database, type Write } from '../database.ts'
import { type Role } from '../records.ts'
import { type AccountQuery, findAccount, listAccounts, type OperatorAccount } from './list-accounts.ts'
import {
  findOperatorExport,
  listOperatorExports,
  type OperatorExport,
  type OperatorExportPage,
  type OperatorExportQuery,
} from './list-operator-exports.ts'
import { type OperatorSummary, readSummary } from './read-summary.ts'

export type OperatorStore = ReturnType<typeof createOperatorStore>

export function createOperatorStore(database: Database) {
  const { query } = database
  return {
    summary: (day: number): Promise<OperatorSummary> => readSummary(query, day),
    accounts: (
      request: AccountQuery,
    ): Promise<{ readonly accounts: readonly OperatorAccount[]; readonly total: number }> =>
      listAccounts(query, request),
    account: (id: string, sinceDay: number): Promise<OperatorAccount | undefined> => findAccount(query, id, sinceDay),
    /** Omitted fields are unchanged. Does not check that the plan exists. Throws `not_found`, `last_owner`. */
    change: (id: string, change: AccountChange): Promise<void> =>
      database.write((transaction) => changeAccount(database, transaction, { id, ...change })),
    /** Queued and processing exports in queue order; failed ones latest first. */
    exports: (request: OperatorExportQuery): Promise<OperatorExportPage> => listOperatorExports(query, request),
    /** Finds an export of any account and status. */
    export: (id: string): Promise<OperatorExport | undefined> => findOperatorExport(query, id),
  }
}

interface AccountChange {
  readonly plan?: string
  readonly role?: Role
}

async function changeAccount(
  database: Database,
  transaction: Write,
  { id, plan, role }: AccountChange & { readonly id: string },
): Promise<void> {
  if (role === 'member') await rejectLastOwner(database, transaction, id)
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

/** Locks all owners in one order: when two demote each other at the same time, the second is rejected. */
async function rejectLastOwner(database: Database, transaction: Write, id: string): Promise<void> {
  const owners = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'owner')
    .orderBy('id')
    .$call((query) => database.dialect.forUpdate(query))
    .execute()
  if (owners.length === 1 && owners[0]?.id === id) throw new Failure('last_owner', {})
}
