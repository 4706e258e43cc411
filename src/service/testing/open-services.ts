import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createImageVerifier } from '../../assets/verify-image.ts'
import { createDiskFileStore } from '../../files/disk-file-store.ts'
import { type FileStore } from '../../files/file-store.ts'
import { createUrlSigner, type UrlSigner } from '../../files/sign-url.ts'
import { openStore } from '../../store/open-store.ts'
import { type Store } from '../../store/store.ts'
import { type Accounts } from '../accounts.ts'
import { type Archives } from '../archives.ts'
import { type Assets } from '../assets.ts'
import { type Caller, SCOPES } from '../caller.ts'
import { createAccounts } from '../create-accounts.ts'
import { createArchives } from '../create-archives.ts'
import { createAssets } from '../create-assets.ts'
import { createCommunity } from '../create-community.ts'
import { createDesigns } from '../create-designs.ts'
import { createExportEvents } from '../create-export-events.ts'
import { createExports } from '../create-exports.ts'
import { createKeys } from '../create-keys.ts'
import { createOperatorDesk } from '../create-operator-desk.ts'
import { createOwnKeys } from '../create-own-keys.ts'
import { createNotices } from '../create-notices.ts'
import { createOwnAccount } from '../create-own-account.ts'
import { createPasswordResets } from '../create-password-resets.ts'
import { createPasswords } from '../create-passwords.ts'
import { createSessions } from '../create-sessions.ts'
import { createSignIn } from '../create-sign-in.ts'
import { createShared } from '../create-shared.ts'
import { createTemplates } from '../create-templates.ts'
import { createUsage } from '../create-usage.ts'
import { type Community } from '../community.ts'
import { type Designs } from '../designs.ts'
import { createExportSignals, type ExportSignals } from '../export-signals.ts'
import { type ExportEvents } from '../export-events.ts'
import { type Exports } from '../exports.ts'
import { createFileUrls } from '../file-urls.ts'
import { type Keys } from '../keys.ts'
import { createNewId, type NewId } from '../new-id.ts'
import { type OperatorDesk } from '../operator-desk.ts'
import { type OwnAccount } from '../own-account.ts'
import { type OwnKeys } from '../own-keys.ts'
import { type PasswordResets } from '../password-resets.ts'
import { type Plans } from '../plans.ts'
import { type Sessions } from '../sessions.ts'
import { type SignIn } from '../sign-in.ts'
import { type Shared } from '../shared.ts'
import { type Templates } from '../templates.ts'
import { type Usage } from '../usage.ts'
import { createLeftoverRemover } from '../remove-leftovers.ts'
import { createUsageRecorder, type UsageRecorder } from '../usage-recorder.ts'

export const DAY_MS = 24 * 3_600_000
export const BUILTIN_PICTURES = ['sea', 'mountains']

/** Everything real, on an empty folder: SQLite, files on disk, and a clock that is moved by hand. */
export interface OpenServices {
  readonly accounts: Accounts
  readonly archives: Archives
  readonly assets: Assets
  readonly community: Community
  readonly designs: Designs
  readonly desk: OperatorDesk
  readonly exports: Exports
  readonly exportEvents: ExportEvents
  readonly keys: Keys
  readonly shared: Shared
  readonly ownAccount: OwnAccount
  readonly ownKeys: OwnKeys
  readonly passwordResets: PasswordResets
  /** Writes nothing by itself. */
  readonly recorder: UsageRecorder
  readonly sessions: Sessions
  readonly signIn: SignIn
  readonly templates: Templates
  readonly usage: Usage
  /** What the services above are made of, to make one anew with another part. */
  readonly rules: Parameters<typeof createTemplates>[0] & {
    readonly files: FileStore
    readonly builtinPictures: readonly string[]
    readonly plans: Plans
  }
  readonly store: Store
  readonly files: FileStore
  readonly signer: UrlSigner
  readonly secret: string
  readonly signals: ExportSignals
  readonly clock: { time: number }
  readonly now: () => number
  readonly newId: NewId
  readonly folder: string
  /** The holder of a new key of a new account. */
  caller(options?: { scopes?: Caller['scopes']; plan?: string }): Promise<Caller>
  close(): Promise<void>
}

export async function openServices({ signUp = 'open' }: { signUp?: 'open' | 'closed' } = {}): Promise<OpenServices> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-service-'))
  const store = await openStore({ dataDir: folder })
  const clock = { time: Date.UTC(2026, 3, 1, 10) }
  const now = (): number => clock.time
  await store.migrate(now())
  const files = await createDiskFileStore({ folder: join(folder, 'files'), newName: randomUUID })
  const secret = randomUUID()
  const signer = createUrlSigner(secret)
  const urls = createFileUrls({ signer, baseUrl: () => 'https://platen.example', now })
  const signals = createExportSignals()
  const newId = createNewId({ now, randomBytes })
  const passwords = createPasswords({ randomBytes })
  const notices = createNotices({ mailer: undefined, publicUrl: () => 'https://platen.example', now })
  const limits = { storageMb: 1000, exportMegapixels: 200, exportMb: 100 }
  const plans = { free: { requestsPerMinute: 60, ...limits }, pro: { requestsPerMinute: 300, ...limits } }
  const removeLeftovers = createLeftoverRemover({
    store,
    files,
    onError: (error) => {
      throw error
    },
  })
  const shared = { store, files, urls, now, newId, removeLeftovers, plans, builtinPictures: BUILTIN_PICTURES }
  const accounts = createAccounts({ store, plans, uploadBytes: 25 * 1024 * 1024, now, newId })
  const keys = createKeys({ store, plans, now, newId, randomBytes })
  const recorder = createUsageRecorder({ store, now })
  return {
    accounts,
    keys,
    ownKeys: createOwnKeys({ store, keys, now }),
    recorder,
    usage: createUsage({ store, plans, recorder, now }),
    desk: createOperatorDesk({
      ...{ store, recorder, plans, now, version: '0.0.0' },
      renderers: () => ({ processes: 1, busy: 0, queued: 0 }),
    }),
    sessions: createSessions({ store, plans, now, newId, randomBytes }),
    archives: createArchives({ store, files, now }),
    ownAccount: createOwnAccount({ store, passwords, notices, randomBytes, removeLeftovers }),
    passwordResets: createPasswordResets({
      ...{ store, passwords, notices, secret, now },
      publicUrl: () => 'https://platen.example',
      mailer: undefined,
    }),
    signIn: createSignIn({
      store,
      passwords,
      now,
      newId,
      secret,
      signUp,
      setupCommand: 'platen account setup-link',
      hasMail: false,
    }),
    assets: createAssets({ ...shared, verifyImage: createImageVerifier() }),
    designs: createDesigns({ ...shared, trashMs: 30 * DAY_MS }),
    exports: createExports({ ...shared, signals, keptMs: 7 * DAY_MS }),
    exportEvents: createExportEvents({
      ...{ ...shared, signals, lookMs: 50, heartbeatMs: 500 },
      onError: (error) => {
        throw error
      },
    }),
    community: createCommunity(shared),
    shared: createShared({ ...shared, signals, keptMs: 7 * DAY_MS }),
    templates: createTemplates(shared),
    rules: shared,
    store,
    files,
    signer,
    secret,
    signals,
    clock,
    now,
    newId,
    folder,
    async caller({ scopes = SCOPES, plan = 'free' } = {}) {
      const account = await accounts.create({ email: `${randomUUID()}@example.com`, plan })
      const { secret } = await keys.create({ accountId: account._id, name: 'test', scopes })
      return keys.authenticate(secret)
    },
    async close() {
      await store.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A picture of one colour. */
export async function png(color: string, side = 8): Promise<Uint8Array> {
  return sharp({ create: { width: side, height: side, channels: 3, background: color } })
    .png()
    .toBuffer()
}

/** The pointers and details of the one `invalid_input` that `attempt` fails with. */
export async function faultsOf(attempt: Promise<unknown>): Promise<Record<string, string>> {
  try {
    await attempt
  } catch (error) {
    const { code, details } = error as { code?: string; details?: { issues?: { pointer: string; detail: string }[] } }
    if (code !== 'invalid_input') throw error
    return Object.fromEntries((details?.issues ?? []).map(({ pointer, detail }) => [pointer, detail]))
  }
  throw new Error('nothing was found wrong')
}
