import { buffer } from 'node:stream/consumers'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type FileStore } from '../files/file-store.ts'
import { type Export } from './export.ts'
import { createLeftoverRemover } from './remove-leftovers.ts'
import { completeExport } from '../service/testing/complete-export.ts'
import { type FullCaller, type OpenServices, png } from '../service/testing/open-services.ts'
import { designToExport, queueExport } from '../service/testing/sample-exports.ts'
import { documentOf } from '../service/testing/sample-documents.ts'
import { useServices } from '../service/testing/use-services.ts'

let open: OpenServices
let caller: FullCaller
let designId: string

useServices((services, own) => {
  open = services
  caller = own
})
beforeEach(async () => {
  designId = await designToExport(open, caller, { document: documentOf([], []) })
})

async function stored(folder: string): Promise<string[]> {
  const paths: string[] = []
  for await (const { path } of open.files.list(folder)) paths.push(path)
  return paths
}

/** The file store on a disk that deletes nothing until `goOn`, or the end of the test. */
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
    async setAside(path) {
      const deletion = await files.setAside(path)
      return () => slowly(deletion)
    },
  }
  return { files: slow, isDeleting: begun.promise, goOn: () => held.resolve(undefined) }
}

/** Rendered, or answered from the files of an equal export. */
async function completed(): Promise<Export> {
  const { _id, status } = await queueExport(open, caller, { designId })
  if (status === 'queued') await completeExport(open, 2)
  return open.exports.get(caller, _id)
}

describe('the files of an export', () => {
  test('are deleted with it', async () => {
    const { _id } = await completed()
    expect(await stored('exports')).toHaveLength(2)
    await open.exports.remove(caller, _id)
    expect(await stored('exports')).toEqual([])
  })

  test('remain until the last of the equal exports is deleted', async () => {
    const [first, second] = [await completed(), await completed()]
    await open.exports.remove(caller, first._id)
    expect(await stored('exports')).toHaveLength(2)
    expect((await open.exports.get(caller, second._id)).files).toHaveLength(2)
    await open.exports.remove(caller, second._id)
    expect(await stored('exports')).toEqual([])
  })

  test('remain if an equal export is accepted during the deletion, or it is rendered again', async () => {
    for (let round = 0; round < 30; round += 1) {
      const { _id } = await completed()
      const [next] = await Promise.all([queueExport(open, caller, { designId }), open.exports.remove(caller, _id)])
      if (next.status === 'queued') await completeExport(open, 2)
      expect(await stored('exports')).toHaveLength(2)
      await open.exports.remove(caller, next._id)
      expect(await stored('exports')).toEqual([])
    }
  })

  test('are deleted without holding up other writes, and without those of a new export of the same id', async () => {
    const { _id } = await completed()
    const record = await open.store.exports.findAny(_id)
    if (record === undefined) throw new Error('the export was made')
    await open.store.exports.remove(caller.accountId, _id)
    const disk = createSlowDeletion(open.files)
    const removing = createLeftoverRemover({ store: open.store, files: disk.files })({ fileSets: [_id] })
    await disk.isDeleting

    const again = { ...record, expiresAt: 0, assetIds: [], storageBytes: Infinity, estimateMs: 1 }
    expect((await open.store.exports.create(again, '{}')).status).toBe('queued')
    await completeExport(open, 1)
    const made = await stored('exports')
    expect(made).toHaveLength(1)
    disk.goOn()
    await removing
    expect(await stored('exports')).toEqual(made)
    await open.exports.remove(caller, _id)
  })

  test('are deleted with a design that is deleted permanently, alone or with all others', async () => {
    await completed()
    await open.designs.trash(caller, designId)
    await open.designs.removeTrashed(caller, designId)
    expect(await stored('exports')).toEqual([])
    designId = await designToExport(open, caller, { document: documentOf([], [], []) })
    await completed()
    await open.designs.trash(caller, designId)
    await open.designs.removeAllTrashed(caller)
    expect(await stored('exports')).toEqual([])
  })

  test('can be read to their end by a download in progress', async () => {
    const { _id } = await completed()
    const [path = ''] = await stored('exports')
    const stream = await open.files.open(path)
    await open.exports.remove(caller, _id)
    expect(stream && String(await buffer(stream))).toBe('abc')
  })
})

describe('the bytes of an asset', () => {
  test('are deleted with the last asset that has them', async () => {
    const other = await open.caller()
    const bytes = await png('#010203')
    const [mine, theirs] = [await open.assets.create(caller, { bytes }), await open.assets.create(other, { bytes })]
    await open.assets.remove(caller, mine._id)
    expect(await stored('assets')).toHaveLength(1)
    await open.assets.remove(other, theirs._id)
    expect(await stored('assets')).toEqual([])
  })

  test('are deleted without delaying an upload of the same bytes', async () => {
    const bytes = await png('#010208')
    const { _id } = await open.assets.create(caller, { bytes })
    const left = await open.store.assets.remove(caller.accountId, _id)
    const disk = createSlowDeletion(open.files)
    const removing = createLeftoverRemover({ store: open.store, files: disk.files })({ assetHashes: [left.sha256] })
    await disk.isDeleting
    const again = await open.assets.create(caller, { bytes })
    disk.goOn()
    await removing
    expect(await stored('assets')).toHaveLength(1)
    await open.assets.remove(caller, again._id)
  })

  test('are deleted at once if the account has an asset of that ID with other bytes', async () => {
    const id = open.newId('ast')
    const first = await open.assets.create(caller, { bytes: await png('#010209'), id })
    expect(await open.assets.create(caller, { bytes: await png('#01020a'), id })).toEqual(first)
    expect(await stored('assets')).toHaveLength(1)
    await open.assets.remove(caller, id)
    expect(await stored('assets')).toEqual([])
  })

  test('remain if the same bytes are uploaded while their asset is deleted', async () => {
    const bytes = await png('#010204')
    for (let round = 0; round < 30; round += 1) {
      const { _id } = await open.assets.create(caller, { bytes })
      const other = await open.caller()
      const [theirs] = await Promise.all([open.assets.create(other, { bytes }), open.assets.remove(caller, _id)])
      expect(await stored('assets')).toHaveLength(1)
      await open.assets.remove(other, theirs._id)
    }
  })
})

test('a file that cannot be deleted is reported and left to the sweep, and the request succeeds', async () => {
  const errors: unknown[] = []
  const files = { ...open.files, removeFolder: () => Promise.reject(new Error('the disk is read-only')) }
  const remove = createLeftoverRemover({ store: open.store, files, onError: (error) => errors.push(error) })
  await remove({ thumbnailIds: ['des_1'] })
  expect(errors).toEqual([new Error('the disk is read-only')])
})
