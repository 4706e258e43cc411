export interface AccountRow {
  id: string
  email: string
  /** Unique; see `emailKey`. */
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
  /** Argon2id hash with salt and costs; null if the account cannot sign in. */
  password: string | null
  /** The account's earliest next turn; see exports/queue-turns.ts. */
  queue_turn: number
  /** The sum of `cost_ms` of its exports in line; see exports/queue-turns.ts. */
  line_ms: number
  /** Exports that wait or are being rendered. */
  unfinished_count: number
  /** Ratio of actual to estimated render time, averaged over recent exports. */
  cost_ratio: number
  suspended_at: number | null
  /** A suspended account whose data is being removed. */
  removal_began_at: number | null
}

export interface SessionRow {
  id: string
  account_id: string
  hash: string
  device: string
  address: string
  created_at: number
  /** Null if it is the creation time. */
  signed_in_at: number | null
  last_used_at: number
  expires_at: number
}

export interface SecondFactorRow {
  account_id: string
  /** Encrypted by the service. */
  secret: string
  /** The time step of the last accepted code. Codes of this step and earlier ones are used. */
  last_step: number
  created_at: number
}

export interface IdentityRow {
  issuer: string
  subject: string
  account_id: string
  email: string
  created_at: number
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

export interface InvitationRow {
  id: string
  email: string
  email_key: string
  role: string
  plan: string
  /** The account that sent it; null for the command line. */
  invited_by: string | null
  created_at: number
  expires_at: number
  accepted_at: number | null
  revoked_at: number | null
}

/** See mails/mail-store.ts. */
export interface MailRow {
  id: string
  kind: string
  recipient: string
  /** What the text needs, in JSON. Contains no usable link. */
  data: string
  created_at: number
  /** Time of the next attempt; 0 means at once. */
  due_at: number
  attempts: number
  /** On the lease clock (leases/lease-time.ts). */
  leased_until: number
  leased_by: string | null
  /** Why the last attempt failed, in JSON. */
  problem: string | null
  /** Time at which it was given up. */
  failed_at: number | null
}

export interface EmailChangeRow {
  account_id: string
  email: string
  requested_at: number
}

export interface AuditRow {
  id: string
  at: number
  action: string
  account_id: string | null
  /** The emails are those at the time, since accounts change and end. */
  account_email: string | null
  actor_id: string | null
  actor_email: string | null
  source: string
  target: string | null
  address: string
  request_id: string
  details: string
}
