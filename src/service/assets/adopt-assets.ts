import { withoutMetadata } from '../../assets/without-metadata.ts'
import { Failure } from '../../failure.ts'
import { assetPath } from '../../files/file-paths.ts'
import type { FileStore } from '../../files/file-store.ts'
import type { Asset, DesignContent } from '../../store/records.ts'
import type { Store } from '../../store/store.ts'
import { renameAssets } from '../../content/check-sources.ts'
import { assetName, storeAsset, type NewAsset } from './store-asset.ts'
import type { NewId } from '../new-id.ts'
import type { RemoveLeftovers } from '../../exports/remove-leftovers.ts'

interface AdoptOptions {
  readonly store: Store
  readonly files: Pick<FileStore, 'read' | 'retain' | 'writeEqual'>
  readonly now: () => number
  readonly newId: NewId
  readonly removeLeftovers: RemoveLeftovers
}

interface Adoption {
  readonly from: string
  readonly to: string
  readonly assetIds: readonly string[]
  readonly storageBytes: number
}

/**
 * Copies assets of one account to another. A copy has the whole image, even if the design crops it, but neither
 * metadata nor file name: location, author and camera are not shared. Copying again reuses the copy.
 * @throws `not_found` if an asset has been deleted with everything that used it; `storage_full`
 */
export async function adoptAssets(
  options: AdoptOptions,
  content: DesignContent,
  { from, to, assetIds, storageBytes }: Adoption,
): Promise<DesignContent> {
  const originals = await options.store.assets.findMany(from, assetIds)
  if (originals.length < new Set(assetIds).size) throw originalNotFound()
  const adopted = new Map<string, string>()
  for (const asset of originals)
    adopted.set(asset.id, (await adopt(options, asset, { accountId: to, storageBytes })).id)
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
  if (original === undefined) throw originalNotFound()
  // The names and the license within a font stay: exports name the font, and its license may require it.
  const { bytes, contentType } = asset.font
    ? { bytes: original, contentType: asset.contentType }
    : await withoutMetadata(original)
  const { width, height, font } = asset
  return storeAsset(options, bytes, {
    ...{ id: newId('ast'), name: assetName(undefined, contentType), contentType },
    ...{ width, height, font, createdAt: now(), ...to },
  })
}

function originalNotFound(): Failure {
  return new Failure('not_found', { resource: 'original design' })
}
