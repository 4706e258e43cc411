import { Type } from 'typebox'
import { described, optional } from '../../document/described.ts'
import { KEYWORDS, METADATA_CHARACTERS, TOLD_DATA_BYTES } from '../../service/export-input.ts'
import { EXPORT_ERROR_CODES, EXPORT_FORMATS, EXPORT_REQUESTERS, EXPORT_STATUSES } from '../../service/exports.ts'
import { FILE_URL_MS } from '../../service/file-urls.ts'
import { Total } from './paging.ts'
import {
  closed,
  count,
  Data,
  hours,
  id,
  named,
  nullable,
  PaintBody,
  time,
  timeOrNull,
  trimmedText,
  url,
} from './schemas.ts'

export const ExportFormat = named('ExportFormat', Type.Enum([...EXPORT_FORMATS]), 'The format of the files.')
export const ExportStatus = named(
  'ExportStatus',
  Type.Enum([...EXPORT_STATUSES]),
  'From queued to processing, and then to completed or failed. canceled: taken out of the queue. expired: completed, and its files are gone.',
)

const ExportFile = named(
  'ExportFile',
  closed({
    page: nullable('integer', '1-based; null for a whole document, in one PDF.'),
    url: url(`Where to download it, for ${hours(FILE_URL_MS)}.`),
    width: Type.Number({ description: "In the file's own pixels; of a PDF's first page, in CSS pixels." }),
    height: Type.Number({ description: "In the file's own pixels; of a PDF's first page, in CSS pixels." }),
    bytes: count('How large it is, in bytes.'),
    contentType: Type.String({ description: 'Its media type, such as `image/png`.' }),
  }),
  'One file of an export.',
)

const ExportWarning = named(
  'ExportWarning',
  closed({
    code: Type.String({
      description:
        'missing_glyph: no font has a character; font_substituted: another family or weight was used; text_truncated: lines were left out; text_overflow: a text is larger than its box; text_shrunk_small: a text was made less than half as large as it says, and smaller than 8 pixels; placeholder_unfilled: no `data` came, and a placeholder without a default stands as it is written; image_missing: a picture was left out; effect_simplified: a shadow, blur or dash was drawn more simply. There may be others one day.',
    }),
    message: Type.String({ description: 'The same in a sentence, with what it concerns.' }),
    page: optional(Type.Integer({ minimum: 1 }), '1-based; absent where it concerns no page.'),
    elementId: optional(Type.String(), 'The `id` of the element in the document; absent where it concerns none.'),
  }),
  'Something that was rendered otherwise than the document asks.',
)

export const ExportError = named(
  'ExportError',
  closed({
    code: Type.Enum([...EXPORT_ERROR_CODES], { description: 'What went wrong, from a closed list.' }),
    message: Type.String({ description: 'The same in a sentence.' }),
    retryable: Type.Boolean({ description: 'Whether the same request may well succeed later.' }),
  }),
  'Why an export failed.',
)

const text = (most: number, description: string) => Type.Optional(trimmedText(most, description))

export const PdfMetadata = named(
  'PdfMetadata',
  closed({
    title: text(METADATA_CHARACTERS, "Default the design's title."),
    author: text(METADATA_CHARACTERS, 'Who made it. Default none.'),
    subject: text(METADATA_CHARACTERS, 'What it is about. Default none.'),
    keywords: optional(
      Type.Array(trimmedText(KEYWORDS.characters, 'A word to find it by.'), {
        maxItems: KEYWORDS.items,
        uniqueItems: true,
      }),
      'Words to find it by. Default none.',
    ),
  }),
  'The properties of a PDF, as readers show them.',
)

const ExportOptions = named(
  'ExportOptions',
  closed({
    scale: Type.Number({ description: 'Pixels of the file to a CSS pixel.' }),
    pages: Type.Unsafe<readonly number[] | null>({
      type: ['array', 'null'],
      items: { type: 'integer' },
      description: '1-based, in the order asked for; null is all.',
    }),
    background: Type.Union([described(PaintBody, "In place of every page's own."), Type.Null()], {
      description: "In place of every page's own; null where each has its own.",
    }),
    data: Type.Union([Data, Type.Null()], {
      description: `What filled the slots; null where nothing did, or more than ${TOLD_DATA_BYTES / 1024} KiB.`,
    }),
    filename: Type.String({ description: 'Without its extension.' }),
    transparent: optional(Type.Boolean(), 'png and webp: whether the backgrounds were left out.'),
    quality: optional(Type.Integer(), 'jpeg and webp: from 1, small, to 100, faithful.'),
    bleed: optional(Type.Number(), 'pdf: CSS pixels of paint beyond each edge of the page.'),
    cropMarks: optional(Type.Boolean(), 'pdf: whether marks show where to cut.'),
    metadata: optional(PdfMetadata, "pdf: the file's properties."),
  }),
  'What was asked for, with every default filled in. Each format has its own options beside those that all have.',
)

export const ExportResource = named(
  'Export',
  closed({
    _id: id("The export's id."),
    designId: id("The design's id."),
    designTitle: Type.String({ description: 'What the design is called now.' }),
    designRevision: Type.Integer({ minimum: 1, description: 'The revision of the design that is shown.' }),
    format: described(ExportFormat, 'The format of the files.'),
    options: ExportOptions,
    status: ExportStatus,
    progress: Type.Number({ minimum: 0, maximum: 100, description: 'In percent.' }),
    downloadUrl: nullable(
      'string',
      `The one thing to download: the file, or a ZIP of several. Absolute, signed anew with every answer, good for ${hours(FILE_URL_MS)} without a key. Null unless completed.`,
    ),
    files: Type.Array(ExportFile, { description: 'In the order of the pages; empty unless completed.' }),
    bytes: count('How large all files are together, in bytes; 0 unless completed.'),
    warnings: Type.Array(ExportWarning, { description: 'What was rendered otherwise than asked.' }),
    error: Type.Union([ExportError, Type.Null()], { description: 'Why it failed; null unless it did.' }),
    createdAt: time('When it was asked for.'),
    startedAt: timeOrNull('When rendering began.'),
    completedAt: timeOrNull('When it ended.'),
    expiresAt: timeOrNull('When its files go.'),
    requestedBy: Type.Enum([...EXPORT_REQUESTERS], {
      description:
        'owner: the account, with a key or in the app. visitor: somebody who downloaded the design where it is shared, of whom nothing else is known. Such an export takes room and is counted as any other, and can be removed: it is rendered anew for the next visitor.',
    }),
  }),
  'A rendering of a design, made in a queue.',
)

export const ExportList = named(
  'ExportList',
  closed({ exports: Type.Array(ExportResource, { description: 'Those on this page.' }), total: Total }),
  'A page of exports.',
)

const exampleUrl =
  'http://localhost:4400/files/exports/exp_01jqr8z3h2m4n6p8q0r2s4t6v8/summer-sale.png?expires=1775124000&signature=4nTb0xkX'

export const exampleExport = {
  _id: 'exp_01jqr8z3h2m4n6p8q0r2s4t6v8',
  designId: 'des_01jqr8yd0m3k5t7w9x2z4b6c8f',
  designTitle: 'Summer sale',
  designRevision: 1,
  format: 'png',
  options: { scale: 2, pages: null, background: null, data: null, filename: 'summer-sale', transparent: false },
  status: 'completed',
  progress: 100,
  downloadUrl: exampleUrl,
  files: [{ page: 1, url: exampleUrl, width: 2160, height: 2160, bytes: 183204, contentType: 'image/png' }],
  bytes: 183204,
  warnings: [],
  error: null,
  createdAt: '2026-04-01T10:00:00.000Z',
  startedAt: '2026-04-01T10:00:00.003Z',
  completedAt: '2026-04-01T10:00:00.061Z',
  expiresAt: '2026-04-08T10:00:00.061Z',
  requestedBy: 'owner',
}
