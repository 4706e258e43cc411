import type { Scope } from '../store/records.ts'

export type { Scope }
export const SCOPES = ['read', 'write'] as const satisfies readonly Scope[]

/** Whose request it is: what an accepted key tells. Read anew for every request, so that a revoked key ends at once. */
export interface Caller {
  readonly accountId: string
  readonly keyId: string
  readonly scopes: readonly Scope[]
  readonly plan: string
  /** What the plan allows in a window of 60 seconds, over all keys of the account. */
  readonly requestsPerMinute: number
  /** Grows with every change to the account's designs: an answer made at the same figure is still true. */
  readonly changes: number
}
