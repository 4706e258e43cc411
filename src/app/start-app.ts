import { hostname } from 'node:os'
import type { Logger } from 'pino'
import project from '../../package.json' with { type: 'json' }
import type { Config } from '../config/config.ts'
import { createHealthServer } from '../http/health-server.ts'
import { openLog } from './open-log.ts'
import { createRenderer, type Renderer } from '../render/renderer.ts'
import { registerServer } from './register-server.ts'
import { RENDER_PROCESSES } from '../service/servers/compare-servers.ts'
import { usedSecret } from '../installation/require-same-secret.ts'
import { workerSettings } from '../installation/shared-settings.ts'
import { serviceMetrics } from './service-metrics.ts'
import { explainingStart } from '../installation/start-failure.ts'
import { type Core, withCore } from './core.ts'
import { createEnds } from './export-ends.ts'
import { findFilesId } from './find-files-id.ts'
import { checkWorker } from './check-ready.ts'
import { settleAll } from './settle-all.ts'
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
    const renderer = openRenderer(core)
    const ends = createEnds()
    const working = createWorking(core, { renderer, onEnd: ends.announce })
    const serving = await startServing(core, { renderer, ends })
    working.start()
    return {
      ...serving,
      // Requests that wait for an export need the worker, so both drain in parallel.
      close: () => disposeAfter(core, [serving.drain(), working.drain()]),
    }
  })
}

/** Starts a server. Exports and previews wait until a worker of the same store renders them. */
export function startServer(config: Config, log: Logger = openLog(config.logLevel)): Promise<App> {
  return withCore(config, log, async (core) => {
    const serving = await startServing(core, { ends: createEnds() })
    return {
      ...serving,
      close: () => disposeAfter(core, [serving.drain()]),
    }
  })
}

/** Starts a worker. */
export function startWorker(config: Config, log: Logger = openLog(config.logLevel)): Promise<WorkerApp> {
  return withCore(config, log, async (core) => {
    const renderer = openRenderer(core)
    const ends = createEnds()
    const working = createWorking(core, { renderer, onEnd: ends.announce })
    const { healthPort, host } = config.http
    const instance = core.instanceId.slice(0, 8)
    const health = createHealthServer({
      ping: checkWorker(core),
      canRender: () => renderer.canRender(),
      figures: serviceMetrics({ store: core.store, renderer, now: core.sources.now }),
      onExportEnd: ends.listen,
      log,
      instanceId: instance,
    })
    core.parts.defer(() => health.close())
    const address =
      healthPort === undefined
        ? undefined
        : await explainingStart(config, () => health.listen({ port: healthPort, host }))
    const { sources, store } = core
    const unregister = await registerServer({
      ...{ store, now: sources.now, log, secret: usedSecret(config) },
      server: {
        ...{ instance: `${hostname()}-${instance}`, address: '', version: project.version, startedAt: sources.now() },
        settings: {
          ...workerSettings(config, { filesId: await findFilesId(core), colorProfiles: core.colorProfiles }),
          [RENDER_PROCESSES]: String(config.render.workers),
        },
      },
    })
    core.parts.defer(unregister)
    working.start()
    return {
      address,
      close() {
        health.drain()
        return disposeAfter(core, [working.drain()])
      },
    }
  })
}

/** Closes the parts even if a drain fails. */
async function disposeAfter({ parts }: Core, drains: readonly Promise<void>[]): Promise<void> {
  try {
    await settleAll(drains)
  } finally {
    await parts.disposeAsync()
  }
}

function openRenderer({ config, log, parts }: Core): Renderer {
  const renderer = createRenderer({ ...config.render, log })
  return parts.adopt(renderer, () => renderer.close({ drainMs: 0 }))
}
