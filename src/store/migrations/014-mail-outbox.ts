import type { Migration } from './migration.ts'

/** Emails that wait or have failed, and changes of email addresses that wait for their confirmation. */
export const mailOutbox: Migration = {
  name: '014-mail-outbox',
  statements: ({ text, integer, strict }) => [
    `create table mails (
      id ${text} not null primary key,
      kind ${text} not null,
      recipient ${text} not null,
      data ${text} not null,
      created_at ${integer} not null,
      due_at ${integer} not null,
      attempts ${integer} not null,
      leased_until ${integer} not null,
      leased_by ${text},
      problem ${text},
      failed_at ${integer}
    )${strict}`,
    `create index mails_due on mails (due_at, id) where failed_at is null`,
    `create index mails_failed on mails (failed_at) where failed_at is not null`,
    `create table email_changes (
      account_id ${text} not null primary key references accounts (id) on delete cascade,
      email ${text} not null,
      requested_at ${integer} not null
    )${strict}`,
  ],
}
