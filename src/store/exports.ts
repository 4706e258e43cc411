import {
  type ClaimedExport,
  type Export,
  type ExportError,
  type ExportFile,
  type ExportFormat,
  type ExportRequester,
  type ExportStatus,
  type ExportWarning,
  type JsonObject,
  type Page,
} from './records.ts'

/*
 * The exports table is the queue. A row is `queued` and due at once. A worker claims it: `processing`, `claims` one more, and a lease
 * that heartbeats extend. When the lease ends the row is due again, and the next claim raises the fence, so that whatever the first worker
 * still writes is refused. A retry and a drain leave the status at `processing` (a client never sees it go back), end the lease, and
 * make the row due again. Leases run by a clock of the store (see lease-time.ts); all times given or returned here are for clients.
 *
 * Which of the due exports is claimed first: see exports/fair-queue.ts.
 *
 * Of exports of one account with one fingerprint at most one is `processing`, held by a unique index; the others wait
 * `queued`, complete with it in the same transaction, or run on their own if it fails.
 */

export interface NewExport {
  readonly id: string
  readonly accountId: string
  readonly designId: string
  readonly designRevision: number
  readonly format: ExportFormat
  readonly options: JsonObject
  readonly fingerprint: string
  readonly createdAt: number
  /** When its files go, should it be answered at once from those of an equal export. */
  readonly expiresAt: number
  /** The account's assets that the snapshot shows; those cannot be removed until it has ended. */
  readonly assetIds: readonly string[]
  readonly requestedBy: ExportRequester
  /** What the account may have stored. */
  readonly storageBytes: number
  /** Estimated render time in milliseconds. */
  readonly estimateMs: number
}

/** How many exports may wait and be rendered at once. */
export interface QueueRoom {
  readonly ofAccount: number
  readonly ofAll: number
}

export interface ExportQuery extends Page {
  readonly designId?: string
  /** Where it is asked for, a completed export whose time is over at `now` is found as `expired`. */
  readonly status?: ExportStatus
  readonly now: number
}

/** An export as it is shown: with what its design is called now. */
export interface ShownExport extends Export {
  readonly designTitle: string
}

/** As much of an export as tells whether it has changed. */
export interface ExportState {
  readonly id: string
  readonly status: ExportStatus
  /** 0–1. */
  readonly progress: number
}

export interface ExportPage {
  readonly exports: readonly ShownExport[]
  readonly total: number
}

export interface ClaimOptions {
  readonly workerId: string
  /** For `startedAt`. */
  readonly now: number
  /** At most 60,000. */
  readonly leaseMs: number
  /** What the worker has under way: never claimed, though its lease may have ended while the process was suspended. */
  readonly holding?: readonly string[]
  /** Claims only exports that are expected to take at most `maxCostMs`, of other accounts than these. */
  readonly express?: { readonly maxCostMs: number; readonly exceptAccounts: readonly string[] }
}

export interface Heartbeat {
  readonly leaseMs: number
  /** 0–1; less than before is ignored. */
  readonly progress?: number
}

/** Render time in milliseconds, on a monotonic clock, that the account is charged for; the estimate where absent. */
export interface UsedTime {
  readonly usedMs?: number
}

export interface FailedExport extends UsedTime {
  readonly error: ExportError
  readonly now: number
}

export interface FinishedExport extends UsedTime {
  readonly now: number
  readonly expiresAt: number
  /** Usually the export's own id. */
  readonly fileSet: string
  readonly files: readonly ExportFile[]
  /** What the account may have stored with them; no limit if absent. */
  readonly storageBytes?: number
  readonly warnings: readonly ExportWarning[]
}

export interface ExportStore {
  /**
   * Accepts the export: row, snapshot and place in the queue in one transaction. Where the account has a completed,
   * unexpired export of the same fingerprint, the row is completed at once with the same files. Where the account has an
   * export of that id already, answers that one and writes nothing. Throws `not_found` (design) where the account has no
   * such design any more, `overloaded` where there is no room left in the queue, `storage_full` once the account has stored
   * what it may (an export that is answered from stored files is accepted), and AssetsMissing.
   */
  create(item: NewExport, snapshotJson: string, room?: QueueRoom): Promise<Export>
  find(accountId: string, id: string): Promise<ShownExport | undefined>
  /** Those of the ids that the account has, in no particular order. */
  findMany(accountId: string, ids: readonly string[]): Promise<readonly ShownExport[]>
  /** Of whichever account; for those who hold a signed link. */
  findAny(id: string): Promise<Export | undefined>
  /** Latest created first. The records are as they are written: what is over may still say `completed`. */
  list(accountId: string, query: ExportQuery): Promise<ExportPage>
  /**
   * How the account's exports stand that wait or are being rendered, that were created from `since` on (the latest 1,000 of them), and
   * that have one of the ids. Reads indices alone: many who watch ask every second.
   */
  listStates(
    accountId: string,
    asked: { readonly since: number; readonly ids: readonly string[] },
  ): Promise<readonly ExportState[]>
  /** Those of the ids, of whichever account, whose exports wait or are being rendered. */
  listUnderWay(ids: readonly string[]): Promise<ReadonlySet<string>>
  /** Of the account's latest 1,000 exports those that have ended from `since` on. */
  listEnded(accountId: string, since: number): Promise<readonly ExportState[]>
  /** Only a queued one: `canceled`. One that is canceled already is answered as it is. Throws `not_found`, `export_not_cancelable`. */
  cancel(accountId: string, id: string, now: number): Promise<Export>
  /** Only one that has ended (completed, failed, canceled, expired); answers what it was. Throws `not_found`, `export_not_cancelable`. */
  remove(accountId: string, id: string): Promise<Export>

  /**
   * Claims the due export that is next in the fair queue, or none. Accounts share render time: a thousand exports of one
   * do not hold up the first of another, whatever each costs. Counts a death where another worker still held the lease.
   */
  claim(options: ClaimOptions): Promise<ClaimedExport | undefined>
  /** Extends the lease. False where the export is no longer this claim's, or was given back: stop, and write nothing. */
  heartbeat(id: string, claims: number, beat: Heartbeat): Promise<boolean>
  /** Completes it and every queued export of the same account and fingerprint; answers their ids, none where the claim is lost. Throws `storage_full`. */
  finish(id: string, claims: number, result: FinishedExport): Promise<readonly string[]>
  /** Ends it as `failed`. False where the claim is lost. Equal queued exports run on their own. */
  fail(id: string, claims: number, failed: FailedExport): Promise<boolean>
  /** Due again after `delayMs` (at most 60,000), one attempt more. False where the claim is lost. */
  retryLater(id: string, claims: number, retry: UsedTime & { readonly delayMs: number }): Promise<boolean>
  /** Due again at once, no attempt counted: for a server that shuts down. False where the claim is lost. */
  release(id: string, claims: number): Promise<boolean>
  /** How many of all accounts wait and run, for metrics and back pressure. */
  queueDepth(): Promise<{ readonly queued: number; readonly processing: number }>

  /** Turns at most `limit` completed exports whose time is over to `expired`; answers their ids. */
  expireDue(now: number, limit: number): Promise<readonly string[]>
  /** Those of the given file sets that a completed export still shows, or an export under way may be writing. */
  fileSetsInUse(fileSets: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Runs `work` unless the file set is in use; no export of that id is accepted before it has ended, since `create` waits.
   * It may be run again, must be short, and asks the store nothing. False where it was not run.
   */
  whileUnused(fileSet: string, work: () => Promise<unknown>): Promise<boolean>
}
