import type { ImageSources } from '../../assets/read-images.ts'
import type { FileStore } from '../../files/file-store.ts'
import { assetPath } from '../../files/file-paths.ts'
import type { Store } from '../../store/store.ts'

interface AssetReaderOptions {
  readonly store: Pick<Store, 'assets'>
  readonly files: Pick<FileStore, 'read'>
}

export function createAssetReader({ store, files }: AssetReaderOptions): ImageSources['readAsset'] {
  return async (accountId, assetId) => {
    const asset = accountId === null ? undefined : await store.assets.find(accountId, assetId)
    return asset && files.read(assetPath(asset.sha256))
  }
}
