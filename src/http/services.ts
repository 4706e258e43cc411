import type { Accounts } from '../service/accounts/accounts.ts'
import type { AccountAdministration } from '../service/accounts/account-administration.ts'
import type { AuditLog } from '../service/audit/audit-log.ts'
import type { Invitations } from '../service/invitations/invitations.ts'
import type { Archives } from '../service/archive/archives.ts'
import type { Assets } from '../service/assets/assets.ts'
import type { ColorProfiles } from '../service/exports/list-color-profiles.ts'
import type { Community } from '../service/sharing/community.ts'
import type { DesignSets } from '../service/designs/design-sets.ts'
import type { ImportDesign } from '../service/designs/import-design.ts'
import type { Designs } from '../service/designs/design.ts'
import type { Fonts } from '../service/fonts/fonts.ts'
import type { Documents } from '../content/document-thread.ts'
import type { Downloads } from '../service/files/downloads.ts'
import type { EmailChanges } from '../service/accounts/email-changes.ts'
import type { ExportSeveral } from '../service/exports/export-several.ts'
import type { Folders } from '../service/folders/folders.ts'
import type { ExportEvents } from '../service/exports/export-events.ts'
import type { Exports } from '../service/exports/exports.ts'
import type { Idempotency } from '../service/idempotency.ts'
import type { Keys } from '../service/keys/keys.ts'
import type { ExportDesk } from '../service/operator/export-desk.ts'
import type { MailDesk } from '../service/operator/mail-desk.ts'
import type { OperatorDesk } from '../service/operator/operator-desk.ts'
import type { OwnAccount } from '../service/accounts/own-account.ts'
import type { OwnKeys } from '../service/keys/own-keys.ts'
import type { PasswordResets } from '../service/accounts/password-resets.ts'
import type { ProviderSignIn } from '../service/provider/provider-sign-in.ts'
import type { RemoteImageUrls } from '../service/remote-images/remote-image-urls.ts'
import type { Sessions } from '../service/accounts/sessions.ts'
import type { Shared } from '../service/sharing/shared.ts'
import type { SignIn } from '../service/accounts/sign-in.ts'
import type { SecondStep } from '../service/two-factor/second-step.ts'
import type { SignUpLinks } from '../service/accounts/sign-up-links.ts'
import type { Templates } from '../service/templates/templates.ts'
import type { TwoFactor } from '../service/two-factor/two-factor.ts'
import type { Usage } from '../service/usage/usage.ts'
import type { Versions } from '../service/designs/versions.ts'

/** Files for painting in the browser. Their names change with their content. */
export interface PaintFiles {
  /** Returns the name of the file that lists all others. */
  catalog(): Promise<string>
  find(name: string): Promise<PaintFile | undefined>
}

interface PaintFile {
  readonly contentType: string
  readonly compressible: boolean
  read(): Promise<Uint8Array>
}

export interface Services {
  readonly accounts: Pick<Accounts, 'get'>
  readonly administration: Pick<AccountAdministration, 'signOutEverywhere' | 'unlinkProvider' | 'remove'>
  readonly archives: Archives
  readonly assets: Assets
  readonly auditLog: AuditLog
  readonly colorProfiles: ColorProfiles
  readonly community: Community
  readonly designs: Designs
  readonly importDesign: ImportDesign
  readonly designSets: DesignSets
  readonly folders: Folders
  readonly exportSeveral: ExportSeveral
  readonly desk: OperatorDesk
  readonly documents: Pick<Documents, 'run'>
  readonly downloads: Downloads
  readonly emailChanges: EmailChanges
  readonly exports: Exports
  readonly exportDesk: ExportDesk
  readonly exportEvents: ExportEvents
  readonly fonts: Fonts
  readonly idempotency: Idempotency
  readonly invitations: Invitations
  readonly keys: Pick<Keys, 'authenticate'>
  readonly paint: PaintFiles
  readonly mailDesk: MailDesk
  readonly ownAccount: OwnAccount
  readonly ownKeys: OwnKeys
  readonly passwordResets: PasswordResets
  readonly providerSignIn: ProviderSignIn
  readonly remoteImages: RemoteImageUrls
  readonly secondStep: SecondStep
  readonly sessions: Sessions
  readonly shared: Shared
  readonly signIn: SignIn
  readonly signUpLinks: SignUpLinks
  readonly templates: Templates
  readonly twoFactor: TwoFactor
  readonly usage: Usage
  readonly versions: Versions
}
