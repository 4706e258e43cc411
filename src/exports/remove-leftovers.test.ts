import { buffer } from 'node:stream/consumers'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { FileStore } from '../files/file-store.ts'
import type { Export } from './export.ts'
import { createLeftoverRemover } from './remove-leftovers.ts'
import { completeExport } from '../service/testing/complete-export.ts'
import { type FullCaller, type OpenServices, png } from '../service/testing/open-services.ts'
import { designToExport, queueExport } from '../service/testing/sample-exports.ts'
import { documentOf } from '../service/testing/sample-documents.ts'
import { useServices } from '../service/testing/use-services.ts'
import { storedPaths } from '../service/testing/stored-paths.ts'

let services: OpenServices
let caller: FullCaller
let designId: string

useServices((opened, own) => {
  services = opened
  caller = own
})
beforeEach(async () => {
  designId = await designToExport(services, caller, { document: documentOf([], []) })
})

const stored = (folder: string): Promise<string[]> => storedPaths(services.files, folder)

/** The file store on a disk that deletes nothing until `resume`, or the end of the test. */
function createSlowDeletion(files: FileStore) {
  const begun = Promise.withResolvers<undefined>()
  const held = Promise.withResolvers<undefined>()
  onTestFinished(() => held.resolve(undefined))
  const slowly = async (deletion: () => Promise<void>): Promise<void> => {
    begun.resolve(undefined)
    await held.promise
    await deletion()
  }
  const slow: FileStore = {
    ...files,
    remove: (path) => slowly(() => files.remove(path)),
    async prepareRemoval(path) {
      const removal = await files.prepareRemoval(path)
      return { ...removal, finish: () => slowly(() => removal.finish()) }
    },
  }
  return { files: slow, isDeleting: begun.promise, resume: () => held.resolve(undefined) }
}

/** Creates a completed export, rendered or with the files of an equal export. */
async function completed(): Promise<Export> {
  const { _id, status } = await queueExport(services, caller, { designId })
  if (status === 'queued') await completeExport(services, 2)
  return services.exports.get(caller, _id)
}

describe('the files of an export', () => {
  test('are deleted with it', async () => {
    const { _id } = await completed()
    expect(await stored('exports')).toHaveLength(2)
    await services.exports.remove(caller, _id)
    expect(await stored('exports')).toEqual([])
  })

  test('remain until the last of the equal exports is deleted', async () => {
    const [first, second] = [await completed(), await completed()]
    await services.exports.remove(caller, first._id)
    expect(await stored('exports')).toHaveLength(2)
    expect((await services.exports.get(caller, second._id)).files).toHaveLength(2)
    await services.exports.remove(caller, second._id)
    expect(await stored('exports')).toEqual([])
  })

  test('remain or are rendered again if an equal export is requested during the deletion', async () => {
    for (let round = 0; round < 30; round += 1) {
      const { _id } = await completed()
      const [next] = await Promise.all([
        queueExport(services, caller, { designId }),
        services.exports.remove(caller, _id),
      ])
      if (next.status === 'queued') await completeExport(services, 2)
      expect(await stored('exports')).toHaveLength(2)
      await services.exports.remove(caller, next._id)
      expect(await stored('exports')).toEqual([])
    }
  })

  test('are deleted without blocking writes, and without the files of a new export with the same ID', async () => {
    const { _id } = await completed()
    const record = await services.store.exports.findAny(_id)
    if (record === undefined) throw new Error('the export does not exist')
    await services.store.exports.remove(caller.accountId, _id)
    const disk = createSlowDeletion(services.files)
    const removing = createLeftoverRemover({ store: services.store, files: disk.files })({ fileSets: [_id] })
    await disk.isDeleting

    const again = { ...record, expiresAt: 0, assetIds: [], storageBytes: Infinity, estimateMs: 1 }
    expect((await services.store.exports.create(again, '{}')).status).toBe('queued')
    await completeExport(services, 1)
    const files = await stored('exports')
    expect(files).toHaveLength(1)
    disk.resume()
    await removing
    expect(await stored('exports')).toEqual(files)
    await services.exports.remove(caller, _id)
  })

  test('are deleted with a design that is deleted permanently, alone or with all others', async () => {
    await completed()
    await services.designs.trash(caller, designId)
    await services.designs.removeTrashed(caller, designId)
    expect(await stored('exports')).toEqual([])
    designId = await designToExport(services, caller, { document: documentOf([], [], []) })
    await completed()
    await services.designs.trash(caller, designId)
    await services.designs.removeAllTrashed(caller)
    expect(await stored('exports')).toEqual([])
  })

  test('can be read to their end by a download in progress', async () => {
    const { _id } = await completed()
    const [path = ''] = await stored('exports')
    const stream = await services.files.open(path)
    await services.exports.remove(caller, _id)
    expect(stream && String(await buffer(stream))).toBe('abc')
  })
})

describe('the bytes of an asset', () => {
  test('are deleted with the last asset that uses them', async () => {
    const other = await services.caller()
    const bytes = await png('#010203')
    const [mine, theirs] = [
      await services.assets.create(caller, { bytes }),
      await services.assets.create(other, { bytes }),
    ]
    await services.assets.remove(caller, mine._id)
    expect(await stored('assets')).toHaveLength(1)
    await services.assets.remove(other, theirs._id)
    expect(await stored('assets')).toEqual([])
  })

  test('are deleted without delaying an upload of the same bytes', async () => {
    const bytes = await png('#010208')
    const { _id } = await services.assets.create(caller, { bytes })
    const left = await services.store.assets.remove(caller.accountId, _id)
    const disk = createSlowDeletion(services.files)
    const removing = createLeftoverRemover({ store: services.store, files: disk.files })({ assetHashes: [left.sha256] })
    await disk.isDeleting
    const again = await services.assets.create(caller, { bytes })
    disk.resume()
    await removing
    expect(await stored('assets')).toHaveLength(1)
    await services.assets.remove(caller, again._id)
  })

  test('are deleted at once if the account has an asset of that ID with other bytes', async () => {
    const id = services.newId('ast')
    const first = await services.assets.create(caller, { bytes: await png('#010209'), id })
    expect(await services.assets.create(caller, { bytes: await png('#01020a'), id })).toEqual(first)
    expect(await stored('assets')).toHaveLength(1)
    await services.assets.remove(caller, id)
    expect(await stored('assets')).toEqual([])
  })

  test('remain if the same bytes are uploaded while their asset is deleted', async () => {
    const bytes = await png('#010204')
    for (let round = 0; round < 30; round += 1) {
      const { _id } = await services.assets.create(caller, { bytes })
      const other = await services.caller()
      const [theirs] = await Promise.all([
        services.assets.create(other, { bytes }),
        services.assets.remove(caller, _id),
      ])
      expect(await stored('assets')).toHaveLength(1)
      await services.assets.remove(other, theirs._id)
    }
  })
})

test('a file that cannot be deleted is reported and left to the sweep, and the request succeeds', async () => {
  const errors: unknown[] = []
  const files = { ...services.files, removeFolder: () => Promise.reject(new Error('the disk is read-only')) }
  const remove = createLeftoverRemover({ store: services.store, files, onError: (error) => errors.push(error) })
  await remove({ thumbnailIds: ['des_1'] })
  expect(errors).toEqual([new Error('the disk is read-only')])
})
