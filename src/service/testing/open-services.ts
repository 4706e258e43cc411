import type { SourceRules } from '../../content/check-sources.ts'
import { createMissingGlyphs, type FindMissingGlyphs } from '../../assets/fonts/missing-glyphs.ts'
import { createSilentNotifier } from '../../store/notifier.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createFontVerifier } from '../../assets/fonts/verify-font.ts'
import { createImageVerifier } from '../../assets/verify-image.ts'
import { createDiskFileStore } from '../../files/disk-file-store.ts'
import type { FileStore } from '../../files/file-store.ts'
import { createUrlSigner, type UrlSigner } from '../../files/sign-url.ts'
import { openStore, type Store } from '../../store/store.ts'
import { type Accounts, createAccounts } from '../accounts/accounts.ts'
import { type AccountAdministration, createAccountAdministration } from '../accounts/account-administration.ts'
import { type AuditBy, createAuditBy } from '../audit/audit-by.ts'
import { createInvitations, type Invitations } from '../invitations/invitations.ts'
import { type Reader, SCOPES, type Writer } from '../access/caller.ts'
import { requirePermission } from '../access/policy.ts'
import { createKeys, type Keys } from '../keys/keys.ts'
import { createMailDesk, type MailDesk } from '../operator/mail-desk.ts'
import { createOperatorDesk, type OperatorDesk } from '../operator/operator-desk.ts'
import { createOutbox, type Outbox } from '../mail/outbox.ts'
import { createPasswords } from '../accounts/passwords.ts'
import type { createTemplates } from '../templates/templates.ts'
import { createUsage, type Usage } from '../usage/usage.ts'
import type { OwnProfile } from '../../render/cmyk/own-profiles.ts'
import { createExportSignals, type ExportSignals } from '../../exports/export-signals.ts'
import { createDocuments, type DocumentQueueLimits, type Documents } from '../../content/document-thread.ts'
import { createFileUrls } from '../files/file-urls.ts'
import { createNewId, type NewId } from '../new-id.ts'
import type { Plans } from '../usage/plans.ts'
import { createLeftoverRemover } from '../../exports/remove-leftovers.ts'
import { createUsageRecorder, type UsageRecorder } from '../usage/usage-recorder.ts'
import { type AccountServices, createAccountServices } from '../account-services.ts'
import { createDesignServices, type DesignServices } from '../design-services.ts'

export const DAY_MS = 24 * 3_600_000
export const BUILTIN_PICTURES = ['sea', 'mountains']

export type FullCaller = Reader & Writer

/** All services on a new folder, with SQLite, files on disk, and a clock that tests set. */
export interface OpenServices extends AccountServices, DesignServices {
  readonly accounts: Accounts
  readonly administration: AccountAdministration
  readonly invitations: Invitations
  readonly desk: OperatorDesk
  readonly documents: Documents
  readonly keys: Keys
  readonly mailDesk: MailDesk
  readonly outbox: Outbox
  readonly recorder: UsageRecorder
  readonly usage: Usage
  readonly rules: Parameters<typeof createTemplates>[0] & {
    readonly files: FileStore
    readonly findMissingGlyphs: FindMissingGlyphs
    readonly plans: Plans
  } & SourceRules
  readonly auditBy: AuditBy
  readonly store: Store
  readonly files: FileStore
  readonly signer: UrlSigner
  readonly secret: string
  readonly signals: ExportSignals
  readonly clock: { time: number }
  readonly now: () => number
  readonly newId: NewId
  readonly folder: string
  caller(options?: { plan?: string }): Promise<FullCaller>
  close(): Promise<void>
}

export interface OpenServicesOptions {
  readonly signUp?: 'open' | 'closed'
  readonly documentLimits?: Partial<DocumentQueueLimits>
  /** Default: files in a new folder. */
  readonly files?: FileStore
  /** ICC profiles of the operator. */
  readonly colorProfiles?: readonly OwnProfile[]
  /** Whether emails are queued. Nothing sends them. */
  readonly hasMail?: boolean
}

export async function openServices({
  signUp = 'open',
  documentLimits,
  files: givenFiles,
  colorProfiles = [],
  hasMail = false,
}: OpenServicesOptions = {}): Promise<OpenServices> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-service-'))
  const store = await openStore({ dataDir: folder })
  const clock = { time: Date.UTC(2026, 3, 1, 10) }
  const now = (): number => clock.time
  await store.migrate(now())
  const files = givenFiles ?? (await createDiskFileStore({ folder: join(folder, 'files'), newName: randomUUID }))
  const secret = randomUUID()
  const signer = createUrlSigner(secret)
  const urls = createFileUrls({ signer, baseUrl: () => 'https://platen.example', now })
  const signals = createExportSignals(createSilentNotifier())
  const newId = createNewId({ now, randomBytes })
  const outbox = createOutbox({ store, hasMail, now, newId })
  const limits = { storageMb: 1000, exportMegapixels: 200, exportMb: 100, exportsAtOnce: 4, queuedExports: 1000 }
  const plans = { free: { requestsPerMinute: 60, ...limits }, pro: { requestsPerMinute: 300, ...limits } }
  const auditBy = createAuditBy({ now, newId })
  const onError = (error: unknown): never => {
    throw error
  }
  const documents = createDocuments(documentLimits)
  const rules = {
    ...{ store, documents, files, urls, now, newId, auditBy, plans },
    removeLeftovers: createLeftoverRemover({ store, files, onError }),
    builtinPictures: BUILTIN_PICTURES,
    findMissingGlyphs: createMissingGlyphs(),
    findRemoteIssue: () => undefined,
  }
  const publicUrl = (): string => 'https://platen.example'
  const people = {
    ...{ ...rules, randomBytes, outbox, hasMail, secret, publicUrl, passwordSignIn: 'on' as const },
    passwords: createPasswords({ randomBytes }),
  }
  const administration = createAccountAdministration({ ...people, providerName: '' })
  const accounts = createAccounts({ store, administration, plans, uploadBytes: 25 * 1024 * 1024, now })
  const keys = createKeys(people)
  const recorder = createUsageRecorder({ store, now })
  return {
    ...{ accounts, administration, keys, recorder, documents, outbox },
    invitations: createInvitations({ ...people, secret: () => secret }),
    usage: createUsage({ store, plans, recorder, now }),
    desk: createOperatorDesk({
      ...{ store, administration, keys, recorder, plans, now, version: '0.0.0' },
      renderers: () => ({ processes: 1, busy: 0, queued: 0 }),
    }),
    mailDesk: createMailDesk({ ...people, config: undefined, mailer: undefined }),
    ...createAccountServices({
      ...{ ...people, keys, signUp, encryptionSecret: secret, provider: undefined, providerRules: undefined },
      setupCommand: 'platen account setup-link',
      ownerCommands: () => ['platen account role', 'platen account reset-link'],
    }),
    ...createDesignServices({
      ...{ ...rules, colorProfiles, signals, trashMs: 30 * DAY_MS, keptMs: 7 * DAY_MS },
      ...{ verifyImage: createImageVerifier(), verifyFont: createFontVerifier() },
      ...{ maxReadIntervalMs: 50, heartbeatMs: 500, onError },
    }),
    rules,
    auditBy,
    store,
    files,
    signer,
    secret,
    signals,
    clock,
    now,
    newId,
    folder,
    async caller({ plan = 'free' } = {}) {
      const account = await accounts.create({ email: `${randomUUID()}@example.com`, plan })
      const { secret } = await keys.create({ accountId: account._id, name: 'test', scopes: SCOPES })
      const caller = await keys.authenticate(secret)
      requirePermission(caller, 'read')
      requirePermission(caller, 'write')
      return caller
    },
    async close() {
      await documents.close()
      await store.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export async function png(color: string, side = 8): Promise<Uint8Array> {
  return sharp({ create: { width: side, height: side, channels: 3, background: color } })
    .png()
    .toBuffer()
}

export async function faultsOf(attempt: Promise<unknown>): Promise<Record<string, string>> {
  try {
    await attempt
  } catch (error) {
    const { code, details } = error as { code?: string; details?: { issues?: { pointer: string; detail: string }[] } }
    if (code !== 'invalid_input') throw error
    return Object.fromEntries((details?.issues ?? []).map(({ pointer, detail }) => [pointer, detail]))
  }
  throw new Error('the attempt succeeded')
}
