import { type VerifiedImage } from '../assets/verify-image.ts'
import { Failure } from '../failure.ts'
import { type FileStore } from '../files/file-store.ts'
import { type AssetUse as AssetUseRecord } from '../store/assets.ts'
import { type Asset as AssetRecord } from '../store/records.ts'
import { type Store } from '../store/store.ts'
import { type Asset, type Assets, type AssetUse } from './assets.ts'
import { type FileUrls } from './file-urls.ts'
import { isoTime, isoTimeOrNull } from './iso-time.ts'
import { assetName, keepAsset } from './keep-asset.ts'
import { type NewId } from './new-id.ts'
import { MEGA, type Plans, planOf } from './plans.ts'
import { mayRead, mayWrite } from './policy.ts'
import { type RemoveLeftovers } from './remove-leftovers.ts'

interface AssetsOptions {
  readonly store: Store
  readonly files: FileStore
  readonly urls: FileUrls
  /** Decodes a picture whole. @throws `image_invalid`, `unsupported_upload` */
  readonly verifyImage: (bytes: Uint8Array) => Promise<VerifiedImage>
  readonly plans: Plans
  readonly now: () => number
  readonly newId: NewId
  readonly removeLeftovers: RemoveLeftovers
}

export function createAssets(options: AssetsOptions): Assets {
  const { store, urls, verifyImage, plans, now, newId, removeLeftovers } = options
  return {
    async create(caller, { bytes, name, id }) {
      mayWrite(caller)
      const { contentType, width, height } = await verifyImage(bytes)
      const asset = await keepAsset(options, bytes, {
        ...{ id: id ?? newId('ast'), accountId: caller.accountId, name: assetName(name, contentType), contentType },
        ...{ width, height, createdAt: now() },
        storageBytes: planOf(plans, caller.plan).storageMb * MEGA,
      })
      return answer(asset, await store.assets.countUses([asset.id]))
    },

    async get(caller, id) {
      mayRead(caller)
      const asset = await store.assets.find(caller.accountId, id)
      if (asset === undefined) throw new Failure('not_found', { resource: 'asset', id })
      return answer(asset, await store.assets.countUses([id]))
    },

    async list(caller, query) {
      mayRead(caller)
      const { assets, total } = await store.assets.list(caller.accountId, query)
      const uses = await store.assets.countUses(assets.map(({ id }) => id))
      return { assets: assets.map((asset) => answer(asset, uses)), total }
    },

    async listUses(caller, id, page) {
      mayRead(caller)
      const { uses, total } = await store.assets.listUses(caller.accountId, id, page)
      return { uses: uses.map(useAnswer), total }
    },

    async remove(caller, id) {
      mayWrite(caller)
      await removeLeftovers({ assets: [await store.assets.remove(caller.accountId, id)] })
    },
  }

  function answer(asset: AssetRecord, uses: ReadonlyMap<string, number>): Asset {
    return {
      _id: asset.id,
      kind: 'image',
      name: asset.name,
      contentType: asset.contentType,
      width: asset.width,
      height: asset.height,
      bytes: asset.bytes,
      url: urls.asset(asset.id),
      thumbnailUrl: urls.assetThumbnail(asset.id),
      uses: uses.get(asset.id) ?? 0,
      createdAt: isoTime(asset.createdAt),
    }
  }

  function useAnswer({ kind, id, title, revision, trashedAt }: AssetUseRecord): AssetUse {
    const thumbnailUrl = trashedAt === null ? urls.thumbnail(id, revision) : urls.trashedThumbnail(id, revision)
    return { kind, _id: id, title, thumbnailUrl, trashedAt: isoTimeOrNull(trashedAt) }
  }
}
