import { readSource } from '../document/check-source.ts'
import { Failure } from '../failure.ts'

export interface ImageSources {
  /** Resolves to undefined for a null account, which has no assets. */
  readAsset(accountId: string | null, assetId: string): Promise<Uint8Array | undefined>
  readBuiltin(name: string): Promise<Uint8Array | undefined>
}

/** Reads an image. @throws `image_fetch_failed` if it does not exist, `image_blocked` for a disallowed scheme */
export type ReadImage = (src: string) => Promise<Uint8Array>

/** Creates a reader for the assets of one account: the ID of another account’s asset is not found. */
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
