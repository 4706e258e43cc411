import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fillDefaults, fillDocument } from '../document/fill-document.ts'
import { type Document, type Size } from '../document/document.ts'
import { Failure } from '../failure.ts'
import { checkOutput } from '../render/check-output.ts'
import { estimateRenderMs } from '../render/estimate-render.ts'
import { RENDERER_VERSION } from '../render/renderer-version.ts'
import { type QueueRoom, type ShownExport } from '../store/exports.ts'
import { type DesignWithDocument, type ExportRequester } from '../store/records.ts'
import { type BodyReader } from './body-reader.ts'
import { checkExportSize } from './check-export-size.ts'
import { assetIdsIn, checkSources, type Places, refuseAbsent, type SourceRules } from './check-sources.ts'
import { present } from './create-designs.ts'
import { documentJson, presentDocumentJson, readDocument } from './document-json.ts'
import { type ExportInput, renderingOf } from './export-input.ts'
import { exportOutput } from './export-output.ts'
import { type ExportSignals } from './export-signals.ts'
import { type Rendering } from './exports.ts'
import { MEGA, type Plan, type Plans } from './plans.ts'
import { recordedOptions } from './recorded-rendering.ts'
import { snapshotJson, type SnapshotContent } from './snapshot.ts'
import { unfilledWarnings } from './unfilled-warnings.ts'

export interface QueueOptions extends SourceRules {
  readonly signals: ExportSignals
  /** How long an export's files are kept. */
  readonly keptMs: number
  readonly plans: Plans
  readonly now: () => number
}

export interface NewExport {
  readonly id: string
  /** Whose design it is. */
  readonly accountId: string
  readonly requestedBy: ExportRequester
  /** Of that account. */
  readonly plan: Plan
  readonly input: ExportInput
  /** What an earlier export was rendered as, where that is asked for again. */
  readonly rendering?: Rendering
  /** How much may wait already; the store's own measure unless one is given. */
  readonly room?: QueueRoom
}

/**
 * Queues an export of the design as it is now, its slots filled; where the same has been rendered already it is completed at once. `body`
 * is what `input` was read from, and has its faults.
 *
 * @throws `invalid_input` with all faults; `not_found`, `design_trashed`; `page_not_found`, `export_too_large`, `storage_full`; `overloaded`
 */
export async function queueExport(options: QueueOptions, body: BodyReader, asked: NewExport): Promise<ShownExport> {
  const { store, signals, keptMs, now } = options
  const { accountId, input } = asked
  const found = input.designId && (await store.designs.findWithDocument(accountId, input.designId))
  const usable = found && found.trashedAt === null ? found : undefined
  const content = usable && (await snapshotContent(options, body, { input, design: usable }))
  body.throwIfFaulty()
  const design = present(input.designId ?? '', found || undefined)
  const { format } = input
  if (format === undefined || content === undefined) throw new TypeError('a faultless body can be exported')

  const rendering = asked.rendering ?? renderingOf({ ...input, format }, design.title)
  const pages = askedPages(rendering, design.pageCount)
  const output = exportOutput(rendering)
  checkOutput(design, output)
  checkExportSize(design, { output, pageCount: pages.length, plan: asked.plan })
  const limits = { outputBytes: asked.plan.exportMb * MEGA, storageBytes: asked.plan.storageMb * MEGA }
  const time = now()
  const places = body.has('data') || input.background !== undefined ? sentPlaces(body) : { '/designId': undefined }
  const record = await refuseAbsent(places, () =>
    store.exports.create(
      {
        id: asked.id,
        accountId,
        designId: design.id,
        designRevision: design.revision,
        format,
        options: recordedOptions(rendering, input),
        fingerprint: fingerprintOf({ rendering, pages, size: design, content }),
        createdAt: time,
        expiresAt: time + keptMs,
        requestedBy: asked.requestedBy,
        storageBytes: limits.storageBytes,
        estimateMs: estimateRenderMs(design, output, pages.length),
        assetIds: assetIdsIn(`${content.text}\n${JSON.stringify(input.background ?? null)}`),
      },
      snapshotJson(design, content, limits),
      asked.room,
    ),
  )
  if (record.status === 'queued') signals.announceQueued()
  signals.announceAccount(accountId)
  return { ...record, designTitle: design.title }
}

interface Asked {
  readonly input: ExportInput
  readonly design: DesignWithDocument
}

/** The document to render: filled, and of this version. Faults of what the body brings go to `body`. */
async function snapshotContent(
  rules: SourceRules,
  body: BodyReader,
  { input, design }: Asked,
): Promise<SnapshotContent | undefined> {
  const text = presentDocumentJson(design.documentJson)
  const isPlain = !body.has('data') && !text.includes('{{')
  const background = input.background
  // Most documents go as they are, from text to text: reading 2 MiB only to write them again takes longer than drawing.
  if (isPlain && typeof background !== 'object') return { text, warnings: [] }
  const document = fill(body, readDocument(text), input.data)
  if (document === undefined) return undefined
  // Filling 2 MiB takes long enough: other requests come before the rest of the work.
  await nextTurn()
  if (body.has('data') || background !== undefined) {
    const checked = background === undefined ? document : withBackground(document, background)
    const { issues } = await checkSources(rules, design.accountId, { document: checked, places: sentPlaces(body) })
    body.faults(issues)
  }
  const warnings = input.data === undefined ? unfilledWarnings(document, input.pages) : []
  return { text: documentJson(document), warnings }
}

/** Where a body for an export may name pictures. */
function sentPlaces(body: BodyReader): Places {
  return { '/data': body.raw('data'), '/background': body.raw('background') }
}

function fill(body: BodyReader, document: Document, data: ExportInput['data']): Document | undefined {
  // Data that is no object was found faulty already.
  return data === undefined ? fillDefaults(document) : body.attempt(() => fillDocument(document, data))
}

/** Only to be looked through for pictures: the first page painted with `background`. */
function withBackground(document: Document, background: NonNullable<ExportInput['background']>): Document {
  const [first] = document.pages
  return { ...document, pages: first ? [...document.pages, { ...first, background, elements: [] }] : [] }
}

/** @throws `page_not_found` */
function askedPages({ options }: Rendering, pageCount: number): readonly number[] {
  const pages = options.pages ?? Array.from({ length: pageCount }, (_, index) => index + 1)
  const absent = pages.filter((page) => page > pageCount)
  if (absent.length > 0) throw new Failure('page_not_found', { pages: absent, pageCount })
  return pages
}

interface Fingerprinted {
  readonly rendering: Rendering
  readonly pages: readonly number[]
  readonly size: Size
  readonly content: SnapshotContent
}

/** Equal for exports that would come out the same, byte for byte and warning for warning. `data` is in the document already. */
function fingerprintOf({ rendering, pages, size, content }: Fingerprinted): string {
  const isArchive = rendering.format !== 'pdf' && pages.length > 1
  const all = { ...rendering, options: { ...rendering.options, pages } } as Rendering
  const output = {
    ...exportOutput(all),
    size: [size.width, size.height],
    renderer: RENDERER_VERSION,
    // The files in an archive bear the name; a file alone is named when it is fetched.
    name: isArchive ? rendering.options.filename : null,
    // What data brought may look as what lacks data, and is as it was asked for.
    ...(content.warnings.length > 0 && { warnings: content.warnings }),
  }
  return createHash('sha256').update(JSON.stringify(output)).update('\n').update(content.text).digest('hex')
}
