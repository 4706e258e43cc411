import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Journal, MAX_DEATHS, nowMs, THUMBNAIL } from './journal.ts'
import type { Random } from './random.ts'

export interface Downloader {
  readonly urls: readonly string[]
  readonly journal: Journal
  readonly random: Random
}

interface CompletedExport {
  readonly format: string
  readonly downloadUrl: string
  readonly bytes: number
}

const GIVE_UP_MS = 150_000
const SIGNATURES: Readonly<Record<string, string>> = { png: '\u0089PNG', pdf: '%PDF' }

/** Downloads an export. Returns the hash of the file. */
export async function download(downloader: Downloader, export_: CompletedExport): Promise<string> {
  const { status, bytes } = await fetchFinal(downloader, export_.downloadUrl, 'GET /files/exports/:id')
  const signature = bytes.subarray(0, 4).toString('latin1')
  const isWhole = bytes.length === export_.bytes && signature === SIGNATURES[export_.format]
  if (status !== 200 || !isWhole) {
    downloader.journal.violation('a download was not whole', `${status} with ${bytes.length} of ${export_.bytes} bytes`)
  }
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * Requests the thumbnail of a design that no other request changes, which a worker may have to draw first.
 * `createdMs` is the time at which the design was created.
 */
export async function fetchThumbnail(downloader: Downloader, url: string, createdMs: number): Promise<void> {
  const { status, bytes } = await fetchFinal(downloader, url, THUMBNAIL)
  if (status === 200 && bytes.subarray(8, 12).toString('latin1') === 'WEBP') return
  if (status === 404 && downloader.journal.killsBetween(createdMs, nowMs()) >= MAX_DEATHS) return
  const answer = status === 200 ? `${bytes.length} bytes` : bytes.toString().slice(0, 200)
  downloader.journal.violation('a thumbnail was not drawn', `${status}: ${answer}`)
}

/** Requests a file from any server, and again while its store is unavailable. */
async function fetchFinal({ urls, journal, random }: Downloader, url: string, operation: string): Promise<FetchedFile> {
  const deadline = nowMs() + GIVE_UP_MS
  const { pathname, search } = new URL(url)
  for (;;) {
    const server = Math.floor(random.between(0, urls.length))
    const startMs = nowMs()
    const result = await fetchFile(`${urls[server] ?? ''}${pathname}${search}`)
    const exchange = { startMs, endMs: nowMs(), server, operation, isWrite: false }
    journal.record({ ...exchange, status: result?.status ?? 'broken', code: codeIn(result) })
    if (result !== undefined && result.status < 500) return result
    if (nowMs() > deadline) throw new Error(`${operation} failed for ${GIVE_UP_MS / 1000} s`)
    await sleep(random.between(100, 600))
  }
}

interface FetchedFile {
  readonly status: number
  readonly bytes: Buffer
}

function codeIn(result: FetchedFile | undefined): string | undefined {
  if (result === undefined || result.status < 400) return undefined
  return (JSON.parse(result.bytes.toString()) as { code: string }).code
}

async function fetchFile(url: string): Promise<FetchedFile | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(60_000) })
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
  } catch {
    return undefined
  }
}
