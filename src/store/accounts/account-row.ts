import type { Account, Role } from '../account-records.ts'
import type { AccountRow } from '../account-tables.ts'

export function toAccount(row: AccountRow): Account {
  return {
    id: row.id,
    email: row.email,
    plan: row.plan,
    role: row.role as Role,
    changes: row.changes,
    designCount: row.design_count,
    trashCount: row.trash_count,
    createdAt: row.created_at,
    suspendedAt: row.suspended_at,
    isBeingRemoved: row.removal_began_at !== null,
  }
}
