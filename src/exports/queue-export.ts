import { createHash } from 'node:crypto'
import { type Size } from '../document/document.ts'
import { type ExportInput, outputOf, recordedOptions, renderingOf } from './rendering.ts'
import { Failure } from '../failure.ts'
import { FORMATS, type Rendering } from '../formats/formats.ts'
import { checkOutput } from '../render/check-output.ts'
import { estimateRenderMs } from '../render/estimate-render.ts'
import { RENDERER_VERSION } from '../render/renderer-version.ts'
import { type QueueRoom } from '../store/exports/create-export.ts'
import { type ShownExport } from '../store/exports/export-row.ts'
import { type DesignWithDocument, type ExportRequester } from '../store/records.ts'
import { checkExportSize, type ExportLimits, MEGA } from './check-export-size.ts'
import { type Places } from '../document/source-issues.ts'
import { assetIdsIn, checkSources, rejectMissing, type SourceRules } from '../content/check-sources.ts'
import { usableDesign } from '../content/usable-design.ts'
import { currentDocumentJson } from '../document/stored-document.ts'
import { sentJson } from '../content/large-json.ts'
import { type ExportSignals } from './export-signals.ts'
import { snapshotJson, type SnapshotContent } from './snapshot.ts'

export interface QueueOptions extends SourceRules {
  readonly signals: ExportSignals
  /** How long the files of an export are retained. */
  readonly keptMs: number
  readonly now: () => number
}

export interface NewExport {
  readonly id: string
  /** Owner of the design. */
  readonly accountId: string
  readonly requestedBy: ExportRequester
  readonly limits: ExportLimits
  readonly input: ExportInput
  /** On a retry: the rendering of the earlier export. */
  readonly rendering?: Rendering
  /** Limits of the queue. Defaults to those of the store. */
  readonly room?: QueueRoom
}

/**
 * Queues an export of the design's current revision. Returns it as `completed` if an equal one exists.
 *
 * @throws `not_found`, `design_trashed`; `invalid_input` if the data does not fit; `page_not_found`, `export_too_large`,
 *   `storage_full`; `overloaded`
 */
export async function queueExport(options: QueueOptions, asked: NewExport): Promise<ShownExport> {
  const { store, signals, keptMs, now } = options
  const { accountId, input } = asked
  const found = await store.designs.findWithDocument(accountId, input.designId)
  const design = usableDesign(input.designId, found)
  const content = await snapshotContent(options, { input, design })
  const rendering = asked.rendering ?? renderingOf(input, design.title)
  const pages = pageNumbers(rendering, design.pageCount)
  const output = outputOf(rendering)
  checkOutput(design, output)
  checkExportSize(design, { output, pageCount: pages.length, limits: asked.limits })
  const limits = { outputBytes: asked.limits.exportMb * MEGA, storageBytes: asked.limits.storageMb * MEGA }
  const time = now()
  const record = await rejectMissing({ documents: options.documents, accountId, places: placesIn(input) }, () =>
    store.exports.create(
      {
        id: asked.id,
        accountId,
        designId: design.id,
        designRevision: design.revision,
        format: input.format,
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

/**
 * The document to render: filled, and migrated to the current version.
 *
 * @throws `invalid_input`
 */
async function snapshotContent(rules: SourceRules, { input, design }: Asked): Promise<SnapshotContent> {
  const { data, background } = input
  const text = currentDocumentJson(design.documentJson)
  const isPlain = data === undefined && !text.includes('{{')
  // Most documents are copied as text: parsing and writing 2 MiB takes longer than rendering it.
  if (isPlain && typeof background !== 'object') return { text, warnings: [] }
  const filling = { text, data: data && sentJson(data), background, pages: input.pages }
  const { document, issues } = await rules.documents.run('fill', filling, { owner: design.accountId })
  if (document === undefined) throw new Failure('invalid_input', { issues })
  const { sources, warnings } = document
  if (data !== undefined || background !== undefined) {
    const checked = await checkSources(rules, design.accountId, { sources, places: placesIn(input) })
    if (checked.issues.length > 0) throw new Failure('invalid_input', { issues: checked.issues })
  }
  return { text: document.text, warnings }
}

/** Where the body of an export may name images, by JSON Pointer. */
function placesIn({ data, background }: ExportInput): Places {
  if (data === undefined && background === undefined) return { '/designId': undefined }
  return { '/data': data, '/background': background }
}

/** @throws `page_not_found` */
function pageNumbers({ options }: Rendering, pageCount: number): readonly number[] {
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

/** Equal for exports with identical files and warnings. `data` is already in the document. */
function fingerprintOf({ rendering, pages, size, content }: Fingerprinted): string {
  const isArchive = FORMATS[rendering.format].kind === 'image' && pages.length > 1
  const all = { ...rendering, options: { ...rendering.options, pages } } as Rendering
  const output = {
    ...outputOf(all),
    size: [size.width, size.height],
    renderer: RENDERER_VERSION,
    // Files in a ZIP contain the name; a single file is named when it is downloaded.
    name: isArchive ? rendering.options.filename : null,
    // Filled text may look like an unfilled placeholder, but is as requested.
    ...(content.warnings.length > 0 && { warnings: content.warnings }),
  }
  return createHash('sha256').update(JSON.stringify(output)).update('\n').update(content.text).digest('hex')
}
