import type { Origin } from '../audit/audit-by.ts'
import type { Role, Scope } from '../../store/account-records.ts'

export type { Role, Scope }
export const ROLES = ['owner', 'member'] as const satisfies readonly Role[]
export const SCOPES = ['read', 'write'] as const satisfies readonly Scope[]

/** The authenticated account, read for every request, so that revocation takes effect immediately. */
export type Caller = KeyCaller | SessionCaller

export interface KeyCaller extends AccountCaller {
  readonly keyId: string
  readonly sessionId?: undefined
  readonly sessionHash?: undefined
}

export interface SessionCaller extends AccountCaller {
  readonly sessionId: string
  /** Hash of the token of this request, since a session can change its token. */
  readonly sessionHash: string
  /** When the session began, in milliseconds since 1970. */
  readonly signedInAt: number
  readonly keyId?: undefined
}

declare const granted: unique symbol
interface Granted<Permission extends string> {
  /** Exists only in types. */
  readonly [granted]: { readonly [Each in Permission]: true }
}

/** Only `requirePermission` grants this. */
export type Reader = Caller & Granted<'read'>
export type Writer = Caller & Granted<'write'>
export type OwnerCaller = SessionCaller & { readonly role: 'owner' }

interface AccountCaller {
  readonly accountId: string
  /** Where this request came from, for the audit log. */
  readonly origin: Origin
  readonly role: Role
  /** Sessions have all scopes. */
  readonly scopes: readonly Scope[]
  readonly plan: string
  /** Limit per 60 seconds for all API keys of the account. Sessions are counted separately. */
  readonly requestsPerMinute: number
  /** Increases with every change to the account's designs. A response cached at the same value is still valid. */
  readonly changes: number
}
