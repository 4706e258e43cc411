import { Readable } from 'node:stream'
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import type { ByteRange } from '../file-store.ts'
import { asStoreFailure, isMissing } from './s3-failure.ts'

/** A body that breaks off is requested again from there, this often without receiving a byte. */
const RESUMES = 3

interface ObjectToRead {
  readonly client: S3Client
  readonly bucket: string
  readonly key: string
}

/**
 * Opens an object, or undefined if it does not exist. An interrupted body is resumed: objects never
 * change. A reader that is slow releases its connection, which idles, and gets another one later.
 */
export async function openObject(
  object: ObjectToRead,
  range?: ByteRange,
  signal?: AbortSignal,
): Promise<Readable | undefined> {
  const first = await request(object, range && `bytes=${range.start}-${range.end}`, signal)
  if (first === undefined) return undefined
  const open = { body: first.body }
  const chunks = readToEnd(object, { open, start: range?.start ?? 0, bytes: first.bytes })
  const stream = Readable.from(chunks, { objectMode: false, highWaterMark: 256 * 1024 })
  // A stream that is destroyed before it is read does not run the generator.
  stream.once('close', () => open.body.destroy())
  return stream
}

interface Reading {
  /** The body of the latest request. */
  readonly open: { body: Readable }
  readonly start: number
  readonly bytes: number
}

async function* readToEnd(
  object: ObjectToRead,
  { open, start, bytes }: Reading,
): AsyncGenerator<Uint8Array, void, undefined> {
  let received = 0
  let resumesLeft = RESUMES
  for (;;) {
    const before = received
    let failure: unknown = new Error(`the store sent ${received} of ${bytes} bytes`)
    try {
      for await (const chunk of open.body as AsyncIterable<Uint8Array>) {
        received += chunk.length
        yield chunk
      }
    } catch (error) {
      failure = error
    }
    if (received >= bytes) return
    if (received > before) resumesLeft = RESUMES
    if (resumesLeft === 0) throw asStoreFailure(failure)
    resumesLeft -= 1
    const next = await request(object, `bytes=${start + received}-${start + bytes - 1}`)
    if (next === undefined) throw new Error('the file was deleted while it was read', { cause: failure })
    open.body = next.body
  }
}

async function request(
  { client, bucket, key }: ObjectToRead,
  range: string | undefined,
  signal?: AbortSignal,
): Promise<{ body: Readable; bytes: number } | undefined> {
  try {
    const { Body, ContentLength } = await client.send(
      new GetObjectCommand({ Bucket: bucket, Key: key, ...(range !== undefined && { Range: range }) }),
      { ...(signal && { abortSignal: signal }) },
    )
    if (!(Body instanceof Readable)) throw new TypeError('the response has no body')
    // The connection may break before the body is read.
    Body.on('error', () => undefined)
    return { body: Body, bytes: ContentLength ?? 0 }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw asStoreFailure(error)
  }
}
