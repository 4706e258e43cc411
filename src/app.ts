import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Logger } from 'pino'
import { openBuiltinPictures } from './assets/builtin-pictures.ts'
import { listFamilies } from './assets/fonts/list-families.ts'
import { openPaintFiles } from './assets/paint-files.ts'
import { createImageReader } from './assets/read-images.ts'
import { createImageVerifier } from './assets/verify-image.ts'
import { type Config } from './config.ts'
import { createExportWorker } from './exports/export-worker.ts'
import { createSweeper } from './service/retention/sweeper.ts'
import { checkFreeSpace } from './files/check-free-space.ts'
import { createDiskFileStore } from './files/disk-file-store.ts'
import { createUrlSigner } from './files/sign-url.ts'
import { loadSigningSecret } from './files/signing-secret.ts'
import project from '../package.json' with { type: 'json' }
import { serviceMetrics, rendererStats } from './service-metrics.ts'
import { type EndedExport } from './http/metrics.ts'
import { createServer } from './http/server.ts'
import { openLog } from './open-log.ts'
import { withDataLocation, PLATEN } from './operator-command.ts'
import { createOperator, openMigratedStore, type Operator, type Sources, systemSources } from './operator.ts'
import { createRenderer } from './render/renderer.ts'
import { createAssetThumbnails } from './service/assets/asset-thumbnails.ts'
import { createArchives } from './service/archive/archives.ts'
import { createAssets } from './service/assets/assets.ts'
import { createCommunity } from './service/sharing/community.ts'
import { createDesigns } from './service/designs/designs.ts'
import { createDocuments } from './content/document-thread.ts'
import { createDownloads } from './service/files/downloads.ts'
import { createExportEvents } from './service/exports/export-events.ts'
import { createExports } from './service/exports/exports.ts'
import { createIdempotency } from './service/idempotency.ts'
import { createNotices } from './service/accounts/notices.ts'
import { createOperatorDesk } from './service/operator/operator-desk.ts'
import { createOwnKeys } from './service/keys/own-keys.ts'
import { createPasswords } from './service/accounts/passwords.ts'
import { createOwnAccount } from './service/accounts/own-account.ts'
import { createPasswordResets } from './service/accounts/password-resets.ts'
import { createSessions } from './service/accounts/sessions.ts'
import { createSignIn } from './service/accounts/sign-in.ts'
import { createShared } from './service/sharing/shared.ts'
import { createTemplates } from './service/templates/templates.ts'
import { createThumbnails } from './service/designs/thumbnails.ts'
import { createUsage } from './service/usage/usage.ts'
import { explainingStart } from './start-failure.ts'
import { createExportSignals } from './exports/export-signals.ts'
import { createFileUrls } from './service/files/file-urls.ts'
import { createAssetReader } from './service/assets/read-asset.ts'
import { readBuiltinTemplates } from './service/templates/read-builtin-templates.ts'
import { type Store } from './store/store.ts'
import { diagnosisToken } from './service/servers/diagnosis-token.ts'
import { registerServer } from './register-server.ts'
import { recordRunningService } from './running-service.ts'
import { sharedSettings } from './shared-settings.ts'
import { createLeftoverRemover } from './exports/remove-leftovers.ts'
import { createUsageRecorder } from './service/usage/usage-recorder.ts'

export interface App {
  readonly address: string
  readonly publicUrl: string
  readonly operator: Operator
  readonly firstTemplate: string
  /** Stops accepting requests and drains. Requeues renders that exceed the shutdown time. */
  close(): Promise<void>
}

const MIN_MAIL_WAIT_MS = 1_000

const TEMPLATES = join(import.meta.dirname, '../templates')
const WEB = join(import.meta.dirname, '../dist/web')

export async function startApp(config: Config, log: Logger = openLog(config.logLevel)): Promise<App> {
  const sources = systemSources()
  const { store } = await openMigratedStore(config, sources.now)
  try {
    return await wireApp(config, { log, sources, store })
  } catch (error) {
    await store.close()
    throw error
  }
}

interface AppParts {
  readonly log: Logger
  readonly sources: Sources
  readonly store: Store
}

async function wireApp(config: Config, { log, sources, store }: AppParts): Promise<App> {
  const { now, newId } = sources
  const instanceId = randomUUID()
  const instance = instanceId.slice(0, 8)
  const onError = (err: unknown): void => log.warn({ err }, 'background task failed')

  const { dataFolder } = config.files
  const { secret, files } = await explainingStart(config, async () => {
    await store.beginRun(instanceId)
    return {
      secret: config.files.secret ?? (await loadSigningSecret(dataFolder, randomUUID)),
      files: await createDiskFileStore({ folder: join(dataFolder, 'files'), newName: randomUUID }),
    }
  })
  const pictures = openBuiltinPictures()
  const templates = await readBuiltinTemplates({ folder: TEMPLATES, builtinPictures: pictures.names })
  await store.templates.syncBuiltin(templates, now())

  let publicUrl = config.http.publicUrl ?? ''
  const signer = createUrlSigner(secret)
  const urls = createFileUrls({ signer, baseUrl: () => publicUrl, now })
  const signals = createExportSignals()
  const renderer = createRenderer({ ...config.render, log })
  const readAsset = createAssetReader({ store, files })
  const imageReaderOf = createImageReader({ readAsset, readBuiltin: (name) => pictures.read(name) })
  const thumbnails = createThumbnails({ store, files, renderer, imageReaderOf, now, onError })
  const assetThumbnails = createAssetThumbnails({ store, files })
  const passwords = createPasswords(sources)
  const operator = createOperator(config, { ...sources, store, onError })
  // Imported only if needed: nodemailer has 41 modules.
  const mailer = config.mail && (await import('./mail/mailer.ts')).createMailer(config.mail)
  const notices = createNotices({ mailer, publicUrl: () => publicUrl, now, onError })
  const passwordResets = createPasswordResets({
    ...{ store, passwords, notices, secret, mailer, now, onError },
    publicUrl: () => publicUrl,
  })
  const recorder = createUsageRecorder({ store, now, onError })
  const removeLeftovers = createLeftoverRemover({ store, files, onError })
  const documents = createDocuments()
  const rules = {
    store,
    documents,
    urls,
    now,
    newId,
    removeLeftovers,
    plans: config.plans,
    builtinPictures: pictures.names,
  }
  const { exportsMs: keptMs, trashMs } = config.retention
  let measureExport: (ended: EndedExport) => void = () => undefined

  const server = await createServer({
    services: {
      ...operator,
      archives: createArchives({ store, files, now }),
      ownAccount: createOwnAccount({ ...sources, store, passwords, notices, removeLeftovers }),
      passwordResets,
      documents,
      designs: createDesigns({ ...rules, files, trashMs }),
      templates: createTemplates(rules),
      exports: createExports({ ...rules, signals, keptMs }),
      exportEvents: createExportEvents({ ...rules, signals, onError }),
      community: createCommunity(rules),
      shared: createShared({ ...rules, signals, keptMs }),
      assets: createAssets({ ...rules, files, verifyImage: createImageVerifier() }),
      downloads: createDownloads({ store, files, signer, thumbnails, assetThumbnails, now }),
      fonts: { list: listFamilies },
      paint: openPaintFiles(pictures),
      idempotency: createIdempotency({ store, now, newId, instanceId }),
      ownKeys: createOwnKeys({ store, keys: operator.keys, now }),
      usage: createUsage({ store, plans: config.plans, recorder, now }),
      desk: createOperatorDesk({
        ...{ store, recorder, plans: config.plans, now, version: project.version },
        renderers: () => rendererStats(renderer),
      }),
      sessions: createSessions({ ...sources, store, plans: config.plans, onError }),
      signIn: createSignIn({
        ...sources,
        store,
        passwords,
        secret,
        signUp: config.signUp,
        setupCommand: withDataLocation(`${PLATEN} account setup-link`, config),
        hasMail: mailer !== undefined,
      }),
    },
    publicUrl: () => publicUrl,
    trustProxy: config.http.trustProxy,
    shutdownMs: config.http.shutdownMs,
    async ping() {
      await store.ping()
      await checkFreeSpace(dataFolder)
    },
    canRender: () => renderer.canRender(),
    webFolder: WEB,
    uploadFolder: join(dataFolder, 'uploads'),
    figures: serviceMetrics({ store, renderer }),
    onExportEnd: (measure) => {
      measureExport = measure
    },
    log,
    clock: now,
    instanceId: instance,
    diagnosisToken: diagnosisToken(secret),
  })
  const worker = createExportWorker({
    ...{ store, files, renderer, imageReaderOf, signals, now, keptMs, log },
    canRender: () => renderer.canRender(),
    onEnd: (ended) => measureExport(ended),
    workerId: instanceId,
    // One more than the render processes, so that one export loads or writes files while the others render.
    concurrency: config.render.workers + 1,
  })
  const sweeper = createSweeper({ store, files, trashMs, now, log })

  const { port, host } = config.http
  const address = await explainingStart(config, () => server.listen({ port, host }))
  if (publicUrl === '') publicUrl = address.replace('127.0.0.1', 'localhost')
  const removeRecord = await recordRunningService(dataFolder, { instance, address, publicUrl, startedAt: now() })
  const unregister = await registerServer({
    ...{ store, now, log },
    server: {
      ...{ instance, address, version: project.version, startedAt: now() },
      settings: sharedSettings(config, { secret, publicUrl }),
    },
  })
  worker.start()
  sweeper.start()
  recorder.start()

  return {
    address,
    publicUrl,
    operator,
    firstTemplate: templates[0]?.id ?? '',
    async close() {
      const deadline = now() + config.http.shutdownMs
      // Requests that wait for an export need the worker, so both drain in parallel.
      await Promise.all([
        removeRecord(),
        unregister(),
        server.close(),
        worker.stop({ drainMs: config.http.shutdownMs }),
        sweeper.stop(),
      ])
      await recorder.stop()
      // An unresponsive mail server must not delay the shutdown.
      const mailMs = Math.max(MIN_MAIL_WAIT_MS, deadline - now())
      await Promise.race([
        Promise.all([passwordResets.idle(), notices.idle()]),
        setTimeout(mailMs, undefined, { ref: false }),
      ])
      mailer?.close()
      await Promise.all([renderer.close({ drainMs: 0 }), documents.close()])
      await store.close()
    },
  }
}
