import { type FigureSource } from './http/metrics.ts'
import { type Renderer } from './render/renderer.ts'
import { type RendererFigures } from './service/operator-desk.ts'
import { type Store } from './store/store.ts'

/** Metrics of the export queue, which all servers share, and of this server's render processes. */
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
      name: 'platen_renderer_processes',
      help: 'Render processes, starting ones and reserves included',
      read: () => renderer.stats().workers,
    },
    {
      name: 'platen_renderer_processes_busy',
      help: 'Render processes that are rendering',
      read: () => renderer.stats().busy,
    },
    {
      name: 'platen_renderer_processes_restarted_total',
      help: 'Render processes replaced after a crash, a timeout, too much memory or a failed cancellation',
      read: () => renderer.stats().restarted,
    },
    {
      name: 'platen_renderer_renders_queued',
      help: 'Renders waiting for a process',
      read: () => renderer.stats().queued,
    },
  ]
}

/** Figures of this server's render processes for the owners' page. */
export function renderersOf(renderer: Pick<Renderer, 'stats'>): RendererFigures {
  const { workers, busy, queued } = renderer.stats()
  return { processes: workers, busy, queued }
}
