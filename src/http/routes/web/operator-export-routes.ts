import { Type } from '#typebox'
import { EXPORT_ERROR_CODES } from '../../../exports/export.ts'
import { WATCHED_STATUSES, type WatchedExportDetails } from '../../../service/operator/export-desk.ts'
import { detailOf, type Fault } from '../../answer/problem.ts'
import { queryTimes, TIME } from '../../read/query-times.ts'
import type { Handlers, Operation } from '../../operation.ts'
import type { Services } from '../../services.ts'
import { pageOf, pagingQuery } from '../paging.ts'
import { closed } from '../schemas.ts'
import {
  EXAMPLE_EXPORT,
  EXAMPLE_EXPORT_DETAILS,
  WatchedExportDetailsSchema,
  WatchedExportList,
} from './operator-export-schemas.ts'

const PATH = '/web/operator/exports'
const tag = 'Operator'

export const operatorExportOperations = {
  listWatchedExports: {
    id: 'listWatchedExports',
    method: 'GET',
    path: PATH,
    tag,
    summary: 'List queued, processing or failed exports of all accounts',
    description: 'Queued and processing exports in queue order, failed ones most recent first.',
    needs: 'owner',
    query: closed({
      status: Type.Enum(WATCHED_STATUSES, { description: 'Only exports with this status.' }),
      q: Type.Optional(
        Type.String({
          maxLength: 255,
          format: 'text',
          description:
            "Part of the account's email address, ignoring case, or the full ID of an account, an export or the request that queued it.",
        }),
      ),
      code: Type.Optional(
        Type.Enum([...EXPORT_ERROR_CODES], { description: 'Only failed exports with this error code.' }),
      ),
      from: Type.Optional(Type.String({ description: `Only exports that failed at or after this time: ${TIME}.` })),
      to: Type.Optional(Type.String({ description: `Only exports that failed before this time: ${TIME}.` })),
      ...pagingQuery,
    }),
    answer: {
      status: 200,
      description: 'A page of exports.',
      schema: WatchedExportList,
      example: { exports: [EXAMPLE_EXPORT], total: 1, codes: [{ code: 'render_timeout', count: 1 }] },
    },
    failures: [],
  },
  getWatchedExport: {
    id: 'getWatchedExport',
    method: 'GET',
    path: `${PATH}/:id`,
    tag,
    summary: 'Get an export of any account',
    description: 'Returns what an admin needs to find the cause of a failure. Does not include `data`.',
    needs: 'owner',
    answer: {
      status: 200,
      description: 'The export.',
      schema: WatchedExportDetailsSchema,
      example: EXAMPLE_EXPORT_DETAILS,
    },
    failures: ['not_found'],
  },
  retryWatchedExport: {
    id: 'retryWatchedExport',
    method: 'POST',
    path: `${PATH}/:id/retry`,
    tag,
    summary: 'Retry an export of any account',
    description:
      "Queues a new export of the design's current revision with the same options, for the account of the export: it uses the limits of the account and counts toward its usage. Only failed, canceled and expired exports can be retried.",
    needs: 'owner',
    answer: {
      status: 202,
      description: 'The new export.',
      schema: WatchedExportDetailsSchema,
      example: {
        ...EXAMPLE_EXPORT_DETAILS,
        ...{ _id: 'exp_01jqr9v0a1b2c3d4e5f6g7h8j9', status: 'queued', progress: 0, attempts: 0, error: null },
        ...{ claims: 0, startedAt: null, completedAt: null },
      },
    },
    failures: [
      'not_found',
      'design_trashed',
      'export_not_retryable',
      'export_too_large',
      'page_not_found',
      'queue_full',
      'storage_full',
      'overloaded',
    ],
  },
} as const satisfies Record<string, Operation>

export function createOperatorExportHandlers({
  exportDesk,
}: Pick<Services, 'exportDesk'>): Handlers<typeof operatorExportOperations> {
  return {
    listWatchedExports: async ({ caller, query: { from, to, ...query } }) => ({
      status: 200,
      body: await exportDesk.list(caller, { ...query, ...queryTimes({ from, to }), ...pageOf(query) }),
    }),
    getWatchedExport: async ({ caller, id }) => ({ status: 200, body: answerOf(await exportDesk.get(caller, id)) }),
    retryWatchedExport: async ({ caller, id, requestId }) => ({
      status: 202,
      body: answerOf(await exportDesk.retry(caller, id, requestId)),
    }),
  }
}

function answerOf({ retryFailure, ...details }: WatchedExportDetails): object {
  const { code } = retryFailure ?? {}
  return { ...details, retryProblem: code === undefined ? null : { code, detail: detailOf(retryFailure as Fault) } }
}
