import { createExportWorker } from '../exports/export-worker.ts'
import type { EndedExport } from '../exports/report-end.ts'
import type { Renderer } from '../render/renderer.ts'
import { exportsAtOnce } from '../service/usage/plans.ts'
import { createPictureWorker } from '../pictures/picture-worker.ts'
import { createSweeper } from '../service/retention/sweeper.ts'
import type { Core } from './core.ts'

/** Renders exports, draws previews and deletes expired data. */
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
  const { config, store, files, imageReaderOf, remoteImages, signals, log, tracer, instanceId } = core
  const { now } = core.sources
  const worker = createExportWorker({
    ...{ store, files, renderer, imageReaderOf, remoteImages, signals, now, log, tracer, onEnd },
    keptMs: config.retention.exportsMs,
    canRender: () => renderer.canRender(),
    workerId: instanceId,
    atOnce: exportsAtOnce(config.plans),
    // One more than the render processes, so that one export loads or writes files while the others render.
    concurrency: config.render.workers + 1,
  })
  const pictureWorker = createPictureWorker({
    ...{ store, files, renderer, imageReaderOf, now, log },
    signals: core.pictureSignals,
    canRender: () => renderer.canRender(),
    hasFreeProcess: () => {
      const { workers, busy, queued } = renderer.stats()
      return queued === 0 && busy < workers
    },
    workerId: instanceId,
  })
  const sweeper = createSweeper({ store, files, ...config.retention, now, log })
  return {
    start() {
      worker.start()
      pictureWorker.start()
      sweeper.start()
    },
    async drain() {
      const draining = { drainMs: config.http.shutdownMs }
      await Promise.all([worker.stop(draining), pictureWorker.stop(draining), sweeper.stop()])
    },
  }
}
