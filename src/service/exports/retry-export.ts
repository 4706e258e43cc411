import { statusAt } from '../../exports/describe-export.ts'
import { requestExport } from '../../exports/export-steps.ts'
import type { ExportRequest, QueueTools } from '../../exports/queue-export.ts'
import { inputToRetry, recordedRendering } from '../../exports/rendering.ts'
import type { ShownExport } from '../../store/exports/export-row.ts'
import type { Export } from '../../store/export-records.ts'
import type { NewId } from '../new-id.ts'
import { planOf, type Plans } from '../usage/plans.ts'

export interface RetryTools extends QueueTools {
  readonly plans: Plans
  readonly newId: NewId
}

interface ExportingAccount {
  readonly accountId: string
  readonly plan: string
}

interface Retry {
  /** The account of `ended`, which the new export counts for. */
  readonly account: ExportingAccount
  readonly ended: Export
  readonly exportId?: string | undefined
  readonly requestId?: string | undefined
}

/**
 * Queues an export of the design's current revision with the options of one that has ended.
 *
 * @throws what `requestExport` throws; `export_not_retryable`
 */
export async function retryExport(
  tools: RetryTools,
  { account, ended, exportId, requestId }: Retry,
): Promise<ShownExport> {
  return requestExport(tools, {
    ...ownExport(account, tools.plans),
    id: exportId ?? tools.newId('exp'),
    requestId: requestId ?? null,
    input: inputToRetry(ended, statusAt(ended, tools.now())),
    rendering: recordedRendering(ended),
  })
}

/** An export requested again by the owner is the owner's, even if a visitor requested it first. */
export function ownExport(
  { accountId, plan }: ExportingAccount,
  plans: Plans,
): Pick<ExportRequest, 'accountId' | 'requestedBy' | 'limits'> {
  return { accountId, requestedBy: 'owner', limits: planOf(plans, plan) }
}
