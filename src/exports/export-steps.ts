import type { ClaimedExport } from '../store/export-records.ts'
import type { ShownExport } from '../store/exports/export-row.ts'
import { type SpanOptions, traced } from '../tracing/tracer.ts'
import { rejectIssues } from '../failure.ts'
import { colorProfileIssues } from './color-profile-issues.ts'
import { endFailed, endRendered, type EndTools, type Processing } from './end-export.ts'
import { rejectRepeatedCrashes } from './failure-verdict.ts'
import { fillDesign, findDesign } from './fill-design.ts'
import { Lease, LEASE_MS } from './lease.ts'
import { planExport } from './plan-export.ts'
import { type ExportRequest, queueExport, type QueueTools } from './queue-export.ts'
import { renderFiles, type RenderTools } from './render-files.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'

/*
 * The steps of an export, in order. `requestExport` runs in the request. `processExport` runs in a
 * worker: in the same process or another one, later, and again after a failure. The only data passed
 * between them is one row, with a snapshot of the document.
 */

/**
 * Queues an export of the design's current revision. Returns it as `completed` if an equal
 * export has files.
 *
 * @throws `not_found`, `design_trashed`; `invalid_input` if the data does not fit;
 *   `page_not_found`, `export_too_large`, `storage_full`; `queue_full`, `overloaded`
 */
export async function requestExport(tools: QueueTools, request: ExportRequest): Promise<ShownExport> {
  const attributes = { 'platen.export.id': request.id, 'platen.export.format': request.input.format }
  return traced(tools.tracer, { name: 'queue export', kind: 'producer', attributes }, async (span) => {
    const design = await findDesign(tools, request)
    const content = await fillDesign(tools, request.input, design)
    const plan = planExport(request, { ...design, pageCount: content.pageCount })
    const { options } = plan.rendering
    const issues = 'colorProfile' in options ? colorProfileIssues(options.colorProfile, tools.colorProfiles) : []
    rejectIssues(issues)
    return queueExport(tools, { request, design, content, plan, traceparent: span?.traceparent })
  })
}

export interface ProcessTools extends RenderTools, EndTools {
  /** Time until other workers can claim the exports of a crashed worker. Default: 15 s. */
  readonly leaseMs?: number
}

/**
 * Renders a claimed export under its lease, then finishes, fails, postpones or releases it.
 *
 * @throws what the store throws; the lease then expires, and a worker claims the export again
 */
export async function processExport(tools: ProcessTools, processing: Processing): Promise<void> {
  const { claimed } = processing
  const lease = new Lease({ ...processing, ...tools, leaseMs: tools.leaseMs ?? LEASE_MS })
  try {
    rejectRepeatedCrashes(claimed)
    const snapshot = readSnapshot(claimed.snapshotJson)
    await traced(tools.tracer, processingSpan(claimed, snapshot), async (span) => {
      const rendered = await renderFiles(tools, {
        ...processing,
        snapshot,
        span,
        onProgress: (progress) => lease.reportProgress(progress),
      })
      await lease.end()
      await traced(tools.tracer, { name: 'record result' }, () => endRendered(tools, processing, rendered))
    })
  } catch (error) {
    await lease.end()
    await endFailed(tools, processing, error)
  }
}

/** Continues the trace of the request that queued the export. */
function processingSpan(claimed: ClaimedExport, { traceparent }: Snapshot): SpanOptions & { name: string } {
  return {
    name: 'process export',
    kind: 'consumer',
    parent: traceparent,
    attributes: {
      'platen.export.id': claimed.id,
      'platen.export.format': claimed.format,
      'platen.export.claims': claimed.claims,
      'platen.account.id': claimed.accountId,
    },
  }
}
