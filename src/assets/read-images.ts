import { readSource } from '../document/check-source.ts'
import { Failure } from '../failure.ts'
import { openBuiltinPictures } from './builtin-pictures.ts'

export interface ImageSources {
  /** Resolves to undefined for a null account, which has no assets. */
  readAsset(accountId: string | null, assetId: string): Promise<Uint8Array | undefined>
  /** Resolves to undefined for an image that is omitted with a warning. If absent, images from URLs are rejected. */
  fetchRemote?(url: string): Promise<{ readonly bytes: Uint8Array } | undefined>
}

/** Resolves to undefined for an image that is omitted with a warning. */
export type ReadRemote = (url: string) => Promise<Uint8Array | undefined>

/**
 * Reads an image. Resolves to undefined for an image from a URL that a preview omits.
 * @throws `image_fetch_failed` if it does not exist, `image_blocked` for a disallowed scheme
 */
export type ReadImage = (src: string) => Promise<Uint8Array | undefined>

/**
 * Creates a reader for the assets of one account: the ID of another account’s asset is not found. `readRemote`
 * replaces `fetchRemote`.
 */
export type ImageReaderOf = (accountId: string | null, readRemote?: ReadRemote) => ReadImage

/** Reads built-in images, assets, and images from URLs. */
export function createImageReader(sources: ImageSources): ImageReaderOf {
  const builtin = openBuiltinPictures()
  const fetchBytes: ReadRemote = async (url) => (await sources.fetchRemote?.(url))?.bytes
  return (accountId, readRemote = sources.fetchRemote && fetchBytes) =>
    async (src) => {
      const source = readSource(src)
      const isBlocked = source?.kind === 'remote' && !readRemote
      if (!source || isBlocked)
        throw new Failure('image_blocked', { reason: `images are not fetched from "${shortened(src)}"` })
      if (source.kind === 'remote') return readRemote?.(source.url)
      const bytes =
        source.kind === 'asset' ? await sources.readAsset(accountId, source.assetId) : await builtin.read(source.name)
      if (bytes) return bytes
      throw new Failure('image_fetch_failed', { reason: `the image "${src}" does not exist; it may have been deleted` })
    }
}

function shortened(src: string): string {
  return src.length > 100 ? `${src.slice(0, 100)}…` : src
}
