import { stat } from 'node:fs/promises'
import { createDigester, type Digester } from '../../store/copy/read-rows.ts'
import { migrationsAt } from '../../store/copy/copy-source.ts'
import type { BackupManifest } from './backup-format.ts'
import { filesNamedBy } from './named-files.ts'
import { damaged, readBackup } from './read-backup.ts'

export type OnRead = (readBytes: number, totalBytes: number) => void

/**
 * Reads all of a backup and checks every checksum, all counts, and that it contains every file that
 * its rows refer to, except those that the manifest lists as missing or removed. Writes nothing.
 *
 * @throws SetupError if the backup is damaged, incomplete, or of a newer version
 */
export async function verifyBackup(path: string, onRead: OnRead): Promise<BackupManifest> {
  const rows = createRowCheck()
  const files = { paths: new Set<string>(), bytes: 0 }
  const manifest = await readBackup(path, {
    async file(name, content) {
      files.paths.add(name)
      for await (const chunk of content) files.bytes += chunk.length
    },
    // oxlint-disable-next-line typescript/require-await -- the visitor is asynchronous
    rows: async (table, batch) => rows.add(table, batch),
    onRead: await readCounter(path, onRead),
  })
  migrationsAt(manifest.migrations)
  if (files.paths.size !== manifest.files.count || files.bytes !== manifest.files.bytes) {
    throw damaged(path, 'the number or the size of its files differs')
  }
  for (const [table, wanted] of Object.entries(manifest.tables)) {
    const found = rows.digest(manifest.snapshot, table)
    if (found.sha256 !== wanted.sha256) throw damaged(path, `the rows of the table ${table} differ`)
  }
  const { missing, removed = [] } = manifest
  const absent = rows.filesAt(manifest.takenAt).difference(files.paths)
  const [first] = absent.difference(new Set([...missing, ...removed]))
  if (first !== undefined) throw damaged(path, `the file ${first} is missing`)
  return manifest
}

/** Returns a function to call with the size of every piece that is read. */
export async function readCounter(path: string, onRead: OnRead): Promise<(bytes: number) => void> {
  const { size } = await stat(path)
  let read = 0
  return (bytes) => {
    read += bytes
    onRead(read, size)
  }
}

type TableRows = Parameters<Parameters<typeof readBackup>[1]['rows']>

function createRowCheck() {
  let current = 0
  const digesters = new Map<string, Digester>()
  const expiries = new Map<string, number>()
  return {
    /** A later snapshot replaces all rows of an earlier one. */
    add({ snapshot, table }: TableRows[0], rows: TableRows[1]): void {
      if (snapshot !== current) {
        current = snapshot
        digesters.clear()
        expiries.clear()
      }
      let digester = digesters.get(table)
      if (digester === undefined) {
        digester = createDigester({ columns: Object.keys(rows[0] ?? {}) })
        digesters.set(table, digester)
      }
      digester.add(rows)
      for (const row of rows) {
        for (const { path, expiresAt } of filesNamedBy(table, row)) {
          expiries.set(path, Math.max(expiresAt, expiries.get(path) ?? 0))
        }
      }
    },
    digest(snapshot: number, table: string) {
      const found = snapshot === current ? digesters.get(table) : undefined
      return (found ?? createDigester({ columns: [] })).digest()
    },
    filesAt: (time: number) => new Set([...expiries].filter(([, expiresAt]) => expiresAt > time).map(([path]) => path)),
  }
}
