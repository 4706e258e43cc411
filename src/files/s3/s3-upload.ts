import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandInput,
  type ListMultipartUploadsCommandOutput,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import pLimit from 'p-limit'
import type { S3Timeouts } from './s3-client.ts'

/** Small enough to send again after a failure, and to hash without blocking other requests. */
const PART_BYTES = 8 * 1024 * 1024
const PARTS_AT_ONCE = 4

/** The slowest upload, in bytes per millisecond, that does not time out. */
const MIN_SPEED = 100

interface UploadOptions {
  readonly client: S3Client
  readonly bucket: string
  readonly timeouts: S3Timeouts
}

/** Creates an object, in parts if it is large. It is visible only when it is complete. */
export async function upload(options: UploadOptions, key: string, bytes: Uint8Array): Promise<void> {
  const { client, bucket, timeouts } = options
  if (bytes.length > PART_BYTES) return uploadParts(options, key, bytes)
  const command = new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes })
  await client.send(command, { requestTimeout: timeouts.responseMs + bytes.length / MIN_SPEED })
}

async function uploadParts({ client, bucket, timeouts }: UploadOptions, key: string, bytes: Uint8Array): Promise<void> {
  const object = { Bucket: bucket, Key: key }
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(object))
  const failed = new AbortController()
  const sendPart = async (partNumber: number): Promise<{ PartNumber: number; ETag: string | undefined }> => {
    failed.signal.throwIfAborted()
    const part = bytes.subarray((partNumber - 1) * PART_BYTES, partNumber * PART_BYTES)
    const command = new UploadPartCommand({ ...object, UploadId, PartNumber: partNumber, Body: part })
    const { ETag } = await client.send(command, {
      abortSignal: failed.signal,
      requestTimeout: timeouts.responseMs + part.length / MIN_SPEED,
    })
    return { PartNumber: partNumber, ETag }
  }
  try {
    const limit = pLimit(PARTS_AT_ONCE)
    const numbers = Array.from({ length: Math.ceil(bytes.length / PART_BYTES) }, (_, index) => index + 1)
    const parts = await Promise.all(numbers.map((partNumber) => limit(sendPart, partNumber)))
    await client.send(new CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload: { Parts: parts } }))
  } catch (error) {
    failed.abort()
    // If this fails, too, `abortUploads` deletes the parts later.
    await client.send(new AbortMultipartUploadCommand({ ...object, UploadId })).catch(() => undefined)
    throw error
  }
}

export interface SelectedUploads {
  /** What the keys of objects begin with. */
  readonly prefix: string
  readonly isSelected: (key: string) => boolean
  /** Unix time in milliseconds. */
  readonly before: number
}

/** Deletes the parts of selected uploads that began before `before` and were never completed. Returns their number. */
export async function abortUploads(
  { client, bucket }: UploadOptions,
  { prefix, isSelected, before }: SelectedUploads,
): Promise<number> {
  let aborted = 0
  let after: Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'> | undefined = {}
  while (after) {
    const listing = new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix, ...after })
    const page: ListMultipartUploadsCommandOutput = await client.send(listing)
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (Key === undefined || !isSelected(Key)) continue
      if (Initiated === undefined || Initiated.getTime() >= before) continue
      await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }))
      aborted += 1
    }
    after = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : undefined
  }
  return aborted
}
