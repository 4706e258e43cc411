import { Type } from '#typebox'
import { described, optional } from '../../document/described.ts'
import { EXPORT_STATUSES } from '../../exports/export.ts'
import type { Handlers, Operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { FILE_URL_MS } from '../../service/files/file-urls.ts'
import { FontAxis } from './font-schemas.ts'
import { closed, count, hours, id, named, time, url } from './schemas.ts'

const tag = 'Account'

const Account = named(
  'Account',
  closed({
    _id: id('The account ID.'),
    email: Type.String({ description: 'Email address of the account.' }),
    plan: Type.String({ description: 'Name of the plan. Plans are configured by the administrator.' }),
    limits: described(
      closed({
        requestsPerMinute: count('Maximum requests per minute of all API keys together.'),
        documentBytes: count('Maximum size of the JSON of a document, in bytes.'),
        uploadBytes: count('Maximum size of an uploaded file, in bytes.'),
        storageBytes: count('Limit of `usage.storedBytes`. Beyond it uploads and exports fail with `storage_full`.'),
        exportMegapixels: count(
          'Maximum pages times pixels of one PNG, JPEG or WebP export, in millions. Does not apply to PDFs.',
        ),
        exportBytes: count(
          'Maximum size of all files of one export in any format, in bytes. A larger export fails with `output_too_large`.',
        ),
        exportsAtOnce: count('Maximum exports that are rendered at the same time. Further ones wait.'),
        queuedExports: count(
          'Maximum exports that wait or are being rendered. Beyond it exports are rejected with `queue_full`.',
        ),
      }),
      'Limits of the plan and of the service.',
    ),
    usage: described(
      closed({
        designs: count('Designs outside the trash.'),
        trashedDesigns: count('Designs in the trash.'),
        exports: described(
          closed(Object.fromEntries(EXPORT_STATUSES.map((status) => [status, count(`Exports that are ${status}.`)]))),
          'Exports by their status.',
        ),
        assets: count('Uploaded images and fonts.'),
        assetBytes: count('Total size of uploaded images and fonts, in bytes.'),
        storedBytes: count('Total size of uploads, export files and versions, in bytes.'),
      }),
      'Current usage.',
    ),
    createdAt: time('Creation time'),
  }),
  'An account with its limits and usage.',
)

const FontFace = named(
  'FontFace',
  closed({
    weight: Type.Integer({ minimum: 100, maximum: 900, description: '400 is regular, 700 bold.' }),
    style: Type.Enum(['normal', 'italic'], { description: '`italic` if the family has real italics.' }),
  }),
  'A weight and style of a font family.',
)

const Font = named(
  'Font',
  closed({
    family: Type.String({ description: 'Name, as used in `fontFamily`.' }),
    own: Type.Boolean({ description: 'Whether your account has uploaded the family, as assets.' }),
    faces: Type.Array(FontFace, {
      description:
        'Available weights and styles. Other weights are drawn with the nearest one. A variable font is listed with its default weight.',
    }),
    axes: Type.Array(FontAxis, { description: 'Axes of a variable family, for `fontVariations`; otherwise empty.' }),
    scripts: Type.Array(Type.String(), { description: 'Scripts that the family covers, as ISO 15924 codes.' }),
    sampleUrl: url(
      `The family’s name in its font. SVG of a bundled family; WebP of your own, valid for ${hours(FILE_URL_MS)}.`,
    ),
  }),
  'A font family.',
)

const FontList = named(
  'FontList',
  closed({
    fonts: Type.Array(Font, { description: 'Your font families, then the bundled ones.' }),
    total: count('Number of font families.'),
  }),
  'All available font families.',
)

export const accountOperations = {
  getAccount: {
    id: 'getAccount',
    method: 'GET',
    path: '/api/account',
    tag,
    summary: 'Get your account',
    description: 'Returns the plan, its limits and the current usage.',
    needs: 'read',
    answer: {
      status: 200,
      description: 'The account.',
      schema: Account,
      example: {
        _id: 'acc_01jqr8v0a1b2c3d4e5f6g7h8j9',
        email: 'me@example.com',
        plan: 'pro',
        limits: {
          requestsPerMinute: 300,
          documentBytes: 2_097_152,
          uploadBytes: 26_214_400,
          storageBytes: 20_000_000_000,
          exportMegapixels: 500,
          exportBytes: 500_000_000,
          exportsAtOnce: 20,
          queuedExports: 5_000,
        },
        usage: {
          designs: 12,
          trashedDesigns: 1,
          exports: { queued: 0, processing: 0, completed: 40, failed: 0, canceled: 1, expired: 7 },
          assets: 3,
          assetBytes: 4_210_331,
          storedBytes: 61_882_004,
        },
        createdAt: '2026-04-01T10:00:00.000Z',
      },
    },
    failures: [],
  },
  listFonts: {
    id: 'listFonts',
    method: 'GET',
    path: '/api/fonts',
    tag: 'Fonts',
    summary: 'List fonts',
    description: 'Returns the font families available to text: yours and the bundled ones. Upload fonts as assets.',
    needs: 'read',
    query: closed({
      q: optional(
        Type.String({ maxLength: 255, format: 'text' }),
        'Only families whose name contains this text, ignoring case.',
      ),
      script: optional(
        Type.String({ pattern: '^[A-Z][a-z]{3}$' }),
        'Only families that cover this script, as an ISO 15924 code, for example `Cyrl`.',
      ),
      own: optional(Type.Enum(['true', 'false']), 'Only your families, or only bundled ones. Default: both.'),
    }),
    answer: {
      status: 200,
      description: 'The font families.',
      schema: FontList,
      example: {
        fonts: [
          {
            ...{
              family: 'Pacifico',
              own: false,
              faces: [{ weight: 400, style: 'normal' }],
              axes: [],
              scripts: ['Latn'],
            },
            sampleUrl: 'http://localhost:4400/paint/samples/pacifico-400-1f0c35b8a2d94e67.svg',
          },
        ],
        total: 1,
      },
    },
    failures: [],
  },
} as const satisfies Record<string, Operation>

export function createAccountHandlers({
  accounts,
  fonts,
}: Pick<Services, 'accounts' | 'fonts'>): Handlers<typeof accountOperations> {
  return {
    getAccount: async ({ caller }) => ({ status: 200, body: await accounts.get(caller) }),
    listFonts: async ({ caller, query: { own, ...query } }) => {
      const families = await fonts.list(caller, { ...query, ...(own && { own: own === 'true' }) })
      return { status: 200, body: { fonts: families, total: families.length } }
    },
  }
}
