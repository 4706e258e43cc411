import { createGate } from '../assets/gate.ts'
import { thumbnailOf } from '../assets/thumbnail-of.ts'
import { Failure } from '../failure.ts'
import { type FileStore } from '../files/file-store.ts'
import { assetPath, thumbnailFolder } from '../files/paths.ts'
import { type Asset } from '../store/records.ts'
import { type Store } from '../store/store.ts'
import { type AssetThumbnails } from './thumbnails.ts'

interface AssetThumbnailsOptions {
  readonly store: Pick<Store, 'assets'>
  readonly files: FileStore
}

const LONGEST_SIDE_PX = 480

/** Pictures decoded at the same time, and that wait: a library shows a hundred at once. Whoever comes later is asked to come again. */
const AT_ONCE = 2
/** Larger than what cameras make; an interlaced one of 100 megapixels takes a gigabyte, so that such are decoded one after the other. */
const LARGE_PX = 50_000_000
const MOST_WAITING = 200

export function createAssetThumbnails({ store, files }: AssetThumbnailsOptions): AssetThumbnails {
  const gate = createGate(AT_ONCE)
  const gateOfLarge = createGate(1)
  const underWay = new Map<string, Promise<void>>()

  const make = async ({ id, sha256 }: Asset, path: string): Promise<void> => {
    const bytes = await files.read(assetPath(sha256))
    if (bytes === undefined) throw absent(id)
    await files.write(path, await thumbnailOf(bytes, LONGEST_SIDE_PX))
    // Removed meanwhile: whoever removed it has looked for its thumbnail already.
    if ((await store.assets.findAny(id)) !== undefined) return
    await files.remove(path)
    throw absent(id)
  }

  const makeOnce = (asset: Asset, path: string): Promise<void> => {
    const known = underWay.get(path)
    if (known) return known
    if (underWay.size >= MOST_WAITING) throw new Failure('overloaded', { retryAfterSeconds: 2 })
    const own = asset.width * asset.height > LARGE_PX ? gateOfLarge : gate
    const making = own(() => make(asset, path)).finally(() => underWay.delete(path))
    underWay.set(path, making)
    return making
  }

  return {
    async find(asset) {
      const path = `${thumbnailFolder(asset.id)}/${LONGEST_SIDE_PX}.webp`
      if ((await files.stat(path)) === undefined) await makeOnce(asset, path)
      return path
    },
  }
}

function absent(id: string): Failure {
  return new Failure('not_found', { resource: 'thumbnail', id })
}
