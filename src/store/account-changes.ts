import { type Leftovers } from './leftovers.ts'
import { type Account } from './records.ts'

/** What an account has: these of its tables have rows with an id of their own. */
export type OwnedKind = 'designs' | 'templates' | 'assets' | 'exports'

export interface OwnedPage {
  /** The last id of the page before; absent for the first page. */
  readonly after?: string
  readonly limit: number
}

/** Both are read and written in one transaction: nothing is changed for somebody who proved a password that is over. */
export interface CredentialChange {
  /** The password as it is stored and was proved; another one stored means that the change is refused. */
  readonly proved: string | null
  readonly email?: string
  /** As it is stored. Every session ends with it, but for `ownSession`. */
  readonly password?: string
  /** The session that asks goes on under another hash, whatever is changed: the token that it had opens nothing any more. */
  readonly ownSession?: { readonly id: string; readonly hash: string }
}

/** What changes an account itself, and what ends it. */
export interface AccountChanges {
  /** Its password as it is stored; null where it has none, undefined where there is no such account. */
  findPassword(id: string): Promise<string | null | undefined>
  /** Undefined, and nothing written, where another password than the proved one stands there. Throws `account_exists`. */
  changeCredentials(id: string, change: CredentialChange): Promise<Account | undefined>
  /** Ids in their order, of what the account has at the time: a page goes on where the one before it ended. */
  listOwned(id: string, kind: OwnedKind, page: OwnedPage): Promise<readonly string[]>
  /**
   * Throws `not_found`, and `last_owner` where there are other accounts and none of them is an owner. `remove` throws them
   * too: this is to know it before anything is removed.
   */
  mayBeRemoved(id: string): Promise<void>
  /**
   * Removes at most `limit` things of each kind, so that nobody who writes waits for all of them, and answers what they leave;
   * undefined once there is nothing more.
   */
  removeSomeOwned(id: string, limit: number): Promise<Leftovers | undefined>
  /** Removes the account, with all that it has by then. Throws `not_found`, `last_owner`. */
  remove(id: string): Promise<Leftovers>
}
