import { Type } from 'typebox'
import { EXPORT_STATUSES } from '../../service/exports.ts'
import { type Handlers, type Operation } from '../operation.ts'
import { type Services } from '../services.ts'
import { closed, Id, named, Time } from './schemas.ts'

const tag = 'Account'

const Account = named(
  'Account',
  closed({
    _id: Id,
    email: Type.String(),
    plan: Type.String(),
    limits: closed({ requestsPerMinute: Type.Integer(), documentBytes: Type.Integer(), uploadBytes: Type.Integer() }),
    usage: closed({
      designs: Type.Integer(),
      trashedDesigns: Type.Integer(),
      exports: closed(Object.fromEntries(EXPORT_STATUSES.map((status) => [status, Type.Integer()]))),
      assets: Type.Integer(),
      assetBytes: Type.Integer(),
    }),
    createdAt: Time,
  }),
)

const Fonts = closed({
  fonts: Type.Array(
    named(
      'Font',
      closed({
        family: Type.String({ description: "What a text's `fontFamily` says." }),
        faces: Type.Array(closed({ weight: Type.Integer(), style: Type.Enum(['normal', 'italic']) })),
      }),
    ),
  ),
  total: Type.Integer(),
})

export const accountOperations = {
  getAccount: {
    id: 'getAccount',
    method: 'GET',
    path: '/api/account',
    tag,
    summary: 'Read your account',
    description: 'The plan, what it allows, and what is in use.',
    scope: 'read',
    answer: {
      status: 200,
      description: 'The account.',
      schema: Account,
      example: {
        _id: 'acc_01jqr8v0a1b2c3d4e5f6g7h8j9',
        email: 'me@example.com',
        plan: 'pro',
        limits: { requestsPerMinute: 300, documentBytes: 2_097_152, uploadBytes: 26_214_400 },
        usage: {
          designs: 12,
          trashedDesigns: 1,
          exports: { queued: 0, processing: 0, completed: 40, failed: 0, canceled: 1, expired: 7 },
          assets: 3,
          assetBytes: 4_210_331,
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
    scope: 'read',
    answer: {
      status: 200,
      description: 'All families, in the order in which a menu may show them.',
      schema: Fonts,
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
