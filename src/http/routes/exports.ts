import { Type } from 'typebox'
import { described, optional, withDefault } from '../../document/described.ts'
import { LIMITS } from '../../document/limits.ts'
import { TITLE_CHARACTERS } from '../../service/design-input.ts'
import { BLEED, EXPORT_DEFAULTS, QUALITY, SCALE } from '../../service/export-input.ts'
import { type Export } from '../../service/exports.ts'
import { type Answer, type Handlers, type Operation } from '../operation.ts'
import { type Services } from '../services.ts'
import { exampleExport, ExportFormat, ExportList, ExportResource, ExportStatus, PdfMetadata } from './export-schemas.ts'
import { pageOf, pagingQuery } from './paging.ts'
import { closed, Data, DATA, idOf, named, PaintBody, trimmedText } from './schemas.ts'

const PATH = '/api/exports'
const tag = 'Exports'

const NewExport = named(
  'NewExport',
  closed({
    designId: idOf("The design's id."),
    format: described(ExportFormat, 'The format of the files. The options of others are refused.'),
    scale: optional(
      Type.Number(SCALE),
      withDefault('Pixels of the file to a CSS pixel; the pages of a PDF grow with it.', EXPORT_DEFAULTS.scale),
    ),
    pages: optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: 1_000_000 }), { minItems: 1, maxItems: LIMITS.pages }),
      '1-based, in the order in which they are wanted. Default all.',
    ),
    transparent: optional(
      Type.Boolean(),
      withDefault("png and webp: leaves the pages' own backgrounds out.", EXPORT_DEFAULTS.transparent),
    ),
    quality: optional(
      Type.Integer(QUALITY),
      withDefault('jpeg and webp: from 1, small, to 100, faithful.', EXPORT_DEFAULTS.quality),
    ),
    background: Type.Optional(PaintBody),
    data: optional(
      Data,
      `${DATA} For this export alone. Where it is left out, placeholders show their defaults, and one without a default stands as it is written, with a warning.`,
    ),
    filename: Type.Optional(
      trimmedText(TITLE_CHARACTERS, "What the files are called, without the extension. Default the design's title."),
    ),
    bleed: optional(
      Type.Number(BLEED),
      withDefault('pdf: CSS pixels of paint beyond each edge of the page, to be cut away.', EXPORT_DEFAULTS.bleed),
    ),
    cropMarks: optional(Type.Boolean(), withDefault('pdf: marks that show where to cut.', EXPORT_DEFAULTS.cropMarks)),
    metadata: optional(PdfMetadata, "pdf: the file's properties."),
  }),
  'Which design to render, and how.',
)

const queuedExport = {
  ...exampleExport,
  ...{ status: 'queued', progress: 0, downloadUrl: null, files: [], bytes: 0 },
  ...{ startedAt: null, completedAt: null, expiresAt: null },
}

export const exportOperations = {
  listExports: {
    id: 'listExports',
    method: 'GET',
    path: PATH,
    tag,
    summary: 'List your exports',
    description: 'The newest first.',
    needs: 'read',
    query: closed({
      ...pagingQuery,
      designId: Type.Optional(idOf('Only exports of the design with this id. Default all.')),
      status: optional(ExportStatus, 'Only exports in this state. Default all.'),
    }),
    answer: {
      status: 200,
      description: 'A page of exports.',
      schema: ExportList,
      example: { exports: [exampleExport], total: 1 },
    },
    failures: [],
  },
  createExport: {
    id: 'createExport',
    method: 'POST',
    path: PATH,
    tag,
    summary: 'Queue an export',
    description:
      'Takes the design as it is now. Poll `GET /api/exports/{id}` until `status` is `completed`, or send `Prefer: wait=N` to have the answer held until then. Where the same has been rendered already, the export is `completed` at once.',
    needs: 'write',
    body: NewExport,
    bodyExample: { designId: exampleExport.designId, format: 'png', scale: 2 },
    makes: 'exp',
    waits: true,
    answer: {
      status: 202,
      description: 'The export, queued; ended already where that was waited for.',
      schema: ExportResource,
      example: queuedExport,
      headers: ['Location', 'Retry-After', 'Preference-Applied'],
    },
    failures: ['not_found', 'design_trashed', 'export_too_large', 'page_not_found', 'storage_full'],
  },
  getExport: {
    id: 'getExport',
    method: 'GET',
    path: `${PATH}/:id`,
    tag,
    summary: 'Read an export',
    description: 'Its state and, once it is completed, where to download it. URLs are signed anew with every answer.',
    needs: 'read',
    waits: true,
    answer: {
      status: 200,
      description: 'The export.',
      schema: ExportResource,
      example: exampleExport,
      headers: ['Retry-After', 'Preference-Applied'],
    },
    failures: ['not_found'],
  },
  retryExport: {
    id: 'retryExport',
    method: 'POST',
    path: `${PATH}/:id/retry`,
    tag,
    summary: 'Ask for an export again',
    description:
      'Queues a new export with the same options, of the design as it is now. For one that failed, was cancelled or has expired; any other is 409, and so is one whose `data` was too large to be told in its options.',
    needs: 'write',
    makes: 'exp',
    answer: {
      status: 202,
      description: 'The new export.',
      schema: ExportResource,
      example: queuedExport,
      headers: ['Location', 'Retry-After'],
    },
    failures: [
      'not_found',
      'design_trashed',
      'export_not_retryable',
      'export_too_large',
      'page_not_found',
      'storage_full',
    ],
  },
  removeExport: {
    id: 'removeExport',
    method: 'DELETE',
    path: `${PATH}/:id`,
    tag,
    summary: 'Cancel or remove an export',
    description:
      'A queued export is cancelled and answered; one that has ended is removed with its files, and the answer is 204.',
    needs: 'write',
    answer: {
      status: 200,
      description: 'The export, cancelled.',
      schema: ExportResource,
      example: { ...queuedExport, status: 'canceled', completedAt: '2026-04-01T10:00:00.061Z' },
    },
    otherAnswers: { 204: 'It had ended and is now gone.' },
    failures: ['not_found', 'export_not_cancelable'],
  },
} as const satisfies Record<string, Operation>

export function createExportHandlers({ exports }: Pick<Services, 'exports'>): Handlers<typeof exportOperations> {
  return {
    listExports: async ({ caller, query }) => ({
      status: 200,
      body: await exports.list(caller, { ...query, ...pageOf(query) }),
    }),
    createExport: async ({ caller, sent, waitMs, signal }) => {
      const queued = await exports.create(caller, sent)
      const { _id } = queued
      const wait = waitMs > 0 ? openWait(waitMs, signal()) : undefined
      const shown = wait && isUnderWay(queued) ? await exports.wait(caller, _id, wait) : queued
      return answerOf(shown, { status: 202, wait, location: `${PATH}/${_id}` })
    },
    getExport: async ({ caller, id, waitMs, signal }) => {
      const wait = waitMs > 0 ? openWait(waitMs, signal()) : undefined
      const shown = wait ? await exports.wait(caller, id, wait) : await exports.get(caller, id)
      return answerOf(shown, { status: 200, wait })
    },
    retryExport: async ({ caller, id, sent }) => {
      const queued = await exports.retry(caller, id, sent.id)
      return answerOf(queued, { status: 202, wait: undefined, location: `${PATH}/${queued._id}` })
    },
    removeExport: async ({ caller, id }) => {
      const done = await exports.remove(caller, id)
      return 'canceled' in done ? { status: 200, body: done.canceled } : { status: 204 }
    },
  }
}

interface OpenWait {
  readonly waitMs: number
  readonly signal: AbortSignal
  readonly onNoRoom: () => void
  isRefused: boolean
}

function openWait(waitMs: number, signal: AbortSignal): OpenWait {
  const wait = { waitMs, signal, isRefused: false, onNoRoom: () => void (wait.isRefused = true) }
  return wait
}

function answerOf(
  shown: Export,
  { status, wait, location }: { status: number; wait: OpenWait | undefined; location?: string },
): Answer {
  const headers: Record<string, string> = {}
  if (location !== undefined) headers.location = location
  if (isUnderWay(shown)) headers['retry-after'] = '1'
  // A wait that there was no room for, or that a drain cut short, was not honored.
  const isIgnored = wait === undefined || ((wait.isRefused || wait.signal.aborted) && isUnderWay(shown))
  if (!isIgnored) headers['preference-applied'] = `wait=${wait.waitMs / 1000}`
  return { status, body: shown, headers }
}

function isUnderWay({ status }: Export): boolean {
  return status === 'queued' || status === 'processing'
}
