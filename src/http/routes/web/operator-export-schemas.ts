import { Type } from '#typebox'
import { described } from '../../../document/described.ts'
import { EXPORT_ERROR_CODES, EXPORT_REQUESTERS } from '../../../exports/export.ts'
import { FORMAT_NAMES } from '../../../formats/formats.ts'
import { exampleExport, ExportError, ExportOptions, ExportStatus } from '../export-schemas.ts'
import { Total } from '../paging.ts'
import { closed, count, id, named, nullable, time, timeOrNull } from '../schemas.ts'

const watched = {
  _id: id('The export ID.'),
  account: described(
    closed({ _id: id('The account ID.'), email: Type.String({ description: 'Email address of the account.' }) }),
    'The account of the export.',
  ),
  designId: id('The design ID.'),
  designTitle: Type.String({ description: 'Title of the design.' }),
  format: Type.Enum([...FORMAT_NAMES], { description: 'File format.' }),
  status: described(ExportStatus, 'Status.'),
  progress: Type.Number({ minimum: 0, maximum: 100, description: 'Progress in percent.' }),
  attempts: count('Failed attempts that were retried automatically.'),
  error: Type.Union([ExportError, Type.Null()], { description: 'Why the export failed. Null unless it failed.' }),
  requestId: nullable(
    'string',
    'ID of the request that queued the export, as in the log. Null if an earlier version of Platen queued it.',
  ),
  createdAt: time('Creation time'),
  startedAt: timeOrNull('Time it was first started'),
  completedAt: timeOrNull('Time it ended'),
}

const WatchedExport = named('WatchedExport', closed(watched), 'An export as shown to admins.')

export const WatchedExportDetailsSchema = named(
  'WatchedExportDetails',
  closed({
    ...watched,
    designRevision: Type.Integer({ minimum: 1, description: 'Exported revision of the design.' }),
    options: described(ExportOptions, 'Export options. `data` is always null.'),
    requestedBy: Type.Enum([...EXPORT_REQUESTERS], {
      description: '`owner`: requested by the account. `visitor`: requested by a viewer of the shared design.',
    }),
    claims: count('Times a worker has started it.'),
    workerCrashes: count('Times its worker crashed or lost it.'),
    retryProblem: Type.Union(
      [
        closed({
          code: Type.String({ description: 'Machine-readable code of the problem that a retry would return.' }),
          detail: Type.String({ description: 'Human-readable description.' }),
        }),
        Type.Null(),
      ],
      { description: 'Why the export cannot be retried. Null if nothing is known to prevent it.' },
    ),
  }),
  'An export with the details that help an admin find the cause of a failure.',
)

export const WatchedExportList = named(
  'WatchedExportList',
  closed({
    exports: Type.Array(WatchedExport, { description: 'Exports on this page.' }),
    total: Total,
    codes: Type.Array(
      closed({
        code: Type.Enum([...EXPORT_ERROR_CODES], { description: 'Error code.' }),
        count: count('Number of failed exports.'),
      }),
      {
        description:
          'Failed exports by error code, most frequent first, ignoring the `code` of the query. Empty for other statuses.',
      },
    ),
  }),
  'A page of exports of all accounts.',
)

export const EXAMPLE_EXPORT = {
  _id: 'exp_01jqr8v0a1b2c3d4e5f6g7h8j9',
  account: { _id: 'acc_01jqr8v0a1b2c3d4e5f6g7h8j9', email: 'me@example.com' },
  designId: 'des_01jqr8v0a1b2c3d4e5f6g7h8j9',
  designTitle: 'Summer sale',
  format: 'png',
  status: 'failed',
  progress: 40,
  attempts: 0,
  error: { code: 'render_timeout', message: 'Rendering timed out after 30 s.', retryable: true },
  requestId: 'req_3f9a1c07k2',
  createdAt: '2026-04-02T09:59:58.000Z',
  startedAt: '2026-04-02T09:59:58.200Z',
  completedAt: '2026-04-02T10:00:28.240Z',
} as const

export const EXAMPLE_EXPORT_DETAILS = {
  ...EXAMPLE_EXPORT,
  designRevision: 3,
  options: exampleExport.options,
  requestedBy: 'owner',
  claims: 1,
  workerCrashes: 0,
  retryProblem: null,
} as const
