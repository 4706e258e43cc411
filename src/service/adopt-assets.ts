import { withoutMetadata } from '../assets/without-metadata.ts'
import { Failure } from '../failure.ts'
import { assetPath } from '../files/paths.ts'
import { type FileStore } from '../files/file-store.ts'
import { type Asset, type DesignContent } from '../store/records.ts'
import { type Store } from '../store/store.ts'
import { renameAssets } from './check-sources.ts'
import { assetName, keepAsset, type NewAsset } from './keep-asset.ts'
import { type NewId } from './new-id.ts'
import { type RemoveLeftovers } from './remove-leftovers.ts'

interface AdoptOptions {
  readonly store: Store
  readonly files: Pick<FileStore, 'read' | 'stat' | 'write'>
  readonly now: () => number
  readonly newId: NewId
  readonly removeLeftovers: RemoveLeftovers
}

interface Adoption {
  readonly from: string
  readonly to: string
  /** The assets in the content that belong to `from`. */
  readonly assetIds: readonly string[]
  /** What `to` may have stored. */
  readonly storageBytes: number
}

/**
 * Returns `content` with copies of the assets of the account `from` that belong to the account `to`, so that a copied design keeps its
 * pictures whatever happens to the original. A copy has the pixels of the whole picture, also where the design crops it, but neither its
 * metadata nor its file name: place, author and camera are not shared with a design. Copying again adds no second copy.
 *
 * @throws `not_found` where an asset was removed meanwhile, together with everything that showed it; `storage_full`
 */
export async function adoptAssets(
  options: AdoptOptions,
  content: DesignContent,
  { from, to, assetIds, storageBytes }: Adoption,
): Promise<DesignContent> {
  const theirs = await options.store.assets.findMany(from, assetIds)
  if (theirs.length < new Set(assetIds).size) throw gone()
  const adopted = new Map<string, string>()
  for (const asset of theirs) adopted.set(asset.id, (await adopt(options, asset, { accountId: to, storageBytes })).id)
  const newIdOf = (id: string): string => adopted.get(id) ?? id
  return {
    ...content,
    documentJson: renameAssets(content.documentJson, newIdOf),
    assetIds: [...new Set(content.assetIds.map(newIdOf))],
  }
}

async function adopt(
  options: AdoptOptions,
  asset: Asset,
  to: Pick<NewAsset, 'accountId' | 'storageBytes'>,
): Promise<Asset> {
  const { files, newId, now } = options
  const original = await files.read(assetPath(asset.sha256))
  if (original === undefined) throw gone()
  const { bytes, contentType } = await withoutMetadata(original)
  const { width, height } = asset
  return keepAsset(options, bytes, {
    ...{ id: newId('ast'), name: assetName(undefined, contentType), contentType },
    ...{ width, height, createdAt: now(), ...to },
  })
}

function gone(): Failure {
  return new Failure('not_found', { resource: 'design to begin from' })
}
