import { type ExportError } from '../store/records.ts'
import { type Role, type SessionCaller } from './caller.ts'
import { type ExportFormat } from './exports.ts'
import { type PageOf, type Sent } from './sent.ts'

/** The whole service at a glance. */
export interface ServiceSummary {
  readonly version: string
  readonly accounts: number
  readonly designs: number
  readonly exports: {
    readonly queued: number
    readonly processing: number
    readonly completed: number
    readonly failed: number
    readonly total: number
  }
  readonly requestsToday: number
  /** True to the minute. */
  readonly storage: { readonly assetBytes: number; readonly exportBytes: number }
  readonly plans: readonly { readonly name: string; readonly requestsPerMinute: number; readonly accounts: number }[]
  readonly renderers: RendererFigures
}

/** The render processes of the server that answers. */
export interface RendererFigures {
  readonly processes: number
  readonly busy: number
  /** Renders waiting for a process. */
  readonly queued: number
}

export interface WatchedAccount {
  readonly _id: string
  readonly email: string
  readonly role: Role
  readonly plan: string
  readonly createdAt: string
  readonly lastSeenAt: string | null
  readonly designs: number
  readonly requests30Days: number
  readonly exports30Days: number
  readonly assetBytes: number
}

export const WATCHED_STATUSES = ['queued', 'processing', 'failed'] as const
export type WatchedStatus = (typeof WATCHED_STATUSES)[number]

export interface WatchedExport {
  readonly _id: string
  readonly account: { readonly _id: string; readonly email: string }
  readonly designId: string
  readonly designTitle: string
  readonly format: ExportFormat
  readonly status: WatchedStatus
  /** In percent. */
  readonly progress: number
  readonly attempts: number
  readonly error: ExportError | null
  readonly createdAt: string
  readonly startedAt: string | null
  readonly completedAt: string | null
}

/** What owners see and change of other people's accounts: how much they use, never what is in it, but for titles of exports that run or failed. */
export interface OperatorDesk {
  summary(caller: SessionCaller): Promise<ServiceSummary>
  /** Latest made first. */
  listAccounts(
    caller: SessionCaller,
    query: PageOf & { q?: string },
  ): Promise<{ accounts: WatchedAccount[]; total: number }>
  /** `plan`, `role` or both. @throws `invalid_input`, `not_found`, `last_owner` */
  changeAccount(caller: SessionCaller, id: string, sent: Sent): Promise<WatchedAccount>
  /** Those under way in the order of the queue, failed ones latest first. */
  listExports(
    caller: SessionCaller,
    query: PageOf & { status: WatchedStatus },
  ): Promise<{ exports: WatchedExport[]; total: number }>
}
