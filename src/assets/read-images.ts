import { readSource } from '../document/check-source.ts'
import { Failure } from '../failure.ts'

export interface ImageSources {
  /** An account's asset; undefined where it has none of that id. `null` is no account, and has none. */
  readAsset(accountId: string | null, assetId: string): Promise<Uint8Array | undefined>
  readBuiltin(name: string): Promise<Uint8Array | undefined>
}

/**
 * Reads the file of one image of a document by its `src`.
 *
 * @throws {Failure} `image_fetch_failed` when it does not exist, `image_blocked` for a kind of address that is not fetched; a
 *   document that was checked when it was written has none of the latter
 */
export type ReadImage = (src: string) => Promise<Uint8Array>

/**
 * Returns a reader of images for the documents of an account. Assets are looked up under that account, so that an id copied
 * from another account's document shows nothing of theirs.
 */
export type ImageReaderOf = (accountId: string | null) => ReadImage

export function createImageReader(sources: ImageSources): ImageReaderOf {
  return (accountId) => async (src) => {
    const source = readSource(src)
    if (!source) throw new Failure('image_blocked', { reason: `images are not fetched from "${shortened(src)}"` })
    const bytes =
      source.kind === 'asset'
        ? await sources.readAsset(accountId, source.assetId)
        : await sources.readBuiltin(source.name)
    if (bytes) return bytes
    throw new Failure('image_fetch_failed', { reason: `the image "${src}" does not exist; it may have been deleted` })
  }
}

function shortened(src: string): string {
  return src.length > 100 ? `${src.slice(0, 100)}…` : src
}
