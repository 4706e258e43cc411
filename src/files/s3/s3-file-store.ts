import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import { type ByteRange, type FileStore, LINK_SECONDS } from '../file-store.ts'
import { cachePing } from './cache-ping.ts'
import { createFailFast } from './fail-fast.ts'
import { latestVersions, replacedVersions, type VersionList } from './list-versions.ts'
import { createObjectNames } from './object-versions.ts'
import type { S3Bucket, StoredObject } from './s3-bucket.ts'

/*
 * Files in an S3-compatible store. Such a store cannot rename, and a request that timed out, or whose
 * process was killed, may still be executed much later. So no key is ever used twice: each write
 * creates an object with a new version (object-versions.ts), the greatest version is the file, and a
 * deletion names the versions that it listed. A late deletion thus never affects a later write.
 *
 * That leaves a file that was written before a row refers to it: a removal may have listed it, and
 * may delete it after the row exists. `retain` therefore copies it to a new version.
 *
 * A link names a version. So a version that an equal one replaces remains until its links have expired.
 * Then the next equal upload deletes it, or else the daily `removeLeftovers`.
 *
 * The store must list an object as soon as it is written, as AWS, MinIO, Ceph and R2 do.
 */

interface S3FileStoreOptions {
  readonly bucket: S3Bucket
  readonly prefix: string
  readonly now: () => number
  /** Unique across all servers. */
  readonly newName: () => string
}

/** Saves a list per read. An outdated key is no problem: its object is gone, or has the same bytes. */
const CACHED_KEYS = { max: 10_000, ttl: 60_000 }

/** Twice the lifetime of links, since clocks differ. */
const REPLACED_KEPT_MS = 2 * LINK_SECONDS * 1000

/** A file that is replaced this often between a list and a read is not found. */
const READ_ATTEMPTS = 5

export function createS3FileStore({ bucket, prefix, now, newName }: S3FileStoreOptions): FileStore {
  const names = createObjectNames({ prefix, now, newName })
  const latestKeys = new LRUCache<string, string>(CACHED_KEYS)

  const failFast = createFailFast({ limitMs: bucket.lookupMs, now })

  /** The first request of every write and of most reads, so these fail fast as well. */
  const versionsAt = (path: string): Promise<StoredObject[]> => {
    const versions = names.versionsOf(path)
    return failFast((signal) => collect(bucket.list(versions, signal)))
  }

  const keysAtOrBelow = async (path: string): Promise<string[]> => {
    const objects = await Promise.all([versionsAt(path), collect(bucket.list(names.below(path)))])
    return objects.flat().map(({ key }) => key)
  }

  const removeKeys = async (keys: readonly string[]): Promise<void> => {
    await bucket.remove(keys)
    for (const key of keys) latestKeys.delete(names.pathOf(key) ?? '')
  }

  const find = async (path: string): Promise<StoredObject | undefined> => {
    const found = (await versionsAt(path)).at(-1)
    if (found) latestKeys.set(path, found.key)
    else latestKeys.delete(path)
    return found
  }

  /** Creates the next version with `create`. Returns those that it replaces. */
  const addVersion = async (
    path: string,
    create: (key: string, latest?: StoredObject) => Promise<void>,
  ): Promise<StoredObject[]> => {
    const versions = await versionsAt(path)
    const key = names.next(path, versions.at(-1)?.key)
    await create(key, versions.at(-1))
    latestKeys.set(path, key)
    return versions
  }

  const removeReplaced = async (versions: VersionList, before: number): Promise<void> => {
    await bucket.remove(await collect(replacedVersions(versions, { pathOf: names.pathOf, before })))
  }

  const addEqualVersion = async (...version: Parameters<typeof addVersion>): Promise<void> => {
    const replaced = await addVersion(...version)
    await removeReplaced(replaced, now() - REPLACED_KEPT_MS).catch(() => undefined)
  }

  const open = async (path: string, range?: ByteRange): Promise<Readable | undefined> => {
    let key = latestKeys.get(path)
    for (let attempt = 1; attempt <= READ_ATTEMPTS; attempt += 1) {
      const known = key
      const stream = known === undefined ? undefined : await failFast((signal) => bucket.open(known, range, signal))
      if (stream) return stream
      key = (await find(path))?.key
      if (key === undefined) return undefined
    }
    return undefined
  }

  return {
    async write(path, ...parts) {
      const replaced = await addVersion(path, (key) => bucket.write(key, joined(parts)))
      // They are hidden already, except from a server that has cached the key.
      await bucket.remove(replaced.map(({ key }) => key)).catch(() => undefined)
    },

    writeEqual: (path, bytes) => addEqualVersion(path, (key) => bucket.write(key, bytes)),

    retain: (path, bytes) =>
      addEqualVersion(path, async (key, latest) => {
        const isCopied = latest?.bytes === bytes.length && (await bucket.copy(latest.key, key))
        if (!isCopied) await bucket.write(key, bytes)
      }),

    async read(path) {
      const stream = await open(path)
      return stream && buffer(stream)
    },

    open,

    async stat(path) {
      const found = await find(path)
      return found && { path, bytes: found.bytes, modifiedAt: found.modifiedAt }
    },

    async remove(path) {
      await removeKeys((await versionsAt(path)).map(({ key }) => key))
    },

    async removeFolder(folder) {
      await removeKeys(await keysAtOrBelow(folder))
    },

    async prepareRemoval(path) {
      const keys = await keysAtOrBelow(path)
      let isHidden = false
      return {
        hide() {
          isHidden = true
          return Promise.resolve()
        },
        finish: () => (isHidden ? removeKeys(keys) : Promise.resolve()),
      }
    },

    list: (folder) => latestVersions(bucket.list(names.below(folder)), names.pathOf),

    async removeLeftovers(before) {
      const isSelected = (key: string): boolean => names.pathOf(key) !== undefined
      let removed = 0
      for (const root of names.roots) {
        removed += await bucket.abortUploads({ prefix: root, isSelected, before })
        await removeReplaced(bucket.list(root), before)
      }
      return removed
    },

    ping: cachePing(() => failFast((signal) => bucket.ping(prefix, signal)), now),

    async link(path, link) {
      const key = latestKeys.get(path) ?? (await find(path))?.key
      return key === undefined ? undefined : bucket.link(key, link)
    },
  }
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [only] = parts
  return only !== undefined && parts.length === 1 ? only : Buffer.concat(parts)
}
