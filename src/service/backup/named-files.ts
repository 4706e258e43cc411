import { assetPath, exportPath } from '../../files/file-paths.ts'
import type { Row } from '../../store/copy/release-row.ts'

/** Tables with rows that refer to files. Thumbnails are drawn again when they are missing. */
export const TABLES_WITH_FILES: readonly string[] = ['assets', 'exports']

export interface NamedFile {
  readonly path: string
  /** Unix time in milliseconds from which the file may be missing. */
  readonly expiresAt: number
}

/** Returns the files that a row refers to. */
export function filesNamedBy(table: string, row: Row): readonly NamedFile[] {
  if (table === 'assets') return [{ path: assetPath(String(row['sha256'])), expiresAt: Infinity }]
  const { status, archive, files, file_set: fileSet, expires_at: expiresAt } = row
  if (table !== 'exports' || status !== 'completed' || fileSet === null) return []
  const stored = [...(parsed(files) as readonly Named[]), ...(archive === null ? [] : [parsed(archive) as Named])]
  return stored.map(({ name }) => {
    return { path: exportPath(String(fileSet), name), expiresAt: expiresAt === null ? Infinity : Number(expiresAt) }
  })
}

interface Named {
  readonly name: string
}

function parsed(json: unknown): unknown {
  return JSON.parse(String(json))
}
