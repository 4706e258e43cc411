import sharp from 'sharp'
import type { Answer, Client } from './client.ts'

export interface ExportedFile {
  readonly page: number | null
  readonly url: string
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly contentType: string
}

export interface Exported {
  readonly _id: string
  readonly designId: string
  readonly designRevision: number
  readonly format: string
  readonly options: Readonly<Record<string, unknown>>
  readonly status: string
  readonly progress: number
  readonly downloadUrl: string
  readonly files: readonly ExportedFile[]
  readonly warnings: readonly { code: string; message: string; page?: number; elementId?: string }[]
  readonly error: { code: string; message: string; retryable: boolean } | null
  readonly createdAt: string
  readonly startedAt: string | null
  readonly completedAt: string | null
  readonly expiresAt: string | null
}

const TIMEOUT_MS = 150_000

export async function ended(client: Client, id: string): Promise<Exported> {
  const startedAt = performance.now()
  for (;;) {
    const { body } = await client.get(`/api/exports/${id}`, { prefer: 'wait=10' })
    if (body.status !== 'queued' && body.status !== 'processing') return body as Exported
    if (performance.now() - startedAt > TIMEOUT_MS)
      throw new Error(`Still ${body.status} after ${TIMEOUT_MS} ms: ${id}`)
  }
}

export async function exportToEnd(client: Client, request: object): Promise<Exported> {
  return ended(client, (await queued(client, request))._id)
}

export async function queued(client: Client, request: object): Promise<Exported> {
  const answer: Answer = await client.post('/api/exports', request)
  if (answer.status !== 202) throw new Error(`${answer.status} ${answer.text}`)
  return answer.body as Exported
}

/** Queues an export and waits until it has ended. @throws unless it completed */
export async function exported(client: Client, request: object): Promise<Exported> {
  const result = await exportToEnd(client, request)
  if (result.status !== 'completed') throw new Error(`The export is ${result.status}: ${JSON.stringify(result.error)}`)
  return result
}

export interface Fetched {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
  readonly code: string
}

export async function download(url: string, init: RequestInit = {}): Promise<Fetched> {
  const response = await fetch(url, init)
  const bytes = Buffer.from(await response.arrayBuffer())
  const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json') === true
  const code = isProblem && bytes.length > 0 ? (JSON.parse(bytes.toString()) as { code: string }).code : ''
  return { status: response.status, headers: response.headers, bytes, code }
}

export async function exportedBytes(client: Client, request: object): Promise<Buffer> {
  return (await download((await exported(client, request)).downloadUrl)).bytes
}

/** Returns the pixels of a PNG, since the files of different designs differ by their stamps. */
export async function exportedPixels(client: Client, request: object): Promise<Buffer> {
  return sharp(await exportedBytes(client, { ...request, format: 'png' }))
    .ensureAlpha()
    .raw()
    .toBuffer()
}
