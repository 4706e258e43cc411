import { type SessionCaller } from './caller.ts'

export interface DayOfUse {
  /** In UTC: `2026-04-01`. */
  readonly date: string
  /** Those made with keys of the account. */
  readonly requests: number
  /** Accepted ones, from keys and from the web app. */
  readonly exports: number
}

/** What an account is allowed and what it uses. */
export interface UsageAnswer {
  readonly plan: { readonly name: string; readonly requestsPerMinute: number; readonly storageBytes: number }
  /** Oldest first, every day up to today. */
  readonly days: readonly DayOfUse[]
  readonly storage: {
    readonly designs: number
    readonly trashedDesigns: number
    readonly assets: number
    readonly assetBytes: number
    readonly exportBytes: number
    /** What counts towards the plan's limit. */
    readonly storedBytes: number
  }
}

/** Days that are kept, and the most that can be asked for. */
export const USAGE_DAYS = 400

export interface Usage {
  /** Counts a request that was made with a key of the account; see usage-recorder.ts. */
  count(accountId: string): void
  /** The last `days` days, today among them. */
  get(caller: SessionCaller, days: number): Promise<UsageAnswer>
}
