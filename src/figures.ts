import { type FigureSource } from './http/metrics.ts'
import { type Renderer } from './render/renderer.ts'
import { type RendererFigures } from './service/operator-desk.ts'
import { type Store } from './store/store.ts'

/** What `/metrics` tells of the queue of exports, which all servers share, and of this server's pool of rendering threads. */
export function figuresOf({ store, renderer }: { store: Store; renderer: Renderer }): readonly FigureSource[] {
  return [
    {
      name: 'platen_exports_queued',
      help: 'Exports of all servers that wait for a worker',
      read: async () => (await store.exports.queueDepth()).queued,
    },
    {
      name: 'platen_exports_processing',
      help: 'Exports of all servers that are being rendered',
      read: async () => (await store.exports.queueDepth()).processing,
    },
    {
      name: 'platen_renderer_threads',
      help: 'Rendering threads, starting ones included',
      read: () => renderer.stats().workers,
    },
    {
      name: 'platen_renderer_threads_busy',
      help: 'Rendering threads at work',
      read: () => renderer.stats().busy,
    },
    {
      name: 'platen_renderer_threads_stuck',
      help: 'Rendering threads that were ended and are still within native code, which nothing can interrupt',
      read: () => renderer.stats().stuck,
    },
    {
      name: 'platen_renderer_threads_restarted_total',
      help: 'Rendering threads that another one took the place of: they died, took too long, or did not stop when told',
      read: () => renderer.stats().restarted,
    },
    {
      name: 'platen_renderer_renders_queued',
      help: 'Renders waiting for a thread or for room in memory',
      read: () => renderer.stats().queued,
    },
  ]
}

/** What owners see of this server's pool of rendering threads. */
export function renderersOf(renderer: Pick<Renderer, 'stats'>): RendererFigures {
  const { workers, busy, queued, stuck } = renderer.stats()
  return { threads: workers, busy, queued, stuck }
}
