/*
 * The tables as Kysely sees them; `migrations/` makes them. The same columns on both engines: times as bigint
 * milliseconds, JSON as text, and no booleans.
 */

export interface Tables {
  accounts: AccountRow
  api_keys: KeyRow
  sessions: SessionRow
  usage_days: UsageDayRow
  designs: DesignRow
  design_documents: { design_id: string; document: string }
  design_tags: { account_id: string; tag: string; design_id: string }
  asset_uses: { asset_id: string; holder_id: string }
  templates: TemplateRow
  template_documents: { template_id: string; document: string }
  exports: ExportRow
  snapshot_assets: { asset_id: string; export_id: string }
  export_snapshots: { export_id: string; snapshot: string }
  assets: AssetRow
  idempotency_keys: IdempotencyRow
}

export interface AccountRow {
  id: string
  email: string
  /** What addresses are compared by, see `emailKey`: unique. */
  email_key: string
  plan: string
  changes: number
  design_count: number
  trash_count: number
  export_count: number
  /** See accounts/stored-bytes.ts. */
  stored_bytes: number
  created_at: number
  role: string
  /** What Argon2id made of it, with its salt and its costs; null where the account has none and cannot sign in. */
  password: string | null
  /** Where the account's next turn in the queue of exports begins at the earliest; see exports/fair-queue.ts. */
  queue_turn: number
  /** Real render time divided by estimated time, averaged over recent exports. */
  cost_ratio: number
}

export interface SessionRow {
  id: string
  account_id: string
  /** SHA-256 of the token, hexadecimal. */
  hash: string
  device: string
  address: string
  created_at: number
  last_used_at: number
  expires_at: number
}

export interface UsageDayRow {
  account_id: string
  /** Whole days since 1970, in UTC. */
  day: number
  requests: number
  exports: number
}

export interface KeyRow {
  id: string
  account_id: string
  name: string
  hash: string
  last4: string
  scopes: string
  created_at: number
  last_used_at: number | null
  expires_at: number | null
  revoked_at: number | null
}

export interface DesignRow {
  id: string
  account_id: string
  title: string
  /** The title folded (see fold.ts), whole: what `q` looks into. */
  title_search: string
  /** Its beginning: what the sort by title goes by, short enough for an index entry. */
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
  /** 1 where whoever sees it may download it, or 0. */
  allows_download: number
  /** 1 where whoever sees it may begin a design of theirs from it, or 0. */
  allows_copy: number
}

export interface TemplateRow {
  id: string
  account_id: string | null
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
  /** Folded words with a space before each: of the title; of tags and category; of everything. */
  search_title: string
  search_tags: string
  search: string
}

export interface ExportRow {
  id: string
  account_id: string
  design_id: string
  design_revision: number
  format: string
  options: string
  status: string
  progress: number
  files: string
  archive: string | null
  warnings: string
  error: string | null
  created_at: number
  started_at: number | null
  completed_at: number | null
  expires_at: number | null
  fingerprint: string
  file_set: string | null
  /** By the lease clock; see lease-time.ts. 0 is due. */
  run_at: number
  attempts: number
  claims: number
  deaths: number
  leased_by: string | null
  /** Its place in the queue, null once it has ended; see exports/fair-queue.ts. */
  turn: number | null
  /** The turn it was claimed at, kept after it has ended; null before its first claim. */
  claimed_turn: number | null
  /** Estimated render time in milliseconds. */
  estimate_ms: number
  /** The estimate corrected by the account's recent exports: what its account was charged when it was queued. */
  cost_ms: number
  /** Of all its files and their stored archive, also once they are gone; 0 before there were any. */
  bytes: number
  /** `owner` or `visitor`. */
  requested_by: string
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
  created_at: number
}

export interface IdempotencyRow {
  account_id: string
  key: string
  fingerprint: string
  resource_id: string
  instance_id: string
  /** The attempt of that instance which holds the key. */
  attempt: number
  lease_until: number
  /** JSON of the stored answer; null while it is being worked on. */
  answer: string | null
  created_at: number
}
