import { type KeyCaller, type Scope } from './caller.ts'

/** A key as it may be shown after it was made: never the key itself. */
export interface ApiKey {
  readonly _id: string
  readonly accountId: string
  readonly name: string
  /** The key's last four characters, to tell it from others. */
  readonly last4: string
  readonly scopes: readonly Scope[]
  readonly createdAt: string
  readonly lastUsedAt: string | null
  readonly expiresAt: string | null
  readonly revokedAt: string | null
}

export interface NewKey {
  readonly accountId: string
  readonly name: string
  /** Default: both. */
  readonly scopes?: readonly Scope[]
  /** Milliseconds since 1970. Default: never. */
  readonly expiresAt?: number
}

export interface Keys {
  /**
   * Returns the caller whose key `secret` is. `hash` is the secret's hash, for a caller that has it already.
   *
   * @throws `key_malformed` (without reading the store), `key_unknown`, `key_expired`, `key_revoked`
   */
  authenticate(secret: string, hash?: string): Promise<KeyCaller>
  /** `secret` is told this once and not kept. @throws `invalid_input` for a name that is empty or over 100 characters, `not_found` for the account */
  create(key: NewKey): Promise<{ key: ApiKey; secret: string }>
  /** Of one account, or of all; the newest first. */
  list(accountId?: string): Promise<ApiKey[]>
  /**
   * Ends the key of this id, or the only one that ends in these four characters, with the next request. One that was revoked before keeps
   * that time, and is not `ended`. @throws `not_found`; `invalid_input` where several end so
   */
  revoke(idOrLast4: string): Promise<{ key: ApiKey; ended: boolean }>
}
