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
  /** When the export is due, on the lease clock (leases/lease-time.ts). 0 means at once. */
  run_at: number
  attempts: number
  claims: number
  deaths: number
  leased_by: string | null
  /** Place in the queue, null once ended; see exports/queue-turns.ts. */
  turn: number | null
  /** Place behind the account's first waiting exports; 0 for these. */
  line: number
  /** The `turn` with which it was claimed, retained after the export has ended. */
  claimed_turn: number | null
  /** Render time without correction, in milliseconds. */
  estimate_ms: number
  /** The estimate corrected by the account's recent exports, charged when queued. */
  cost_ms: number
  /** Size of the files and the stored archive, retained after they expire. */
  bytes: number
  requested_by: string
  /** The request that queued it; null if it was queued by an earlier version. */
  request_id: string | null
  /** The code in `error`. */
  error_code: string | null
}
