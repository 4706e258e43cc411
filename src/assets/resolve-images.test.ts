import { expect, test } from 'vitest'
import { type Document } from '../document/document.ts'
import { openBuiltinPictures } from './builtin-pictures.ts'
import { createImageResolver } from './resolve-images.ts'

const builtin = openBuiltinPictures()
const assets = new Map([['acc_1/ast_1', new Uint8Array([1, 2, 3])]])
const resolve = createImageResolver({
  readAsset: (accountId, assetId) => Promise.resolve(assets.get(`${accountId ?? ''}/${assetId}`)),
  readBuiltin: (name) => builtin.read(name),
})

function showing(...sources: string[]): Document {
  const elements = sources.map((src, index) => ({
    id: `i${index}`,
    type: 'image' as const,
    x: 0,
    y: 0,
    width: 1,
    height: 1,
    src,
  }))
  return { version: 1, pages: [{ id: 'p', elements }] }
}

test('every picture comes under its own src, once', async () => {
  const images = await resolve('acc_1', showing('asset:ast_1', 'builtin:sea', 'asset:ast_1'))
  expect(Object.keys(images)).toEqual(['asset:ast_1', 'builtin:sea'])
  expect(images['asset:ast_1']).toEqual(new Uint8Array([1, 2, 3]))
  expect(images['builtin:sea']?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
})

test("somebody else's asset is as absent as none", async () => {
  const failure = { code: 'image_fetch_failed', details: { reason: expect.stringContaining('asset:ast_1') } }
  await expect(resolve('acc_2', showing('asset:ast_1'))).rejects.toMatchObject(failure)
  await expect(resolve(null, showing('asset:ast_1'))).rejects.toMatchObject(failure)
})

test('a built-in picture that is none, and a way out of the folder, are not there', async () => {
  await expect(resolve(null, showing('builtin:nothing'))).rejects.toMatchObject({ code: 'image_fetch_failed' })
  await expect(resolve(null, showing('builtin:../../package'))).rejects.toMatchObject({ code: 'image_blocked' })
  expect(await builtin.read('../../../package')).toBeUndefined()
})

test('an address is not fetched', async () => {
  await expect(resolve('acc_1', showing('https://example.com/a.png'))).rejects.toMatchObject({ code: 'image_blocked' })
})
