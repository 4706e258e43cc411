import { type Account, type Export, type Page, type Role } from './records.ts'

/** What whoever runs the service looks at: all accounts at once. */
export interface OperatorStore {
  summary(day: number): Promise<OperatorSummary>
  /** Latest made first. */
  accounts(asked: AccountQuery): Promise<{ readonly accounts: readonly OperatorAccount[]; readonly total: number }>
  /** As in `accounts`; undefined where there is no such account. */
  account(id: string, sinceDay: number): Promise<OperatorAccount | undefined>
  /**
   * Changes what is given. Throws `not_found`, and `last_owner` where nobody would be left to run the service. Whether there is
   * such a plan is the caller's business.
   */
  change(id: string, change: { readonly plan?: string; readonly role?: Role }): Promise<void>
  /** Those that wait or are being rendered in the order of the queue; failed ones latest first. */
  exports(asked: RunQuery): Promise<{ readonly exports: readonly OperatorExport[]; readonly total: number }>
}

export interface OperatorSummary {
  readonly accounts: number
  readonly accountsByPlan: Readonly<Record<string, number>>
  /** Without those in the trash. */
  readonly designs: number
  /** `total` counts canceled and expired ones too. A completed one whose files have ended counts so until the next sweep. */
  readonly exports: Readonly<Record<WatchedStatus | 'completed' | 'total', number>>
  /** Of the day. */
  readonly requests: number
}

export interface AccountQuery extends Page {
  /** A part of the email, in any case, or a whole id. */
  readonly q?: string
  /** The first of the days whose requests and exports are counted. */
  readonly sinceDay: number
}

export interface OperatorAccount extends Pick<Account, 'id' | 'email' | 'role' | 'plan' | 'createdAt' | 'designCount'> {
  /** When a key or a session of it was used last, to the minute; null where none ever was, or none is left. */
  readonly lastSeenAt: number | null
  readonly requests: number
  readonly exports: number
  readonly assetBytes: number
}

export type WatchedStatus = 'queued' | 'processing' | 'failed'

export interface RunQuery extends Page {
  readonly status: WatchedStatus
}

export interface OperatorExport extends Pick<
  Export,
  | 'id'
  | 'accountId'
  | 'designId'
  | 'format'
  | 'status'
  | 'progress'
  | 'attempts'
  | 'error'
  | 'createdAt'
  | 'startedAt'
  | 'completedAt'
> {
  readonly email: string
  readonly designTitle: string
}
