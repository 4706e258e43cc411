import type {
  AccountRow,
  AuditRow,
  EmailChangeRow,
  IdentityRow,
  InvitationRow,
  KeyRow,
  MailRow,
  SecondFactorRow,
  SessionRow,
  UsageDayRow,
} from './account-tables.ts'
import type { ExportRow } from './export-tables.ts'
import type { VersionRow, VersionDocumentRow } from './version-tables.ts'

// `migrations/` creates the tables. On both engines, times are bigint milliseconds, JSON is text, booleans are 0 or 1.

export interface Tables {
  accounts: AccountRow
  api_keys: KeyRow
  sessions: SessionRow
  second_factors: SecondFactorRow
  identities: IdentityRow
  unlinked_providers: { account_id: string; issuer: string }
  recovery_codes: { account_id: string; hash: string }
  usage_days: UsageDayRow
  designs: DesignRow
  design_documents: { design_id: string; document: string }
  design_words: DesignWordsRow
  design_opens: { design_id: string; account_id: string; opened_at: number }
  folders: FolderRow
  design_versions: VersionRow
  version_documents: VersionDocumentRow
  design_tags: { account_id: string; tag: string; design_id: string }
  asset_uses: { asset_id: string; holder_id: string }
  templates: TemplateRow
  template_documents: { template_id: string; document: string }
  exports: ExportRow
  snapshot_assets: { asset_id: string; export_id: string }
  export_snapshots: { export_id: string; snapshot: string }
  assets: AssetRow
  idempotency_keys: IdempotencyRow
  servers: ServerRow
  pictures: PictureRow
  removed_files: { kind: string; name: string }
  upkeep: { task: string; ran_at: number }
  secrets: { purpose: 'signing' | 'encryption'; secret: string; created_at: number }
  invitations: InvitationRow
  audit_entries: AuditRow
  mails: MailRow
  email_changes: EmailChangeRow
}

export interface DesignRow {
  id: string
  account_id: string
  title: string
  /** Folded; see fold.ts. */
  title_search: string
  /** Beginning of `title_search`, short enough for an index entry. */
  title_sort: string
  width: number
  height: number
  tags: string
  visibility: string
  revision: number
  page_count: number
  from_template: string | null
  created_at: number
  updated_at: number
  trashed_at: number | null
  /** 0 or 1. */
  allows_download: number
  allows_copy: number
  folder_id: string | null
}

/** See designs/design-words.ts. */
export interface DesignWordsRow {
  design_id: string
  account_id: string
  /** Folded. The first line has those of the title and the tags. */
  words: string
}

export interface FolderRow {
  id: string
  account_id: string
  /** Null at the top level. */
  parent_id: string | null
  name: string
  /** Unique within the parent; see `nameKey`. */
  name_key: string
  created_at: number
}

export interface TemplateRow {
  id: string
  account_id: string | null
  visibility: 'private' | 'everyone'
  title: string
  description: string
  category: string
  tags: string
  width: number
  height: number
  page_count: number
  slots: string
  revision: number
  created_at: number
  updated_at: number
  /** Folded words, each after a space. */
  search_title: string
  search_tags: string
  search: string
}

export interface AssetRow {
  id: string
  account_id: string
  sha256: string
  name: string
  content_type: string
  bytes: number
  width: number
  height: number
  /** JSON; null for an image. */
  font: string | null
  created_at: number
  /** Uploads of these bytes that have not been withdrawn. */
  uploads: number
}

export interface IdempotencyRow {
  account_id: string
  key: string
  fingerprint: string
  resource_id: string
  instance_id: string
  /** The attempt of the instance that holds the key. */
  attempt: number
  lease_until: number
  /** A stored response; null while the request is in progress. */
  answer: string | null
  created_at: number
}

/** See servers/server-store.ts. */
export interface ServerRow {
  instance: string
  address: string
  version: string
  settings: string
  started_at: number
  seen_at: number
  clock_ahead_ms: number
  /** On the lease clock (leases/lease-time.ts). */
  alive_until: number
}

/** See pictures/picture-row.ts. */
export interface PictureRow {
  subject_id: string
  revision: number
  page: number
  owner: string
  urgency: number
  turn: number | null
  /** Orders the pictures of one owner; the highest is drawn first. */
  wanted: number
  /** When it is due, its lease ends or it may be drawn after a failure, on the lease clock (leases/lease-time.ts). */
  run_at: number
  leased_by: string | null
  claims: number
  /** Claims whose worker ended without returning the picture. */
  deaths: number
  failure: string | null
  /** When its file may be deleted, in Unix milliseconds; null while it waits. */
  expires_at: number | null
}
