import { Type } from 'typebox'
import { LIMITS } from '../../document/limits.ts'
import { BLEED, QUALITY, SCALE } from '../../service/export-input.ts'
import { type Export, EXPORT_FORMATS, EXPORT_STATUSES } from '../../service/exports.ts'
import { type Answer, type Handlers, type Operation } from '../operation.ts'
import { type Services } from '../services.ts'
import { exampleExport, ExportResource } from './export-schemas.ts'
import { pageOf, pagingQuery } from './paging.ts'
import { closed, Data, PaintBody, trimmedText } from './schemas.ts'

const PATH = '/api/exports'
const tag = 'Exports'
const metadataText = Type.Optional(trimmedText(1_000, 'In the properties of the PDF.'))

export const exportOperations = {
  listExports: {
    id: 'listExports',
    method: 'GET',
    path: PATH,
    tag,
    summary: 'List your exports',
    description: 'The newest first.',
    scope: 'read',
    query: closed({
      ...pagingQuery,
      designId: Type.Optional(
        Type.String({ minLength: 1, maxLength: 100, format: 'text', description: 'Only exports of this design.' }),
      ),
      status: Type.Optional(Type.Enum([...EXPORT_STATUSES], { description: 'Only exports in this state.' })),
    }),
    answer: {
      status: 200,
      description: 'A page of exports.',
      schema: closed({ exports: Type.Array(ExportResource), total: Type.Integer() }),
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
      "Takes the design as it is now. Poll `GET /api/exports/{id}` until `status` is `completed`, or send `Prefer: wait=N` to have the answer held until then. Where the same has been rendered already, the export is `completed` at once. `background` takes the place of every page's own.",
    scope: 'write',
    body: closed({
      designId: Type.String({ minLength: 1, maxLength: 255, format: 'text', description: "The design's id." }),
      format: Type.Enum([...EXPORT_FORMATS]),
      scale: Type.Optional(
        Type.Number({ ...SCALE, description: 'Pixels to a CSS pixel; 1 by itself. The pages of a PDF grow with it.' }),
      ),
      pages: Type.Optional(
        Type.Array(Type.Integer({ minimum: 1, maximum: 1_000_000 }), {
          minItems: 1,
          maxItems: LIMITS.pages,
          description: '1-based; all by itself.',
        }),
      ),
      transparent: Type.Optional(Type.Boolean({ description: 'png and webp: leaves the background out.' })),
      quality: Type.Optional(Type.Integer({ ...QUALITY, description: 'jpeg and webp; 90 by itself.' })),
      background: Type.Optional(PaintBody),
      data: Type.Optional(Data),
      filename: Type.Optional(trimmedText(255, "Without its extension; the design's title by itself.")),
      bleed: Type.Optional(Type.Number({ ...BLEED, description: 'pdf: CSS pixels of paint beyond each edge.' })),
      cropMarks: Type.Optional(Type.Boolean({ description: 'pdf.' })),
      metadata: Type.Optional(
        closed({
          title: metadataText,
          author: metadataText,
          subject: metadataText,
          keywords: Type.Optional(Type.Array(trimmedText(100, 'A word.'), { maxItems: 50, uniqueItems: true })),
        }),
      ),
    }),
    bodyExample: { designId: exampleExport.designId, format: 'png', scale: 2 },
    makes: 'exp',
    waits: true,
    answer: {
      status: 202,
      description: 'The export, queued; ended already where that was waited for.',
      schema: ExportResource,
      example: {
        ...exampleExport,
        status: 'queued',
        progress: 0,
        downloadUrl: null,
        files: [],
        startedAt: null,
        completedAt: null,
        expiresAt: null,
      },
      headers: ['Location', 'Retry-After', 'Preference-Applied'],
    },
    failures: ['not_found', 'design_trashed', 'export_too_large', 'page_not_found'],
  },
  getExport: {
    id: 'getExport',
    method: 'GET',
    path: `${PATH}/:id`,
    tag,
    summary: 'Read an export',
    description:
      'Its state and, once it is completed, where to download it. URLs need no key, last 24 hours and are signed anew with every answer.',
    scope: 'read',
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
  removeExport: {
    id: 'removeExport',
    method: 'DELETE',
    path: `${PATH}/:id`,
    tag,
    summary: 'Cancel or remove an export',
    description:
      'A queued export is cancelled and answered; one that has ended is removed with its files, and the answer is 204.',
    scope: 'write',
    answer: {
      status: 200,
      description: 'The export, cancelled.',
      schema: ExportResource,
      example: {
        ...exampleExport,
        status: 'canceled',
        progress: 0,
        downloadUrl: null,
        files: [],
        completedAt: null,
        expiresAt: null,
      },
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
      const shown =
        waitMs > 0 && isUnderWay(queued) ? await exports.wait(caller, _id, { waitMs, signal: signal() }) : queued
      return answerOf(shown, { status: 202, waitMs, location: `${PATH}/${_id}` })
    },
    getExport: async ({ caller, id, waitMs, signal }) => {
      const shown =
        waitMs > 0 ? await exports.wait(caller, id, { waitMs, signal: signal() }) : await exports.get(caller, id)
      return answerOf(shown, { status: 200, waitMs })
    },
    removeExport: async ({ caller, id }) => {
      const done = await exports.remove(caller, id)
      return 'canceled' in done ? { status: 200, body: done.canceled } : { status: 204 }
    },
  }
}

function answerOf(
  shown: Export,
  { status, waitMs, location }: { status: number; waitMs: number; location?: string },
): Answer {
  const headers: Record<string, string> = {}
  if (location !== undefined) headers.location = location
  if (isUnderWay(shown)) headers['retry-after'] = '1'
  if (waitMs > 0) headers['preference-applied'] = `wait=${waitMs / 1000}`
  return { status, body: shown, headers }
}

function isUnderWay({ status }: Export): boolean {
  return status === 'queued' || status === 'processing'
}
