import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { assetPath } from '../../files/file-paths.ts'
import { createAssetReader, type LostAsset } from './read-asset.ts'
import { createDesigns } from '../designs/designs.ts'
import { type FullCaller, DAY_MS, faultsOf, type OpenServices, png } from '../testing/open-services.ts'
import { useServices } from '../testing/use-services.ts'

let services: OpenServices
let caller: FullCaller

useServices((opened, own) => {
  services = opened
  caller = own
})

describe('an upload', () => {
  test('creates an asset', async () => {
    const bytes = await png('#204060', 32)
    const asset = await services.assets.create(caller, { bytes, name: 'C:\\photos\\sea view.png' })
    expect(asset).toEqual({
      _id: expect.stringMatching(/^ast_[0-9a-z]{26}$/),
      kind: 'image',
      name: 'sea view.png',
      contentType: 'image/png',
      width: 32,
      height: 32,
      font: null,
      bytes: bytes.length,
      url: expect.stringMatching(
        new RegExp(`^https://platen\\.example/files/assets/${asset._id}\\?expires=\\d+&signature=`),
      ),
      thumbnailUrl: expect.stringMatching(
        new RegExp(`^https://platen\\.example/files/assets/${asset._id}/thumbnail\\.webp\\?expires=\\d+&signature=`),
      ),
      uses: 0,
      createdAt: new Date(services.clock.time).toISOString(),
    })
    expect(await services.assets.get(caller, asset._id)).toEqual(asset)
    expect(await createAssetReader(services)(caller.accountId, asset._id)).toEqual(Buffer.from(bytes))
  })

  test('whose file was lost is reported with its path, unlike one that was deleted', async () => {
    const bytes = await png('#204069')
    const asset = await services.assets.create(caller, { bytes })
    const lost: LostAsset[] = []
    const read = createAssetReader({ ...services, onLost: (asset) => lost.push(asset) })
    const path = assetPath(createHash('sha256').update(bytes).digest('hex'))
    await services.files.remove(path)
    await expect(read(caller.accountId, asset._id)).rejects.toMatchObject({
      code: 'image_fetch_failed',
      details: {
        reason: expect.stringContaining(`has lost the file of the image "asset:${asset._id}"; upload it again`),
      },
    })
    expect(lost).toEqual([{ path, assetId: asset._id, accountId: caller.accountId }])
    await services.assets.remove(caller, asset._id)
    expect(await read(caller.accountId, asset._id)).toBeUndefined()
    expect(lost).toHaveLength(1)
  })

  test('of the same bytes returns the existing asset', async () => {
    const bytes = await png('#204061')
    const first = await services.assets.create(caller, { bytes, name: 'a.png' })
    expect(await services.assets.create(caller, { bytes, name: 'b.png' })).toEqual(first)
    expect((await services.assets.list(caller, { limit: 20, offset: 0 })).total).toBe(1)
  })

  test('of the same bytes by another account is a separate asset with the same file', async () => {
    const bytes = await png('#204062')
    const mine = await services.assets.create(caller, { bytes })
    const other = await services.caller()
    const theirs = await services.assets.create(other, { bytes })
    expect(theirs._id).not.toBe(mine._id)
    await services.assets.remove(other, theirs._id)
    expect(await createAssetReader(services)(caller.accountId, mine._id)).toEqual(Buffer.from(bytes))
  })

  test('stores the bytes again if they were deleted in the meantime', async () => {
    const bytes = await png('#204063')
    const asset = await services.assets.create(caller, { bytes })
    for await (const { path } of services.files.list('assets')) await services.files.remove(path)
    expect((await services.assets.create(caller, { bytes }))._id).toBe(asset._id)
    expect(await createAssetReader(services)(caller.accountId, asset._id)).toEqual(Buffer.from(bytes))
  })

  test.each([
    ['', 'image.png'],
    ['IMG_4021.HEIC', 'IMG_4021.png'],
    [undefined, 'image.png'],
    ['a\u0000b', 'image.png'],
    ['x'.repeat(300), 'x'.repeat(255)],
  ])('called %j is named %j', async (name, kept) => {
    const asset = await services.assets.create(await services.caller(), { bytes: await png('#204064'), name })
    expect(asset.name).toBe(kept)
  })

  test('that is not an image stores nothing', async () => {
    await expect(services.assets.create(caller, { bytes: Buffer.from('hello') })).rejects.toMatchObject({
      code: 'unsupported_upload',
    })
    const cut = (await png('#204065', 64)).slice(0, 100)
    await expect(services.assets.create(caller, { bytes: cut })).rejects.toMatchObject({ code: 'image_invalid' })
    expect((await services.assets.list(caller, { limit: 20, offset: 0 })).total).toBe(0)
  })
})

describe('an asset', () => {
  const shown = (id: string) => ({
    version: 1,
    pages: [{ id: 'p', elements: [{ id: 'i', type: 'image', x: 0, y: 0, width: 1, height: 1, src: `asset:${id}` }] }],
  })

  test('that a design uses is not deleted, even if the design is in the trash', async () => {
    const asset = await services.assets.create(caller, { bytes: await png('#204066') })
    const body = { width: 10, height: 10, document: shown(asset._id) }
    const { design } = await services.designs.create(caller, body)
    const refusal = { code: 'asset_in_use', details: { id: asset._id, designs: 1 } }
    await expect(services.assets.remove(caller, asset._id)).rejects.toMatchObject(refusal)
    await services.designs.trash(caller, design._id)
    await expect(services.assets.remove(caller, asset._id)).rejects.toMatchObject(refusal)
    await services.designs.removeTrashed(caller, design._id)
    await services.assets.remove(caller, asset._id)
    await expect(services.assets.get(caller, asset._id)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('that a design no longer uses can be deleted', async () => {
    const asset = await services.assets.create(caller, { bytes: await png('#204067') })
    const { design } = await services.designs.create(caller, { width: 10, height: 10, document: shown(asset._id) })
    const emptied = { version: 1, pages: [{ id: 'p', elements: [] }] }
    await services.designs.update(caller, design._id, { update: { document: emptied } })
    await services.assets.remove(caller, asset._id)
  })

  test('that is deleted between its check and the write is rejected as if it had never existed', async () => {
    const asset = await services.assets.create(caller, { bytes: await png('#20406a') })
    const body = { width: 10, height: 10, document: shown(asset._id) }
    const findMany: typeof services.store.assets.findMany = async (...asked) => {
      const found = await services.store.assets.findMany(...asked)
      await services.assets.remove(caller, asset._id)
      return found
    }
    const store = { ...services.store, assets: { ...services.store.assets, findMany } }
    const designs = createDesigns({ ...services.rules, store, trashMs: DAY_MS })
    expect(await faultsOf(designs.create(caller, body))).toEqual({
      '/document/pages/0/elements/0/src': `asset "${asset._id}" not found; it may have been deleted`,
    })
    expect((await services.designs.list(caller, { limit: 1, offset: 0 })).total).toBe(0)
  })

  test('that only a copy of the design uses is not deleted', async () => {
    const asset = await services.assets.create(caller, { bytes: await png('#204068') })
    const { design } = await services.designs.create(caller, { width: 10, height: 10, document: shown(asset._id) })
    await services.designs.duplicate(caller, design._id)
    await services.designs.trash(caller, design._id)
    await services.designs.removeTrashed(caller, design._id)
    await expect(services.assets.remove(caller, asset._id)).rejects.toMatchObject({ code: 'asset_in_use' })
  })

  test('are not visible to other accounts', async () => {
    const asset = await services.assets.create(caller, { bytes: await png('#204069') })
    const other = await services.caller()
    await expect(services.assets.get(other, asset._id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(services.assets.remove(other, asset._id)).rejects.toMatchObject({ code: 'not_found' })
    expect(await createAssetReader(services)(other.accountId, asset._id)).toBeUndefined()
    expect(await createAssetReader(services)(null, asset._id)).toBeUndefined()
  })
})
