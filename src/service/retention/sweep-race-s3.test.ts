import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestBucket } from '../../../test/setup/s3.ts'
import { type FaultyS3, startFaultyS3 } from '../../../test/setup/s3-faults.ts'
import { assetPath } from '../../files/file-paths.ts'
import { openS3FileStore } from '../../files/s3/open-s3-file-store.ts'
import { storeAsset } from '../assets/store-asset.ts'
import { type FullCaller, type OpenServices, openServices, png } from '../testing/open-services.ts'
import { storedPaths } from '../testing/stored-paths.ts'
import { leaveVisitorExport } from '../testing/visitor-export.ts'
import { removeOrphans } from './remove-orphans.ts'

const HOUR_MS = 3_600_000
const bucket = await createTestBucket()

describe.skipIf(bucket === undefined)('with files in an S3 store', () => {
  if (bucket === undefined) return
  let faulty: FaultyS3
  let open: OpenServices
  let caller: FullCaller

  beforeEach(async () => {
    faulty = await startFaultyS3(bucket.location.endpoint)
    const location = { ...bucket.location, endpoint: `http://${faulty.host}`, prefix: randomUUID() }
    const timeouts = { connectMs: 2_000, responseMs: 4_000, idleMs: 4_000, lookupMs: 10_000 }
    const files = await openS3FileStore({ location, now: Date.now, newName: randomUUID, timeouts })
    open = await openServices({ files })
    // Files have the machine's time. Those that are stored now are old for the sweep.
    open.clock.time = Date.now() + 2 * HOUR_MS
    caller = await open.caller()
  })
  afterEach(async () => {
    await open.close()
    await faulty.stop()
  })

  const run = () => removeOrphans({ store: open.store, files: open.files, now: open.now })

  const stored = (folder: string): Promise<string[]> => storedPaths(open.files, folder)

  /** Stores bytes without a row, as after a crash. */
  async function leftOver(bytes: Uint8Array): Promise<string> {
    const asset = await open.assets.create(caller, { bytes })
    const { sha256 } = await open.store.assets.remove(caller.accountId, asset._id)
    return assetPath(sha256)
  }

  test('the sweep deletes bytes without an asset, and keeps those of one', async () => {
    await leftOver(await png('#020201'))
    await open.assets.create(caller, { bytes: await png('#020202') })
    expect(await run()).toBe(1)
    expect(await stored('assets')).toHaveLength(1)
  })

  test('bytes are never lost in a sweep during an upload of the same bytes', async () => {
    const bytes = await png('#020203')
    for (let round = 0; round < 8; round += 1) {
      const path = await leftOver(bytes)
      const [asset] = await Promise.all([open.assets.create(caller, { bytes }), run()])
      expect(Buffer.compare((await open.files.read(path)) ?? Buffer.alloc(0), bytes)).toBe(0)
      await open.assets.remove(caller, asset._id)
      expect(await stored('assets')).toEqual([])
    }
  })

  test('bytes remain if they are uploaded again while their last asset is deleted', async () => {
    const bytes = await png('#020204')
    const other = await open.caller()
    for (let round = 0; round < 8; round += 1) {
      const { _id } = await open.assets.create(caller, { bytes })
      const [theirs] = await Promise.all([open.assets.create(other, { bytes }), open.assets.remove(caller, _id)])
      expect(await stored('assets')).toHaveLength(1)
      await open.assets.remove(other, theirs._id)
    }
  })

  test('bytes of an upload are not lost if the store executes the deletion of the sweep after it', async () => {
    const bytes = await png('#020205')
    const path = await leftOver(bytes)
    faulty.decide(({ method, url }) => (method === 'DELETE' || url.includes('?delete') ? 'late' : 'none'))
    // The sweep has checked that no asset has the bytes, and sent the deletion, which is not answered.
    await expect(run()).rejects.toMatchObject({ code: 'overloaded' })
    const asset = await open.assets.create(caller, { bytes })
    expect(await faulty.release()).toBeGreaterThan(0)
    expect(Buffer.compare((await open.files.read(path)) ?? Buffer.alloc(0), bytes)).toBe(0)
    expect(await open.assets.get(caller, asset._id)).toEqual(asset)
  })

  test('bytes of an upload are not lost if the sweep listed them before there was a row', async () => {
    const bytes = await png('#020206')
    const path = await leftOver(bytes)
    const { store } = open
    const rowExists = Promise.withResolvers<undefined>()
    const assets: typeof store.assets = {
      ...store.assets,
      async create(asset, storageBytes) {
        // The upload has stored its bytes. The sweep lists them and checks that there is no row.
        faulty.decide(({ method, url }) => (method === 'DELETE' || url.includes('?delete') ? 'late' : 'none'))
        await expect(run()).rejects.toMatchObject({ code: 'overloaded' })
        const saved = await store.assets.create(asset, storageBytes)
        rowExists.resolve(undefined)
        return saved
      },
    }

    const uploaded = await storeAsset(
      { store: { assets }, files: open.files, removeLeftovers: () => Promise.resolve() },
      bytes,
      {
        ...{ id: open.newId('ast'), accountId: caller.accountId, name: 'a.png', contentType: 'image/png' },
        ...{ width: 4, height: 4, createdAt: open.now(), storageBytes: 1e9 },
      },
    )
    await rowExists.promise
    expect(await faulty.release()).toBeGreaterThan(0)
    expect(assetPath(uploaded.sha256)).toBe(path)
    expect(Buffer.compare((await open.files.read(path)) ?? Buffer.alloc(0), bytes)).toBe(0)
  })

  test('a visitor’s export that is rendered again while its old folder is swept has its files', async () => {
    const { id, requestAgain } = await leaveVisitorExport(open, caller)
    const files = await stored('exports')
    expect(files).not.toEqual([])
    const { store } = open
    const exports: typeof store.exports = {
      ...store.exports,
      // The visitor requests it again between the check and the deletion.
      async fileSetsInUse(fileSets) {
        const inUse = await store.exports.fileSetsInUse(fileSets)
        await requestAgain()
        return inUse
      },
    }
    await removeOrphans({ store: { ...store, exports }, files: open.files, now: open.now })
    expect((await open.exports.get(caller, id)).status).toBe('completed')
    expect(await stored('exports')).toEqual(files)
  })

  test('files of an export that is rendered again are not lost if the store deletes the old ones after it', async () => {
    const { requestAgain } = await leaveVisitorExport(open, caller)
    faulty.decide(({ method, url }) => (method === 'DELETE' || url.includes('?delete') ? 'late' : 'none'))
    await expect(run()).rejects.toMatchObject({ code: 'overloaded' })
    await requestAgain()
    expect(await faulty.release()).toBeGreaterThan(0)
    const files = await stored('exports')
    expect(files).not.toEqual([])
    for (const path of files) expect(await open.files.read(path)).toBeDefined()
  })
})
