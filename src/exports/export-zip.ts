import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ByteRange, FileStore } from '../files/file-store.ts'
import { exportPath } from '../files/file-paths.ts'
import { fileNotFound } from '../files/sign-url.ts'
import type { Export } from '../store/export-records.ts'
import { downloadNames } from './download-names.ts'
import { layOutZip, readZip, type StoredEntry } from './stored-zip.ts'

export interface ExportZip {
  readonly bytes: number
  /** Includes the quotes. */
  readonly etag: string
  /** Milliseconds since 1970. */
  readonly modifiedAt: number
  open(range?: ByteRange): Promise<Readable>
}

/**
 * Opens the ZIP of an export's pages, which is created during the download and never stored. Returns
 * undefined if the pages have been deleted. Deleting a page during the download ends the connection.
 */
export async function openExportZip(
  record: Export & { readonly fileSet: string },
  files: Pick<FileStore, 'open' | 'stat'>,
): Promise<ExportZip | undefined> {
  const entries = entriesOf(record)
  const [first] = entries
  if (first === undefined || (await files.stat(first.path)) === undefined) return undefined
  const zip = layOutZip(entries)
  return {
    bytes: zip.bytes,
    // Derived from names, times and checksums, so that an interrupted download never resumes with other bytes.
    etag: `"${record.fileSet}-${createHash('sha256').update(zip.directory).digest('base64url').slice(0, 22)}"`,
    modifiedAt: modifiedAt(record),
    open: (range) => Promise.resolve(Readable.from(readZip(zip, openFile, range), { objectMode: false })),
  }

  async function openFile(path: string, range: { start: number; end: number }): Promise<Readable> {
    const stream = await files.open(path, range)
    if (stream === undefined) throw fileNotFound()
    return stream
  }
}

function entriesOf(record: Export & { readonly fileSet: string }): StoredEntry[] {
  const names = downloadNames(record)
  return record.files.map(({ name, bytes, crc32 }, index) => {
    if (crc32 === undefined) throw new TypeError('an export without checksums has a stored archive')
    const path = exportPath(record.fileSet, name)
    return { name: names[index] ?? name, modifiedAt: modifiedAt(record), bytes, crc32, path }
  })
}

function modifiedAt({ completedAt, createdAt }: Export): number {
  return completedAt ?? createdAt
}
