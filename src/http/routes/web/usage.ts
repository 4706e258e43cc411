import { Type } from 'typebox'
import { described, withDefault } from '../../../document/described.ts'
import { isoTimeOrNull } from '../../../service/iso-time.ts'
import { USAGE_DAYS } from '../../../service/usage.ts'
import { type Handlers, type Operation } from '../../operation.ts'
import { type RateLimiter } from '../../rate-limit.ts'
import { type Services } from '../../services.ts'
import { closed, count, named, timeOrNull } from '../schemas.ts'

const DEFAULT_DAYS = 30

const Usage = named(
  'Usage',
  closed({
    plan: described(
      closed({
        name: Type.String({ description: "The plan's name." }),
        requestsPerMinute: count('Requests that all keys together may send in a minute.'),
        storageBytes: count('Limit of `storage.storedBytes`.'),
      }),
      'What the account is allowed.',
    ),
    minute: described(
      closed({
        used: count('Requests that were made with its keys, refused ones too.'),
        limit: count('How many it may be.'),
        resetsAt: timeOrNull('When the minute ends: none is under way until the next request.'),
      }),
      'The minute under way, as the server that answers has counted it.',
    ),
    days: Type.Array(
      closed({
        date: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', description: 'The day, in UTC.' }),
        requests: count('Requests that were made with its keys; those over the limit are not among them.'),
        exports: count('Exports that were accepted, from keys, from the web app and from visitors of shared designs.'),
      }),
      {
        description:
          'Every day up to today, the oldest first. Servers add what they count every few seconds; one that crashes loses the last few.',
      },
    ),
    storage: described(
      closed({
        designs: count('Designs, without those in the trash.'),
        trashedDesigns: count('Designs in the trash.'),
        assets: count('Uploaded pictures.'),
        assetBytes: count('What they take together, in bytes.'),
        exportBytes: count('What the files of its exports take that can still be downloaded, in bytes.'),
        storedBytes: count(
          'Total size of uploaded pictures and files of exports, in bytes, with files that are being removed.',
        ),
      }),
      'What is kept.',
    ),
  }),
  'What an account is allowed and what it uses.',
)

export const usageOperations = {
  getUsage: {
    id: 'getUsage',
    method: 'GET',
    path: '/web/usage',
    tag: 'Usage',
    summary: 'Read your plan and usage',
    description:
      'The plan, the minute under way, every day, and what is stored. Requests of the web app itself are not counted.',
    needs: 'session',
    query: closed({
      days: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: USAGE_DAYS,
          description: withDefault('How many days to tell, today among them.', DEFAULT_DAYS),
        }),
      ),
    }),
    answer: {
      status: 200,
      description: 'The usage.',
      schema: Usage,
      example: {
        plan: { name: 'pro', requestsPerMinute: 300, storageBytes: 20_000_000_000 },
        minute: { used: 12, limit: 300, resetsAt: '2026-04-02T10:00:41.000Z' },
        days: [
          { date: '2026-04-01', requests: 1_204, exports: 61 },
          { date: '2026-04-02', requests: 310, exports: 4 },
        ],
        storage: {
          ...{ designs: 12, trashedDesigns: 1, assets: 3 },
          ...{ assetBytes: 4_210_331, exportBytes: 18_220_101, storedBytes: 22_430_432 },
        },
      },
    },
    failures: [],
  },
} as const satisfies Record<string, Operation>

export function createUsageHandlers(
  { usage }: Pick<Services, 'usage'>,
  rates: Pick<RateLimiter, 'look'>,
): Handlers<typeof usageOperations> {
  return {
    getUsage: async ({ caller, query }) => {
      const { days = DEFAULT_DAYS } = query
      const [{ plan, ...rest }, window] = await Promise.all([usage.get(caller, days), rates.look(caller.accountId)])
      const minute = {
        used: window?.used ?? 0,
        limit: plan.requestsPerMinute,
        resetsAt: isoTimeOrNull(window?.endsAt ?? null),
      }
      return { status: 200, body: { plan, minute, ...rest } }
    },
  }
}
