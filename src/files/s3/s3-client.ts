import { createHash } from 'node:crypto'
import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'
import { S3Client } from '@aws-sdk/client-s3'
import type { S3Location } from './s3-location.ts'

export interface S3Timeouts {
  readonly connectMs: number
  /** Time until a response begins, including the wait for a connection, besides the time to send the body. */
  readonly responseMs: number
  /** Time without any data. */
  readonly idleMs: number
  /** Time of a request that a client waits for, with its retries: until a file is found, or its first bytes arrive. */
  readonly lookupMs: number
}

export const S3_TIMEOUTS: S3Timeouts = { connectMs: 3_000, responseMs: 20_000, idleMs: 15_000, lookupMs: 4_000 }

/** A request is tried this often, with pauses that grow to a few seconds. */
const ATTEMPTS = 3

interface ClientOptions {
  readonly location: S3Location
  readonly timeouts: S3Timeouts
  readonly maxConnections: number
}

export function createS3Client({ location, timeouts, maxConnections }: ClientOptions): S3Client {
  const { endpoint, region, isPathStyle, credentials } = location
  const agent = { keepAlive: true, maxSockets: maxConnections }
  const client = new S3Client({
    ...(endpoint !== undefined && { endpoint }),
    ...(region !== undefined && { region }),
    ...(credentials && { credentials }),
    forcePathStyle: isPathStyle,
    maxAttempts: ATTEMPTS,
    // Checksums in trailers are unknown to many S3-compatible stores. `Content-MD5` is known to all.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Otherwise, large requests open a connection of their own, outside the pool.
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: timeouts.connectMs,
      requestTimeout: timeouts.responseMs,
      throwOnRequestTimeout: true,
      socketTimeout: timeouts.idleMs,
      httpAgent: new HttpAgent(agent),
      httpsAgent: new HttpsAgent(agent),
    },
  })
  addContentMd5(client)
  return client
}

/** Stores verify it, so a damaged upload is rejected. Deleting several objects requires it. */
function addContentMd5(client: S3Client): void {
  client.middlewareStack.add(
    (next) => (input) => {
      const { request } = input as { request?: { body?: unknown; headers: Record<string, string> } }
      const body = request?.body
      if (request && (typeof body === 'string' || body instanceof Uint8Array)) {
        request.headers['content-md5'] = createHash('md5').update(body).digest('base64')
      }
      return next(input)
    },
    { step: 'build', priority: 'low', name: 'addContentMd5' },
  )
}
