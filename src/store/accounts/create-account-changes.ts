import { type AccountChanges } from '../account-changes.ts'
import { type Database } from '../database.ts'
import { changeCredentials, listOwned } from './change-account.ts'
import { mayBeRemoved, removeAccount, removeSomeOwned } from './remove-account.ts'

export function createAccountChanges(database: Database): AccountChanges {
  return {
    async findPassword(id) {
      const found = database.query.selectFrom('accounts').select('password').where('id', '=', id)
      return (await found.executeTakeFirst())?.password
    },
    changeCredentials: (id, change) => changeCredentials(database, id, change),
    listOwned: (id, kind, page) => listOwned(database, { id, kind }, page),
    mayBeRemoved: (id) => database.write((transaction) => mayBeRemoved(database, transaction, id)),
    removeSomeOwned: (id, limit) =>
      database.write((transaction) => removeSomeOwned(database, transaction, { id, limit })),
    remove: (id) => database.write((transaction) => removeAccount(database, transaction, id)),
  }
}
