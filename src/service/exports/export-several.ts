import { Failure, rejectIssues } from '../../failure.ts'
import { colorProfileIssues } from '../../exports/color-profile-issues.ts'
import type { QueueTools } from '../../exports/queue-export.ts'
import type { ExportInput } from '../../exports/rendering.ts'
import type { Export } from '../../exports/export.ts'
import type { Writer } from '../access/caller.ts'
import { derivedId, type NewId } from '../new-id.ts'
import type { Exports } from './exports.ts'

/** Each export is checked and queued in the request. */
export const MAX_EXPORTED_DESIGNS = 100

export interface SeveralExports {
  readonly exports: readonly Export[]
  /** In the order of the request. */
  readonly failed: readonly { readonly designId: string; readonly failure: Failure }[]
}

interface SeveralInput {
  readonly ids: readonly string[]
  readonly options: Omit<ExportInput, 'designId' | 'data'>
  /** Of the request: a retry with the same ID creates no further exports. */
  readonly batchId?: string | undefined
  readonly requestId?: string | undefined
}

export type ExportSeveral = (caller: Writer, input: SeveralInput) => Promise<SeveralExports>

interface ExportSeveralOptions extends Pick<QueueTools, 'colorProfiles'> {
  readonly exports: Exports
  readonly newId: NewId
}

/**
 * Queues an export of each design. A design that cannot be exported does not affect the others.
 *
 * @throws `invalid_input` for an unknown color profile
 */
export function createExportSeveral({ exports, newId, colorProfiles }: ExportSeveralOptions): ExportSeveral {
  return async (caller, { ids, options, batchId = newId('exp'), requestId }) => {
    const issues = colorProfileIssues(options.colorProfile, colorProfiles)
    rejectIssues(issues)
    const queued: Export[] = []
    const failed: { designId: string; failure: Failure }[] = []
    for (const [index, designId] of ids.entries()) {
      const exportId = derivedId(batchId, { index, seed: designId })
      try {
        queued.push(await exports.create(caller, { ...options, designId }, { exportId, requestId }))
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        failed.push({ designId, failure: error as Failure })
      }
    }
    return { exports: queued, failed }
  }
}
