import { addEntries, type Audit } from './audit/audit-entry.ts'
import type { Write } from './database.ts'
import { addMails, type Mails } from './mails/add-mails.ts'

/** What is written in the transaction of a change: its entries in the audit log, and its emails. */
export interface ChangeRecords {
  readonly audit?: Audit
  readonly mails?: Mails
}

/** Call before deleting an account, and after creating one; see `addEntries`. */
export async function addRecords(transaction: Write, { audit = [], mails = [] }: ChangeRecords): Promise<void> {
  await addEntries(transaction, audit)
  await addMails(transaction, mails)
}
