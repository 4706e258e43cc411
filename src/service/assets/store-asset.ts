import { createHash } from 'node:crypto'
import { unstorableIn } from '../../document/check-value.ts'
import type { FileStore } from '../../files/file-store.ts'
import { assetPath } from '../../files/file-paths.ts'
import type { Asset } from '../../store/records.ts'
import type { Store } from '../../store/store.ts'
import { firstCharacters } from '../first-characters.ts'
import type { RemoveLeftovers } from '../../exports/remove-leftovers.ts'

interface StoreOptions {
  readonly store: Pick<Store, 'assets'>
  readonly files: Pick<FileStore, 'writeEqual' | 'retain'>
  readonly removeLeftovers: RemoveLeftovers
}

export interface NewAsset extends Omit<Asset, 'sha256' | 'bytes'> {
  readonly storageBytes: number
}

const NAME_CHARACTERS = 255

/** Returns the account's existing asset if it has one with the same bytes or ID. @throws `storage_full` */
export async function storeAsset(
  { store, files, removeLeftovers }: StoreOptions,
  bytes: Uint8Array,
  { storageBytes, ...asset }: NewAsset,
): Promise<Asset> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const path = assetPath(sha256)
  // Written even if the file exists, because the sweep does not delete new files.
  await files.writeEqual(path, bytes)
  const created = { ...asset, sha256, bytes: bytes.length }
  const saved = await store.assets.create(created, storageBytes).catch(async (error: unknown) => {
    await removeLeftovers({ assetHashes: [sha256] })
    throw error
  })
  if (saved.sha256 !== sha256) {
    // The account's asset of this ID has other bytes.
    await removeLeftovers({ assetHashes: [sha256] })
    return saved
  }
  // Before the row existed, the sweep or the deletion of an equal asset may have deleted the bytes, or
  // decided to. From now on both see the row.
  await files.retain(path, bytes)
  return saved
}

/** A HEIC becomes a JPEG or PNG when it is stored. */
const CONVERTED_EXTENSION = /\.hei[cf]$/i

export function assetName(name: string | undefined, contentType: string): string {
  const extension = contentType.replace('image/', '.').replace('jpeg', 'jpg')
  const baseName = ((name ?? '').split(/[/\\]/).at(-1)?.trim() ?? '').replace(CONVERTED_EXTENSION, extension)
  // An unusable name does not reject the image.
  const isUsable = baseName !== '' && unstorableIn(baseName) === undefined
  return isUsable ? firstCharacters(baseName, NAME_CHARACTERS) : contentType.replace('/', '.').replace('svg+xml', 'svg')
}
