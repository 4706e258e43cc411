import { Failure } from '../../failure.ts'
import { isLastOwner, lockWithOwners } from '../accounts/lock-owners.ts'
import { addEntries, type Audit } from '../audit/audit-entry.ts'
import type { Database, Write } from '../database.ts'
import { type AuditOfInvitation, removeOpenInvitations } from '../invitations/remove-open-invitations.ts'
import type { Role } from '../account-records.ts'
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
    change: (id: string, change: AccountChange, by: ChangedBy = {}): Promise<void> =>
      database.write((transaction) => changeAccount(database, transaction, { id, ...change, ...by })),
    /** Queued and processing exports in queue order; failed ones latest first. */
    exports: (request: OperatorExportQuery): Promise<OperatorExportPage> => listOperatorExports(query, request),
    /** Finds an export of any account and status. */
    export: (id: string): Promise<OperatorExport | undefined> => findOperatorExport(query, id),
  }
}

export interface AccountChange {
  readonly plan?: string
  readonly role?: Role
}

/** The changed fields only, with their former values. */
export interface AccountChanges {
  readonly plan?: { readonly from: string; readonly to: string }
  readonly role?: { readonly from: string; readonly to: Role }
}

interface ChangedBy {
  /** The admin; null for the command line. */
  readonly actorId?: string | null
  readonly auditOf?: (changes: AccountChanges) => Audit
  readonly auditOfInvitation?: AuditOfInvitation
}

async function changeAccount(
  database: Database,
  transaction: Write,
  {
    id,
    plan,
    role,
    actorId = null,
    auditOf = () => [],
    auditOfInvitation,
  }: AccountChange & ChangedBy & { readonly id: string },
): Promise<void> {
  const locked = await lockWithOwners(database, transaction, { id, actorId })
  const { account } = locked
  if (role === 'member') {
    if (isLastOwner(locked)) throw new Failure('last_owner', {})
    await removeOpenInvitations(transaction, id, auditOfInvitation)
  }
  const changes = {
    ...(plan !== undefined && plan !== account.plan && { plan: { from: account.plan, to: plan } }),
    ...(role !== undefined && role !== account.role && { role: { from: account.role, to: role } }),
  }
  const columns = {
    ...(changes.plan && { plan: changes.plan.to }),
    ...(changes.role && { role: changes.role.to }),
  }
  if (Object.keys(columns).length === 0) return
  await transaction.updateTable('accounts').set(columns).where('id', '=', id).execute()
  await addEntries(transaction, auditOf(changes))
}
