import { Type } from 'typebox'
import { EXPORT_ERROR_CODES, EXPORT_FORMATS, EXPORT_STATUSES } from '../../service/exports.ts'
import { closed, Id, named, nullable, NullableTime, Time, Url } from './schemas.ts'

const File = closed({
  page: nullable('integer', '1-based; null for a whole document, in one PDF.'),
  url: Url,
  width: Type.Number({ description: "In the file's own pixels; of a PDF's first page, in CSS pixels." }),
  height: Type.Number(),
  bytes: Type.Integer(),
  contentType: Type.String(),
})

const Warning = closed({
  code: Type.String(),
  message: Type.String(),
  page: Type.Optional(Type.Integer()),
  elementId: Type.Optional(Type.String()),
})

const ExportError = closed({
  code: Type.Enum([...EXPORT_ERROR_CODES]),
  message: Type.String(),
  retryable: Type.Boolean({ description: 'Whether the same request may well succeed later.' }),
})

export const ExportResource = named(
  'Export',
  closed({
    _id: Id,
    designId: Id,
    designRevision: Type.Integer(),
    format: Type.Enum([...EXPORT_FORMATS]),
    options: Type.Record(Type.String(), Type.Unknown(), {
      description: 'What was asked for, with every default filled in.',
    }),
    status: Type.Enum([...EXPORT_STATUSES]),
    progress: Type.Number({ minimum: 0, maximum: 100 }),
    downloadUrl: nullable('string', 'The one thing to download: the file, or a ZIP of several. Null until completed.'),
    files: Type.Array(File),
    warnings: Type.Array(Warning, { description: 'What was rendered otherwise than asked.' }),
    error: Type.Union([ExportError, Type.Null()]),
    createdAt: Time,
    startedAt: NullableTime,
    completedAt: NullableTime,
    expiresAt: NullableTime,
  }),
)

const url =
  'http://localhost:4400/files/exports/exp_01jqr8z3h2m4n6p8q0r2s4t6v8/summer-sale.png?expires=1775124000&signature=4nTb0xkX'

export const exampleExport = {
  _id: 'exp_01jqr8z3h2m4n6p8q0r2s4t6v8',
  designId: 'des_01jqr8yd0m3k5t7w9x2z4b6c8f',
  designRevision: 1,
  format: 'png',
  options: { scale: 2, pages: null, background: null, data: null, filename: null, transparent: false },
  status: 'completed',
  progress: 100,
  downloadUrl: url,
  files: [{ page: 1, url, width: 2160, height: 2160, bytes: 183204, contentType: 'image/png' }],
  warnings: [],
  error: null,
  createdAt: '2026-04-01T10:00:00.000Z',
  startedAt: '2026-04-01T10:00:00.003Z',
  completedAt: '2026-04-01T10:00:00.061Z',
  expiresAt: '2026-04-08T10:00:00.061Z',
}
