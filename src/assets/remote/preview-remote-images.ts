import { LRUCache } from 'lru-cache'
import { Failure } from '../../failure.ts'
import type { RemoteImage, RemoteImages } from './remote-images.ts'

/** Resolves to undefined for an image that cannot be fetched: a preview omits it with a warning. */
export type PreviewRemoteImage = (src: string) => Promise<RemoteImage | undefined>

const CACHE_BYTES = 64 * 1024 * 1024
/** Shorter than the time limit of a preview, which is drawn without an image that takes longer. */
const TIMEOUT_MS = 6_000
const FRESH_MS = 10 * 60_000
/** Short, so that a corrected image appears, and long enough that an editor does not repeat the request. */
const FAILED_MS = 60_000

/**
 * Creates the source of images from URLs for previews and the painter in the browser. Every change of a design draws
 * them again, so an image is fetched at most every ten minutes.
 */
export function createRemotePreviews(images: Pick<RemoteImages, 'fetch'>): PreviewRemoteImage {
  const cache = new LRUCache<string, { readonly image: RemoteImage | undefined }>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ image }) => (image?.bytes.length ?? 0) + 1_000,
    fetchMethod: async (src, _stale, { options }) => {
      try {
        return { image: await images.fetch(src, AbortSignal.timeout(TIMEOUT_MS)) }
      } catch (error) {
        const isTooSlow = error instanceof Error && error.name === 'TimeoutError'
        if (!isTooSlow && !(error instanceof Failure)) throw error
        options.ttl = FAILED_MS
        return { image: undefined }
      }
    },
    ttl: FRESH_MS,
  })
  return async (src) => (await cache.fetch(src))?.image
}
