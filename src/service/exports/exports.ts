import type { ExportInput } from '../../exports/rendering.ts'
import { colorProfileIssues } from '../../exports/color-profile-issues.ts'
import { findFillIssues } from '../../exports/fill-design.ts'
import { Failure, type Issue } from '../../failure.ts'
import type { ShownExport } from '../../store/exports/export-row.ts'
import type { Reader, Writer } from '../access/caller.ts'
import { describeExport } from '../../exports/describe-export.ts'
import type { Export, ExportStatus } from '../../exports/export.ts'
import { createExportWaits } from '../../exports/export-waits.ts'
import type { FileUrls } from '../files/file-urls.ts'
import type { PageOf } from '../page-of.ts'
import { requestExport } from '../../exports/export-steps.ts'
import type { RemoveLeftovers } from '../../exports/remove-leftovers.ts'
import { ownExport, retryExport, type RetryTools } from './retry-export.ts'

export interface ExportQuery extends PageOf {
  readonly designId?: string
  readonly status?: ExportStatus
}

/** `canceled` was queued; `removed` had ended and has been deleted. */
export type ExportRemoval = { readonly canceled: Export } | { readonly removed: true }

export interface NewExportIds {
  /** The ID of the new export. If it exists, the call repeats an earlier one, and returns it. */
  readonly exportId?: string | undefined
  /** The HTTP request. */
  readonly requestId?: string | undefined
}

export interface WaitOptions {
  readonly waitMs: number
  readonly signal?: AbortSignal
  readonly onNoRoom?: () => void
}

export interface Exports {
  /**
   * Exports the design's current revision. Returns the export as `completed` if an equal one
   * exists.
   * @throws `invalid_input` if `data` does not fit the design or an image does not exist;
   *   `not_found`, `design_trashed`; `page_not_found`, `export_too_large`; `overloaded` while too
   *   many exports of the account, or in total, are queued
   */
  create(caller: Writer, input: ExportInput, ids?: NewExportIds): Promise<Export>
  /** The issues of data and images, for an input that is invalid elsewhere. */
  findIssues(caller: Writer, input: Partial<ExportInput>): Promise<readonly Issue[]>
  /**
   * Exports the current revision with the options of a failed, canceled or expired export.
   * @throws what `create` throws; `export_not_retryable` for other statuses, and if its data was
   *   not stored
   */
  retry(caller: Writer, id: string, ids?: NewExportIds): Promise<Export>
  /** @throws `not_found` */
  get(caller: Reader, id: string): Promise<Export>
  list(caller: Reader, query: ExportQuery): Promise<{ exports: Export[]; total: number }>
  /** Waits until the export ends. If too many requests wait, calls `onNoRoom` and returns. @throws `not_found` */
  wait(caller: Reader | Writer, id: string, wait: WaitOptions): Promise<Export>
  /** @throws `not_found`; `export_not_cancelable` while it is being rendered */
  remove(caller: Writer, id: string): Promise<ExportRemoval>
}

interface ExportsOptions extends RetryTools {
  readonly urls: FileUrls
  readonly removeLeftovers: RemoveLeftovers
}

const MAX_WAITING = { maxPerAccount: 50, maxTotal: 500 } as const

export function createExports(options: ExportsOptions): Exports {
  const { store, plans, urls, signals, now, newId, removeLeftovers } = options
  const waits = createExportWaits({ store, signals, ...MAX_WAITING })

  const find = async (accountId: string, id: string): Promise<ShownExport> => {
    const record = await store.exports.find(accountId, id)
    if (record === undefined) throw new Failure('not_found', { resource: 'export', id })
    return record
  }

  const answer = (record: ShownExport): Export => describeExport(record, { urlOf: urls.exportFile, now: now() })

  return {
    async create(caller, input, ids = {}) {
      const repeated = ids.exportId && (await store.exports.find(caller.accountId, ids.exportId))
      if (repeated) return answer(repeated)
      return answer(
        await requestExport(options, {
          ...ownExport(caller, plans),
          id: ids.exportId ?? newId('exp'),
          requestId: ids.requestId ?? null,
          input,
        }),
      )
    },

    findIssues: async ({ accountId }, input) => [
      ...colorProfileIssues(input.colorProfile, options.colorProfiles),
      ...(await findFillIssues(options, accountId, input)),
    ],

    async retry(caller, id, ids = {}) {
      const { accountId } = caller
      const repeated = ids.exportId && (await store.exports.find(accountId, ids.exportId))
      if (repeated) return answer(repeated)
      return answer(await retryExport(options, { account: caller, ended: await find(accountId, id), ...ids }))
    },

    async get(caller, id) {
      return answer(await find(caller.accountId, id))
    },

    async list(caller, query) {
      const { exports, total } = await store.exports.list(caller.accountId, { ...query, now: now() })
      return { exports: exports.map(answer), total }
    },

    async wait(caller, id, wait) {
      const { accountId } = caller
      return answer(await waits.untilEnded(() => find(accountId, id), { ...wait, accountId, id }))
    },

    async remove(caller, id) {
      const { accountId } = caller
      const { status, designTitle } = await find(accountId, id)
      if (status !== 'queued') {
        const { fileSet } = await store.exports.remove(accountId, id)
        signals.announceAccount(accountId)
        await removeLeftovers({ fileSets: [fileSet ?? id] })
        return { removed: true }
      }
      const canceled = await store.exports.cancel(accountId, id, now())
      signals.announceChanged([id])
      signals.announceAccount(accountId)
      return { canceled: answer({ ...canceled, designTitle }) }
    },
  }
}
