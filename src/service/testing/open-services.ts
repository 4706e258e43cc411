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
import { type AuditLog, createAuditLog } from '../audit/audit-log.ts'
import { createInvitations, type Invitations } from '../invitations/invitations.ts'
import { type Archives, createArchives } from '../archive/archives.ts'
import { type Assets, createAssets } from '../assets/assets.ts'
import { type Reader, SCOPES, type Writer } from '../access/caller.ts'
import { requirePermission } from '../access/policy.ts'
import { type Community, createCommunity } from '../sharing/community.ts'
import { createDesignSets, type DesignSets } from '../designs/design-sets.ts'
import { createImportDesign, type ImportDesign } from '../designs/import-design.ts'
import { createDesigns } from '../designs/designs.ts'
import { createExportEvents, type ExportEvents } from '../exports/export-events.ts'
import { createExportSeveral, type ExportSeveral } from '../exports/export-several.ts'
import { createFolders, type Folders } from '../folders/folders.ts'
import { createExports, type Exports } from '../exports/exports.ts'
import { createKeys, type Keys } from '../keys/keys.ts'
import { createExportDesk, type ExportDesk } from '../operator/export-desk.ts'
import { createMailDesk, type MailDesk } from '../operator/mail-desk.ts'
import { createOperatorDesk, type OperatorDesk } from '../operator/operator-desk.ts'
import { createOwnKeys, type OwnKeys } from '../keys/own-keys.ts'
import { createEmailChanges, type EmailChanges } from '../accounts/email-changes.ts'
import { createOutbox, type Outbox } from '../mail/outbox.ts'
import { createOwnAccount, type OwnAccount } from '../accounts/own-account.ts'
import { createPasswordResets, type PasswordResets } from '../accounts/password-resets.ts'
import { createPasswords } from '../accounts/passwords.ts'
import { createConfirmPassword } from '../accounts/confirm-password.ts'
import { createAccountOfIdentity } from '../provider/account-of-identity.ts'
import { createProviderSignIn, type ProviderSignIn } from '../provider/provider-sign-in.ts'
import { createSecondStep, type SecondStep } from '../two-factor/second-step.ts'
import { createTwoFactor, type TwoFactor } from '../two-factor/two-factor.ts'
import { createSessions, type Sessions } from '../accounts/sessions.ts'
import { createSignIn, type SignIn } from '../accounts/sign-in.ts'
import { createSignUpLinks, type SignUpLinks } from '../accounts/sign-up-links.ts'
import { createShared, type Shared } from '../sharing/shared.ts'
import { createTemplates, type Templates } from '../templates/templates.ts'
import { createUsage, type Usage } from '../usage/usage.ts'
import type { Designs } from '../designs/design.ts'
import { createExportSignals, type ExportSignals } from '../../exports/export-signals.ts'
import { createDocuments, type DocumentQueueLimits, type Documents } from '../../content/document-thread.ts'
import { createFileUrls } from '../files/file-urls.ts'
import { createNewId, type NewId } from '../new-id.ts'
import { createVersions, type Versions } from '../designs/versions.ts'
import type { Plans } from '../usage/plans.ts'
import { createLeftoverRemover } from '../../exports/remove-leftovers.ts'
import { createUsageRecorder, type UsageRecorder } from '../usage/usage-recorder.ts'

export const DAY_MS = 24 * 3_600_000
export const BUILTIN_PICTURES = ['sea', 'mountains']

export type FullCaller = Reader & Writer

/** All services on a new folder, with SQLite, files on disk, and a clock that tests set. */
export interface OpenServices {
  readonly accounts: Accounts
  readonly administration: AccountAdministration
  readonly auditLog: AuditLog
  readonly invitations: Invitations
  readonly archives: Archives
  readonly assets: Assets
  readonly community: Community
  readonly designs: Designs
  readonly importDesign: ImportDesign
  readonly designSets: DesignSets
  readonly folders: Folders
  readonly exportSeveral: ExportSeveral
  readonly desk: OperatorDesk
  readonly documents: Documents
  readonly emailChanges: EmailChanges
  readonly exports: Exports
  readonly exportDesk: ExportDesk
  readonly exportEvents: ExportEvents
  readonly keys: Keys
  readonly mailDesk: MailDesk
  readonly shared: Shared
  readonly ownAccount: OwnAccount
  readonly outbox: Outbox
  readonly ownKeys: OwnKeys
  readonly passwordResets: PasswordResets
  readonly recorder: UsageRecorder
  readonly providerSignIn: ProviderSignIn
  readonly secondStep: SecondStep
  readonly sessions: Sessions
  readonly signIn: SignIn
  readonly signUpLinks: SignUpLinks
  readonly templates: Templates
  readonly twoFactor: TwoFactor
  readonly usage: Usage
  readonly versions: Versions
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
  /** Whether emails are queued. Nothing sends them. */
  readonly hasMail?: boolean
}

export async function openServices({
  signUp = 'open',
  documentLimits,
  files: givenFiles,
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
  const passwords = createPasswords({ randomBytes })
  const confirmPassword = createConfirmPassword({ store, passwords, now, passwordSignIn: 'on' })
  const outbox = createOutbox({ store, hasMail, now, newId })
  const limits = { storageMb: 1000, exportMegapixels: 200, exportMb: 100, exportsAtOnce: 4, queuedExports: 1000 }
  const plans = { free: { requestsPerMinute: 60, ...limits }, pro: { requestsPerMinute: 300, ...limits } }
  const auditBy = createAuditBy({ now, newId })
  const removeLeftovers = createLeftoverRemover({
    store,
    files,
    onError: (error) => {
      throw error
    },
  })
  const documents = createDocuments(documentLimits)
  const shared = {
    store,
    documents,
    files,
    urls,
    now,
    newId,
    auditBy,
    removeLeftovers,
    plans,
    builtinPictures: BUILTIN_PICTURES,
    findMissingGlyphs: createMissingGlyphs(),
    findRemoteIssue: () => undefined,
  }
  const administration = createAccountAdministration({
    ...{ store, plans, outbox, auditBy, removeLeftovers, now, newId, providerName: '' },
  })
  const accounts = createAccounts({ store, administration, plans, uploadBytes: 25 * 1024 * 1024, now })
  const invitations = createInvitations({
    ...{ store, passwords, passwordSignIn: 'on', plans, auditBy, now, newId, outbox, hasMail },
    secret: () => secret,
    publicUrl: () => 'https://platen.example',
  })
  const keys = createKeys({ store, plans, auditBy, now, newId, randomBytes })
  const recorder = createUsageRecorder({ store, now })
  const exports = createExports({ ...shared, signals, keptMs: 7 * DAY_MS })
  const designs = createDesigns({ ...shared, trashMs: 30 * DAY_MS })
  const assets = createAssets({ ...shared, verifyImage: createImageVerifier(), verifyFont: createFontVerifier() })
  return {
    ...{ accounts, administration, invitations },
    auditLog: createAuditLog({ store }),
    keys,
    ownKeys: createOwnKeys({ store, keys, auditBy, now }),
    recorder,
    usage: createUsage({ store, plans, recorder, now }),
    desk: createOperatorDesk({
      ...{ store, administration, keys, recorder, plans, now, version: '0.0.0' },
      renderers: () => ({ processes: 1, busy: 0, queued: 0 }),
    }),
    mailDesk: createMailDesk({
      ...{ store, outbox, auditBy },
      config: undefined,
      mailer: undefined,
      publicUrl: () => 'https://platen.example',
    }),
    sessions: createSessions({ store, plans, auditBy, now, newId, randomBytes }),
    providerSignIn: createProviderSignIn({
      ...{ store, outbox, auditBy, secret, randomBytes, now, confirmPassword, passwordSignIn: 'on' },
      ...{ provider: undefined, providerName: '' },
      publicUrl: () => 'https://platen.example',
      accountOfIdentity: createAccountOfIdentity({
        ...{ store, outbox, auditBy, signUp, now, newId, providerSignUp: 'closed', domains: [], providerName: '' },
      }),
    }),
    secondStep: createSecondStep({ store, outbox, auditBy, secret, encryptionSecret: secret, randomBytes, now }),
    twoFactor: createTwoFactor({
      ...{ store, outbox, auditBy, secret, encryptionSecret: secret, randomBytes, now, confirmPassword },
      publicUrl: () => 'https://platen.example',
    }),
    archives: createArchives({ store, files, auditBy, now }),
    ownAccount: createOwnAccount({
      ...{ store, passwords, confirmPassword, outbox, hasMail, now, auditBy, randomBytes, removeLeftovers },
      passwordSignIn: 'on',
    }),
    emailChanges: createEmailChanges({ store, outbox, secret, auditBy, now }),
    passwordResets: createPasswordResets({
      ...{ store, passwords, outbox, auditBy, secret, now, passwordSignIn: 'on' },
      publicUrl: () => 'https://platen.example',
    }),
    signUpLinks: createSignUpLinks({
      ...{ store, passwords, auditBy, secret, now, newId, signUp, outbox, passwordSignIn: 'on' },
    }),
    signIn: createSignIn({
      store,
      passwords,
      auditBy,
      now,
      newId,
      secret,
      signUp,
      setupCommand: 'platen account setup-link',
      ownerCommands: () => ['platen account role', 'platen account reset-link'],
      hasMail,
      passwordSignIn: 'on',
      providerName: undefined,
    }),
    outbox,
    ...{ documents, assets, designs, importDesign: createImportDesign({ ...shared, designs, assets }) },
    designSets: createDesignSets(shared),
    folders: createFolders(shared),
    exports,
    exportSeveral: createExportSeveral({ exports, newId }),
    versions: createVersions({ ...shared, designs }),
    exportDesk: createExportDesk({ ...shared, signals, keptMs: 7 * DAY_MS }),
    exportEvents: createExportEvents({
      ...{ ...shared, signals, maxReadIntervalMs: 50, heartbeatMs: 500 },
      onError: (error) => {
        throw error
      },
    }),
    community: createCommunity(shared),
    shared: createShared({ ...shared, signals, keptMs: 7 * DAY_MS }),
    templates: createTemplates(shared),
    rules: shared,
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
