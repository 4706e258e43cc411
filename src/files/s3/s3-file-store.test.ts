import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { createTestBucket } from '../../../test/setup/s3.ts'
import { describeFileStore } from '../testing/file-store-contract.ts'
import { openS3FileStore } from './open-s3-file-store.ts'

const bucket = await createTestBucket()

describe.skipIf(bucket === undefined)('with an S3 store', () => {
  if (bucket === undefined) return
  const open = async () => {
    const location = { ...bucket.location, prefix: randomUUID() }
    const files = await openS3FileStore({ location, now: Date.now, newName: randomUUID })
    return { files, close: () => Promise.resolve() }
  }
  // A round of Swift takes as long as a hundred on a disk.
  describeFileStore('a file store in a bucket', open, { rounds: 8 })
})
