import { Failure } from '../failure.ts'
import { type OperatorAccount, type OperatorExport } from '../store/operator.ts'
import { type Store } from '../store/store.ts'
import { dayOf } from '../store/usage.ts'
import { BodyReader } from './body-reader.ts'
import { ROLES } from './caller.ts'
import { isoTime, isoTimeOrNull } from './iso-time.ts'
import {
  type OperatorDesk,
  type RendererFigures,
  type ServiceSummary,
  type WatchedAccount,
  type WatchedExport,
  type WatchedStatus,
} from './operator-desk.ts'
import { planNames, type Plans, requestsPerMinute } from './plans.ts'
import { mayOperate } from './policy.ts'
import { type UsageRecorder } from './usage-recorder.ts'

interface DeskOptions {
  readonly store: Store
  readonly recorder: Pick<UsageRecorder, 'waiting'>
  readonly plans: Plans
  readonly renderers: () => RendererFigures
  readonly version: string
  readonly now: () => number
}

const DAYS = 30

export function createOperatorDesk({ store, recorder, plans, renderers, version, now }: DeskOptions): OperatorDesk {
  const storage = createStorageMeter(store, now)
  const firstDay = () => dayOf(now()) - DAYS + 1

  return {
    async summary(caller) {
      mayOperate(caller)
      const today = dayOf(now())
      const [counted, stored] = await Promise.all([store.operator.summary(today), storage()])
      const { accounts, accountsByPlan, designs, exports, requests } = counted
      // Plans that the settings no longer have are told for as long as accounts are on them.
      const names = [...new Set([...planNames(plans), ...Object.keys(accountsByPlan)])]
      return {
        version,
        accounts,
        designs,
        exports,
        requestsToday: requests + recorder.waiting(today),
        storage: stored,
        plans: names.map((name) => ({
          name,
          requestsPerMinute: requestsPerMinute(plans, name),
          accounts: accountsByPlan[name] ?? 0,
        })),
        renderers: renderers(),
      }
    },

    async listAccounts(caller, query) {
      mayOperate(caller)
      const { accounts, total } = await store.operator.accounts({ ...query, sinceDay: firstDay() })
      return { accounts: accounts.map(accountAnswer), total }
    },

    async changeAccount(caller, id, sent) {
      mayOperate(caller)
      const body = new BodyReader(sent)
      const plan = body.oneOf('plan', planNames(plans))
      const role = body.oneOf('role', ROLES)
      body.throwIfFaulty()
      await store.operator.change(id, {
        ...(plan === undefined ? {} : { plan }),
        ...(role === undefined ? {} : { role }),
      })
      const account = await store.operator.account(id, firstDay())
      if (account === undefined) throw new Failure('not_found', { resource: 'account', id })
      return accountAnswer(account)
    },

    async listExports(caller, query) {
      mayOperate(caller)
      const { exports, total } = await store.operator.exports(query)
      return { exports: exports.map(exportAnswer), total }
    },
  }
}

const MINUTE_MS = 60_000

/** Reading all that is stored takes a while, so it is read at most once a minute, whoever asks how often. */
function createStorageMeter(store: Store, now: () => number): () => Promise<ServiceSummary['storage']> {
  let reading: { readonly at: number; readonly figures: Promise<ServiceSummary['storage']> } | undefined
  const read = async () => ({
    assetBytes: await store.usage.allAssetBytes(),
    exportBytes: await store.usage.allExportBytes(now()),
  })
  return () => {
    if (reading !== undefined && now() - reading.at < MINUTE_MS) return reading.figures
    const figures = read()
    reading = { at: now(), figures }
    figures.catch(() => {
      // The next one asks again.
      if (reading?.figures === figures) reading = undefined
    })
    return figures
  }
}

function accountAnswer(account: OperatorAccount): WatchedAccount {
  const { id, email, role, plan, createdAt, lastSeenAt, designCount, requests, exports, assetBytes } = account
  return {
    _id: id,
    email,
    role,
    plan,
    createdAt: isoTime(createdAt),
    lastSeenAt: isoTimeOrNull(lastSeenAt),
    designs: designCount,
    requests30Days: requests,
    exports30Days: exports,
    assetBytes,
  }
}

function exportAnswer(item: OperatorExport): WatchedExport {
  return {
    _id: item.id,
    account: { _id: item.accountId, email: item.email },
    designId: item.designId,
    designTitle: item.designTitle,
    format: item.format,
    status: item.status as WatchedStatus,
    progress: Math.floor(item.progress * 100),
    attempts: item.attempts,
    error: item.error,
    createdAt: isoTime(item.createdAt),
    startedAt: isoTimeOrNull(item.startedAt),
    completedAt: isoTimeOrNull(item.completedAt),
  }
}
