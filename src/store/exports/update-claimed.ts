import type { UpdateObject } from '#kysely'
import { type Database, lockAccounts, type Write } from '../database.ts'
import type { Tables } from '../tables.ts'
import type { ExportRow } from '../export-tables.ts'

/** A worker's claim on an export, lost when the export is claimed again or released. */
export interface Claim {
  readonly id: string
  readonly claims: number
}

export const REPORTED = ['id', 'account_id', 'design_id', 'request_id', 'format', 'created_at'] as const

const BEFORE_CHANGE = [...REPORTED, 'fingerprint', 'line', 'cost_ms', 'estimate_ms'] as const

export type ClaimedRow = Pick<ExportRow, (typeof BEFORE_CHANGE)[number]>

interface ClaimedChange {
  readonly claim: Claim
  readonly columns: (claimed: ClaimedRow) => UpdateObject<Tables, 'exports'>
}

/** Locks the account and updates the export. Returns its previous values, or undefined if the claim is lost. */
export async function changeClaimed(
  database: Database,
  transaction: Write,
  { claim, columns }: ClaimedChange,
): Promise<ClaimedRow | undefined> {
  const claimed = await transaction
    .selectFrom('exports')
    .select(BEFORE_CHANGE)
    .where('id', '=', claim.id)
    .executeTakeFirst()
  if (claimed === undefined) return undefined
  await lockAccounts(database, transaction, [claimed.account_id])
  const { numUpdatedRows } = await updateClaimed(transaction, claim).set(columns(claimed)).executeTakeFirst()
  return numUpdatedRows === 0n ? undefined : claimed
}

/** Fences writes: matches the export only if this claim is the latest one and has not been released. */
export function updateClaimed(query: Database['query'], { id, claims }: Claim) {
  return query
    .updateTable('exports')
    .where('id', '=', id)
    .where('claims', '=', claims)
    .where('status', '=', 'processing')
    .where('leased_by', 'is not', null)
}
