import { type Database } from '../database.ts'
import { type OperatorStore } from '../operator.ts'
import { changeAccount } from './change-account.ts'
import { findAccount, listAccounts } from './list-accounts.ts'
import { listRuns } from './list-runs.ts'
import { readSummary } from './read-summary.ts'

/** What the operator asks of this database. */
export function createOperatorStore(database: Database): OperatorStore {
  const { query } = database
  return {
    summary: (day) => readSummary(query, day),
    accounts: (asked) => listAccounts(query, asked),
    account: (id, sinceDay) => findAccount(query, id, sinceDay),
    change: (id, change) => database.write((transaction) => changeAccount(database, transaction, { id, ...change })),
    exports: (asked) => listRuns(query, asked),
  }
}
