import { type Accounts } from '../service/accounts.ts'
import { type Archives } from '../service/archives.ts'
import { type Assets } from '../service/assets.ts'
import { type Community } from '../service/community.ts'
import { type Designs } from '../service/designs.ts'
import { type Downloads } from '../service/downloads.ts'
import { type ExportEvents } from '../service/export-events.ts'
import { type Exports } from '../service/exports.ts'
import { type Idempotency } from '../service/idempotency.ts'
import { type Keys } from '../service/keys.ts'
import { type OperatorDesk } from '../service/operator-desk.ts'
import { type OwnAccount } from '../service/own-account.ts'
import { type OwnKeys } from '../service/own-keys.ts'
import { type PasswordResets } from '../service/password-resets.ts'
import { type Sessions } from '../service/sessions.ts'
import { type Shared } from '../service/shared.ts'
import { type SignIn } from '../service/sign-in.ts'
import { type Templates } from '../service/templates.ts'
import { type Usage } from '../service/usage.ts'

/** A font that text may name, with the faces that are drawn; other weights are drawn with the nearest. */
export interface FontFamily {
  readonly family: string
  readonly faces: readonly { readonly weight: number; readonly style: 'normal' | 'italic' }[]
}

/** What a painter in a browser draws with. A file's name changes with its bytes. */
export interface PaintFiles {
  /** The name of the file that tells of all the others. */
  catalog(): Promise<string>
  find(name: string): Promise<PaintFile | undefined>
}

interface PaintFile {
  readonly contentType: string
  readonly compressible: boolean
  read(): Promise<Uint8Array>
}

/** What the API hands requests on to. */
export interface Services {
  readonly accounts: Pick<Accounts, 'get'>
  readonly archives: Archives
  readonly assets: Assets
  readonly community: Community
  readonly designs: Designs
  readonly desk: OperatorDesk
  readonly downloads: Downloads
  readonly exports: Exports
  readonly exportEvents: ExportEvents
  readonly fonts: { list(): readonly FontFamily[] }
  readonly idempotency: Idempotency
  readonly keys: Pick<Keys, 'authenticate'>
  readonly paint: PaintFiles
  readonly ownAccount: OwnAccount
  readonly ownKeys: OwnKeys
  readonly passwordResets: PasswordResets
  readonly sessions: Sessions
  readonly shared: Shared
  readonly signIn: SignIn
  readonly templates: Templates
  readonly usage: Usage
}
