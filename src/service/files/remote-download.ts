import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { PreviewRemoteImage } from '../../assets/remote/preview-remote-images.ts'
import type { Download } from './download.ts'

/** As long as the server itself shows the same copy. */
const MAX_AGE_SECONDS = 600

/** The path of a copy of an image from a URL. */
export const REMOTE = /^\/files\/remote\/([\w-]+)$/

export function remotePath(src: string): string {
  return `/files/remote/${Buffer.from(src).toString('base64url')}`
}

/** Returns undefined if the image cannot be fetched. */
export async function findRemoteImage(
  encoded: string,
  previewRemoteImage: PreviewRemoteImage,
  now: () => number,
): Promise<Download | undefined> {
  const image = await previewRemoteImage(Buffer.from(encoded, 'base64url').toString())
  if (image === undefined) return undefined
  const { bytes, contentType } = image
  return {
    contentType,
    bytes: bytes.length,
    etag: `"${createHash('sha256').update(bytes).digest('hex')}"`,
    filename: null,
    modifiedAt: now(),
    maxAgeSeconds: MAX_AGE_SECONDS,
    open: (range) => Promise.resolve(Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes])),
  }
}
