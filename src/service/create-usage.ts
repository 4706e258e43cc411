import { Failure } from '../failure.ts'
import { type Store } from '../store/store.ts'
import { dayOf, timeOfDay } from '../store/usage.ts'
import { isoTime } from './iso-time.ts'
import { MEGA, type Plans, planOf } from './plans.ts'
import { type Usage } from './usage.ts'
import { type UsageRecorder } from './usage-recorder.ts'

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
        plan: { name: plan, requestsPerMinute, storageBytes: planOf(plans, plan).storageMb * MEGA },
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
