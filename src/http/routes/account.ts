import { Type } from 'typebox'
import { described } from '../../document/described.ts'
import { EXPORT_STATUSES } from '../../service/exports.ts'
import { type Handlers, type Operation } from '../operation.ts'
import { type Services } from '../services.ts'
import { closed, count, id, named, time } from './schemas.ts'

const tag = 'Account'

const Account = named(
  'Account',
  closed({
    _id: id("The account's id."),
    email: Type.String({ description: 'Who it belongs to.' }),
    plan: Type.String({ description: 'What it is allowed to use; the operator names the plans.' }),
    limits: described(
      closed({
        requestsPerMinute: count('Requests that all its keys together may send in a minute.'),
        documentBytes: count("A document's JSON at most, in bytes."),
        uploadBytes: count('An uploaded file at most, in bytes.'),
        storageBytes: count('Limit of `usage.storedBytes`. Beyond it uploads and exports fail with `storage_full`.'),
        exportMegapixels: count('Maximum pages times pixels of one export, in millions. PDFs are not counted.'),
        exportBytes: count(
          'Maximum size of all files of one export, in bytes. A larger export fails with `output_too_large`.',
        ),
      }),
      'What its plan and the service allow.',
    ),
    usage: described(
      closed({
        designs: count('Designs, without those in the trash.'),
        trashedDesigns: count('Designs in the trash.'),
        exports: described(
          closed(Object.fromEntries(EXPORT_STATUSES.map((status) => [status, count(`Exports that are ${status}.`)]))),
          'Exports by their status.',
        ),
        assets: count('Uploaded pictures.'),
        assetBytes: count('What they take together, in bytes.'),
        storedBytes: count('Total size of uploaded pictures and files of exports, in bytes.'),
      }),
      'What is in use.',
    ),
    createdAt: time('When it was made.'),
  }),
  'An account, what it is allowed and what it uses.',
)

const FontFace = named(
  'FontFace',
  closed({
    weight: Type.Integer({ minimum: 100, maximum: 900, description: '400 is regular, 700 bold.' }),
    style: Type.Enum(['normal', 'italic'], { description: 'italic where the family has real italics.' }),
  }),
  'A weight and style that a family has.',
)

const Font = named(
  'Font',
  closed({
    family: Type.String({ description: "What a text's `fontFamily` says." }),
    faces: Type.Array(FontFace, { description: 'What it has; other weights are drawn with the nearest.' }),
  }),
  'A family of fonts.',
)

const FontList = named(
  'FontList',
  closed({
    fonts: Type.Array(Font, { description: 'In the order in which a menu may show them.' }),
    total: count('How many there are.'),
  }),
  'All families that text may name.',
)

export const accountOperations = {
  getAccount: {
    id: 'getAccount',
    method: 'GET',
    path: '/api/account',
    tag,
    summary: 'Read your account',
    description: 'The plan, what it allows, and what is in use.',
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
    summary: 'List the fonts',
    description: 'The families that text may name. A weight that a family lacks is drawn with the nearest one.',
    needs: 'read',
    answer: {
      status: 200,
      description: 'All families, in the order in which a menu may show them.',
      schema: FontList,
      example: { fonts: [{ family: 'Inter', faces: [{ weight: 400, style: 'normal' }] }], total: 1 },
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
    listFonts: () => {
      const families = fonts.list()
      return Promise.resolve({ status: 200, body: { fonts: families, total: families.length } })
    },
  }
}
