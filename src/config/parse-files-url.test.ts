import { expect, test } from 'vitest'
import { listSettings, readConfig } from './read-config.ts'
import { InvalidSettings } from './settings.ts'

const locationOf = (url: string) => readConfig({ FILES_URL: url }).files.s3

function errorOf(environment: Record<string, string>): string {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof InvalidSettings) return error.messages.join('\n')
    throw error
  }
  throw new Error('the settings are valid')
}

test('without FILES_URL, files are in the data folder', () => {
  expect(readConfig({}).files).toMatchObject({ s3: undefined, downloads: 'proxy' })
})

test.each([
  [
    's3://KEY:SECRET@s3.example.com:9000/bucket/some/folder?region=eu-west-1',
    {
      endpoint: 'https://s3.example.com:9000',
      ...{ bucket: 'bucket', prefix: 'some/folder', region: 'eu-west-1', isPathStyle: true },
      credentials: { accessKeyId: 'KEY', secretAccessKey: 'SECRET' },
    },
  ],
  [
    's3://test%3Auser:a%2Fb%2Bc%3D@minio:9000/bucket/?tls=false&style=host',
    {
      endpoint: 'http://minio:9000',
      ...{ bucket: 'bucket', prefix: '', region: 'us-east-1', isPathStyle: false },
      credentials: { accessKeyId: 'test:user', secretAccessKey: 'a/b+c=' },
    },
  ],
  [
    's3://localhost/bucket',
    {
      endpoint: 'https://localhost',
      ...{ bucket: 'bucket', prefix: '', region: 'us-east-1', isPathStyle: true, credentials: undefined },
    },
  ],
  [
    's3://bucket/folder?region=eu-central-1',
    {
      endpoint: undefined,
      ...{ bucket: 'bucket', prefix: 'folder', region: 'eu-central-1', isPathStyle: false, credentials: undefined },
    },
  ],
  [
    's3://KEY:SECRET@bucket',
    {
      endpoint: undefined,
      ...{ bucket: 'bucket', prefix: '', region: undefined, isPathStyle: false },
      credentials: { accessKeyId: 'KEY', secretAccessKey: 'SECRET' },
    },
  ],
])('FILES_URL=%s is understood', (url, location) => {
  expect(locationOf(url)).toEqual(location)
})

test.each([
  ['https://s3.example.com/bucket', 'received a URL with the scheme "https:"'],
  ['bucket', 'received no URL'],
  ['s3://KEY:a/b+SECRET@s3.example.com/bucket', 'write / in a secret as %2F'],
  ['s3://KEY:12/SECRET@s3.example.com/bucket', 'received a URL without a valid bucket name'],
  ['s3://KEY:12?SECRET@s3.example.com/bucket', 'received a URL without a valid bucket name'],
  ['s3://KEY:SECRET@s3.example.com', 'received a URL without a valid bucket name'],
  ['s3://KEY:SECRET@s3.example.com/Bucket_1', 'received a URL without a valid bucket name'],
  ['s3://KEY:SECRET@s3.example.com/bucket/a%20b', 'received a folder with other characters'],
  ['s3://KEY:SECRET@s3.example.com/bucket/.hidden', 'received a folder with other characters'],
  ['s3://KEY:SECRET@s3.example.com/bucket?secret=SECRET', 'received an unknown parameter'],
  ['s3://KEY:SECRET@s3.example.com/bucket?tls=no', 'received another value of tls'],
  ['s3://KEY:SECRET@s3.example.com/bucket?style=SECRET', 'received another value of style'],
  ['s3://KEY:SECRET@s3.example.com/bucket?region=', 'received another value of region'],
  ['s3://KEY@s3.example.com/bucket', 'received a key without a secret'],
  ['s3://KEY:%SECRET@s3.example.com/bucket', 'write it as %25'],
  ['s3://KEY:SECRET@bucket?tls=false', 'tls=false for AWS'],
])('FILES_URL=%s is rejected with an example and without the secret', (url, received) => {
  const message = errorOf({ FILES_URL: url })
  expect(message).toContain(received)
  expect(message).toMatch(
    /^FILES_URL must be the URL of a bucket, such as s3:\/\/KEY:SECRET@s3\.example\.com:9000\/bucket/,
  )
  expect(message.replace('KEY:SECRET@s3.example.com:9000', '')).not.toContain('SECRET')
})

test.each([
  [
    's3://KEY:SECRET@s3.example.com:9000/bucket/folder',
    's3://KEY:hidden@s3.example.com:9000/bucket/folder?region=us-east-1',
  ],
  ['s3://KEY:SECRET@minio:9000/bucket?tls=false', 's3://KEY:hidden@minio:9000/bucket?region=us-east-1&tls=false'],
  ['s3://bucket/folder?style=path', 's3://bucket/folder?style=path'],
])('FILES_URL=%s is shown as %s', (url, shown) => {
  expect(listSettings({ FILES_URL: url }).find(({ name }) => name === 'FILES_URL')?.value).toBe(shown)
  expect(locationOf(shown)).toEqual({
    ...locationOf(url),
    ...(url.includes('SECRET') && { credentials: { accessKeyId: 'KEY', secretAccessKey: 'hidden' } }),
  })
})

test('downloads can be redirected to an S3 store only', () => {
  expect(readConfig({ FILES_URL: 's3://bucket', PLATEN_DOWNLOADS: 'redirect' }).files.downloads).toBe('redirect')
  expect(errorOf({ PLATEN_DOWNLOADS: 'redirect' })).toBe(
    'PLATEN_DOWNLOADS must be proxy, since redirect requires an S3 store in FILES_URL; received "redirect".',
  )
})
