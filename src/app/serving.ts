import { join } from 'node:path'
import project from '../../package.json' with { type: 'json' }
import { createServer } from '../http/server.ts'
import { loadSecrets } from '../installation/load-secrets.ts'
import type { Operator } from '../installation/operator.ts'
import { rejectOtherSecrets, usedSecret } from '../installation/require-same-secret.ts'
import { recordRunningService } from '../installation/running-service.ts'
import { sharedSettings } from '../installation/shared-settings.ts'
import { explainingStart } from '../installation/start-failure.ts'
import { createMemoryCounters } from '../rates/memory-counters.ts'
import type { RedisCounters } from '../rates/redis-counters.ts'
import type { Renderer } from '../render/renderer.ts'
import { RENDER_PROCESSES, RENDERS } from '../service/servers/compare-servers.ts'
import { diagnosisToken } from '../service/servers/diagnosis-token.ts'
import { readBuiltinTemplates } from '../service/templates/read-builtin-templates.ts'
import { checkServer, watchFiles } from './check-ready.ts'
import type { Core } from './core.ts'
import type { Ends } from './export-ends.ts'
import { findFilesId } from './find-files-id.ts'
import { mailMetrics } from './mail-metrics.ts'
import { openMail } from './open-mail.ts'
import { ownAddress, registerServer } from './register-server.ts'
import { createServerServices } from './server-services.ts'
import { serviceMetrics } from './service-metrics.ts'
import { settleAll } from './settle-all.ts'

/** A running HTTP server. */
export interface Serving {
  readonly address: string
  readonly publicUrl: string
  readonly operator: Operator
  readonly firstTemplate: string
  /** Stops accepting requests. Resolves when those in progress have ended, or after the shutdown time. */
  drain(): Promise<void>
}

export interface ServingParts {
  /** Present if exports are rendered in this process. */
  readonly renderer?: Renderer
  readonly ends: Ends
}

/** An unresponsive mail server must not delay the shutdown for longer, once the requests have ended. */
const MIN_MAIL_WAIT_MS = 1_000

const TEMPLATES = join(import.meta.dirname, '../../templates')
const WEB = join(import.meta.dirname, '../../dist/web')

/** Adds what it opens to the parts of the core. Emails that wait are sent before these are closed. */
export async function startServing(core: Core, { renderer, ends }: ServingParts): Promise<Serving> {
  const redis = await openRedis(core)
  const { config, log, store, parts, sources } = core
  const { now } = sources
  const { dataFolder } = config.files
  const { port, host, shutdownMs, trustProxy } = config.http
  const instance = core.instanceId.slice(0, 8)
  const { signing: secret, encryption: encryptionSecret } = await explainingStart(config, () =>
    loadSecrets(config, { ...sources, store, warn: (text) => log.warn(text) }),
  )
  const used = usedSecret(config, secret)
  // Before it listens. Again later, for servers that start at the same time.
  rejectOtherSecrets(await store.servers.list(), used)
  const templates = await readBuiltinTemplates({ folder: TEMPLATES, builtinPictures: core.pictures.names })
  await store.templates.syncBuiltin(templates, now())

  let listeningUrl = ''
  const publicUrl = (): string => config.http.publicUrl ?? listeningUrl
  let drainingSince: number | undefined
  const mail = await openMail(core, {
    ...{ secret, publicUrl },
    drainMs: () => Math.max(MIN_MAIL_WAIT_MS, (drainingSince ?? now()) + shutdownMs - now()),
  })
  const { services, operator, recorder } = await createServerServices(core, {
    ...{ secret, encryptionSecret, mail, renderer, ends, publicUrl },
  })
  const filesState = watchFiles(core)
  const server = await createServer({
    ...{ services, publicUrl, trustProxy, shutdownMs, filesState, log, clock: now, instanceId: instance },
    ping: checkServer(core),
    canRender: () => renderer?.canRender() ?? true,
    counters: redis ?? createMemoryCounters(now),
    redisState: redis && (() => (redis.isConnected() ? 'connected' : 'unreachable')),
    webFolder: WEB,
    uploadFolder: join(dataFolder, 'uploads'),
    figures: [
      ...serviceMetrics({ store, renderer, redis, filesState, now }),
      ...mailMetrics({ store, mailLoop: mail.mailLoop, now }),
    ],
    onExportEnd: ends.listen,
    diagnosisToken: diagnosisToken(secret),
    tracer: core.tracer,
  })
  const closings: (() => Promise<unknown>)[] = [() => server.close()]
  const drain = async (): Promise<void> => {
    drainingSince ??= now()
    await settleAll(closings.splice(0).map((close) => close()))
  }
  // Has been called before, unless the start fails.
  parts.defer(drain)
  const address = await explainingStart(config, () => server.listen({ port, host }))
  listeningUrl = address.replace('127.0.0.1', 'localhost')
  closings.push(await recordRunningService(dataFolder, { instance, address, publicUrl: publicUrl(), startedAt: now() }))
  const unregister = await registerServer({
    ...{ store, now, log, secret: used },
    server: {
      ...{ instance, address: ownAddress(address, host), version: project.version, startedAt: now() },
      settings: {
        ...sharedSettings(config, {
          secret,
          publicUrl: publicUrl(),
          filesId: await findFilesId(core),
          colorProfiles: core.colorProfiles,
        }),
        [RENDERS]: renderer ? 'yes' : 'no',
        ...(renderer && { [RENDER_PROCESSES]: String(config.render.workers) }),
      },
    },
  })
  closings.push(unregister)
  recorder.start()
  mail.mailLoop?.start()
  return { address, publicUrl: publicUrl(), operator, firstTemplate: templates[0]?.id ?? '', drain }
}

/** Imports the client only if it is needed. */
async function openRedis({ config, log, sources, parts }: Core): Promise<RedisCounters | undefined> {
  if (config.redis === undefined) return undefined
  const { openRedisCounters } = await import('../rates/redis-counters.ts')
  const redis = await openRedisCounters({ ...config.redis, log, clock: sources.now })
  return parts.adopt(redis, () => redis.close())
}
