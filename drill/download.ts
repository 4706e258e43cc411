import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Journal, nowMs } from './journal.ts'
import { type Random } from './random.ts'

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

/** Downloads an export through any server, and again while its store is unavailable. Returns the hash of the file. */
export async function download({ urls, journal, random }: Downloader, export_: CompletedExport): Promise<string> {
  const deadline = nowMs() + GIVE_UP_MS
  for (;;) {
    const server = Math.floor(random.between(0, urls.length))
    const startMs = nowMs()
    const { pathname, search } = new URL(export_.downloadUrl)
    const result = await fetchFile(`${urls[server] ?? ''}${pathname}${search}`)
    const exchange = { startMs, endMs: nowMs(), server, operation: 'GET /files/exports/:id', isWrite: false }
    journal.record({ ...exchange, status: result?.status ?? 'broken', code: codeIn(result) })
    if (result !== undefined && result.status < 500) {
      const signature = result.bytes.subarray(0, 4).toString('latin1')
      const isWhole = result.bytes.length === export_.bytes && signature === SIGNATURES[export_.format]
      if (result.status !== 200 || !isWhole) {
        journal.violation(
          'a download was not whole',
          `${result.status} with ${result.bytes.length} of ${export_.bytes} bytes`,
        )
      }
      return createHash('sha256').update(result.bytes).digest('hex')
    }
    if (nowMs() > deadline) throw new Error(`a download failed for ${GIVE_UP_MS / 1000} s`)
    await sleep(random.between(100, 600))
  }
}

function codeIn(result: { status: number; bytes: Buffer } | undefined): string | undefined {
  if (result === undefined || result.status < 400) return undefined
  return (JSON.parse(result.bytes.toString()) as { code: string }).code
}

async function fetchFile(url: string): Promise<{ status: number; bytes: Buffer } | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(60_000) })
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
  } catch {
    return undefined
  }
}
