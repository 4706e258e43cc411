import { Type } from '#typebox'
import { described, optional } from '../../document/described.ts'
import { optionIssues, OWN_OPTIONS } from '../../formats/formats.ts'
import { COMMON_OPTIONS } from '../../formats/shared-options.ts'
import type { Handlers, Operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { exampleExport, ExportFormat, ExportList, ExportResource, ExportStatus } from './export-schemas.ts'
import { requestedOptions } from './export-options.ts'
import { pageOf, pagingQuery } from './paging.ts'
import { closed, idOf, named } from './schemas.ts'
import { openWait, answerOf, isUnfinished } from './export-answer.ts'

const PATH = '/api/exports'

const tag = 'Exports'

const NewExport = named(
  'NewExport',
  closed({
    designId: idOf('The design ID.'),
    format: described(ExportFormat, 'File format. Options of other formats are rejected.'),
    ...requestedOptions(COMMON_OPTIONS),
    ...requestedOptions(OWN_OPTIONS),
  }),
  'An export to create.',
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
    description: 'Newest first.',
    needs: 'read',
    query: closed({
      ...pagingQuery,
      designId: Type.Optional(idOf('Only exports of the design with this ID.')),
      status: optional(ExportStatus, 'Only exports with this status.'),
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
    summary: 'Create an export',
    description:
      'Exports the current revision of the design. Poll `GET /api/exports/{id}` until `status` is `completed` or `failed`, or send `Prefer: wait=N` to delay the response until then. If an identical export exists, the new one is `completed` immediately, unless it has images from URLs.',
    needs: 'write',
    body: NewExport,
    rules: optionIssues,
    bodyExample: { designId: exampleExport.designId, format: 'png', scale: 2 },
    creates: 'exp',
    waits: true,
    answer: {
      status: 202,
      description: 'The export, usually `queued`. With `Prefer: wait=N` it may have ended.',
      schema: ExportResource,
      example: queuedExport,
      headers: ['Location', 'Retry-After', 'Preference-Applied'],
    },
    failures: ['not_found', 'design_trashed', 'export_too_large', 'page_not_found', 'storage_full', 'queue_full'],
  },
  getExport: {
    id: 'getExport',
    method: 'GET',
    path: `${PATH}/:id`,
    tag,
    summary: 'Get an export',
    description:
      'Returns the status and, once completed, the download URLs. Every response contains newly signed URLs.',
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
    summary: 'Retry an export',
    description:
      'Queues a new export of the current revision with the same options. Only failed, canceled and expired exports can be retried; others return 409, and so does an export whose `data` was too large to store.',
    needs: 'write',
    creates: 'exp',
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
      'queue_full',
    ],
  },
  removeExport: {
    id: 'removeExport',
    method: 'DELETE',
    path: `${PATH}/:id`,
    tag,
    summary: 'Cancel or delete an export',
    description: 'Cancels and returns a queued export (200). Deletes an ended export with its files (204).',
    needs: 'write',
    answer: {
      status: 200,
      description: 'The canceled export.',
      schema: ExportResource,
      example: { ...queuedExport, status: 'canceled', completedAt: '2026-04-01T10:00:00.061Z' },
    },
    otherAnswers: { 204: 'The ended export was deleted.' },
    failures: ['not_found', 'export_not_cancelable'],
  },
} as const satisfies Record<string, Operation>

export function createExportHandlers({ exports }: Pick<Services, 'exports'>): Handlers<typeof exportOperations> {
  return {
    listExports: async ({ caller, query }) => ({
      status: 200,
      body: await exports.list(caller, { ...query, ...pageOf(query) }),
    }),
    createExport: {
      handle: async ({ caller, body, chosenId, requestId, waitMs, signal }) => {
        const queued = await exports.create(caller, body, { exportId: chosenId, requestId })
        const { _id } = queued
        const wait = waitMs > 0 ? openWait(waitMs, signal()) : undefined
        const current = wait && isUnfinished(queued) ? await exports.wait(caller, _id, wait) : queued
        return answerOf(current, { status: 202, wait, location: `${PATH}/${_id}` })
      },
      findIssues: ({ caller, valid }) => exports.findIssues(caller, valid),
    },
    getExport: async ({ caller, id, waitMs, signal }) => {
      const wait = waitMs > 0 ? openWait(waitMs, signal()) : undefined
      const current = wait ? await exports.wait(caller, id, wait) : await exports.get(caller, id)
      return answerOf(current, { status: 200, wait })
    },
    retryExport: async ({ caller, id, chosenId, requestId }) => {
      const queued = await exports.retry(caller, id, { exportId: chosenId, requestId })
      return answerOf(queued, { status: 202, wait: undefined, location: `${PATH}/${queued._id}` })
    },
    removeExport: async ({ caller, id }) => {
      const result = await exports.remove(caller, id)
      return 'canceled' in result ? { status: 200, body: result.canceled } : { status: 204 }
    },
  }
}
