import type { ImageSources } from '../../assets/read-images.ts'
import { Failure } from '../../failure.ts'
import type { FileStore } from '../../files/file-store.ts'
import { assetPath } from '../../files/file-paths.ts'
import type { Store } from '../../store/store.ts'

interface AssetReaderOptions {
  readonly store: Pick<Store, 'assets'>
  readonly files: Pick<FileStore, 'read'>
  /** Called here, since the error loses its cause on the way through a render process. */
  readonly onLost?: (lost: LostAsset) => void
}

/** An asset with a row but without its file. Assets in use cannot be deleted, so data was lost. */
export interface LostAsset {
  /** In the file store. */
  readonly path: string
  readonly assetId: string
  readonly accountId: string
}

/** @throws `image_fetch_failed` if the file of the asset was lost */
export function createAssetReader({ store, files, onLost }: AssetReaderOptions): ImageSources['readAsset'] {
  return async (accountId, assetId) => {
    const asset = accountId === null ? undefined : await store.assets.find(accountId, assetId)
    if (asset === undefined) return undefined
    const path = assetPath(asset.sha256)
    const bytes = await files.read(path)
    if (bytes !== undefined) return bytes
    // It may have been deleted with its row since that was read.
    if ((await store.assets.find(asset.accountId, assetId)) === undefined) return undefined
    onLost?.({ path, assetId, accountId: asset.accountId })
    const reason = `the server has lost the file of the image "asset:${assetId}"; upload it again, or ask the administrator to restore it from a backup`
    throw new Failure('image_fetch_failed', { reason })
  }
}
