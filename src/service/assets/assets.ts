import type { Reader, Writer } from '../access/caller.ts'
import type { PageOf } from '../page-of.ts'
import { MEGA } from '../../exports/export-limits.ts'
import { isFontFile, type VerifyFont } from '../../assets/fonts/verify-font.ts'
import { listSvgColors } from '../../assets/svg/list-svg-colors.ts'
import type { VerifiedImage } from '../../assets/verify-image.ts'
import { LIMITS } from '../../document/limits.ts'
import { Failure } from '../../failure.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { AssetUse as AssetUseRecord } from '../../store/assets/list-uses.ts'
import type { Asset as AssetRecord, AssetFont } from '../../store/records.ts'
import type { Store } from '../../store/store.ts'
import type { FileUrls } from '../files/file-urls.ts'
import { isoTime, isoTimeOrNull } from '../../iso-time.ts'
import { createAssetReader } from './read-asset.ts'
import { assetName, storeAsset } from './store-asset.ts'
import type { NewId } from '../new-id.ts'
import { planOf, type Plans } from '../usage/plans.ts'
import type { AuditBy } from '../audit/audit-by.ts'
import type { RemoveLeftovers } from '../../exports/remove-leftovers.ts'

/** An uploaded image or font. Documents reference it as `asset:<_id>`. */
export interface Asset {
  readonly _id: string
  readonly kind: 'image' | 'font'
  readonly name: string
  readonly contentType: string
  /** In pixels; null for a font. */
  readonly width: number | null
  readonly height: number | null
  /** Null for an image. */
  readonly font: AssetFont | null
  readonly bytes: number
  /** Absolute, newly signed in every response, valid for 24 hours. */
  readonly url: string
  readonly thumbnailUrl: string
  /** Number of the caller's designs, including trash, and templates that use it. */
  readonly uses: number
  readonly createdAt: string
}

export interface AssetUse {
  readonly kind: 'design' | 'template'
  readonly _id: string
  readonly title: string
  readonly thumbnailUrl: string
  readonly trashedAt: string | null
}

export interface AssetQuery extends PageOf {
  readonly q?: string
  readonly kind?: 'image' | 'font'
}

export interface Upload {
  readonly bytes: Uint8Array
  readonly name?: string | undefined
  readonly id?: string | undefined
}

export interface Assets {
  /**
   * Reuses identical bytes.
   * @throws `image_invalid`, `font_invalid`, `unsupported_upload`, `body_too_large`, `storage_full`
   */
  create(caller: Writer, upload: Upload): Promise<Asset>
  /** Also an asset of a template for everyone, without its uses. @throws `not_found` */
  get(caller: Reader, id: string): Promise<Asset>
  list(caller: Reader, query: AssetQuery): Promise<{ assets: Asset[]; total: number }>
  /** Templates first, then designs, each newest first. @throws `not_found` */
  listUses(caller: Reader, id: string, page: PageOf): Promise<{ uses: AssetUse[]; total: number }>
  /** The colors of an SVG, the most frequent first; none of another file. @throws `not_found`, `image_fetch_failed` */
  listColors(caller: Reader, id: string): Promise<{ colors: string[]; total: number }>
  /** @throws `not_found`; `asset_in_use` while a design, including trash, a template or an unfinished export uses it */
  remove(caller: Writer, id: string): Promise<void>
  /** Undoes a `create`. The asset remains if it is used, or if its bytes have been uploaded before or since. */
  withdraw(caller: Writer, id: string): Promise<void>
}

interface AssetsOptions {
  readonly store: Store
  readonly files: FileStore
  readonly urls: FileUrls
  /** Fully decodes an image. @throws `image_invalid`, `unsupported_upload` */
  readonly verifyImage: (bytes: Uint8Array) => Promise<VerifiedImage>
  readonly verifyFont: VerifyFont
  readonly plans: Plans
  readonly now: () => number
  readonly newId: NewId
  readonly auditBy: AuditBy
  readonly removeLeftovers: RemoveLeftovers
}

interface Verified extends Pick<AssetRecord, 'contentType' | 'width' | 'height' | 'font'> {
  readonly bytes: Uint8Array
}

export function createAssets(options: AssetsOptions): Assets {
  const readAsset = createAssetReader(options)
  const { store, urls, verifyImage, verifyFont, plans, now, newId, auditBy, removeLeftovers } = options
  return {
    async create(caller, { bytes: uploaded, name, id }) {
      const { bytes, contentType, width, height, font } = await verify(uploaded, caller.accountId)
      const asset = await storeAsset(options, bytes, {
        ...{ id: id ?? newId('ast'), accountId: caller.accountId, name: assetName(name, contentType), contentType },
        ...{ width, height, font, createdAt: now() },
        storageBytes: planOf(plans, caller.plan).storageMb * MEGA,
      })
      return answer(asset, await store.assets.countUses([asset.id]))
    },

    async get(caller, id) {
      const asset = await store.assets.find(caller.accountId, id)
      if (asset) return answer(asset, await store.assets.countUses([id]))
      const lent = (await store.templates.lends(id)) ? await store.assets.findAny(id) : undefined
      if (!lent) throw new Failure('not_found', { resource: 'asset', id })
      return answer(lent, await store.assets.countUses([]))
    },

    async list(caller, query) {
      const { assets, total } = await store.assets.list(caller.accountId, query)
      const uses = await store.assets.countUses(assets.map(({ id }) => id))
      return { assets: assets.map((asset) => answer(asset, uses)), total }
    },

    async listUses(caller, id, page) {
      const { uses, total } = await store.assets.listUses(caller.accountId, id, page)
      return { uses: uses.map(useAnswer), total }
    },

    async listColors(caller, id) {
      const asset = await store.assets.find(caller.accountId, id)
      if (asset === undefined) throw new Failure('not_found', { resource: 'asset', id })
      if (asset.contentType !== 'image/svg+xml') return { colors: [], total: 0 }
      const bytes = await readAsset(caller.accountId, id)
      if (bytes === undefined) throw new Failure('not_found', { resource: 'asset', id })
      const colors = listSvgColors(Buffer.from(bytes).toString())
      return { colors: colors.slice(0, LIMITS.svgColors), total: colors.length }
    },

    async remove(caller, id) {
      const { sha256 } = await store.assets.remove(caller.accountId, id, [
        auditBy(caller, { action: 'asset_deleted', target: id }),
      ])
      await removeLeftovers({ thumbnailIds: [id], assetHashes: [sha256] })
    },

    async withdraw(caller, id) {
      const removed = await store.assets.withdraw(caller.accountId, id)
      if (removed) await removeLeftovers({ thumbnailIds: [id], assetHashes: [removed.sha256] })
    },
  }

  async function verify(bytes: Uint8Array, accountId: string): Promise<Verified> {
    if (isFontFile(bytes)) return { ...(await verifyFont(bytes, accountId)), width: 0, height: 0 }
    return { ...(await verifyImage(bytes)), font: undefined }
  }

  function answer(asset: AssetRecord, uses: ReadonlyMap<string, number>): Asset {
    return {
      _id: asset.id,
      kind: asset.font ? 'font' : 'image',
      name: asset.name,
      contentType: asset.contentType,
      width: asset.font ? null : asset.width,
      height: asset.font ? null : asset.height,
      font: asset.font ?? null,
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
