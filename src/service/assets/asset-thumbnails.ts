import { sampleUploadedFont } from '../../assets/fonts/sample-uploaded-font.ts'
import { thumbnailOf } from '../../assets/thumbnail-of.ts'
import { Failure, isFailure } from '../../failure.ts'
import type { FileStore } from '../../files/file-store.ts'
import { assetPath, thumbnailFolder } from '../../files/file-paths.ts'
import type { Asset } from '../../store/records.ts'
import type { Store } from '../../store/store.ts'
import { FairQueue, type FairQueueOptions } from '../../fair-queue.ts'
import { createPictureQueue, type Requester } from './picture-queue.ts'

export interface AssetThumbnails {
  /** 480 pixels on its longest side. @throws `not_found`, `overloaded`, the reason of the requester's signal */
  find(asset: Asset, requester?: Requester): Promise<string>
}

interface AssetThumbnailsOptions {
  readonly store: Pick<Store, 'assets'>
  readonly files: FileStore
}

const LONGEST_SIDE_PX = 480

const QUEUE: Omit<FairQueueOptions, 'atOnce' | 'atOncePerOwner'> = {
  waiting: 1_000,
  waitingPerOwner: 200,
  order: 'newest first',
  refusal: () =>
    new Failure('overloaded', { retryAfterSeconds: 2, reason: 'Too many images are waiting to be decoded.' }),
}

/**
 * Larger than camera images. An interlaced image of 100 megapixels uses a gigabyte, so these are
 * decoded one at a time.
 */
const LARGE_PX = 50_000_000

export function createAssetThumbnails({ store, files }: AssetThumbnailsOptions): AssetThumbnails {
  const enqueueThumbnail = createPictureQueue(new FairQueue({ ...QUEUE, atOnce: 2, atOncePerOwner: 2 }))
  const enqueueLargeThumbnail = createPictureQueue(new FairQueue({ ...QUEUE, atOnce: 1, atOncePerOwner: 1 }))

  const createThumbnail = async ({ id, sha256, font }: Asset, path: string): Promise<void> => {
    const bytes = await files.read(assetPath(sha256))
    if (bytes === undefined) throw absent(id)
    const thumbnail = await draw(bytes, font?.family).catch((error: unknown) => {
      throw isFailure(error, 'image_invalid') || isFailure(error, 'font_invalid') ? absent(id, error) : error
    })
    await files.write(path, thumbnail)
    // If the asset was deleted in the meantime, so were its thumbnails: delete this one too.
    if ((await store.assets.findAny(id)) !== undefined) return
    await files.remove(path)
    throw absent(id)
  }

  return {
    async find(asset, requester = {}) {
      const path = `${thumbnailFolder(asset.id)}/${LONGEST_SIDE_PX}.webp`
      if ((await files.stat(path)) !== undefined) return path
      const enqueue = asset.width * asset.height > LARGE_PX ? enqueueLargeThumbnail : enqueueThumbnail
      await enqueue({ ...requester, name: path, owner: asset.accountId }, () => createThumbnail(asset, path))
      return path
    },
  }
}

async function draw(bytes: Uint8Array, family: string | undefined): Promise<Uint8Array> {
  const picture = family === undefined ? bytes : await sampleUploadedFont({ bytes, family })
  return thumbnailOf(picture, LONGEST_SIDE_PX)
}

function absent(id: string, cause?: unknown): Failure {
  return new Failure('not_found', { resource: 'thumbnail', id }, cause)
}
