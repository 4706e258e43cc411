import type { Write } from '../database.ts'
import type { JsonObject } from '../records.ts'
import type { MailRow } from '../account-tables.ts'

export interface NewMail {
  readonly id: string
  readonly kind: string
  readonly to: string
  /** What the text needs. Without tokens: links are created when the email is sent. */
  readonly data: JsonObject
  readonly createdAt: number
}

/** Emails to write in the transaction of the change that they announce. */
export type Mails = readonly NewMail[]

export async function addMails(transaction: Write, mails: Mails): Promise<void> {
  if (mails.length > 0) await transaction.insertInto('mails').values(mails.map(toRow)).execute()
}

function toRow({ id, kind, to, data, createdAt }: NewMail): MailRow {
  return {
    ...{ id, kind, recipient: to, data: JSON.stringify(data), created_at: createdAt },
    // Not the creation time: the clock of the server that sends it may be behind.
    due_at: 0,
    ...{ attempts: 0, leased_until: 0, leased_by: null, problem: null, failed_at: null },
  }
}
