import { createExportWorker } from '../exports/export-worker.ts'
import { type EndedExport } from '../exports/end-export.ts'
import { type Renderer } from '../render/renderer.ts'
import { exportsAtOnce } from '../service/usage/plans.ts'
import { createSweeper } from '../service/retention/sweeper.ts'
import { type Core } from './core.ts'

/** Renders exports and deletes expired data. */
export interface Working {
  start(): void
  /** Claims nothing more. Resolves when renders in progress have ended or were returned to the queue. */
  drain(): Promise<void>
}

export interface WorkingParts {
  readonly renderer: Renderer
  readonly onEnd: (ended: EndedExport) => void
}

export function createWorking(core: Core, { renderer, onEnd }: WorkingParts): Working {
  const { config, store, files, imageReaderOf, signals, log, tracer, instanceId } = core
  const { now } = core.sources
  const worker = createExportWorker({
    ...{ store, files, renderer, imageReaderOf, signals, now, log, tracer, onEnd },
    keptMs: config.retention.exportsMs,
    canRender: () => renderer.canRender(),
    workerId: instanceId,
    atOnce: exportsAtOnce(config.plans),
    // One more than the render processes, so that one export loads or writes files while the others render.
    concurrency: config.render.workers + 1,
  })
  const sweeper = createSweeper({ store, files, ...config.retention, now, log })
  return {
    start() {
      worker.start()
      sweeper.start()
    },
    async drain() {
      await Promise.all([worker.stop({ drainMs: config.http.shutdownMs }), sweeper.stop()])
    },
  }
}
