import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { listFamilies } from '../assets/fonts/list-families.ts'
import { openPaintFiles } from '../assets/paint-files.ts'
import { createImageVerifier } from '../assets/verify-image.ts'
import { createUrlSigner } from '../files/sign-url.ts'
import project from '../../package.json' with { type: 'json' }
import { serviceMetrics, rendererStats } from '../service-metrics.ts'
import { type ExportEnds } from '../http/metrics.ts'
import { createServer } from '../http/server.ts'
import { withDataLocation, PLATEN } from '../operator-command.ts'
import { createOperator, type Operator } from '../operator.ts'
import { createMemoryCounters } from '../rates/memory-counters.ts'
import type { RedisCounters } from '../rates/redis-counters.ts'
import { type Renderer } from '../render/renderer.ts'
import { checkReady } from './check-ready.ts'
import { type Core } from './core.ts'
import { createAssetThumbnails } from '../service/assets/asset-thumbnails.ts'
import { createArchives } from '../service/archive/archives.ts'
import { createAssets } from '../service/assets/assets.ts'
import { createCommunity } from '../service/sharing/community.ts'
import { createDesigns } from '../service/designs/designs.ts'
import { createDocuments } from '../content/document-thread.ts'
import { createDownloads } from '../service/files/downloads.ts'
import { createExportEvents } from '../service/exports/export-events.ts'
import { createExports } from '../service/exports/exports.ts'
import { createIdempotency } from '../service/idempotency.ts'
import { createNotices } from '../service/accounts/notices.ts'
import { createExportDesk } from '../service/operator/export-desk.ts'
import { createMailDesk } from '../service/operator/mail-desk.ts'
import { createOperatorDesk } from '../service/operator/operator-desk.ts'
import { createAuditBy } from '../service/audit/audit-by.ts'
import { createAuditLog } from '../service/audit/audit-log.ts'
import { createSignUpLinks } from '../service/accounts/sign-up-links.ts'
import { createOwnKeys } from '../service/keys/own-keys.ts'
import { createPasswords } from '../service/accounts/passwords.ts'
import { createOwnAccount } from '../service/accounts/own-account.ts'
import { createPasswordResets } from '../service/accounts/password-resets.ts'
import { createConfirmPassword } from '../service/accounts/confirm-password.ts'
import { createAccountOfIdentity } from '../service/provider/account-of-identity.ts'
import { createProviderSignIn } from '../service/provider/provider-sign-in.ts'
import { createSecondStep } from '../service/two-factor/second-step.ts'
import { createTwoFactor } from '../service/two-factor/two-factor.ts'
import { createSessions } from '../service/accounts/sessions.ts'
import { createSignIn } from '../service/accounts/sign-in.ts'
import { createShared } from '../service/sharing/shared.ts'
import { createTemplates } from '../service/templates/templates.ts'
import { createThumbnails } from '../service/designs/thumbnails.ts'
import { createUsage } from '../service/usage/usage.ts'
import { explainingStart } from '../start-failure.ts'
import { createFileUrls } from '../service/files/file-urls.ts'
import { readBuiltinTemplates } from '../service/templates/read-builtin-templates.ts'
import { diagnosisToken } from '../service/servers/diagnosis-token.ts'
import { registerServer } from '../register-server.ts'
import { sharedSettings } from '../shared-settings.ts'
import { recordRunningService } from '../running-service.ts'
import { createLeftoverRemover } from '../exports/remove-leftovers.ts'
import { createUsageRecorder } from '../service/usage/usage-recorder.ts'

/** A running HTTP server. */
export interface Serving {
  readonly address: string
  readonly publicUrl: string
  readonly operator: Operator
  readonly firstTemplate: string
  /** Stops accepting requests. Resolves when those in progress have ended, or after the shutdown time. */
  drain(): Promise<void>
  /** Call after `drain`. Sends emails that wait, until `deadline` (Unix ms). */
  close(deadline: number): Promise<void>
}

export interface ServingParts {
  readonly renderer: Renderer
  /** Present if exports end in this process. */
  readonly onExportEnd?: ExportEnds
}

const MIN_MAIL_WAIT_MS = 1_000

const TEMPLATES = join(import.meta.dirname, '../../templates')
const WEB = join(import.meta.dirname, '../../dist/web')

export async function startServing(core: Core, parts: ServingParts): Promise<Serving> {
  const redis = await openRedis(core)
  try {
    return await serve(core, { ...parts, redis })
  } catch (error) {
    // An open connection would keep the process running.
    redis?.close()
    throw error
  }
}

/** Imports the client only if it is needed. */
async function openRedis({ config, log, sources }: Core): Promise<RedisCounters | undefined> {
  if (config.redis === undefined) return undefined
  const { openRedisCounters } = await import('../rates/redis-counters.ts')
  return openRedisCounters({ ...config.redis, log, clock: sources.now })
}

async function serve(
  core: Core,
  { renderer, onExportEnd, redis }: ServingParts & { readonly redis: RedisCounters | undefined },
): Promise<Serving> {
  const { config, log, store, files, secret, instanceId, pictures, imageReaderOf, signals, onError } = core
  const { sources } = core
  const { now, newId } = sources
  const { dataFolder } = config.files
  const instance = instanceId.slice(0, 8)
  const templates = await readBuiltinTemplates({ folder: TEMPLATES, builtinPictures: pictures.names })
  await store.templates.syncBuiltin(templates, now())

  let publicUrl = config.http.publicUrl ?? ''
  const signer = createUrlSigner(secret)
  const urls = createFileUrls({ signer, baseUrl: () => publicUrl, now })
  const thumbnails = createThumbnails({ store, files, renderer, imageReaderOf, now, onError })
  const assetThumbnails = createAssetThumbnails({ store, files })
  const passwords = createPasswords(sources)
  const { passwordSignIn } = config
  const confirmPassword = createConfirmPassword({ store, passwords, now, passwordSignIn })
  const auditBy = createAuditBy(sources)
  const removeLeftovers = createLeftoverRemover({ store, files, onError })
  // Imported only if needed: nodemailer has 41 modules.
  const mailer = config.mail && (await import('../mail/mailer.ts')).createMailer(config.mail)
  // Imported only if needed, like nodemailer.
  const provider = config.oidc && (await import('../oidc/oidc-provider.ts')).createOidcProvider(config.oidc, now)
  const operator = createOperator(config, {
    ...{ ...sources, store, passwords, auditBy, removeLeftovers, mailer, onError },
    publicUrl: () => publicUrl,
  })
  const notices = createNotices({ mailer, publicUrl: () => publicUrl, now, onError })
  const passwordResets = createPasswordResets({
    ...{ store, passwords, notices, secret, mailer, passwordSignIn, auditBy, now, onError },
    publicUrl: () => publicUrl,
  })
  const signUpLinks = createSignUpLinks({
    ...{ ...sources, store, passwords, secret, mailer, auditBy, onError, signUp: config.signUp, passwordSignIn },
    publicUrl: () => publicUrl,
  })
  const recorder = createUsageRecorder({ store, now, onError })
  const documents = createDocuments()
  const rules = {
    store,
    documents,
    urls,
    now,
    newId,
    removeLeftovers,
    tracer: core.tracer,
    plans: config.plans,
    builtinPictures: pictures.names,
  }
  const { exportsMs: keptMs, trashMs } = config.retention

  const server = await createServer({
    services: {
      ...operator,
      archives: createArchives({ store, files, now }),
      auditLog: createAuditLog({ store }),
      ownAccount: createOwnAccount({
        ...sources,
        store,
        passwords,
        confirmPassword,
        notices,
        removeLeftovers,
        auditBy,
      }),
      passwordResets,
      signUpLinks,
      documents,
      designs: createDesigns({ ...rules, files, trashMs }),
      templates: createTemplates(rules),
      exports: createExports({ ...rules, signals, keptMs }),
      exportDesk: createExportDesk({ ...rules, signals, keptMs }),
      exportEvents: createExportEvents({ ...rules, signals, onError }),
      community: createCommunity(rules),
      shared: createShared({ ...rules, signals, keptMs }),
      assets: createAssets({ ...rules, files, verifyImage: createImageVerifier() }),
      downloads: createDownloads({
        ...{ store, files, signer, thumbnails, assetThumbnails, now },
        redirects: config.files.downloads === 'redirect',
      }),
      fonts: { list: listFamilies },
      paint: openPaintFiles(pictures),
      idempotency: createIdempotency({ store, now, newId, instanceId }),
      ownKeys: createOwnKeys({ store, keys: operator.keys, auditBy, now }),
      usage: createUsage({ store, plans: config.plans, recorder, now }),
      desk: createOperatorDesk({
        ...{ ...operator, store, recorder, plans: config.plans, now, version: project.version },
        renderers: () => rendererStats(renderer),
      }),
      mailDesk: createMailDesk({ store, mailer, config: config.mail, publicUrl: () => publicUrl }),
      providerSignIn: createProviderSignIn({
        ...{ ...sources, store, secret, confirmPassword, provider, passwordSignIn, onError },
        publicUrl: () => publicUrl,
        accountOfIdentity: createAccountOfIdentity({
          ...{ ...sources, store, signUp: config.signUp },
          providerSignUp: config.oidc?.signUp ?? 'closed',
          domains: config.oidc?.domains ?? [],
        }),
      }),
      secondStep: createSecondStep({ ...sources, store, secret }),
      twoFactor: createTwoFactor({ ...sources, store, secret, confirmPassword, publicUrl: () => publicUrl }),
      sessions: createSessions({ ...sources, store, auditBy, plans: config.plans, onError }),
      signIn: createSignIn({
        ...sources,
        store,
        passwords,
        auditBy,
        secret,
        signUp: config.signUp,
        passwordSignIn,
        providerName: config.oidc?.name,
        setupCommand: withDataLocation(`${PLATEN} account setup-link`, config),
        hasMail: mailer !== undefined,
      }),
    },
    publicUrl: () => publicUrl,
    trustProxy: config.http.trustProxy,
    shutdownMs: config.http.shutdownMs,
    ping: checkReady(core),
    canRender: () => renderer.canRender(),
    counters: redis ?? createMemoryCounters(now),
    redisState: redis && (() => (redis.isConnected() ? 'connected' : 'unreachable')),
    webFolder: WEB,
    uploadFolder: join(dataFolder, 'uploads'),
    figures: serviceMetrics({ store, renderer, redis, now }),
    ...(onExportEnd && { onExportEnd }),
    log,
    clock: now,
    diagnosisToken: diagnosisToken(secret),
    tracer: core.tracer,
    instanceId: instance,
  })
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
  recorder.start()

  return {
    address,
    publicUrl,
    operator,
    firstTemplate: templates[0]?.id ?? '',
    async drain() {
      await Promise.all([removeRecord(), unregister(), server.close()])
    },
    async close(deadline) {
      await recorder.stop()
      // An unresponsive mail server must not delay the shutdown.
      const mailMs = Math.max(MIN_MAIL_WAIT_MS, deadline - now())
      await Promise.race([
        Promise.all([passwordResets.idle(), signUpLinks.idle(), notices.idle()]),
        setTimeout(mailMs, undefined, { ref: false }),
      ])
      mailer?.close()
      redis?.close()
      await documents.close()
    },
  }
}
