import { type Account, type ApiKey, type Page } from './records.ts'

export type NewKey = Omit<ApiKey, 'lastUsedAt' | 'revokedAt'>

/** A key with its account, from one read: what every request begins with. */
export interface KeyWithAccount {
  readonly key: ApiKey
  readonly account: Account
}

export interface KeyQuery extends Page {
  /** Those that were revoked then or before are left out. */
  readonly revokedAfter: number
}

export interface KeyPage {
  readonly keys: readonly ApiKey[]
  readonly total: number
}

export interface KeyStore {
  /** Throws `not_found` where its account is not there. */
  create(key: NewKey): Promise<ApiKey>
  /** Revoked and expired keys are found as well: the caller tells why they are refused. */
  findByHash(hash: string): Promise<KeyWithAccount | undefined>
  /** Those with this id or these last four characters; several keys may end alike. */
  match(idOrLast4: string): Promise<readonly ApiKey[]>
  /** Oldest first; of all accounts without an argument. Revoked ones are among them. */
  list(accountId?: string): Promise<readonly ApiKey[]>
  /** Newest first. */
  listPage(accountId: string, query: KeyQuery): Promise<KeyPage>
  /** Answers the key; the time of a first revocation stays. Throws `not_found`. */
  revoke(id: string, at: number): Promise<ApiKey>
  /** As `revoke`, of the account's own keys alone. */
  revokeOf(accountId: string, id: string, at: number): Promise<ApiKey>
  /** Throws `not_found` where the account has no such key. */
  rename(accountId: string, id: string, name: string): Promise<ApiKey>
  /**
   * Notes that the key was used; less than a minute after the last note nothing is written. Even then it is a
   * statement: a caller that has the key's `lastUsedAt` at hand asks only once that is a minute old.
   */
  touch(id: string, at: number): Promise<void>
}
