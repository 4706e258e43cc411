import { buffer } from 'node:stream/consumers'
import { Failure, SetupError } from '../../failure.ts'
import type { FileStore } from '../file-store.ts'
import { openBucket, type S3Bucket } from './s3-bucket.ts'
import type { S3Timeouts } from './s3-client.ts'
import { createS3FileStore } from './s3-file-store.ts'
import { codeOf, statusOf } from './s3-failure.ts'
import { describeLocation, type S3Location } from './s3-location.ts'

interface OpenOptions {
  readonly location: S3Location
  readonly now: () => number
  /** Unique across all servers. */
  readonly newName: () => string
  readonly timeouts?: S3Timeouts
}

/** Opens a file store once it has proven that it can list, write, read and delete. @throws {SetupError} otherwise */
export async function openS3FileStore({ location, now, newName, timeouts }: OpenOptions): Promise<FileStore> {
  const bucket = openBucket(location, timeouts)
  const { prefix } = location
  await tryOut(bucket, { prefix, name: newName() }).catch((error: unknown) => {
    throw new SetupError(sentenceFor(error instanceof Failure ? error.cause : error, location), { cause: error })
  })
  return createS3FileStore({ bucket, prefix, now, newName })
}

/** Uses a key that is no file's, since it has no version. */
async function tryOut(bucket: S3Bucket, { prefix, name }: { prefix: string; name: string }): Promise<void> {
  await bucket.ping(prefix)
  const key = `${prefix === '' ? '' : `${prefix}/`}start-check-${name}`
  await bucket.write(key, Buffer.from(name))
  try {
    const stream = await bucket.open(key)
    const isSame = stream !== undefined && String(await buffer(stream)) === name
    if (!isSame) throw new Error('an object that has just been written is not read back')
  } finally {
    await bucket.remove([key])
  }
}

const FORBIDDEN = 403
const MOVED = 301

function sentenceFor(error: unknown, location: S3Location): string {
  const { endpoint, bucket, region, credentials } = location
  const store = endpoint === undefined ? 'AWS S3' : `The S3 store at ${new URL(endpoint).host}`
  const code = codeOf(error)
  const message = error instanceof Error ? error.message : ''
  const keySource = credentials ? 'FILES_URL' : 'the AWS environment or profile'
  switch (code) {
    case 'NoSuchBucket':
      return `${store} has no bucket "${bucket}". Create it or correct FILES_URL.`
    case 'InvalidAccessKeyId':
    case 'SignatureDoesNotMatch':
    case 'ExpiredToken':
    case 'InvalidToken':
      return `${store} rejected the credentials (${code}). Check the key and the secret in ${keySource}.`
    case 'AccessDenied':
      return `The credentials in ${keySource} may not use the bucket "${bucket}". Allow them to list the bucket and to read, write and delete its objects.`
    case 'CredentialsProviderError':
      return `No credentials for ${describeLocation(location)}. Put them into FILES_URL as s3://KEY:SECRET@…, or set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`
    case 'PermanentRedirect':
    case 'AuthorizationHeaderMalformed':
    case 'IllegalLocationConstraintException':
      return `The bucket "${bucket}" is in another region than ${region ?? 'the configured one'}. Add the right one to FILES_URL as ?region=….`
    case 'RequestTimeTooSkewed':
      return `${store} rejected the time of this machine. Set its clock.`
  }
  if (message.includes('Region is missing')) return 'Add the region of the bucket to FILES_URL as ?region=….'
  const status = statusOf(error)
  if (status === MOVED)
    return `The bucket "${bucket}" has another address. Correct the region or the host in FILES_URL.`
  if (status === FORBIDDEN)
    return `${store} denied access to the bucket "${bucket}". Check the credentials in ${keySource}.`
  if (error instanceof Error && error.name === 'Failure')
    return `${store} is full. Free some space in the bucket "${bucket}".`
  if (code === 'Error' && (error as NodeJS.ErrnoException).code === 'EPROTO') {
    return `${store} does not use TLS. Add ?tls=false to FILES_URL, or correct the port.`
  }
  return `Can’t use ${describeLocation(location)} (${reasonOf(error)}). Check that the store is running and that the host, the port and tls in FILES_URL are correct.`
}

/** If several addresses were tried, the error has a code but no message. */
function reasonOf(error: unknown): string {
  const { code, message = '', name }: Partial<NodeJS.ErrnoException> = error instanceof Error ? error : {}
  const { $metadata: { httpStatusCode } = {} } = error as { $metadata?: { httpStatusCode?: number } }
  const text = message || code || name || 'no response'
  return httpStatusCode === undefined ? text : `${text}, status ${httpStatusCode}`
}
