import project from '../../package.json' with { type: 'json' }
import { listFamilies } from '../assets/fonts/list-families.ts'
import { createMissingGlyphs } from '../assets/fonts/missing-glyphs.ts'
import { createFontVerifier, fontsAtOnce } from '../assets/fonts/verify-font.ts'
import { openPaintFiles } from '../assets/paint-files.ts'
import { createDocuments } from '../content/document-thread.ts'
import { createLeftoverRemover } from '../exports/remove-leftovers.ts'
import { createUrlSigner } from '../files/sign-url.ts'
import type { Services } from '../http/services.ts'
import { shellWord, withDataLocation, PLATEN } from '../installation/operator-command.ts'
import { createOperator, type Operator } from '../installation/operator.ts'
import { createPictureRequests } from '../pictures/picture-requests.ts'
import { machineMb } from '../render/memory-shares.ts'
import type { Renderer } from '../render/renderer.ts'
import { createAccountServices } from '../service/account-services.ts'
import { createPasswords } from '../service/accounts/passwords.ts'
import { createAssetThumbnails } from '../service/assets/asset-thumbnails.ts'
import { createAuditBy } from '../service/audit/audit-by.ts'
import { createDesignServices } from '../service/design-services.ts'
import { createThumbnails } from '../service/designs/thumbnails.ts'
import { createDownloads } from '../service/files/downloads.ts'
import { createFileUrls } from '../service/files/file-urls.ts'
import { createFonts } from '../service/fonts/fonts.ts'
import { createIdempotency } from '../service/idempotency.ts'
import { createMailDesk } from '../service/operator/mail-desk.ts'
import { createOperatorDesk } from '../service/operator/operator-desk.ts'
import { createRemoteImageUrls } from '../service/remote-images/remote-image-urls.ts'
import { createUsageRecorder, type UsageRecorder } from '../service/usage/usage-recorder.ts'
import { createUsage } from '../service/usage/usage.ts'
import { rendererStats } from './service-metrics.ts'
import type { Core } from './core.ts'
import type { Ends } from './export-ends.ts'
import type { OpenMail } from './open-mail.ts'

export interface ServerServicesParts {
  readonly secret: string
  readonly encryptionSecret: string
  readonly mail: OpenMail
  readonly renderer: Renderer | undefined
  readonly ends: Ends
  readonly publicUrl: () => string
}

export interface ServerServices {
  readonly services: Services
  readonly operator: Operator
  readonly recorder: UsageRecorder
}

/** Creates what a server offers, and adds what has to be closed to the parts of the core. */
export async function createServerServices(core: Core, given: ServerServicesParts): Promise<ServerServices> {
  const { config, store, files, parts, pictures, instanceId, log, onError, sources } = core
  const { secret, encryptionSecret, renderer, ends, publicUrl } = given
  const { outbox, mailer } = given.mail
  const { now } = sources
  const { plans } = config
  // Imported only if needed.
  const provider = config.oidc && (await import('../oidc/oidc-provider.ts')).createOidcProvider(config.oidc, now)
  const recorder = createUsageRecorder({ store, now, onError })
  parts.defer(() => recorder.stop())
  const documents = createDocuments()
  parts.defer(() => documents.close())
  const signer = createUrlSigner(secret)
  const shared = {
    ...{ ...sources, store, files, documents, plans, log, onError, outbox, publicUrl },
    urls: createFileUrls({ signer, baseUrl: publicUrl, now }),
    passwords: createPasswords(sources),
    auditBy: createAuditBy(sources),
    removeLeftovers: createLeftoverRemover({ store, files, onError }),
    findRemoteIssue: (url: string) => core.remoteImages.findIssue(url),
  }
  const operator = createOperator(config, { ...shared, secret: () => secret })
  const requestPicture = createPictureRequests({ store, files, signals: core.pictureSignals, now })
  const services: Services = {
    ...operator,
    ...createAccountServices({
      ...{ ...shared, secret, encryptionSecret, keys: operator.keys, hasMail: mailer !== undefined },
      ...{ signUp: config.signUp, passwordSignIn: config.passwordSignIn, provider, providerRules: config.oidc },
      setupCommand: withDataLocation(`${PLATEN} account setup-link`, config),
      ownerCommands: (email) => [
        `${PLATEN} account role --email ${shellWord(email)} --role owner`,
        `${PLATEN} account reset-link --email ${shellWord(email)}`,
      ],
    }),
    ...createDesignServices({
      ...{ ...shared, tracer: core.tracer, signals: core.signals, onEnd: ends.announce },
      colorProfiles: core.colorProfiles,
      ...{ trashMs: config.retention.trashMs, keptMs: config.retention.exportsMs },
      builtinPictures: pictures.names,
      findMissingGlyphs: createMissingGlyphs(),
      verifyImage: core.verifyImage,
      verifyFont: createFontVerifier({ atOnce: fontsAtOnce(machineMb()) }),
    }),
    documents,
    downloads: createDownloads({
      ...{ store, files, signer, now },
      thumbnails: createThumbnails({ store, requestPicture }),
      assetThumbnails: createAssetThumbnails({ store, files }),
      previewRemoteImage: core.previewRemoteImage,
      redirects: config.files.downloads === 'redirect',
    }),
    remoteImages: createRemoteImageUrls(shared),
    fonts: createFonts({ ...shared, listBundled: listFamilies }),
    paint: openPaintFiles(pictures),
    idempotency: createIdempotency({ ...sources, store, instanceId }),
    usage: createUsage({ store, plans, recorder, now }),
    desk: createOperatorDesk({
      ...{ ...operator, store, recorder, plans, now, version: project.version },
      renderers: () => (renderer ? rendererStats(renderer) : { processes: 0, busy: 0, queued: 0 }),
    }),
    mailDesk: createMailDesk({ ...shared, mailer, config: config.mail }),
  }
  return { services, operator, recorder }
}
