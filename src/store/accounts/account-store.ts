import { Failure } from '../../failure.ts'
import { type AccountChanges } from '../account-changes.ts'
import { type AccountStore } from '../accounts.ts'
import { type Database } from '../database.ts'
import { isOver } from '../exports/export-row.ts'
import { type Usage } from '../records.ts'
import { createAccount, setUp } from './create-account.ts'
import { toAccount } from './account-row.ts'
import { findByEmail } from './find-by-email.ts'

/** The accounts in this database. */
export function createAccountStore(database: Database): Omit<AccountStore, keyof AccountChanges> {
  const { query } = database
  return {
    create: (account) => createAccount(database, account),
    setUp: (account) => setUp(database, account),
    async find(id) {
      const row = await query.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
      return row && toAccount(row)
    },
    async findByEmail(email) {
      const row = await findByEmail(database, email)
      return row && toAccount(row)
    },
    async findCredentials(email) {
      const row = await findByEmail(database, email)
      return row && { account: toAccount(row), password: row.password }
    },
    async list() {
      const rows = await query.selectFrom('accounts').selectAll().orderBy('created_at').orderBy('id').execute()
      return rows.map(toAccount)
    },
    async anyPassword() {
      const found = query.selectFrom('accounts').select('id').where('password', 'is not', null).limit(1)
      return (await found.executeTakeFirst()) !== undefined
    },
    async setPlan(id, plan) {
      const changed = query.updateTable('accounts').set({ plan }).where('id', '=', id).returningAll()
      const row = await changed.executeTakeFirst()
      if (row === undefined) throw new Failure('not_found', { resource: 'account', id })
      return toAccount(row)
    },
    usage: (id, now) => readUsage(database, id, now),
  }
}

const NO_EXPORTS: Usage['exports'] = { queued: 0, processing: 0, completed: 0, failed: 0, canceled: 0, expired: 0 }

async function readUsage({ query }: Database, id: string, now: number): Promise<Usage> {
  const counters = query
    .selectFrom('accounts')
    .select(['design_count', 'trash_count', 'stored_bytes'])
    .where('id', '=', id)
  const exports = query
    .selectFrom('exports')
    .select((eb) => [
      eb.case().when(isOver(eb, now)).then('expired').else(eb.ref('status')).end().as('shown'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('account_id', '=', id)
    .groupBy('shown')
  const assets = query
    .selectFrom('assets')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | string | null>('bytes').as('bytes')])
    .where('account_id', '=', id)
  const account = await counters.executeTakeFirst()
  const byStatus = (await exports.execute()).map(({ shown, count }) => [shown, count])
  const stored = await assets.executeTakeFirst()
  return {
    designs: account?.design_count ?? 0,
    trashed: account?.trash_count ?? 0,
    exports: { ...NO_EXPORTS, ...(Object.fromEntries(byStatus) as Partial<Usage['exports']>) },
    assets: stored?.count ?? 0,
    // PostgreSQL answers the sum of 64-bit integers as a numeric, which comes as text.
    assetBytes: Number(stored?.bytes ?? 0),
    storedBytes: account?.stored_bytes ?? 0,
  }
}
