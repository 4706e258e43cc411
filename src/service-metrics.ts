import { type FigureSource } from './http/metrics.ts'
import { type RedisCounters } from './rates/redis-counters.ts'
import { type Renderer } from './render/renderer.ts'
import { type RendererFigures } from './service/operator/operator-desk.ts'
import { type Store } from './store/store.ts'

/** Returns the metrics of the export queue, across all servers, and of this server's render processes. */
export function serviceMetrics({
  store,
  renderer,
  redis,
}: {
  store: Store
  renderer: Renderer
  redis: Pick<RedisCounters, 'isConnected'> | undefined
}): readonly FigureSource[] {
  return [
    ...(redis === undefined
      ? []
      : [
          {
            name: 'platen_redis_connected',
            help: '1 if rate limits are shared through Redis, 0 if this server counts them by itself',
            read: () => Number(redis.isConnected()),
          },
        ]),
    {
      name: 'platen_exports_queued',
      help: 'Exports waiting for a worker, across all servers',
      read: async () => (await store.exports.queueDepth()).queued,
    },
    {
      name: 'platen_exports_processing',
      help: 'Exports in progress, across all servers',
      read: async () => (await store.exports.queueDepth()).processing,
    },
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

export function rendererStats(renderer: Pick<Renderer, 'stats'>): RendererFigures {
  const { workers, busy, queued } = renderer.stats()
  return { processes: workers, busy, queued }
}
