import type { FigureSource } from '../http/metrics.ts'
import type { RedisCounters } from '../rates/redis-counters.ts'
import type { Renderer } from '../render/renderer.ts'
import type { RendererFigures } from '../service/operator/service-summary.ts'
import type { Store } from '../store/store.ts'

interface MeasuredRooms {
  readonly store: Pick<Store, 'connections'> & {
    readonly exports: Pick<Store['exports'], 'queueDepth'>
    readonly pictures: Pick<Store['pictures'], 'countWaiting'>
  }
  readonly renderer?: Pick<Renderer, 'stats'> | undefined
  readonly redis?: Pick<RedisCounters, 'isConnected'> | undefined
  readonly filesState?: (() => Promise<'connected' | 'unreachable'>) | undefined
  readonly now: () => number
}

/** Returns the metrics of the export queue, across all servers, and of this server's processes and connections. */
export function serviceMetrics(rooms: MeasuredRooms): readonly FigureSource[] {
  return [
    ...queueMetrics(rooms),
    ...rendererMetrics(rooms),
    ...postgresMetrics(rooms),
    ...redisMetrics(rooms),
    ...filesMetrics(rooms),
  ]
}

function queueMetrics({ store, now }: MeasuredRooms): FigureSource[] {
  const queueDepth = shareWhilePending(() => store.exports.queueDepth())
  return [
    {
      name: 'platen_exports_queued',
      help: 'Exports waiting for a worker, across all servers',
      read: async () => (await queueDepth()).queued,
    },
    {
      name: 'platen_exports_processing',
      help: 'Exports in progress, across all servers',
      read: async () => (await queueDepth()).processing,
    },
    {
      name: 'platen_exports_oldest_queued_seconds',
      help: 'Age of the oldest export waiting for a worker, across all servers; 0 if none waits',
      read: async () => {
        const { oldestQueuedAt } = await queueDepth()
        // The clock of the server that created the export may be ahead.
        return oldestQueuedAt === null ? 0 : Math.max(0, now() - oldestQueuedAt) / 1000
      },
    },
    {
      name: 'platen_pictures_waiting',
      help: 'Previews of designs that wait for a worker or are being drawn, across all servers',
      read: () => store.pictures.countWaiting(),
    },
  ]
}

/** Runs `read` once for all callers until it resolves, since the metrics of one scrape are read at the same time. */
export function shareWhilePending<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let pending: Promise<Value> | undefined
  return () => {
    pending ??= read().finally(() => (pending = undefined))
    return pending
  }
}

function rendererMetrics({ renderer }: MeasuredRooms): FigureSource[] {
  if (renderer === undefined) return []
  return [
    {
      name: 'platen_renderer_processes',
      help: 'Render processes, including starting and reserve processes',
      read: () => renderer.stats().workers,
    },
    {
      name: 'platen_renderer_processes_busy',
      help: 'Busy render processes',
      read: () => renderer.stats().busy,
    },
    {
      name: 'platen_renderer_processes_restarted_total',
      help: 'Render processes replaced after a crash, a timeout, excessive memory use or a failed cancellation',
      read: () => renderer.stats().restarted,
    },
    {
      name: 'platen_renderer_renders_queued',
      help: 'Renders waiting for a process',
      read: () => renderer.stats().queued,
    },
  ]
}

function postgresMetrics({ store }: MeasuredRooms): FigureSource[] {
  if (store.connections() === undefined) return []
  return [
    {
      name: 'platen_postgres_connections',
      help: 'Open connections of this server to PostgreSQL',
      read: () => store.connections()?.open ?? 0,
    },
    {
      name: 'platen_postgres_connections_busy',
      help: 'Connections to PostgreSQL that a query or a transaction is using',
      read: () => store.connections()?.busy ?? 0,
    },
    {
      name: 'platen_postgres_connections_max',
      help: 'Maximum number of connections of this server to PostgreSQL',
      read: () => store.connections()?.max ?? 0,
    },
    {
      name: 'platen_postgres_queries_waiting',
      help: 'Queries and transactions waiting for a connection to PostgreSQL',
      read: () => store.connections()?.waiting ?? 0,
    },
  ]
}

function redisMetrics({ redis }: MeasuredRooms): FigureSource[] {
  if (redis === undefined) return []
  return [
    {
      name: 'platen_redis_connected',
      help: '1 if rate limits are shared through Redis, 0 if this server counts them by itself',
      read: () => Number(redis.isConnected()),
    },
  ]
}

function filesMetrics({ filesState }: MeasuredRooms): FigureSource[] {
  if (filesState === undefined) return []
  return [
    {
      name: 'platen_files_connected',
      help: '1 if the S3 store responds, 0 if requests that need files fail',
      read: async () => Number((await filesState()) === 'connected'),
    },
  ]
}

export function rendererStats(renderer: Pick<Renderer, 'stats'>): RendererFigures {
  const { workers, busy, queued } = renderer.stats()
  return { processes: workers, busy, queued }
}
