import { createHash, type Hash } from 'node:crypto'
import type { TableDigest } from '../../store/copy/read-rows.ts'

/*
 * A backup is a tar file, which can be written and read as a stream. Its entries, in order:
 *
 *   platen-backup.json         the version of the format and of Platen, and the migrations of the database
 *   signing-secret             the signing secret of an earlier version, if the database does not contain it yet
 *   files/<path>               files of the file store that rows refer to
 *   tables-<n>/<table>/<part>  rows as compressed JSON lines; only those of the last snapshot count
 *   manifest.json              what a complete backup contains, with checksums
 *   manifest.sha256            the checksum of the manifest
 *
 * Rows come after the files, so that they are as new as the files. If a file was removed before it
 * was copied, another snapshot of all rows follows, which no longer refers to it. If that happens again
 * and again, the manifest lists the removed files.
 */

export const FORMAT_VERSION = 1

export const ENTRY = {
  head: 'platen-backup.json',
  secret: 'signing-secret',
  files: 'files/',
  manifest: 'manifest.json',
  manifestSum: 'manifest.sha256',
} as const

export interface BackupHead {
  readonly format: number
  /** The version of Platen that wrote the backup. */
  readonly platen: string
  /** The migrations of the database when the backup began. */
  readonly migrations: readonly string[]
}

export interface BackupManifest extends BackupHead {
  readonly engine: 'sqlite' | 'postgres'
  /** Time of the snapshot, in Unix milliseconds. */
  readonly takenAt: number
  /** The number of the snapshot whose rows count. */
  readonly snapshot: number
  readonly tables: Readonly<Record<string, TableDigest>>
  readonly files: { readonly count: number; readonly bytes: number }
  /** Paths of files that rows refer to and the file store lacks. */
  readonly missing: readonly string[]
  /** Paths of files that were removed with their rows after the snapshot. A restore removes the rows, too. */
  readonly removed?: readonly string[]
  /** SHA-256 of a line for each entry before the manifest: its own SHA-256, two spaces, and its name. */
  readonly entriesSha256: string
}

export function tableEntry(snapshot: number, table: string, part: number): string {
  return `tables-${snapshot}/${table}/${String(part).padStart(6, '0')}.ndjson.gz`
}

export function parseTableEntry(name: string): { readonly snapshot: number; readonly table: string } | undefined {
  const [, snapshot, table] = /^tables-([1-9]\d*)\/([a-z_]+)\/\d{6,}\.ndjson\.gz$/.exec(name) ?? []
  return table === undefined ? undefined : { snapshot: Number(snapshot), table }
}

export function manifestSum(manifest: Uint8Array): string {
  return `${createHash('sha256').update(manifest).digest('hex')}  ${ENTRY.manifest}\n`
}

/** The running checksum of all entries. */
export interface EntrySums {
  add(name: string, content: Hash): void
  digest(): string
}

export function createEntrySums(): EntrySums {
  const sums = createHash('sha256')
  return {
    add: (name, content) => void sums.update(`${content.digest('hex')}  ${name}\n`),
    digest: () => sums.copy().digest('hex'),
  }
}

export interface BackupProgress {
  readonly phase: 'files' | 'rows'
  readonly done: number
  readonly total: number
}
