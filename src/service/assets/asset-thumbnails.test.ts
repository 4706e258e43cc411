import { expect, test } from 'vitest'
import { assetPath } from '../../files/file-paths.ts'
import { createAssetThumbnails } from './asset-thumbnails.ts'
import { type FullCaller, type OpenServices, png } from '../testing/open-services.ts'
import { useServices } from '../testing/use-services.ts'

let services: OpenServices
let caller: FullCaller
useServices((given, account) => {
  services = given
  caller = account
})

test.each([
  ['small pictures two at once', 100, 2],
  ['pictures of more than fifty megapixels one after the other', 7_200, 1],
])('decodes %s', async (_, side, most) => {
  const { store, files, assets } = services
  let [decoding, seen] = [0, 0]
  const thumbnails = createAssetThumbnails({
    store,
    files: {
      ...files,
      async read(path) {
        decoding += 1
        seen = Math.max(seen, decoding)
        return files.read(path)
      },
      async write(path, bytes) {
        decoding -= 1
        return files.write(path, bytes)
      },
    },
  })
  const colors = ['#111111', '#222222', '#333333']
  const uploaded = []
  for (const color of colors) uploaded.push(await assets.create(caller, { bytes: await png(color, side), name: 'a' }))
  const records = await store.assets.findMany(
    caller.accountId,
    uploaded.map(({ _id }) => _id),
  )
  await Promise.all(records.map((record) => thumbnails.find(record)))
  expect(seen).toBe(most)
})

test('a stored image that cannot be decoded has no thumbnail', async () => {
  const { store, files, assets } = services
  const { _id } = await assets.create(caller, { bytes: await png('#abcabc'), name: 'a' })
  const [record] = await store.assets.findMany(caller.accountId, [_id])
  if (!record) throw new Error('the asset was not stored')
  await files.write(assetPath(record.sha256), (await png('#abcabc')).subarray(0, 45))
  const thumbnails = createAssetThumbnails({ store, files })
  const absent = { code: 'not_found', details: { resource: 'thumbnail', id: _id } }
  await expect(thumbnails.find(record)).rejects.toMatchObject(absent)
})
