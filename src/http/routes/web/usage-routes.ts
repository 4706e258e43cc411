import { type TSchema, Type } from '#typebox'
import { described, withDefault } from '../../../document/described.ts'
import { isoTimeOrNull } from '../../../iso-time.ts'
import type { Plan } from '../../../service/usage/plans.ts'
import { USAGE_DAYS } from '../../../service/usage/usage.ts'
import type { Handlers, Operation } from '../../operation.ts'
import type { RateLimiter } from '../../../rates/counters.ts'
import type { Services } from '../../services.ts'
import { closed, count, named, timeOrNull } from '../schemas.ts'

const DEFAULT_DAYS = 30

/** A limit that is missing here does not compile. */
const LIMITS = {
  requestsPerMinute: count('Maximum requests per minute of all API keys together.'),
  storageMb: count('Maximum total size of uploads, export files and versions, in MB.'),
  exportMegapixels: count('Maximum total of the pixels of all pages of one image export, in megapixels.'),
  exportMb: count('Maximum total size of the files of one export, in MB.'),
  exportsAtOnce: count('Maximum exports that are rendered at the same time. Further ones wait.'),
  queuedExports: count('Maximum exports that wait or are being rendered. Further ones are rejected.'),
} satisfies Record<keyof Plan, TSchema>

const Usage = named(
  'Usage',
  closed({
    plan: described(
      closed({
        name: Type.String({ description: 'Name of the plan.' }),
        requestsPerMinute: count('Maximum requests per minute of all API keys together.'),
        storageBytes: count('Limit of `storage.storedBytes`.'),
        limits: described(closed(LIMITS), 'All limits of the plan.'),
      }),
      'The plan of the account.',
    ),
    minute: described(
      closed({
        used: count('Requests with its API keys, including rejected ones.'),
        limit: count('Maximum number of requests.'),
        resetsAt: timeOrNull('End of the current minute'),
      }),
      'The current minute, as counted by the server that handled the request.',
    ),
    days: Type.Array(
      closed({
        date: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$', description: 'Date in UTC.' }),
        requests: count('Requests with its API keys, excluding those over the rate limit.'),
        exports: count('Exports created with API keys, in the web app and by visitors of shared designs.'),
      }),
      {
        description:
          'Every day up to today, oldest first. Counts are updated every few seconds; a server crash can lose the last few seconds.',
      },
    ),
    storage: described(
      closed({
        designs: count('Designs outside the trash.'),
        trashedDesigns: count('Designs in the trash.'),
        assets: count('Uploaded images and fonts.'),
        assetBytes: count('Total size of uploaded images and fonts, in bytes.'),
        exportBytes: count('Total size of export files that can be downloaded, in bytes.'),
        versionBytes: count('Total size of the documents of versions, in bytes.'),
        storedBytes: count(
          'Total size of uploads, export files and versions, in bytes, including files being deleted.',
        ),
      }),
      'Storage in use.',
    ),
  }),
  'The plan and usage of an account.',
)

export const usageOperations = {
  getUsage: {
    id: 'getUsage',
    method: 'GET',
    path: '/web/usage',
    tag: 'Usage',
    summary: 'Get your plan and usage',
    description:
      'Returns the plan, the current minute, daily counts and storage in use. Requests of the web app are not counted.',
    needs: 'session',
    query: closed({
      days: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: USAGE_DAYS,
          description: withDefault('Number of days to return, including today.', DEFAULT_DAYS),
        }),
      ),
    }),
    answer: {
      status: 200,
      description: 'The usage.',
      schema: Usage,
      example: {
        plan: {
          ...{ name: 'pro', requestsPerMinute: 300, storageBytes: 20_000_000_000 },
          limits: {
            ...{ requestsPerMinute: 300, storageMb: 20_000, exportMegapixels: 500, exportMb: 500 },
            ...{ exportsAtOnce: 20, queuedExports: 5_000 },
          },
        },
        minute: { used: 12, limit: 300, resetsAt: '2026-04-02T10:00:41.000Z' },
        days: [
          { date: '2026-04-01', requests: 1_204, exports: 61 },
          { date: '2026-04-02', requests: 310, exports: 4 },
        ],
        storage: {
          ...{ designs: 12, trashedDesigns: 1, assets: 3 },
          ...{ assetBytes: 4_210_331, exportBytes: 18_220_101, versionBytes: 41_220, storedBytes: 22_471_652 },
        },
      },
    },
    failures: [],
  },
} as const satisfies Record<string, Operation>

export function createUsageHandlers(
  { usage }: Pick<Services, 'usage'>,
  rates: Pick<RateLimiter, 'peek'>,
): Handlers<typeof usageOperations> {
  return {
    getUsage: async ({ caller, query }) => {
      const { days = DEFAULT_DAYS } = query
      const [{ plan, ...rest }, window] = await Promise.all([usage.get(caller, days), rates.peek(caller.accountId)])
      const minute = {
        used: window?.used ?? 0,
        limit: plan.requestsPerMinute,
        resetsAt: isoTimeOrNull(window?.endsAt ?? null),
      }
      return { status: 200, body: { plan, minute, ...rest } }
    },
  }
}
