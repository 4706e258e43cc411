import { EXPORT_ERROR_CODES, type ExportErrorCode, type ExportFormat, type ExportStatus } from '../../exports/export.ts'
import { usableDesign } from '../../content/usable-design.ts'
import { statusAt } from '../../exports/describe-export.ts'
import { inputToRetry, recordedRendering } from '../../exports/rendering.ts'
import { Failure } from '../../failure.ts'
import type { Rendering } from '../../formats/formats.ts'
import { isoTime, isoTimeOrNull } from '../../iso-time.ts'
import type { OperatorExport, OperatorExportFilter, WatchedStatus } from '../../store/operator/list-operator-exports.ts'
import type { ExportError, ExportRequester } from '../../store/export-records.ts'
import type { OwnerCaller } from '../access/caller.ts'
import type { AuditBy } from '../audit/audit-by.ts'
import { retryExport, type RetryTools } from '../exports/retry-export.ts'
import type { PageOf } from '../page-of.ts'

export const WATCHED_STATUSES = ['queued', 'processing', 'failed'] as const satisfies readonly WatchedStatus[]

export interface WatchedExport {
  readonly _id: string
  readonly account: { readonly _id: string; readonly email: string }
  readonly designId: string
  readonly designTitle: string
  readonly format: ExportFormat
  readonly status: ExportStatus
  /** In percent. */
  readonly progress: number
  readonly attempts: number
  readonly error: ExportError | null
  readonly requestId: string | null
  readonly createdAt: string
  readonly startedAt: string | null
  readonly completedAt: string | null
}

export interface WatchedExportDetails extends WatchedExport {
  readonly designRevision: number
  /** Without `data`, which is content of the account. */
  readonly options: Rendering['options']
  readonly requestedBy: ExportRequester
  /** Claims by workers, including the ones whose worker crashed. */
  readonly claims: number
  readonly workerCrashes: number
  /** Why it cannot be retried, as far as it is known in advance. */
  readonly retryFailure: Failure | null
}

export interface WatchedExportPage {
  readonly exports: readonly WatchedExport[]
  readonly total: number
  readonly codes: readonly { readonly code: ExportErrorCode; readonly count: number }[]
}

/**
 * Exports of all accounts, for owners: what happened and what to do, but no content except titles
 * and file names.
 */
export interface ExportDesk {
  /** Unfinished exports in queue order, failed ones most recent first. */
  list(caller: OwnerCaller, query: OperatorExportFilter & PageOf): Promise<WatchedExportPage>
  /** @throws `not_found` */
  get(caller: OwnerCaller, id: string): Promise<WatchedExportDetails>
  /**
   * Retries a failed, canceled or expired export for its account: the new one uses the limits of
   * the account and counts toward them.
   *
   * @throws what `Exports.retry` throws
   */
  retry(caller: OwnerCaller, id: string, requestId: string): Promise<WatchedExportDetails>
}

export function createExportDesk(tools: RetryTools & { readonly auditBy: AuditBy }): ExportDesk {
  const { store, now, auditBy } = tools

  const find = async (id: string): Promise<OperatorExport> => {
    const found = await store.operator.export(id)
    if (found === undefined) throw new Failure('not_found', { resource: 'export', id })
    return found
  }

  const describe = async (found: OperatorExport): Promise<WatchedExportDetails> => {
    const { options } = recordedRendering(found)
    return {
      ...watchedExport(found, now()),
      designRevision: found.designRevision,
      options: { ...options, data: null },
      requestedBy: found.requestedBy,
      claims: found.claims,
      workerCrashes: found.deaths,
      retryFailure: await findRetryFailure(found),
    }
  }

  const findRetryFailure = async (found: OperatorExport): Promise<Failure | null> => {
    try {
      inputToRetry(found, statusAt(found, now()))
      usableDesign(found.designId, await store.designs.find(found.accountId, found.designId))
      return null
    } catch (error) {
      if (error instanceof Failure) return error
      throw error
    }
  }

  return {
    async list(_, query) {
      const { exports, total, codes } = await store.operator.exports(query)
      return { exports: exports.map((each) => watchedExport(each, now())), total, codes: codes.filter(isKnownCode) }
    },

    async get(_, id) {
      return describe(await find(id))
    },

    async retry(caller, id, requestId) {
      const ended = await find(id)
      const account = await store.accounts.find(ended.accountId)
      if (account === undefined) throw new Failure('not_found', { resource: 'account', id: ended.accountId })
      const { plan } = account
      const queued = await retryExport(tools, { account: { accountId: account.id, plan }, ended, requestId })
      const retried = {
        action: 'export_retried',
        accountId: account.id,
        target: queued.id,
        details: { of: id },
      } as const
      await store.audit.add([auditBy(caller, retried)])
      return describe({ ...queued, email: account.email })
    },
  }
}

type CodeCount = WatchedExportPage['codes'][number]

function isKnownCode(counted: { readonly code: string; readonly count: number }): counted is CodeCount {
  return EXPORT_ERROR_CODES.some((code) => code === counted.code)
}

function watchedExport(item: OperatorExport, now: number): WatchedExport {
  return {
    _id: item.id,
    account: { _id: item.accountId, email: item.email },
    designId: item.designId,
    designTitle: item.designTitle,
    format: item.format,
    status: statusAt(item, now),
    progress: Math.floor(item.progress * 100),
    attempts: item.attempts,
    error: item.error,
    requestId: item.requestId,
    createdAt: isoTime(item.createdAt),
    startedAt: isoTimeOrNull(item.startedAt),
    completedAt: isoTimeOrNull(item.completedAt),
  }
}
