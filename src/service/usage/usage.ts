import type { SessionCaller } from '../access/caller.ts'
import { MEGA } from '../../exports/export-limits.ts'
import { Failure } from '../../failure.ts'
import type { Store } from '../../store/store.ts'
import { dayOf, timeOfDay } from '../../store/usage/usage-day.ts'
import { isoTime } from '../../iso-time.ts'
import { type Plan, planOf, type Plans } from './plans.ts'
import type { UsageRecorder } from './usage-recorder.ts'

export interface DayOfUse {
  /** In UTC: `2026-04-01`. */
  readonly date: string
  /** Requests with API keys of the account. */
  readonly requests: number
  /** Accepted exports, with API keys and in the web app. */
  readonly exports: number
}

export interface UsageAnswer {
  readonly plan: {
    readonly name: string
    readonly requestsPerMinute: number
    readonly storageBytes: number
    readonly limits: Plan
  }
  /** Oldest first, every day up to today. */
  readonly days: readonly DayOfUse[]
  readonly storage: {
    readonly designs: number
    readonly trashedDesigns: number
    readonly assets: number
    readonly assetBytes: number
    readonly exportBytes: number
    readonly versionBytes: number
    /** Counts toward the plan's limit. */
    readonly storedBytes: number
  }
}

export const USAGE_DAYS = 400

export interface Usage {
  count(accountId: string): void
  /** The last `days` days, including today. */
  get(caller: SessionCaller, days: number): Promise<UsageAnswer>
}

interface UsageOptions {
  readonly store: Store
  readonly plans: Plans
  readonly recorder: Pick<UsageRecorder, 'count' | 'waiting'>
  readonly now: () => number
}

export function createUsage({ store, plans, recorder, now }: UsageOptions): Usage {
  return {
    count: (accountId) => recorder.count(accountId),

    async get({ accountId, plan, requestsPerMinute }, days) {
      const time = now()
      const limits = planOf(plans, plan)
      const today = dayOf(time)
      const first = today - days + 1
      const [account, used, stored] = await Promise.all([
        store.accounts.find(accountId),
        store.usage.days(accountId, first),
        store.usage.stored(accountId, time),
      ])
      if (account === undefined) throw new Failure('not_found', { resource: 'account' })
      const byDay = new Map(used.map((each) => [each.day, each]))
      return {
        plan: { name: plan, requestsPerMinute, storageBytes: limits.storageMb * MEGA, limits },
        days: Array.from({ length: days }, (_, index) => {
          const day = first + index
          const { requests = 0, exports = 0 } = byDay.get(day) ?? {}
          return { date: dateOf(day), requests: requests + recorder.waiting(day, accountId), exports }
        }),
        storage: { designs: account.designCount, trashedDesigns: account.trashCount, ...stored },
      }
    },
  }
}

function dateOf(day: number): string {
  return isoTime(timeOfDay(day)).slice(0, 10)
}
