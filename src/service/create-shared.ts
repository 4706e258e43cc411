import { createHash } from 'node:crypto'
import { Failure, isFailure } from '../failure.ts'
import { RENDERER_VERSION } from '../render/renderer-version.ts'
import { type QueueRoom, type ShownExport } from '../store/exports.ts'
import { type Design, type ExportFormat } from '../store/records.ts'
import { BodyReader } from './body-reader.ts'
import { sharingOf } from './design-answer.ts'
import { exportAnswer } from './export-answer.ts'
import { readExportInput } from './export-input.ts'
import { createExportWaits } from './export-waits.ts'
import { type FileUrls } from './file-urls.ts'
import { isoTime } from './iso-time.ts'
import { createNewId } from './new-id.ts'
import { planOf } from './plans.ts'
import { queueExport, type QueueOptions } from './queue-export.ts'
import { findShared } from './shared-design.ts'
import { SHARED_FORMATS, type Shared } from './shared.ts'

interface SharedOptions extends QueueOptions {
  readonly urls: FileUrls
}

const HOUR_MS = 3_600_000
/** Files are kept for a day at least, so that none made for a day is over before it. */
const DAY_MS = 24 * HOUR_MS
const WAIT_MS = 20_000

/** Visitors that are held until a file is there. Those beyond are answered at once, and ask again. */
const MOST_WAITING = { mostOfAccount: 100, mostOfAll: 100 } as const

/** Visitors leave the queue to those whose it is. */
const ROOM: QueueRoom = { ofAccount: 20, ofAll: 200 }

/** How much an owner has stored is not for visitors. */
const OWNER_IS_FULL = 'The design cannot be downloaded at the moment: the storage of its owner is full.'

export function createShared(options: SharedOptions): Shared {
  const { store, plans, urls, signals, now } = options
  const waits = createExportWaits({ store, signals, ...MOST_WAITING })

  const findOrQueue = async (design: Design, format: ExportFormat, periodMs: number): Promise<ShownExport> => {
    const id = exportId(design, format, Math.floor(now() / periodMs) * periodMs)
    const found = await store.exports.find(design.accountId, id)
    if (found) return found
    const owner = await store.accounts.find(design.accountId)
    if (owner === undefined) throw new Failure('not_found', { resource: 'design', id: design.id })
    const body = new BodyReader({ body: { designId: design.id, format } })
    try {
      return await queueExport(options, body, {
        ...{ id, accountId: design.accountId, requestedBy: 'visitor', plan: planOf(plans, owner.plan) },
        ...{ input: readExportInput(body), room: ROOM },
      })
    } catch (error) {
      if (!isFailure(error, 'storage_full')) throw error
      throw new Failure('overloaded', { retryAfterSeconds: HOUR_MS / 1000, reason: OWNER_IS_FULL }, error)
    }
  }

  const ended = async ({ accountId, id }: ShownExport, signal: AbortSignal): Promise<ShownExport> => {
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

    async export(id, { sent, signal }) {
      const design = await findShared(store, id)
      const body = new BodyReader(sent)
      const format = body.oneOf('format', SHARED_FORMATS)
      if (!body.has('format')) body.missing('format', `one of ${SHARED_FORMATS.join(', ')}`)
      body.throwIfFaulty()
      if (format === undefined) throw new TypeError('a faultless body names a format')
      if (!design.allowsDownload) {
        const reason = `The design "${id}" is there to be seen: its owner does not allow it to be downloaded.`
        throw new Failure('not_found', { resource: 'file', reason })
      }
      const ofToday = await ended(await findOrQueue(design, format, DAY_MS), signal)
      // What failed for a reason of ours, or was cancelled by its owner, is tried again, and not by every visitor.
      const isOurs = ofToday.status === 'canceled' || (ofToday.status === 'failed' && ofToday.error?.retryable === true)
      const record = isOurs ? await ended(await findOrQueue(design, format, HOUR_MS), signal) : ofToday
      const exportFile: FileUrls['exportFile'] = (exportId, name) => urls.sharedExportFile(exportId, name)
      const { status, downloadUrl, error } = exportAnswer(record, { urls: { ...urls, exportFile }, now: now() })
      const isFull = error?.code === 'storage_full'
      return { status, downloadUrl, error: isFull ? { ...error, message: OWNER_IS_FULL } : error }
    },
  }
}

/** The same for whoever asks for the same within the period: the store writes an export of one id once, so nothing is rendered twice. */
function exportId({ id, revision }: Design, format: ExportFormat, beginsAt: number): string {
  const named = [id, revision, format, RENDERER_VERSION, beginsAt].join('\n')
  const digest = createHash('sha256').update(`shared export\n${named}`).digest()
  return createNewId({ now: () => beginsAt, randomBytes: (count) => digest.subarray(0, count) })('exp')
}
