import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type Entry, extract } from 'tar-stream'
import { SetupError } from '../../failure.ts'
import { checkPath } from '../../files/file-store.ts'
import { migrationsAt } from '../../store/copy/copy-source.ts'
import type { Row } from '../../store/copy/release-row.ts'
import {
  type BackupHead,
  type BackupManifest,
  createEntrySums,
  ENTRY,
  FORMAT_VERSION,
  manifestSum,
  parseTableEntry,
} from './backup-format.ts'

/** Receives the entries of a backup in their order. */
export interface BackupVisitor {
  secret?(text: string): void
  file(path: string, content: AsyncIterable<Uint8Array>): Promise<void>
  rows(table: { readonly snapshot: number; readonly table: string }, rows: readonly Row[]): Promise<void>
  /** Called with the size of each piece that was read from the backup. */
  onRead(bytes: number): void
}

/** Guards against an entry that expands without end. One row may have tens of megabytes. */
const MAX_PART_BYTES = 512 * 1024 * 1024
/** Of the entries that are held in memory, except rows. */
const MAX_SMALL_BYTES = 16 * 1024 * 1024

const expand = promisify(gunzip)

/**
 * Reads a backup to its end and returns its manifest. Everything that the visitor receives is only
 * known to be correct once this resolves.
 *
 * @throws SetupError if the backup is damaged, incomplete, or of a newer version
 */
export async function readBackup(path: string, visitor: BackupVisitor): Promise<BackupManifest> {
  const sums = createEntrySums()
  let isFirst = true
  let manifest: Buffer | undefined
  let isComplete = false
  for await (const entry of entriesOf(path, (bytes) => visitor.onRead(bytes))) {
    const { name } = entry.header
    const hash = createHash('sha256')
    const content = measured(entry, path, (chunk) => hash.update(chunk))
    if (isFirst !== (name === ENTRY.head) || isComplete) throw damaged(path, `unexpected entry ${name}`)
    if (isFirst) checkHead(parseJson(await small(content, path), path) as BackupHead, path)
    else if (name === ENTRY.manifest) manifest = await small(content, path)
    else if (name === ENTRY.manifestSum) {
      const isEqual = manifest !== undefined && (await small(content, path)).toString() === manifestSum(manifest)
      if (!isEqual) throw damaged(path, 'the checksum of the manifest differs')
      isComplete = true
    } else await visit(visitor, { name, content, path })
    // The visitor may have skipped the content, which counts toward the sum.
    while ((await content.next()).done !== true) continue
    isFirst = false
    if (name !== ENTRY.manifest && name !== ENTRY.manifestSum) sums.add(name, hash)
  }
  if (isFirst) throw new SetupError(`${path} is not a backup of Platen.`)
  if (!isComplete || manifest === undefined) throw damaged(path, 'its end is missing')
  const parsed = parseJson(manifest, path) as BackupManifest
  if (parsed.entriesSha256 !== sums.digest()) throw damaged(path, 'the checksum of its entries differs')
  return parsed
}

interface Visited {
  readonly name: string
  readonly content: AsyncIterable<Uint8Array>
  /** Of the backup. */
  readonly path: string
}

async function visit(visitor: BackupVisitor, { name, content, path }: Visited): Promise<void> {
  const table = parseTableEntry(name)
  if (table !== undefined) await visitor.rows(table, await readPart(content, path))
  else if (name === ENTRY.secret) visitor.secret?.((await small(content, path)).toString().trim())
  else if (name.startsWith(ENTRY.files)) await visitor.file(filePath(name, path), content)
  else throw damaged(path, `unexpected entry ${name}`)
}

/** The backup may come from elsewhere: its paths must not lead out of the file store. */
function filePath(name: string, path: string): string {
  const file = name.slice(ENTRY.files.length)
  try {
    checkPath(file)
  } catch (error) {
    throw asDamage(error, path)
  }
  return file
}

async function* entriesOf(path: string, onRead: (bytes: number) => void): AsyncGenerator<Entry, void> {
  const tar = extract()
  const source = createReadStream(path, { highWaterMark: 256 * 1024 })
  source.on('data', (chunk) => onRead(chunk.length))
  const reading = pipeline(source, tar)
  // The iterator throws the same error.
  reading.catch(() => undefined)
  const iterator = tar[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await iterator.next().catch((error: unknown) => {
        throw asDamage(error, path)
      })
      if (next.done === true) return
      yield next.value
    }
  } finally {
    source.destroy()
    tar.destroy()
  }
}

async function* measured(
  entry: Entry,
  path: string,
  onChunk: (chunk: Uint8Array) => void,
): AsyncGenerator<Uint8Array, void> {
  try {
    for await (const chunk of entry) {
      onChunk(chunk)
      yield chunk
    }
  } catch (error) {
    throw asDamage(error, path)
  }
}

async function readPart(content: AsyncIterable<Uint8Array>, path: string): Promise<readonly Row[]> {
  const packed = await buffer(content)
  try {
    const text = (await expand(packed, { maxOutputLength: MAX_PART_BYTES })).toString()
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Row)
  } catch (error) {
    throw asDamage(error, path)
  }
}

async function small(content: AsyncIterable<Uint8Array>, path: string): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of content) {
    bytes += chunk.length
    if (bytes > MAX_SMALL_BYTES) throw damaged(path, 'an entry is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function parseJson(bytes: Buffer, path: string): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch (error) {
    throw asDamage(error, path)
  }
}

/** Fails at the beginning of a backup that this version cannot restore, rather than after reading all of it. */
function checkHead({ format, platen, migrations }: BackupHead, path: string): void {
  if (format !== FORMAT_VERSION) {
    throw new SetupError(
      `${path} was written by Platen ${platen} in format ${format}, and this version reads format ${FORMAT_VERSION}. Use that version or a later one.`,
    )
  }
  migrationsAt(migrations)
}

export function damaged(path: string, reason: string): SetupError {
  return new SetupError(`${path} is damaged or incomplete: ${reason}. Use another backup.`)
}

/** Errors of the disk are not damage of the backup. */
function asDamage(error: unknown, path: string): unknown {
  if (error instanceof SetupError || (error instanceof Error && 'syscall' in error)) return error
  return damaged(path, error instanceof Error ? error.message.toLowerCase() : String(error))
}
