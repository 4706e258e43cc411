import { SetupError } from '../../failure.ts'
import { ASSETS_FOLDER, EXPORTS_FOLDER } from '../../files/file-paths.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { CopyTarget } from '../../store/copy/copy-target.ts'
import type { Row } from '../../store/copy/release-row.ts'
import type { OwnedRow } from '../../store/copy/remove-rows.ts'
import { migrationsAt } from '../../store/copy/copy-source.ts'
import { tableShapes } from '../../store/copy/table-shapes.ts'
import type { BackupManifest } from './backup-format.ts'
import { filesNamedBy } from './named-files.ts'
import { damaged, readBackup } from './read-backup.ts'
import { readCounter, verifyBackup } from './verify-backup.ts'

export interface RestoreProgress {
  readonly phase: 'checking' | 'restoring'
  readonly readBytes: number
  readonly totalBytes: number
}

interface RestoreOptions {
  readonly target: CopyTarget
  readonly files: FileStore
  /** Names of the database and the file store, for messages. */
  readonly places: { readonly database: string; readonly files: string }
  readonly now: () => number
  readonly onProgress: (progress: RestoreProgress) => void
}

export interface RestoreReport {
  readonly manifest: BackupManifest
  readonly hasSecret: boolean
  /** Migrations that ran, because the backup is from an older version. */
  readonly migrations: readonly string[]
}

/** Rows per statement. */
const BATCH = 100

/**
 * Checks the whole backup, then restores it into an empty database and an empty file store. Servers
 * reject the database until the restore is complete. After an interruption, it starts over.
 *
 * @throws SetupError if the backup is unusable, or the target has data
 */
export async function restoreBackup(path: string, options: RestoreOptions): Promise<RestoreReport> {
  const { target, files, now, onProgress } = options
  await requireEmpty(options)
  const report = (phase: RestoreProgress['phase']) => (readBytes: number, totalBytes: number) =>
    onProgress({ phase, readBytes, totalBytes })
  const checked = await verifyBackup(path, report('checking'))
  await target.begin({ kind: 'restore', source: path }, { applied: checked.migrations, now: now() })
  const shapes = new Map(tableShapes(migrationsAt(checked.migrations)).map((shape) => [shape.name, shape]))
  const removedFiles = new Set(checked.removed)
  const removedRows: OwnedRow[] = []
  let secret: string | undefined
  const manifest = await readBackup(path, {
    secret: (text) => void (secret = text),
    async file(name, content) {
      const parts: Uint8Array[] = []
      for await (const chunk of content) parts.push(chunk)
      await files.write(name, ...parts)
    },
    async rows({ snapshot, table }, rows) {
      const shape = shapes.get(table)
      if (snapshot !== checked.snapshot) return
      if (shape === undefined) throw damaged(path, `the table ${table} is unknown`)
      for (let start = 0; start < rows.length; start += BATCH) {
        await target.insert(shape, rows.slice(start, start + BATCH))
      }
      removedRows.push(...rowsWithoutFiles(table, rows, { removedFiles, now: now() }))
    },
    onRead: await readCounter(path, report('restoring')),
  })
  if (manifest.entriesSha256 !== checked.entriesSha256) throw damaged(path, 'it changed during the restore')
  for (const shape of shapes.values()) {
    const [found, wanted] = [await target.count(shape), manifest.tables[shape.name]?.rows ?? 0]
    if (found !== wanted) throw new Error(`the table ${shape.name} has ${found} rows instead of ${wanted}`)
  }
  const hasSecret = secret !== undefined || (manifest.tables['secrets']?.rows ?? 0) > 0
  return { manifest, hasSecret, migrations: await target.finish(now(), { secret, removedRows }) }
}

/** Exports that have expired keep their rows: these say so. */
function rowsWithoutFiles(
  table: string,
  rows: readonly Row[],
  { removedFiles, now }: { readonly removedFiles: ReadonlySet<string>; readonly now: number },
): readonly OwnedRow[] {
  if (removedFiles.size === 0 || (table !== 'assets' && table !== 'exports')) return []
  return rows
    .filter((row) => filesNamedBy(table, row).some(({ path, expiresAt }) => removedFiles.has(path) && expiresAt > now))
    .map((row) => ({ table, accountId: String(row['account_id']), id: String(row['id']) }))
}

async function requireEmpty({ target, files, places }: RestoreOptions): Promise<void> {
  if ((await target.findUnfinished()) !== undefined) return
  if (await target.isUsed()) {
    throw new SetupError(
      `There is already data in ${places.database}. A restore never replaces data: choose an empty database, or move the old one away.`,
    )
  }
  for (const folder of [ASSETS_FOLDER, EXPORTS_FOLDER]) {
    for await (const { path } of files.list(folder)) {
      throw new SetupError(
        `There are already files in ${places.files}, such as ${path}. Choose an empty place for files, or move them away.`,
      )
    }
  }
}
