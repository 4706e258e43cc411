import { join } from 'node:path'
import { listFamilies } from '../assets/fonts/list-families.ts'
import { openPaintFiles } from '../assets/paint-files.ts'
import { createMissingGlyphs } from '../assets/fonts/missing-glyphs.ts'
import { createFontVerifier, fontsAtOnce } from '../assets/fonts/verify-font.ts'
import { createUrlSigner } from '../files/sign-url.ts'
import project from '../../package.json' with { type: 'json' }
import { mailMetrics } from './mail-metrics.ts'
import { serviceMetrics, rendererStats } from './service-metrics.ts'
import { createPictureRequests } from '../pictures/picture-requests.ts'
import { createServer } from '../http/server.ts'
import { loadSecrets } from '../installation/load-secrets.ts'
import { shellWord, withDataLocation, PLATEN } from '../installation/operator-command.ts'
import { createOperator, type Operator } from '../installation/operator.ts'
import { createMemoryCounters } from '../rates/memory-counters.ts'
import type { RedisCounters } from '../rates/redis-counters.ts'
import { machineMb } from '../render/memory-shares.ts'
import type { Renderer } from '../render/renderer.ts'
import type { Ends } from './export-ends.ts'
import { findFilesId } from './find-files-id.ts'
import { checkServer, watchFiles } from './check-ready.ts'
import type { Core } from './core.ts'
import { settleAll } from './settle-all.ts'
import { createAssetThumbnails } from '../service/assets/asset-thumbnails.ts'
import { createArchives } from '../service/archive/archives.ts'
import { createAssets } from '../service/assets/assets.ts'
import { createCommunity } from '../service/sharing/community.ts'
import { createDesignSets } from '../service/designs/design-sets.ts'
import { createImportDesign } from '../service/designs/import-design.ts'
import { createDesigns } from '../service/designs/designs.ts'
import { createDocuments } from '../content/document-thread.ts'
import { createDownloads } from '../service/files/downloads.ts'
import { createExportEvents } from '../service/exports/export-events.ts'
import { createExportSeveral } from '../service/exports/export-several.ts'
import { createFolders } from '../service/folders/folders.ts'
import { createExports } from '../service/exports/exports.ts'
import { createIdempotency } from '../service/idempotency.ts'
import { createMailLoop } from '../service/mail/mail-loop.ts'
import { createOutbox } from '../service/mail/outbox.ts'
import { createMailWriter } from '../service/mail/write-mail.ts'
import { createExportDesk } from '../service/operator/export-desk.ts'
import { createMailDesk } from '../service/operator/mail-desk.ts'
import { createOperatorDesk } from '../service/operator/operator-desk.ts'
import { createAuditBy } from '../service/audit/audit-by.ts'
import { createAuditLog } from '../service/audit/audit-log.ts'
import { createSignUpLinks } from '../service/accounts/sign-up-links.ts'
import { createEmailChanges } from '../service/accounts/email-changes.ts'
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
import { createVersions } from '../service/designs/versions.ts'
import { createUsage } from '../service/usage/usage.ts'
import { explainingStart } from '../installation/start-failure.ts'
import { createRemoteImageUrls } from '../service/remote-images/remote-image-urls.ts'
import { createFonts } from '../service/fonts/fonts.ts'
import { createFileUrls } from '../service/files/file-urls.ts'
import { readBuiltinTemplates } from '../service/templates/read-builtin-templates.ts'
import { diagnosisToken } from '../service/servers/diagnosis-token.ts'
import { ownAddress, registerServer } from './register-server.ts'
import { RENDER_PROCESSES, RENDERS } from '../service/servers/compare-servers.ts'
import { listOtherSecrets, rejectOtherSecrets } from '../installation/require-same-secret.ts'
import { markSecret, sharedSettings } from '../installation/shared-settings.ts'
import { recordRunningService } from '../installation/running-service.ts'
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
}

export interface ServingParts {
  /** Present if exports are rendered in this process. */
  readonly renderer?: Renderer
  readonly ends: Ends
}

const MIN_MAIL_WAIT_MS = 1_000

const TEMPLATES = join(import.meta.dirname, '../../templates')
const WEB = join(import.meta.dirname, '../../dist/web')

/** Adds what it opens to the parts of the core. Emails that wait are sent before these are closed. */
export async function startServing(core: Core, { renderer, ends }: ServingParts): Promise<Serving> {
  const redis = await openRedis(core)
  const { config, log, store, files, parts, instanceId, pictures, signals, onError } = core
  const { sources } = core
  const { now, newId } = sources
  const { dataFolder } = config.files
  const instance = instanceId.slice(0, 8)
  const { signing: secret, encryption: encryptionSecret } = await explainingStart(config, () =>
    loadSecrets(config, { ...sources, store, warn: (text) => log.warn(text) }),
  )
  const usedSecret = { mark: markSecret(secret), isSet: config.files.secret !== undefined }
  // Before it listens. Again later, for servers that start at the same time.
  rejectOtherSecrets(listOtherSecrets(await store.servers.list(), usedSecret), usedSecret)
  const templates = await readBuiltinTemplates({ folder: TEMPLATES, builtinPictures: pictures.names })
  await store.templates.syncBuiltin(templates, now())

  let publicUrl = config.http.publicUrl ?? ''
  const signer = createUrlSigner(secret)
  const urls = createFileUrls({ signer, baseUrl: () => publicUrl, now })
  const requestPicture = createPictureRequests({ store, files, signals: core.pictureSignals, now })
  const thumbnails = createThumbnails({ store, requestPicture })
  const assetThumbnails = createAssetThumbnails({ store, files })
  const passwords = createPasswords(sources)
  const { passwordSignIn } = config
  const confirmPassword = createConfirmPassword({ store, passwords, now, passwordSignIn })
  const auditBy = createAuditBy(sources)
  const removeLeftovers = createLeftoverRemover({ store, files, onError })
  // Imported only if needed: nodemailer has 41 modules.
  const mailer = config.mail && (await import('../mail/mailer.ts')).createMailer(config.mail)
  if (mailer) parts.defer(() => mailer.close())
  // Imported only if needed, like nodemailer.
  const provider = config.oidc && (await import('../oidc/oidc-provider.ts')).createOidcProvider(config.oidc, now)
  const hasMail = mailer !== undefined
  const outbox = createOutbox({ ...sources, store, hasMail })
  const mailLoop =
    config.mail &&
    mailer &&
    createMailLoop({
      ...{ store, outbox, mailer, config: config.mail, instanceId, now, log },
      write: createMailWriter({ store, secret, publicUrl: () => publicUrl, now }),
    })
  const operator = createOperator(config, {
    ...{ ...sources, store, passwords, auditBy, removeLeftovers, outbox },
    publicUrl: () => publicUrl,
    secret: () => secret,
  })
  const passwordResets = createPasswordResets({
    ...{ store, passwords, outbox, secret, passwordSignIn, auditBy, now },
    publicUrl: () => publicUrl,
  })
  const signUpLinks = createSignUpLinks({
    ...{ ...sources, store, passwords, secret, outbox, auditBy, signUp: config.signUp, passwordSignIn },
  })
  let drainingSince: number | undefined
  parts.defer(() => {
    // An unresponsive mail server must not delay the shutdown.
    const drainMs = Math.max(MIN_MAIL_WAIT_MS, (drainingSince ?? now()) + config.http.shutdownMs - now())
    return mailLoop?.stop({ drainMs })
  })
  const recorder = createUsageRecorder({ store, now, onError })
  parts.defer(() => recorder.stop())
  const documents = createDocuments()
  parts.defer(() => documents.close())
  const rules = {
    store,
    documents,
    urls,
    now,
    newId,
    auditBy,
    removeLeftovers,
    tracer: core.tracer,
    plans: config.plans,
    builtinPictures: pictures.names,
    findRemoteIssue: (url: string) => core.remoteImages.findIssue(url),
  }
  const { exportsMs: keptMs, trashMs } = config.retention
  const designs = createDesigns({ ...rules, files, trashMs, findMissingGlyphs: createMissingGlyphs() })
  const verifyFont = createFontVerifier({ atOnce: fontsAtOnce(machineMb()) })
  const assets = createAssets({ ...rules, files, verifyImage: core.verifyImage, verifyFont })
  const queueing = { ...rules, signals, keptMs, log, onEnd: ends.announce }
  const exports = createExports(queueing)
  const filesState = watchFiles(core)

  const server = await createServer({
    services: {
      ...operator,
      archives: createArchives({ store, files, auditBy, now }),
      auditLog: createAuditLog({ store }),
      ownAccount: createOwnAccount({
        ...sources,
        store,
        passwords,
        confirmPassword,
        passwordSignIn,
        outbox,
        hasMail,
        removeLeftovers,
        auditBy,
      }),
      passwordResets,
      emailChanges: createEmailChanges({ store, outbox, secret, auditBy, now }),
      signUpLinks,
      documents,
      designSets: createDesignSets(rules),
      folders: createFolders(rules),
      ...{ designs, assets, importDesign: createImportDesign({ ...rules, designs, assets }) },
      versions: createVersions({ ...rules, designs }),
      templates: createTemplates(rules),
      exports,
      exportSeveral: createExportSeveral({ exports, newId }),
      exportDesk: createExportDesk(queueing),
      exportEvents: createExportEvents({ ...rules, signals, onError }),
      community: createCommunity(rules),
      shared: createShared(queueing),
      downloads: createDownloads({
        ...{ store, files, signer, thumbnails, assetThumbnails, now },
        previewRemoteImage: core.previewRemoteImage,
        redirects: config.files.downloads === 'redirect',
      }),
      remoteImages: createRemoteImageUrls(rules),
      fonts: createFonts({ ...rules, listBundled: listFamilies }),
      paint: openPaintFiles(pictures),
      idempotency: createIdempotency({ store, now, newId, instanceId }),
      ownKeys: createOwnKeys({ store, keys: operator.keys, auditBy, now }),
      usage: createUsage({ store, plans: config.plans, recorder, now }),
      desk: createOperatorDesk({
        ...{ ...operator, store, recorder, plans: config.plans, now, version: project.version },
        renderers: () => (renderer ? rendererStats(renderer) : { processes: 0, busy: 0, queued: 0 }),
      }),
      mailDesk: createMailDesk({ store, outbox, auditBy, mailer, config: config.mail, publicUrl: () => publicUrl }),
      providerSignIn: createProviderSignIn({
        ...{ ...sources, store, outbox, auditBy, secret, confirmPassword, provider, passwordSignIn, onError },
        providerName: config.oidc?.name ?? '',
        publicUrl: () => publicUrl,
        accountOfIdentity: createAccountOfIdentity({
          ...{ ...sources, store, outbox, auditBy },
          // Without passwords, no one can create an account with another person's email.
          signUp: passwordSignIn === 'on' ? config.signUp : 'closed',
          providerName: config.oidc?.name ?? '',
          providerSignUp: config.oidc?.signUp ?? 'closed',
          domains: config.oidc?.domains ?? [],
        }),
      }),
      secondStep: createSecondStep({ ...sources, store, outbox, auditBy, secret, encryptionSecret }),
      twoFactor: createTwoFactor({
        ...{ ...sources, store, outbox, auditBy, secret, encryptionSecret, confirmPassword },
        publicUrl: () => publicUrl,
      }),
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
        ownerCommands: (email) => [
          `${PLATEN} account role --email ${shellWord(email)} --role owner`,
          `${PLATEN} account reset-link --email ${shellWord(email)}`,
        ],
        hasMail,
      }),
    },
    publicUrl: () => publicUrl,
    trustProxy: config.http.trustProxy,
    shutdownMs: config.http.shutdownMs,
    ping: checkServer(core),
    filesState,
    canRender: () => renderer?.canRender() ?? true,
    counters: redis ?? createMemoryCounters(now),
    redisState: redis && (() => (redis.isConnected() ? 'connected' : 'unreachable')),
    webFolder: WEB,
    uploadFolder: join(dataFolder, 'uploads'),
    figures: [...serviceMetrics({ store, renderer, redis, filesState, now }), ...mailMetrics({ store, mailLoop, now })],
    onExportEnd: ends.listen,
    log,
    clock: now,
    diagnosisToken: diagnosisToken(secret),
    tracer: core.tracer,
    instanceId: instance,
  })
  const closings: (() => Promise<unknown>)[] = [() => server.close()]
  const drain = async (): Promise<void> => {
    drainingSince ??= now()
    await settleAll(closings.splice(0).map((close) => close()))
  }
  // Has been called before, unless the start fails.
  parts.defer(drain)
  const { port, host } = config.http
  const address = await explainingStart(config, () => server.listen({ port, host }))
  if (publicUrl === '') publicUrl = address.replace('127.0.0.1', 'localhost')
  closings.push(await recordRunningService(dataFolder, { instance, address, publicUrl, startedAt: now() }))
  const unregister = await registerServer({
    ...{ store, now, log, secret: usedSecret },
    server: {
      ...{ instance, address: ownAddress(address, host), version: project.version, startedAt: now() },
      settings: {
        ...sharedSettings(config, { secret, publicUrl, filesId: await findFilesId(core) }),
        [RENDERS]: renderer ? 'yes' : 'no',
        ...(renderer && { [RENDER_PROCESSES]: String(config.render.workers) }),
      },
    },
  })
  closings.push(unregister)
  recorder.start()
  mailLoop?.start()
  return { address, publicUrl, operator, firstTemplate: templates[0]?.id ?? '', drain }
}

/** Imports the client only if it is needed. */
async function openRedis({ config, log, sources, parts }: Core): Promise<RedisCounters | undefined> {
  if (config.redis === undefined) return undefined
  const { openRedisCounters } = await import('../rates/redis-counters.ts')
  const redis = await openRedisCounters({ ...config.redis, log, clock: sources.now })
  return parts.adopt(redis, () => redis.close())
}
