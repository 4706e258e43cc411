import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestBucket } from '../../../test/setup/s3.ts'
import { startFaultyS3 } from '../../../test/setup/s3-faults.ts'
import { openS3FileStore } from './open-s3-file-store.ts'
import type { S3Location } from './s3-location.ts'

const bucket = await createTestBucket()
const TIMEOUTS = { connectMs: 1_000, responseMs: 1_000, idleMs: 1_000, lookupMs: 5_000 }

describe.skipIf(bucket === undefined)('opening an S3 store', () => {
  if (bucket === undefined) return
  const { location } = bucket
  const open = (changes: Partial<S3Location>) =>
    openS3FileStore({ location: { ...location, ...changes }, now: Date.now, newName: randomUUID, timeouts: TIMEOUTS })
  const { accessKeyId, secretAccessKey } = location.credentials

  test('leaves nothing in the bucket', async () => {
    await open({ prefix: 'empty' })
    const { Contents } = await bucket.client.send(
      new ListObjectsV2Command({ Bucket: location.bucket, Prefix: 'empty' }),
    )
    expect(Contents).toBeUndefined()
  })

  test.each([
    ['a missing bucket', { bucket: 'missing' }, /has no bucket "missing"\. Create it or correct FILES_URL\./],
    [
      'a wrong secret',
      { credentials: { accessKeyId, secretAccessKey: 'wrong' } },
      /rejected the credentials \(SignatureDoesNotMatch\)\. Check the key and the secret in FILES_URL\./,
    ],
    [
      'an unknown key',
      { credentials: { accessKeyId: 'unknown', secretAccessKey } },
      /rejected the credentials|denied access to the bucket/,
    ],
    ['an unreachable store', { endpoint: 'http://127.0.0.1:9' }, /^Can’t use s3:\/\/127\.0\.0\.1:9\/.*ECONNREFUSED/],
    [
      'TLS to a store without it',
      { endpoint: location.endpoint.replace('http:', 'https:') },
      /does not use TLS\. Add \?tls=false/,
    ],
  ])('says what to do about %s, without the secret', async (_, changes, sentence) => {
    const error: unknown = await open(changes).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'SetupError', message: expect.stringMatching(sentence) as string })
    expect(String(error)).not.toContain(secretAccessKey)
  })

  test('says what is missing if it may list the bucket but not write', async () => {
    const faulty = await startFaultyS3(location.endpoint)
    onTestFinished(() => faulty.stop())
    faulty.decide(({ method }) => (method === 'PUT' ? 'slow down' : 'none'))
    await expect(open({ endpoint: `http://${faulty.host}` })).rejects.toThrow(/SlowDown|reduce your request rate/)
  })

  test('says that a server is none of S3', async () => {
    const server = createServer((_request, response) => response.writeHead(200).end('<html>hello</html>'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    await expect(open({ endpoint: `http://127.0.0.1:${port}` })).rejects.toThrow(/Can’t use s3:/)
  })
})
