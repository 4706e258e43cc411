import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FileStore } from '../../files/file-store.ts'
import type { CopySource, StoreSnapshot } from '../../store/copy/copy-source.ts'
import { createDigester, type TableDigest } from '../../store/copy/read-rows.ts'
import { type BackupFile, createBackupFile } from './backup-file.ts'
import {
  type BackupManifest,
  type BackupProgress,
  ENTRY,
  FORMAT_VERSION,
  manifestSum,
  tableEntry,
} from './backup-format.ts'
import { createFileCopier, type FileCopier } from './copy-files.ts'
import { filesNamedBy, type NamedFile, TABLES_WITH_FILES } from './named-files.ts'

interface BackupOptions {
  readonly source: CopySource
  readonly files: Pick<FileStore, 'open' | 'stat'>
  /** A secret that earlier versions stored outside the database. */
  readonly secret: string | undefined
  /** The version of Platen. */
  readonly version: string
  readonly now: () => number
  readonly onProgress: (progress: BackupProgress) => void
  /** Stops the backup and removes its file. */
  readonly signal: AbortSignal
}

/**
 * A file that is removed before it is copied needs another snapshot. If files are removed all the time, the rows of
 * this one refer to some that are gone.
 */
const MAX_SNAPSHOTS = 20
/** An uploaded file can be missing for a moment while an equal one is deleted. */
const PAUSE_MS = 250

/**
 * Writes a complete backup while servers may run. Returns its manifest, whose `missing` lists files
 * that rows refer to and that are lost. Leaves no file behind if it fails.
 */
export async function writeBackup(path: string, options: BackupOptions): Promise<BackupManifest> {
  const file = await createBackupFile(path)
  try {
    const manifest = await writeEntries(file, options)
    const bytes = json(manifest)
    await file.add(ENTRY.manifest, bytes)
    await file.add(ENTRY.manifestSum, Buffer.from(manifestSum(bytes)))
    await file.finish()
    return manifest
  } catch (error) {
    await file.discard()
    throw error
  }
}

async function writeEntries(file: BackupFile, options: BackupOptions): Promise<BackupManifest> {
  const { source, secret, version } = options
  const copier = createFileCopier(file, options)
  const first = await source.snapshot(async (snapshot) => ({
    migrations: snapshot.migrations,
    paths: await listFiles(snapshot, options.now()),
  }))
  const head = { format: FORMAT_VERSION, platen: version, migrations: first.migrations }
  await file.add(ENTRY.head, json(head))
  if (secret !== undefined) await file.add(ENTRY.secret, Buffer.from(`${secret}\n`))
  // Most files are copied before a snapshot, and the rest right after it, so that few can be removed in between.
  let missing = await copier.copy(first.paths)
  for (let number = 1; ; number += 1) {
    const before = missing
    const rows = await source.snapshot(async (snapshot) => {
      missing = await copier.copy(await listFiles(snapshot, options.now()))
      const isUnchanged = number > 1 && missing.join() === before.join()
      if (missing.length > 0 && !isUnchanged && number < MAX_SNAPSHOTS) return undefined
      return writeRows(file, { snapshot, number, options })
    })
    if (rows === undefined) {
      await setTimeout(PAUSE_MS)
      continue
    }
    const { migrations, takenAt, tables } = rows
    const counts = { ...head, migrations, engine: source.engine, takenAt, snapshot: number, tables }
    const absent = await explainAbsent(missing, { copier, options })
    return { ...counts, files: copier.copied(), ...absent, entriesSha256: file.sum() }
  }
}

/** Distinguishes files that are lost from those that were removed together with their rows. */
async function explainAbsent(
  paths: readonly string[],
  { copier, options }: { readonly copier: FileCopier; readonly options: BackupOptions },
): Promise<Pick<BackupManifest, 'missing' | 'removed'>> {
  if (paths.length === 0) return { missing: [], removed: [] }
  const absent = await copier.copy(new Set(paths))
  // Rows are removed before their files, so the row of a removed file is gone by now.
  const named = await options.source.snapshot((snapshot) => listFiles(snapshot, options.now()))
  const [missing, removed] = [absent.filter((path) => named.has(path)), absent.filter((path) => !named.has(path))]
  return { missing, removed }
}

async function listFiles(snapshot: StoreSnapshot, now: number): Promise<ReadonlySet<string>> {
  const paths = new Set<string>()
  for (const table of snapshot.tables.filter(({ name }) => TABLES_WITH_FILES.includes(name))) {
    for await (const rows of snapshot.rows(table)) {
      for (const row of rows) addFiles(paths, filesNamedBy(table.name, row), now)
    }
  }
  return paths
}

function addFiles(paths: Set<string>, named: readonly NamedFile[], now: number): void {
  for (const { path, expiresAt } of named) if (expiresAt > now) paths.add(path)
}

interface WrittenRows {
  readonly migrations: readonly string[]
  readonly takenAt: number
  readonly tables: Readonly<Record<string, TableDigest>>
}

/** Of uncompressed rows in an entry, which readers hold in memory. One row may be larger. */
const PART_BYTES = 1024 * 1024

const compress = promisify(gzip)

async function writeRows(
  file: BackupFile,
  {
    snapshot,
    number,
    options,
  }: { readonly snapshot: StoreSnapshot; readonly number: number; readonly options: BackupOptions },
): Promise<WrittenRows> {
  const { now, onProgress, signal } = options
  const takenAt = now()
  const total = await snapshot.count()
  const tables: Record<string, TableDigest> = {}
  let done = 0
  for (const table of snapshot.tables) {
    const digester = createDigester(table)
    const lines: string[] = []
    let bytes = 0
    let part = 0
    const flush = async (): Promise<void> => {
      if (lines.length === 0) return
      part += 1
      await file.add(tableEntry(number, table.name, part), await compress(lines.splice(0).join(''), { level: 4 }))
      bytes = 0
    }
    for await (const rows of snapshot.rows(table)) {
      signal.throwIfAborted()
      digester.add(rows)
      for (const row of rows) {
        const line = `${JSON.stringify(row)}\n`
        lines.push(line)
        bytes += line.length
        if (bytes >= PART_BYTES) await flush()
      }
      done += rows.length
      onProgress({ phase: 'rows', done, total })
    }
    await flush()
    tables[table.name] = digester.digest()
  }
  return { migrations: snapshot.migrations, takenAt, tables }
}

function json(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
}
