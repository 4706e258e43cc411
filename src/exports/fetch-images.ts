import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import type { ReadRemote } from '../assets/read-images.ts'
import type { RemoteImages } from '../assets/remote/remote-images.ts'
import { Failure } from '../failure.ts'
import { exportPath } from '../files/file-paths.ts'
import type { FileStore } from '../files/file-store.ts'
import type { ClaimedExport } from '../store/export-records.ts'
import { fetchedName } from './claimed-files.ts'
import { listRemoteImages } from './list-remote-images.ts'
import { outputOf, recordedRendering } from './rendering.ts'
import type { Snapshot } from './snapshot.ts'

/** Of one export. */
const MAX_IMAGES = 100
const MAX_TOTAL_BYTES = 200 * 1024 * 1024
const TIMEOUT_MS = 60_000

/** Half of what a process fetches at once, so that an export with slow servers leaves room for others. */
const AT_ONCE = 4

interface FetchTools {
  readonly files: FileStore
  readonly remoteImages: Pick<RemoteImages, 'fetch'>
}

interface FetchInput {
  readonly claimed: ClaimedExport
  readonly snapshot: Snapshot
  readonly abort: AbortController
}

export interface FetchedImages {
  readonly count: number
  readonly read: ReadRemote
}

/**
 * Fetches the images from URLs that an export uses, before it takes a render process. Each is fetched once and stored
 * with the export until it ends, so that another attempt draws the same bytes even if the URL has changed meanwhile.
 *
 * @throws `image_blocked`, `image_fetch_failed`, `image_invalid`; the reason of `abort`; what the file store throws
 */
export async function fetchImages(
  { files, remoteImages }: FetchTools,
  { claimed, snapshot, abort }: FetchInput,
): Promise<FetchedImages> {
  const urls = listRemoteImages(snapshot.documentJson, outputOf(recordedRendering(claimed)))
  const pathOf = (url: string): string => exportPath(claimed.id, fetchedName(hashOf(url)))
  if (urls.length > MAX_IMAGES) {
    const reason = `an export can use at most ${MAX_IMAGES} images from URLs; this one uses ${urls.length}. Upload them to /api/assets`
    throw new Failure('image_fetch_failed', { reason })
  }
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const failed = new AbortController()
  const signal = AbortSignal.any([abort.signal, timeout, failed.signal])
  let totalBytes = 0
  const fetchOne = async (url: string): Promise<void> => {
    const stored = await files.stat(pathOf(url))
    const bytes = stored ? undefined : (await remoteImages.fetch(url, signal)).bytes
    totalBytes += stored?.bytes ?? bytes?.length ?? 0
    if (totalBytes > MAX_TOTAL_BYTES) {
      const reason = `the images from URLs have more than ${MAX_TOTAL_BYTES / 1024 ** 2} MiB together`
      throw new Failure('image_fetch_failed', { reason })
    }
    if (bytes) await files.write(pathOf(url), bytes)
  }
  const limit = pLimit(AT_ONCE)
  const fetches = urls.map((url) =>
    limit(async () => {
      if (signal.aborted) return
      // After a failure, the others would be fetched in vain.
      await fetchOne(url).catch((error: unknown) => failed.abort(error))
    }),
  )
  await Promise.all(fetches)
  abort.signal.throwIfAborted()
  if (timeout.aborted && !failed.signal.aborted) throw tooSlow()
  if (failed.signal.aborted) throw failed.signal.reason === timeout.reason ? tooSlow() : failed.signal.reason
  return { count: urls.length, read: (url) => files.read(pathOf(url)) }
}

function hashOf(url: string): string {
  return createHash('sha256').update(url).digest('hex')
}

function tooSlow(): Failure {
  const reason = `the images from URLs could not be fetched within ${TIMEOUT_MS / 1000} s`
  return new Failure('image_fetch_failed', { reason, isTemporary: true })
}
