import { type Logger } from 'pino'
import project from '../../package.json' with { type: 'json' }
import { type Config } from '../config.ts'
import { type EndedExport } from '../exports/end-export.ts'
import { createHealthServer } from '../http/health-server.ts'
import { openLog } from '../open-log.ts'
import { createRenderer, type Renderer } from '../render/renderer.ts'
import { registerServer } from '../register-server.ts'
import { workerSettings } from '../shared-settings.ts'
import { serviceMetrics } from '../service-metrics.ts'
import { explainingStart } from '../start-failure.ts'
import { closeCore, type Core, withCore } from './core.ts'
import { checkReady } from './check-ready.ts'
import { type Serving, startServing } from './serving.ts'
import { createWorking } from './working.ts'

/** A server, with or without a worker in its process. */
export interface App extends Pick<Serving, 'address' | 'publicUrl' | 'operator' | 'firstTemplate'> {
  /** Stops accepting requests and drains. Requeues renders that exceed the shutdown time. */
  close(): Promise<void>
}

export interface WorkerApp {
  /** Where it answers /healthz, /readyz and /metrics, if it does. */
  readonly address: string | undefined
  close(): Promise<void>
}

/** Starts a server and a worker in one process. */
export function startApp(config: Config, log: Logger = openLog(config.logLevel)): Promise<App> {
  return withCore(config, log, async (core) => {
    const renderer = openRenderer(core, config.render.workers)
    const ends = createEnds()
    const working = createWorking(core, { renderer, onEnd: ends.announce })
    const serving = await startServing(core, { renderer, onExportEnd: ends.listen })
    working.start()
    return {
      ...serving,
      async close() {
        const deadline = core.sources.now() + config.http.shutdownMs
        // Requests that wait for an export need the worker, so both drain in parallel.
        await Promise.all([serving.drain(), working.drain()])
        await serving.close(deadline)
        await renderer.close({ drainMs: 0 })
        await closeCore(core)
      },
    }
  })
}

/** Render processes of a server without a worker, which draw previews only. */
const PREVIEW_PROCESSES = 2

/** Starts a server. Exports wait until a worker of the same store renders them. */
export function startServer(config: Config, log: Logger = openLog(config.logLevel)): Promise<App> {
  return withCore(config, log, async (core) => {
    const renderer = openRenderer(core, Math.min(PREVIEW_PROCESSES, config.render.workers))
    const serving = await startServing(core, { renderer })
    return {
      ...serving,
      async close() {
        const deadline = core.sources.now() + config.http.shutdownMs
        await serving.drain()
        await serving.close(deadline)
        await renderer.close({ drainMs: 0 })
        await closeCore(core)
      },
    }
  })
}

/** Starts a worker. */
export function startWorker(config: Config, log: Logger = openLog(config.logLevel)): Promise<WorkerApp> {
  return withCore(config, log, async (core) => {
    const renderer = openRenderer(core, config.render.workers)
    const ends = createEnds()
    const working = createWorking(core, { renderer, onEnd: ends.announce })
    const { healthPort, host } = config.http
    const instance = core.instanceId.slice(0, 8)
    const health = createHealthServer({
      ping: checkReady(core),
      canRender: () => renderer.canRender(),
      figures: serviceMetrics({ store: core.store, renderer, now: core.sources.now }),
      onExportEnd: ends.listen,
      log,
      instanceId: instance,
    })
    const address =
      healthPort === undefined
        ? undefined
        : await explainingStart(config, () => health.listen({ port: healthPort, host }))
    const { sources, store } = core
    const unregister = await registerServer({
      ...{ store, now: sources.now, log },
      server: {
        ...{ instance, address: '', version: project.version, startedAt: sources.now() },
        settings: workerSettings(config),
      },
    })
    working.start()
    return {
      address,
      async close() {
        health.drain()
        await Promise.all([working.drain(), unregister()])
        await health.close()
        await renderer.close({ drainMs: 0 })
        await closeCore(core)
      },
    }
  })
}

function openRenderer({ config, log }: Core, workers: number): Renderer {
  return createRenderer({ ...config.render, workers, log })
}

type Listener = (ended: EndedExport) => void

/** Connects the worker to the metrics, which are created later. */
function createEnds(): { readonly announce: Listener; readonly listen: (listener: Listener) => void } {
  const listeners = new Set<Listener>()
  return {
    announce: (ended) => listeners.forEach((listener) => listener(ended)),
    listen: (listener) => void listeners.add(listener),
  }
}
