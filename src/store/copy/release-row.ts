// A copy runs on another machine, or later: no process there holds the leases of the source, and the
// lease clocks of two databases have nothing in common.

export type Scalar = string | number | null
export type Row = Readonly<Record<string, Scalar>>

/** The columns that refer to a process or to the lease clock, and the tables' rules for them. */
const RELEASES: Readonly<Record<string, (row: Row) => Row>> = {
  // As after a release: due at once, without counting a crash of its worker.
  exports: (row) => (row['turn'] === null ? row : { ...row, run_at: 0, leased_by: null }),
  pictures: (row) => ({ ...row, run_at: 0, leased_by: null }),
  // The servers of the source are not servers of the copy.
  servers: (row) => ({ ...row, alive_until: 0 }),
  // Due at once. If the source was sending it, it may arrive twice, with the same Message-ID.
  mails: (row) => ({ ...row, leased_until: 0, leased_by: null }),
  // A retry of the request with the same key takes it over.
  idempotency_keys: (row) => (row['answer'] === null ? { ...row, lease_until: 0 } : row),
}

/** Returns the row without a lease. */
export function releaseRow(table: string, row: Row): Row {
  return RELEASES[table]?.(row) ?? row
}
