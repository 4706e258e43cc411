import type { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { type ByteRange, type Link, LINK_SECONDS } from '../file-store.ts'
import { createS3Client, S3_TIMEOUTS, type S3Timeouts } from './s3-client.ts'
import { openObject } from './s3-download.ts'
import { asStoreFailure, isMissing } from './s3-failure.ts'
import type { S3Location } from './s3-location.ts'
import { abortUploads, type SelectedUploads, upload } from './s3-upload.ts'

export interface StoredObject {
  readonly key: string
  readonly bytes: number
  /** Unix time in milliseconds, by the clock of the store. */
  readonly modifiedAt: number
}

export type S3Bucket = ReturnType<typeof openBucket>

const MAX_CONNECTIONS = 64

/** Separate, because a download takes as long as its client. */
const MAX_DOWNLOADS = 256

/** The most that one request may delete. */
const DELETIONS = 1_000

/** A bucket of an S3-compatible store. Methods throw `overloaded` or `disk_full` if a request and its retries fail. */
export function openBucket(location: S3Location, timeouts: S3Timeouts = S3_TIMEOUTS) {
  const { bucket } = location
  const client = createS3Client({ location, timeouts, maxConnections: MAX_CONNECTIONS })
  const downloads = createS3Client({ location, timeouts, maxConnections: MAX_DOWNLOADS })
  const uploading = { client, bucket, timeouts }

  async function* list(prefix: string, signal?: AbortSignal): AsyncGenerator<StoredObject, void, undefined> {
    let token: string | undefined
    do {
      const page = await client
        .send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token }), {
          ...(signal && { abortSignal: signal }),
        })
        .catch(rethrow)
      for (const { Key, Size, LastModified } of page.Contents ?? []) {
        if (Key !== undefined) yield { key: Key, bytes: Size ?? 0, modifiedAt: LastModified?.getTime() ?? 0 }
      }
      token = page.IsTruncated ? page.NextContinuationToken : undefined
    } while (token !== undefined)
  }

  return {
    lookupMs: timeouts.lookupMs,

    /** In the order of their keys. */
    list,

    write: (key: string, bytes: Uint8Array): Promise<void> => upload(uploading, key, bytes).catch(rethrow),

    /** `signal` ends the wait for the first bytes. */
    open: (key: string, range?: ByteRange, signal?: AbortSignal): Promise<Readable | undefined> =>
      openObject({ client: downloads, bucket, key }, range, signal),

    /** Returns whether there was an object to copy. */
    async copy(from: string, to: string): Promise<boolean> {
      const source = `${bucket}/${from.split('/').map(encodeURIComponent).join('/')}`
      try {
        await client.send(new CopyObjectCommand({ Bucket: bucket, Key: to, CopySource: source }))
        return true
      } catch (error) {
        return isMissing(error) ? false : rethrow(error)
      }
    },

    /** Ignores missing objects. */
    async remove(keys: readonly string[]): Promise<void> {
      const [only] = keys
      if (only === undefined) return
      if (keys.length === 1) {
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: only })).catch(rethrow)
        return
      }
      for (let start = 0; start < keys.length; start += DELETIONS) {
        const objects = keys.slice(start, start + DELETIONS).map((key) => ({ Key: key }))
        const deletion = new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: objects, Quiet: true } })
        const { Errors = [] } = await client.send(deletion).catch(rethrow)
        const [first] = Errors.filter(({ Code }) => Code !== 'NoSuchKey')
        if (first) throw asStoreFailure(new Error(`${first.Key} was not deleted: ${first.Code} ${first.Message}`))
      }
    },

    abortUploads: (selected: SelectedUploads): Promise<number> => abortUploads(uploading, selected).catch(rethrow),

    /** Creates a URL without asking the store. */
    link: (key: string, { contentType, disposition }: Link): Promise<string> =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          ...{ Bucket: bucket, Key: key },
          ...{ ResponseContentType: contentType, ResponseContentDisposition: disposition },
        }),
        { expiresIn: LINK_SECONDS },
      ).catch(rethrow),

    /** One cheap request. */
    async ping(prefix: string, signal?: AbortSignal): Promise<void> {
      const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, MaxKeys: 1 })
      await client.send(command, { ...(signal && { abortSignal: signal }) }).catch(rethrow)
    },
  }
}

function rethrow(error: unknown): never {
  throw asStoreFailure(error)
}
