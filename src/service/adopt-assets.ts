import { Failure } from '../failure.ts'
import { assetPath } from '../files/paths.ts'
import { type FileStore } from '../files/file-store.ts'
import { type DesignContent } from '../store/records.ts'
import { type Store } from '../store/store.ts'
import { renameAssets } from './check-sources.ts'
import { type NewId } from './new-id.ts'

interface AdoptOptions {
  readonly store: Store
  readonly files: Pick<FileStore, 'stat'>
  readonly now: () => number
  readonly newId: NewId
}

interface Adoption {
  readonly from: string
  readonly to: string
  /** Those of the assets in the content that are `from`'s. */
  readonly assetIds: readonly string[]
  /** What `to` may have stored. */
  readonly storageBytes: number
}

/**
 * `content` with assets of the account `to` in the place of those of `from`: of the same bytes, which are kept once whoever has them, so
 * that a copy keeps its pictures whatever becomes of the original. Where `to` has such an asset already, it is that one.
 *
 * @throws `not_found` where an asset was removed a moment ago, with all that showed it; `storage_full`
 */
export async function adoptAssets(
  { store, files, now, newId }: AdoptOptions,
  content: DesignContent,
  { from, to, assetIds, storageBytes }: Adoption,
): Promise<DesignContent> {
  const theirs = await store.assets.findMany(from, assetIds)
  if (theirs.length < new Set(assetIds).size) throw gone()
  const adopted = new Map<string, string>()
  for (const asset of theirs) {
    const copy = { ...asset, id: newId('ast'), accountId: to, createdAt: now() }
    const mine = await store.assets.create(copy, storageBytes)
    if ((await files.stat(assetPath(asset.sha256))) === undefined) {
      // The bytes were removed with the original, a moment before the row was there that needs them.
      await store.assets.remove(to, mine.id)
      throw gone()
    }
    adopted.set(asset.id, mine.id)
  }
  const newIdOf = (id: string): string => adopted.get(id) ?? id
  return {
    ...content,
    documentJson: renameAssets(content.documentJson, newIdOf),
    assetIds: [...new Set(content.assetIds.map(newIdOf))],
  }
}

function gone(): Failure {
  return new Failure('not_found', { resource: 'design to begin from' })
}
