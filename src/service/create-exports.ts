import { createHash } from 'node:crypto'
import { fillDefaults, fillDocument } from '../document/fill-document.ts'
import { type Document, type Size } from '../document/document.ts'
import { Failure } from '../failure.ts'
import { checkOutput } from '../render/check-output.ts'
import { RENDERER_VERSION } from '../render/renderer-version.ts'
import { type DesignWithDocument, type Export as ExportRecord, type JsonObject } from '../store/records.ts'
import { BodyReader } from './body-reader.ts'
import { assetIdsIn, checkSources, type Places, refuseAbsent, type SourceRules } from './check-sources.ts'
import { present } from './create-designs.ts'
import { documentJson, presentDocumentJson, readDocument } from './document-json.ts'
import { exportAnswer } from './export-answer.ts'
import { type ExportInput, readExportInput, renderingOf } from './export-input.ts'
import { exportOutput } from './export-output.ts'
import { type ExportSignals } from './export-signals.ts'
import { type Export, type Exports, type Rendering } from './exports.ts'
import { type FileUrls } from './file-urls.ts'
import { type NewId } from './new-id.ts'
import { mayRead, mayWrite } from './policy.ts'
import { snapshotJson, type SnapshotContent } from './snapshot.ts'
import { unfilledWarnings } from './unfilled-warnings.ts'
import { waitForEnd } from './wait-for-end.ts'

interface ExportsOptions extends SourceRules {
  readonly urls: FileUrls
  readonly signals: ExportSignals
  /** How long an export's files are kept. */
  readonly keptMs: number
  readonly now: () => number
  readonly newId: NewId
}

export function createExports(options: ExportsOptions): Exports {
  const { store, urls, signals, keptMs, now, newId } = options

  const find = async (accountId: string, id: string): Promise<ExportRecord> => {
    const record = await store.exports.find(accountId, id)
    if (record === undefined) throw new Failure('not_found', { resource: 'export', id })
    return record
  }

  const answer = (record: ExportRecord): Export => exportAnswer(record, { urls, now: now() })

  return {
    async create(caller, sent) {
      mayWrite(caller)
      const repeated = sent.id && (await store.exports.find(caller.accountId, sent.id))
      if (repeated) return answer(repeated)

      const body = new BodyReader(sent)
      const input = readExportInput(body)
      const found = input.designId && (await store.designs.findWithDocument(caller.accountId, input.designId))
      const usable = found && found.trashedAt === null ? found : undefined
      const content = usable && (await snapshotContent(options, body, { input, design: usable }))
      body.throwIfFaulty()
      const design = present(input.designId ?? '', found || undefined)
      const { format } = input
      if (format === undefined || content === undefined) throw new TypeError('a faultless body can be exported')

      const rendering = renderingOf({ ...input, format }, design.title)
      const pages = askedPages(rendering, design.pageCount)
      checkOutput(design, exportOutput(rendering), pages.length)
      const time = now()
      const places = body.has('data') || input.background !== undefined ? sentPlaces(body) : { '/designId': undefined }
      const record = await refuseAbsent(places, () =>
        store.exports.create(
          {
            id: sent.id ?? newId('exp'),
            accountId: caller.accountId,
            designId: design.id,
            designRevision: design.revision,
            format,
            options: rendering.options as unknown as JsonObject,
            fingerprint: fingerprintOf({ rendering, pages, size: design, content }),
            createdAt: time,
            expiresAt: time + keptMs,
            assetIds: assetIdsIn(`${content.text}\n${JSON.stringify(input.background ?? null)}`),
          },
          snapshotJson(design, content),
        ),
      )
      if (record.status === 'queued') signals.announceQueued()
      return answer(record)
    },

    async get(caller, id) {
      mayRead(caller)
      return answer(await find(caller.accountId, id))
    },

    async list(caller, query) {
      mayRead(caller)
      const { exports, total } = await store.exports.list(caller.accountId, { ...query, now: now() })
      return { exports: exports.map(answer), total }
    },

    async wait(caller, id, wait) {
      mayRead(caller)
      const record = await waitForEnd(() => find(caller.accountId, id), { ...wait, id, signals })
      return answer(record)
    },

    async remove(caller, id) {
      mayWrite(caller)
      const { status } = await find(caller.accountId, id)
      if (status === 'queued') {
        const canceled = await store.exports.cancel(caller.accountId, id, now())
        signals.announceChanged([id])
        return { canceled: answer(canceled) }
      }
      await store.exports.remove(caller.accountId, id)
      return { removed: true }
    },
  }
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
