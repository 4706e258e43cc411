import { expect, test } from 'vitest'
import { openBuiltinPictures } from './builtin-pictures.ts'
import { createImageReader } from './read-images.ts'

const assets = new Map([['acc_1/ast_1', new Uint8Array([1, 2, 3])]])
const readerOf = createImageReader({
  readAsset: (accountId, assetId) => Promise.resolve(assets.get(`${accountId ?? ''}/${assetId}`)),
})

test('an asset and a built-in image are read by their src', async () => {
  const read = readerOf('acc_1')
  expect(await read('asset:ast_1')).toEqual(new Uint8Array([1, 2, 3]))
  expect((await read('builtin:sea'))?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
})

test('an asset of another account is not found', async () => {
  const failure = { code: 'image_fetch_failed', details: { reason: expect.stringContaining('asset:ast_1') } }
  await expect(readerOf('acc_2')('asset:ast_1')).rejects.toMatchObject(failure)
  await expect(readerOf(null)('asset:ast_1')).rejects.toMatchObject(failure)
})

test('an unknown built-in image and a path outside the folder are rejected', async () => {
  await expect(readerOf(null)('builtin:nothing')).rejects.toMatchObject({ code: 'image_fetch_failed' })
  await expect(readerOf(null)('builtin:../../package')).rejects.toMatchObject({ code: 'image_blocked' })
  expect(await openBuiltinPictures().read('../../../package')).toBeUndefined()
})

test('a URL is read by the source of the reader, which an export replaces with its own', async () => {
  const remoteReaderOf = createImageReader({
    readAsset: () => Promise.resolve(undefined),
    fetchRemote: (url) => Promise.resolve({ bytes: Buffer.from(url) }),
  })
  expect(await remoteReaderOf(null)('https://example.com/a.png')).toEqual(Buffer.from('https://example.com/a.png'))
  const own = () => Promise.resolve(Buffer.from('own'))
  expect(await remoteReaderOf(null, own)('https://example.com/a.png')).toEqual(Buffer.from('own'))
})

test('a URL is rejected by a reader without a source for it', async () => {
  await expect(readerOf('acc_1')('https://example.com/a.png')).rejects.toMatchObject({ code: 'image_blocked' })
})
