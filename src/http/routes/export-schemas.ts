import { Type } from '#typebox'
import { described, optional } from '../../document/described.ts'
import { MAX_LISTED_DATA_BYTES } from '../../exports/rendering.ts'
import { FORMAT_NAMES, OWN_OPTIONS } from '../../formats/formats.ts'
import { COMMON_OPTIONS } from '../../formats/shared-options.ts'
import { EXPORT_ERROR_CODES, EXPORT_REQUESTERS, EXPORT_STATUSES } from '../../exports/export.ts'
import { FILE_URL_MS } from '../../service/files/file-urls.ts'
import { recordedOptionSchemas } from './export-options.ts'
import { Total } from './paging.ts'
import { closed, count, hours, id, named, nullable, time, timeOrNull, url } from './schemas.ts'

export const ExportFormat = named('ExportFormat', Type.Enum([...FORMAT_NAMES]), 'File format.')
export const ExportStatus = named(
  'ExportStatus',
  Type.Enum([...EXPORT_STATUSES]),
  'From `queued` to `processing`, then `completed` or `failed`. `canceled`: removed from the queue. `expired`: completed, and its files have been deleted.',
)

const ExportFile = named(
  'ExportFile',
  closed({
    page: nullable('integer', '1-based page number. Null for a file with all pages, such as a PDF.'),
    url: url(`Download URL, valid for ${hours(FILE_URL_MS)}.`),
    width: Type.Number({
      description: 'Width in pixels of the file. For a PDF, the width of the first page in CSS pixels.',
    }),
    height: Type.Number({
      description: 'Height in pixels of the file. For a PDF, the height of the first page in CSS pixels.',
    }),
    bytes: count('Size in bytes.'),
    contentType: Type.String({ description: 'Media type, such as `image/png`.' }),
  }),
  'One file of an export.',
)

export const Warning = named(
  'ExportWarning',
  closed({
    code: Type.String({
      description:
        '`missing_glyph`: no font contains a character. `font_substituted`: another family or weight was used. `text_truncated`: lines were cut off. `text_overflow`: a text is larger than its box. `text_shrunk_small`: a text was shrunk to less than half of its font size and below 8 pixels. `placeholder_unfilled`: no `data` was sent, and a placeholder without a default is shown as written. `slot_hidden`: `data` has a value for an element that the design hides. `image_missing`: an image was left out. `effect_simplified`: a shadow, blur or dash was simplified. `code_invalid`: a code was left out because its data cannot be encoded. `code_small`: the modules of a code are smaller than 2 pixels of an image or 0.25 mm of a PDF. `code_contrast`: a code is too light for many scanners. `color_unused`: the `colors` of an SVG name a color that the file lacks. `hyphens_unavailable`: a text is to be hyphenated in a language without rules. `table_overflow`: a table has more rows than its box can show. `layout_overflow`: the elements of a layout, or the entries of a repeat, are larger than its box. `drawn_as_picture`: PowerPoint cannot draw an element, which is a picture in the file. `font_required`: the fonts that must be installed to see a presentation as it is designed. `alt_missing`: a picture of a PDF/UA has no text alternative, and screen readers skip it. `language_missing`: the document of a PDF/UA has no language. `link_omitted`: a link was left out of a PDF/X-4. More codes may be added.',
    }),
    message: Type.String({ description: 'Human-readable description.' }),
    page: optional(Type.Integer({ minimum: 1 }), '1-based page number. Absent if no page is affected.'),
    elementId: optional(Type.String(), 'The `id` of the element in the document. Absent if no element is affected.'),
  }),
  'A part of the document that could not be rendered as specified.',
)

export const ExportError = named(
  'ExportError',
  closed({
    code: Type.Enum([...EXPORT_ERROR_CODES], { description: 'Machine-readable error code, from a closed list.' }),
    message: Type.String({ description: 'Human-readable description.' }),
    retryable: Type.Boolean({ description: 'Whether the same request may succeed later.' }),
  }),
  'Why an export failed.',
)

export const ExportOptions = named(
  'ExportOptions',
  closed({ ...recordedOptionSchemas(COMMON_OPTIONS), ...recordedOptionSchemas(OWN_OPTIONS) }),
  `Export options, including defaults. \`data\` is also null if it is larger than ${MAX_LISTED_DATA_BYTES / 1024} KiB.`,
)

export const ExportResource = named(
  'Export',
  closed({
    _id: id('The export ID.'),
    designId: id('The design ID.'),
    designTitle: Type.String({ description: 'Current title of the design.' }),
    designRevision: Type.Integer({ minimum: 1, description: 'Exported revision of the design.' }),
    format: described(ExportFormat, 'File format.'),
    options: ExportOptions,
    status: ExportStatus,
    progress: Type.Number({ minimum: 0, maximum: 100, description: 'Progress in percent.' }),
    downloadUrl: nullable(
      'string',
      `URL of the file, or of a ZIP of several files. Absolute, newly signed in every response, valid for ${hours(FILE_URL_MS)} without an API key. Null unless completed.`,
    ),
    files: Type.Array(ExportFile, { description: 'Files in page order. Empty unless completed.' }),
    bytes: count('Total size of all files in bytes. 0 unless completed.'),
    warnings: Type.Array(Warning, {
      description: 'Parts of the document that could not be rendered as specified.',
    }),
    error: Type.Union([ExportError, Type.Null()], { description: 'Why the export failed. Null unless it failed.' }),
    createdAt: time('Creation time'),
    startedAt: timeOrNull('Time rendering started'),
    completedAt: timeOrNull('Time it ended'),
    expiresAt: timeOrNull('Expiration time'),
    requestedBy: Type.Enum([...EXPORT_REQUESTERS], {
      description:
        '`owner`: requested by the account, with an API key or in the app. `visitor`: requested by an anonymous viewer who downloaded the shared design. Visitor exports count toward storage and usage like any other. If you delete one, it is rendered again for the next visitor.',
    }),
  }),
  'A rendering of a design, processed in a queue.',
)

export const ExportList = named(
  'ExportList',
  closed({ exports: Type.Array(ExportResource, { description: 'Exports on this page.' }), total: Total }),
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
