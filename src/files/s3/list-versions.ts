import type { StoredFile } from '../file-store.ts'
import type { ObjectNames } from './object-versions.ts'
import type { StoredObject } from './s3-bucket.ts'

/** Objects in the order of their keys: the versions of a file are adjacent, and the last is the greatest. */
export type VersionList = AsyncIterable<StoredObject> | Iterable<StoredObject>

type PathOf = ObjectNames['pathOf']

/** Lists the greatest version of each file. */
export async function* latestVersions(
  objects: VersionList,
  pathOf: PathOf,
): AsyncGenerator<StoredFile, void, undefined> {
  let latest: StoredFile | undefined
  for await (const { key, bytes, modifiedAt } of objects) {
    const path = pathOf(key)
    if (path === undefined) continue
    if (latest && latest.path !== path) yield latest
    latest = { path, bytes, modifiedAt }
  }
  if (latest) yield latest
}

/** Lists the keys of versions whose next version was created before `before` (Unix ms). */
export async function* replacedVersions(
  objects: VersionList,
  { pathOf, before }: { readonly pathOf: PathOf; readonly before: number },
): AsyncGenerator<string, void, undefined> {
  let previous: { readonly key: string; readonly path: string } | undefined
  for await (const { key, modifiedAt } of objects) {
    const path = pathOf(key)
    if (path === undefined) continue
    if (previous?.path === path && modifiedAt < before) yield previous.key
    previous = { key, path }
  }
}
