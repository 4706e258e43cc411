import { createHash } from 'node:crypto'
import { assetIdsIn, rejectMissing, type SourceRules } from '../content/check-sources.ts'
import type { Size } from '../document/document.ts'
import { isOneFile, type Rendering } from '../formats/formats.ts'
import { currentDigest, type OwnProfile } from '../render/cmyk/own-profiles.ts'
import { RENDERER_VERSION } from '../render/renderer-version.ts'
import type { QueueRoom } from '../store/exports/queue-room.ts'
import type { ShownExport } from '../store/exports/export-row.ts'
import type { DesignWithDocument } from '../store/records.ts'
import type { ExportRequester } from '../store/export-records.ts'
import type { Tracer } from '../tracing/tracer.ts'
import { type ExportLimits, MEGA } from './export-limits.ts'
import type { ExportSignals } from './export-signals.ts'
import { imagePlaces } from './fill-design.ts'
import { listRemoteImages } from './list-remote-images.ts'
import type { ExportPlan } from './plan-export.ts'
import { type EndReports, reportReused } from './report-end.ts'
import { type ExportInput, outputOf, recordedOptions } from './rendering.ts'
import { type SnapshotContent, snapshotJson } from './snapshot.ts'

export interface QueueTools extends SourceRules, EndReports {
  readonly signals: ExportSignals
  readonly keptMs: number
  readonly tracer?: Tracer | undefined
  /** ICC profiles of the operator. */
  readonly colorProfiles?: readonly OwnProfile[]
}

export interface ExportRequest {
  readonly id: string
  readonly accountId: string
  readonly requestedBy: ExportRequester
  /** The HTTP request, to follow the export in the log and the admin page. */
  readonly requestId: string | null
  readonly limits: ExportLimits
  readonly input: ExportInput
  /** On a retry: the rendering of the earlier export. */
  readonly rendering?: Rendering
  /** Limits of the queue. Defaults to those of the plan and the service. */
  readonly room?: QueueRoom
}

/** Of all accounts together: as many as a few workers render in a day. */
const MAX_QUEUED = 100_000

interface QueueInput {
  readonly request: ExportRequest
  readonly design: DesignWithDocument
  readonly content: SnapshotContent
  readonly plan: ExportPlan
  readonly traceparent: string | undefined
}

/**
 * Inserts the row of an export, which is its entry in the queue, and announces it.
 *
 * @throws `invalid_input` if an image has just been deleted; `storage_full`, `queue_full`, `overloaded`
 */
export async function queueExport(
  tools: QueueTools,
  { request, design, content, plan, traceparent }: QueueInput,
): Promise<ShownExport> {
  const { store, documents, signals, keptMs, now } = tools
  const { accountId, input } = request
  const limits = { outputBytes: request.limits.exportMb * MEGA, storageBytes: request.limits.storageMb * MEGA }
  const profileDigest = await digestOfProfile(plan, tools.colorProfiles)
  const time = now()
  const record = await rejectMissing({ documents, accountId, places: imagePlaces(input) }, () =>
    store.exports.create(
      {
        id: request.id,
        accountId,
        designId: design.id,
        designRevision: design.revision,
        format: input.format,
        options: recordedOptions(plan.rendering, input),
        fingerprint: fingerprintOf(request.id, { plan, size: design, content, profileDigest }),
        createdAt: time,
        expiresAt: time + keptMs,
        requestedBy: request.requestedBy,
        requestId: request.requestId,
        storageBytes: limits.storageBytes,
        estimateMs: plan.estimateMs,
        assetIds: assetIdsIn(`${content.text}\n${JSON.stringify(input.background ?? null)}`),
      },
      snapshotJson(design, content, { limits, traceparent, profileDigest }),
      request.room ?? { ofAccount: request.limits.queuedExports, ofAll: MAX_QUEUED },
    ),
  )
  if (record.status === 'queued') signals.announceQueued()
  // An earlier export with this ID has another time.
  if (record.status === 'completed' && record.createdAt === time) reportReused(tools, record, record.fileSet)
  signals.announceAccount(accountId)
  return { ...record, designTitle: design.title }
}

interface Fingerprinted {
  readonly plan: ExportPlan
  readonly size: Size
  readonly content: SnapshotContent
  readonly profileDigest: string | undefined
}

/** Returns the digest of the admin's profile that an export uses, without which the renderer must not draw it. */
async function digestOfProfile(
  { rendering: { options } }: ExportPlan,
  own: readonly OwnProfile[] = [],
): Promise<string | undefined> {
  const profile = own.find(({ name }) => 'colorProfile' in options && options.colorProfile === name)
  return profile && currentDigest(profile)
}

/** Returns a hash that is equal for exports with identical files and warnings. The document includes `data`. */
function fingerprintOf(
  exportId: string,
  { plan: { rendering, pages }, size: { width, height }, content, profileDigest }: Fingerprinted,
): string {
  const isArchive = !isOneFile(rendering) && pages.length > 1
  const withPages = { ...rendering, options: { ...rendering.options, pages } } as Rendering
  const drawn = outputOf(withPages)
  const output = {
    ...drawn,
    // The picture at a URL may have changed since an export with the same document.
    ...(listRemoteImages(content.text, drawn).length > 0 && { exportId }),
    ...(profileDigest !== undefined && { profile: profileDigest }),
    size: [width, height],
    renderer: RENDERER_VERSION,
    // Files in a ZIP contain the name; a single file is named when it is downloaded.
    name: isArchive ? rendering.options.filename : null,
    // Text from `data` may look like an unfilled placeholder, but has no warning.
    ...(content.warnings.length > 0 && { warnings: content.warnings }),
    // Files name the design and the data, of which others may be filled to the same document.
    ...(content.origin && { origin: content.origin }),
  }
  return createHash('sha256').update(JSON.stringify(output)).update('\n').update(content.text).digest('hex')
}
