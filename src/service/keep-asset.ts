import { createHash } from 'node:crypto'
import { unstorableIn } from '../document/check-schema.ts'
import { type FileStore } from '../files/file-store.ts'
import { assetPath } from '../files/paths.ts'
import { type Asset } from '../store/records.ts'
import { type Store } from '../store/store.ts'
import { firstCharacters } from './first-characters.ts'
import { type RemoveLeftovers } from './remove-leftovers.ts'

interface KeepOptions {
  readonly store: Pick<Store, 'assets'>
  readonly files: Pick<FileStore, 'write' | 'stat'>
  readonly removeLeftovers: RemoveLeftovers
}

export interface NewAsset extends Omit<Asset, 'sha256' | 'bytes'> {
  /** What the account may have stored. */
  readonly storageBytes: number
}

const NAME_CHARACTERS = 255

/**
 * Stores a verified picture as an asset. Returns the account's existing asset where it has one with the same bytes or ID.
 *
 * @throws `storage_full`
 */
export async function keepAsset(
  { store, files, removeLeftovers }: KeepOptions,
  bytes: Uint8Array,
  { storageBytes, ...asset }: NewAsset,
): Promise<Asset> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const path = assetPath(sha256)
  // Written even where the file exists: the sweep does not remove a file this new.
  await files.write(path, bytes)
  const created = { ...asset, sha256, bytes: bytes.length }
  const kept = await store.assets.create(created, storageBytes).catch(async (error: unknown) => {
    await removeLeftovers({ assets: [created] })
    throw error
  })
  // A sweep or the removal of an equal asset may have removed the bytes before the row was there; from now on both see it.
  const stored = await files.stat(path)
  if (stored?.bytes !== bytes.length) await files.write(path, bytes)
  return kept
}

/** The last part of the file name that the client sent, or a name made of the content type. */
export function assetName(name: string | undefined, contentType: string): string {
  const last = (name ?? '').split(/[/\\]/).at(-1)?.trim() ?? ''
  // An unusable name is no reason to refuse a picture.
  const isUsable = last !== '' && unstorableIn(last) === undefined
  return isUsable ? firstCharacters(last, NAME_CHARACTERS) : `image.${contentType.split('/')[1] ?? 'bin'}`
}
