import type { Store } from '../../store/store.ts'
import { dayOf } from '../../store/usage/usage-day.ts'
import { type WatchedServers, watchServers } from '../servers/watch-servers.ts'
import { planNames, type Plans, requestsPerMinute } from '../usage/plans.ts'
import type { UsageRecorder } from '../usage/usage-recorder.ts'

export interface ServiceSummary extends WatchedServers {
  readonly version: string
  readonly accounts: number
  readonly designs: number
  readonly exports: {
    readonly queued: number
    readonly processing: number
    readonly completed: number
    readonly failed: number
    readonly total: number
  }
  readonly requestsToday: number
  readonly storage: { readonly assetBytes: number; readonly exportBytes: number }
  readonly plans: readonly { readonly name: string; readonly requestsPerMinute: number; readonly accounts: number }[]
  readonly renderers: RendererFigures
}

export interface RendererFigures {
  readonly processes: number
  readonly busy: number
  readonly queued: number
}

interface SummaryOptions {
  readonly store: Store
  readonly recorder: Pick<UsageRecorder, 'waiting'>
  readonly plans: Plans
  readonly renderers: () => RendererFigures
  readonly version: string
  readonly now: () => number
}

/** Returns a function that counts what the server has and does now. */
export function createSummary(options: SummaryOptions): () => Promise<ServiceSummary> {
  const { store, recorder, plans, renderers, version, now } = options
  const storage = createStorageMeter(store, now)
  return async () => {
    const today = dayOf(now())
    const [counted, stored, watched] = await Promise.all([
      store.operator.summary(today),
      storage(),
      watchServers(store),
    ])
    const { accounts, accountsByPlan, designs, exports, requests } = counted
    // Includes plans that are no longer configured but still assigned to accounts.
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
      ...watched,
    }
  }
}

const MINUTE_MS = 60_000

/** Caches the figures for a minute, since computing them takes a while. */
function createStorageMeter(store: Store, now: () => number): () => Promise<ServiceSummary['storage']> {
  let cached: { readonly at: number; readonly figures: Promise<ServiceSummary['storage']> } | undefined
  const read = async () => ({
    assetBytes: await store.usage.allAssetBytes(),
    exportBytes: await store.usage.allExportBytes(now()),
  })
  return () => {
    if (cached !== undefined && now() - cached.at < MINUTE_MS) return cached.figures
    const figures = read()
    cached = { at: now(), figures }
    figures.catch(() => {
      // The next request tries again.
      if (cached?.figures === figures) cached = undefined
    })
    return figures
  }
}
