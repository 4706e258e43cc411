/** What an account did on one day. */
export interface UsageDay {
  /** Whole days since 1970, in UTC. */
  readonly day: number
  /** Those made with its keys. */
  readonly requests: number
  /** Accepted, whoever of the account asked for them. */
  readonly exports: number
}

export interface RequestCount {
  readonly accountId: string
  readonly day: number
  readonly requests: number
}

/** What an account keeps. */
export interface StoredUse {
  readonly assets: number
  readonly assetBytes: number
  /** Of exports that can still be downloaded. Files that several of them show count once. */
  readonly exportBytes: number
  /** What counts towards the limit of the plan: assets, and files of exports until they are removed. */
  readonly storedBytes: number
}

export interface UsageStore {
  /** Adds to what was counted before. Counts of accounts that are not there any more are dropped. */
  addRequests(counts: readonly RequestCount[]): Promise<void>
  /** The account's days from `sinceDay` on, oldest first; a day on which nothing happened is not among them. */
  days(accountId: string, sinceDay: number): Promise<readonly UsageDay[]>
  stored(accountId: string, now: number): Promise<StoredUse>
  /** As `StoredUse.exportBytes`, of all accounts: read some hundred rows at a time, so that nobody waits for all of them. */
  allExportBytes(now: number): Promise<number>
  /** Bytes of the assets of all accounts. Equal bytes are one file, and count once. */
  allAssetBytes(): Promise<number>
  /** Removes the days before `beforeDay`, some accounts at a time; answers how many there were. */
  purge(beforeDay: number): Promise<number>
}

const DAY_MS = 24 * 60 * 60 * 1_000

export function dayOf(time: number): number {
  return Math.floor(time / DAY_MS)
}

/** The moment at which it begins. */
export function timeOfDay(day: number): number {
  return day * DAY_MS
}
