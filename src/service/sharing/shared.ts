import type { Visibility } from '../designs/design.ts'
import type { Sharing } from '../designs/design-input.ts'
import type { ExportError, ExportStatus } from '../../exports/export.ts'
import { createHash } from 'node:crypto'
import { Failure, isFailure } from '../../failure.ts'
import { RENDERER_VERSION } from '../../render/renderer-version.ts'
import type { QueueRoom } from '../../store/exports/queue-room.ts'
import type { ShownExport } from '../../store/exports/export-row.ts'
import type { Design } from '../../store/records.ts'
import type { ExportFormat } from '../../store/export-records.ts'
import { sharingOf } from '../designs/describe-design.ts'
import { describeExport } from '../../exports/describe-export.ts'
import { createExportWaits } from '../../exports/export-waits.ts'
import type { FileUrls } from '../files/file-urls.ts'
import { isoTime } from '../../iso-time.ts'
import { createNewId } from '../new-id.ts'
import { planOf, type Plans } from '../usage/plans.ts'
import { requestExport } from '../../exports/export-steps.ts'
import type { QueueTools } from '../../exports/queue-export.ts'
import { findShared } from './shared-design.ts'

export const SHARED_FORMATS = ['png', 'pdf'] as const
export type SharedFormat = (typeof SHARED_FORMATS)[number]

export interface SharedDesign {
  readonly _id: string
  readonly title: string
  readonly width: number
  readonly height: number
  readonly pageCount: number
  readonly visibility: Visibility
  readonly sharing: Sharing
  readonly updatedAt: string
  readonly pages: readonly { readonly page: number; readonly previewUrl: string }[]
}

export interface SharedExport {
  readonly status: ExportStatus
  /** Absolute. Valid while the design is shared and can be downloaded. Null until completed. */
  readonly downloadUrl: string | null
  readonly error: ExportError | null
}

export interface SharedExportRequest {
  readonly format: SharedFormat
  readonly signal: AbortSignal
  /** The HTTP request. */
  readonly requestId?: string | null
}

/** Unlisted and public designs of all accounts, without authentication. Others are `not_found`. */
export interface Shared {
  get(id: string): Promise<SharedDesign>
  /**
   * Renders in the owner's account, once per revision, format and day for all visitors. Resolves
   * when the export has ended, after 20 seconds, or when `signal` aborts; visitors then repeat the
   * request.
   * @throws `not_found`, also if downloads are not allowed; `export_too_large`; `overloaded` while
   *   too many exports are queued or the owner's storage is full
   */
  export(id: string, request: SharedExportRequest): Promise<SharedExport>
}

interface SharedOptions extends QueueTools {
  readonly plans: Plans
  readonly urls: FileUrls
}

const HOUR_MS = 3_600_000
/** One export per day. Files are retained for at least a day, so the file lasts until the day ends. */
const DAY_MS = 24 * HOUR_MS
const WAIT_MS = 20_000

/** Visitors that wait for a file. Further ones get an immediate response and repeat the request. */
const MAX_WAITING = { maxPerAccount: 100, maxTotal: 100 } as const

/** Smaller limits for visitors, so that owners can still queue exports. */
const VISITOR_ROOM: QueueRoom = { ofAccount: 20, ofAll: 200 }

const OWNER_IS_BUSY = 'Too many downloads of this owner’s designs are waiting.'

/** Does not reveal to visitors how much the owner has stored. */
const OWNER_IS_FULL = 'This design can’t be downloaded right now because its owner’s storage is full.'

export function createShared(options: SharedOptions): Shared {
  const { store, plans, urls, signals, now } = options
  const waits = createExportWaits({ store, signals, ...MAX_WAITING })

  const findOrQueue = async (
    design: Design,
    { format, requestId = null }: Pick<SharedExportRequest, 'format' | 'requestId'>,
    periodMs: number,
  ): Promise<ShownExport> => {
    const id = exportId(design, format, Math.floor(now() / periodMs) * periodMs)
    const found = await store.exports.find(design.accountId, id)
    if (found) return found
    const owner = await store.accounts.find(design.accountId)
    if (owner === undefined) throw new Failure('not_found', { resource: 'design', id: design.id })
    try {
      return await requestExport(options, {
        ...{ id, accountId: design.accountId, requestId, requestedBy: 'visitor', limits: planOf(plans, owner.plan) },
        ...{ input: { designId: design.id, format }, room: VISITOR_ROOM },
      })
    } catch (error) {
      if (isFailure(error, 'queue_full')) {
        const { retryAfterSeconds } = error.details
        throw new Failure('overloaded', { retryAfterSeconds, reason: OWNER_IS_BUSY })
      }
      if (!isFailure(error, 'storage_full')) throw error
      throw new Failure('overloaded', { retryAfterSeconds: HOUR_MS / 1000, reason: OWNER_IS_FULL }, error)
    }
  }

  const waitUntilEnded = async ({ accountId, id }: ShownExport, signal: AbortSignal): Promise<ShownExport> => {
    const read = async (): Promise<ShownExport> => {
      const record = await store.exports.find(accountId, id)
      if (record === undefined) throw new Failure('not_found', { resource: 'export' })
      return record
    }
    return waits.untilEnded(read, { accountId, id, waitMs: WAIT_MS, signal })
  }

  return {
    async get(id) {
      const design = await findShared(store, id)
      const { revision } = design
      return {
        _id: id,
        title: design.title,
        width: design.width,
        height: design.height,
        pageCount: design.pageCount,
        visibility: design.visibility,
        sharing: sharingOf(design),
        updatedAt: isoTime(design.updatedAt),
        pages: Array.from({ length: design.pageCount }, (_, index) => {
          return { page: index + 1, previewUrl: urls.sharedPreview({ id, revision, page: index + 1 }) }
        }),
      }
    },

    async export(id, { signal, ...request }) {
      const design = await findShared(store, id)
      if (!design.allowsDownload) {
        const reason = `The owner of design "${id}" does not allow downloads.`
        throw new Failure('not_found', { resource: 'file', reason })
      }
      const todaysExport = await waitUntilEnded(await findOrQueue(design, request, DAY_MS), signal)
      // Internal failures and exports canceled by the owner are retried once per hour, not for every visitor.
      const shouldRetry =
        todaysExport.status === 'canceled' ||
        (todaysExport.status === 'failed' && todaysExport.error?.retryable === true)
      const record = shouldRetry
        ? await waitUntilEnded(await findOrQueue(design, request, HOUR_MS), signal)
        : todaysExport
      const { status, downloadUrl, error } = describeExport(record, { urlOf: urls.sharedExportFile, now: now() })
      const isFull = error?.code === 'storage_full'
      return { status, downloadUrl, error: isFull ? { ...error, message: OWNER_IS_FULL } : error }
    },
  }
}

/**
 * Equal for equal requests within the period. The store creates at most one export per ID, so nothing
 * is rendered twice.
 */
function exportId({ id, revision }: Design, format: ExportFormat, beginsAt: number): string {
  const identity = [id, revision, format, RENDERER_VERSION, beginsAt].join('\n')
  const digest = createHash('sha256').update(`shared export\n${identity}`).digest()
  return createNewId({ now: () => beginsAt, randomBytes: (count) => digest.subarray(0, count) })('exp')
}
