import type { Role, Scope } from '../store/records.ts'

export type { Role, Scope }
export const ROLES = ['owner', 'member'] as const satisfies readonly Role[]
export const SCOPES = ['read', 'write'] as const satisfies readonly Scope[]

/** Whose request it is: what an accepted key or session tells. Read anew for every request, so that one that is revoked ends at once. */
export type Caller = KeyCaller | SessionCaller

/** A program, by a key of the account. */
export interface KeyCaller extends AccountCaller {
  readonly keyId: string
  readonly sessionId?: undefined
  readonly sessionHash?: undefined
}

/** A person, signed in to the web app. */
export interface SessionCaller extends AccountCaller {
  readonly sessionId: string
  /** Of the token that came, as it is stored: a session may go on under another. */
  readonly sessionHash: string
  readonly keyId?: undefined
}

interface AccountCaller {
  readonly accountId: string
  readonly role: Role
  /** A session may do what any key of its account may. */
  readonly scopes: readonly Scope[]
  readonly plan: string
  /** What the plan allows in a window of 60 seconds, over all keys of the account. Sessions are counted apart. */
  readonly requestsPerMinute: number
  /** Grows with every change to the account's designs: an answer made at the same figure is still true. */
  readonly changes: number
}
