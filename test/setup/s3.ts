import { randomUUID } from 'node:crypto'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { inject } from 'vitest'
import type { S3Location } from '../../src/files/s3/s3-location.ts'
import type { S3Server } from './s3-server.ts'
import { S3_PACKAGES } from './shared-s3.ts'

export interface TestBucket {
  readonly location: S3Location & {
    readonly endpoint: string
    readonly credentials: NonNullable<S3Location['credentials']>
  }
  /** A value of `FILES_URL`. */
  readonly url: string
  /** A client of its own, to look at what is stored. */
  readonly client: S3Client
}

/** Creates a bucket. Returns undefined without Swift. @throws instead if PLATEN_TEST_REQUIRE_ALL is 1 */
export async function createTestBucket(): Promise<TestBucket | undefined> {
  const response = await fetch(inject('s3Endpoint'))
  if (response.status === 404) {
    if (process.env['PLATEN_TEST_REQUIRE_ALL'] !== '1') return undefined
    throw new Error(`PLATEN_TEST_REQUIRE_ALL is 1, and Swift is not installed (Debian: apt-get install ${S3_PACKAGES})`)
  }
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  const { host, key, secret } = JSON.parse(text) as Pick<S3Server, 'host' | 'key' | 'secret'>
  const location = {
    endpoint: `http://${host}`,
    ...{ bucket: `test-${randomUUID()}`, prefix: 'files', region: 'us-east-1', isPathStyle: true },
    credentials: { accessKeyId: key, secretAccessKey: secret },
  }
  const { endpoint, region, credentials, bucket, prefix } = location
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true })
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  const login = `${encodeURIComponent(key)}:${encodeURIComponent(secret)}`
  return { location, url: `s3://${login}@${host}/${bucket}/${prefix}?tls=false`, client }
}
