import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, newId, sampleAsset, sampleDesign, sampleExport } from '../testing/samples.ts'

await describeOnEngines('assets', ({ store, open, location }) => {
  test('an asset is found only for its account, or by `findAny`', async () => {
    const [mine, other] = [await addAccount(store()), await addAccount(store())]
    const asset = sampleAsset(mine)
    expect(await store().assets.create(asset)).toEqual(asset)
    expect(await store().assets.find(mine, asset.id)).toEqual(asset)
    expect(await store().assets.findAny(asset.id)).toEqual(asset)
    expect(await store().assets.find(other, asset.id)).toBeUndefined()
  })

  test('equal bytes are one asset per account', async () => {
    const [mine, other] = [await addAccount(store()), await addAccount(store())]
    const asset = await store().assets.create(sampleAsset(mine))
    expect(await store().assets.create(sampleAsset(mine, { sha256: asset.sha256, name: 'copy.jpg' }))).toEqual(asset)
    expect(await store().assets.create(sampleAsset(mine, { id: asset.id }))).toEqual(asset)
    const theirs = await store().assets.create(sampleAsset(other, { sha256: asset.sha256 }))
    expect(theirs.id).not.toBe(asset.id)
  })

  test('equal bytes uploaded at once through two connections are one asset', async () => {
    const accountId = await addAccount(store())
    const stores = [store(), await open(location())] as const
    const sha256 = newId('sha')
    const upload = (number: number) =>
      stores[number % 2 === 0 ? 0 : 1].assets.create(sampleAsset(accountId, { sha256 }))
    const made = await Promise.all(Array.from({ length: 20 }, (_, number) => upload(number)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect((await store().assets.list(accountId, { limit: 9, offset: 0 })).total).toBe(1)
  })

  test('assets are listed latest first with an exact total', async () => {
    const accountId = await addAccount(store())
    const assets = []
    for (const createdAt of [1, 3, 2]) assets.push(await store().assets.create(sampleAsset(accountId, { createdAt })))
    const page = await store().assets.list(accountId, { limit: 2, offset: 0 })
    expect(page).toEqual({ assets: [assets[1], assets[2]], total: 3 })
    expect(await store().assets.list(accountId, { limit: 2, offset: 2 })).toEqual({ assets: [assets[0]], total: 3 })
  })

  test('fonts have their properties, and are listed alone, oldest first', async () => {
    const [mine, other] = [await addAccount(store()), await addAccount(store())]
    const axes = [{ tag: 'wght', min: 100, default: 400, max: 900 }]
    const font = { family: 'Brand', weight: 400, style: 'normal', axes, scripts: ['Latn'] } as const
    const image = await store().assets.create(sampleAsset(mine, { createdAt: 1 }))
    const later = await store().assets.create(sampleAsset(mine, { createdAt: 3, font, width: 0, height: 0 }))
    const first = await store().assets.create(sampleAsset(mine, { createdAt: 2, font, width: 0, height: 0 }))
    await store().assets.create(sampleAsset(other, { font }))
    expect(await store().assets.listFonts(mine)).toEqual([first, later])
    expect(await store().assets.find(mine, first.id)).toEqual(first)
    const page = { limit: 9, offset: 0 }
    expect(await store().assets.list(mine, { ...page, kind: 'font' })).toEqual({ assets: [later, first], total: 2 })
    expect(await store().assets.list(mine, { ...page, kind: 'image' })).toEqual({ assets: [image], total: 1 })
    expect((await store().assets.list(mine, { ...page, q: image.name, kind: 'font' })).total).toBe(2)
  })

  test('forty thousand IDs, more than one statement can take, are looked up', async () => {
    const [mine, other] = [await addAccount(store()), await addAccount(store())]
    const asset = await store().assets.create(sampleAsset(mine))
    const theirs = await store().assets.create(sampleAsset(other))
    const unknown = Array.from({ length: 40_000 }, (_, number) => `ast_${number}`)
    expect(await store().assets.findMany(mine, [...unknown, theirs.id, asset.id, asset.id])).toEqual([asset])
    expect(await store().assets.findMany(mine, [])).toEqual([])
    expect(await store().assets.hashesInUse([...unknown, asset.sha256])).toEqual(new Set([asset.sha256]))
  })

  test('an asset is removed unless a design uses it, even in the trash', async () => {
    const accountId = await addAccount(store())
    const asset = await store().assets.create(sampleAsset(accountId))
    const content = { documentJson: '{}', pageCount: 1, assetIds: [asset.id, asset.id] }
    const [one, two] = [sampleDesign(accountId, { content }), sampleDesign(accountId, { content })]
    await store().designs.create(one)
    await store().designs.create(two)
    const removal = () => store().assets.remove(accountId, asset.id)
    await expect(removal()).rejects.toMatchObject({
      code: 'asset_in_use',
      details: { id: asset.id, designs: 2, exports: 0 },
    })
    const without = { documentJson: '{}', pageCount: 1, assetIds: [] }
    await store().designs.update({ accountId, id: one.id, now: 1 }, () => ({ content: without }))
    await store().designs.update({ accountId, id: two.id, now: 1 }, () => ({ title: 'Renamed, and still using it' }))
    await store().designs.trash({ accountId, id: two.id, now: 2 })
    await expect(removal()).rejects.toMatchObject({ code: 'asset_in_use', details: { designs: 1 } })
    await store().designs.removeAllTrashed({ accountId })
    await removal()
    expect(await store().assets.find(accountId, asset.id)).toBeUndefined()
    expect(await store().assets.hashesInUse([asset.sha256])).toEqual(new Set())
    await expect(removal()).rejects.toMatchObject({ code: 'not_found' })
  })

  test('an upload that is withdrawn leaves what others have uploaded before or since, and what is used', async () => {
    const accountId = await addAccount(store())
    const asset = await store().assets.create(sampleAsset(accountId))
    const withdraw = () => store().assets.withdraw(accountId, asset.id)
    await store().assets.create(sampleAsset(accountId, { sha256: asset.sha256 }))
    // A request that is repeated is no other upload.
    await store().assets.create(asset)
    expect(await withdraw()).toBeUndefined()
    expect(await store().assets.find(accountId, asset.id)).toEqual(asset)

    const content = { documentJson: '{}', pageCount: 1, assetIds: [asset.id] }
    const design = await store().designs.create(sampleDesign(accountId, { content }))
    expect(await withdraw()).toBeUndefined()
    await store().designs.trash({ accountId, id: design.id, now: 2 })
    await store().designs.removeAllTrashed({ accountId })
    expect(await withdraw()).toEqual(asset)
    expect(await store().assets.find(accountId, asset.id)).toBeUndefined()
    expect(await withdraw()).toBeUndefined()
  })

  test('an asset of another account is neither removed nor reported as in use', async () => {
    const [mine, other] = [await addAccount(store()), await addAccount(store())]
    const asset = await store().assets.create(sampleAsset(other))
    const content = { documentJson: '{}', pageCount: 1, assetIds: [asset.id] }
    await store().designs.create(sampleDesign(other, { content }))
    await expect(store().assets.remove(mine, asset.id)).rejects.toMatchObject({ code: 'not_found' })
    expect(await store().assets.find(other, asset.id)).toEqual(asset)
  })

  test('a design cannot use an asset of another account', async () => {
    const [mine, other] = [await addAccount(store()), await addAccount(store())]
    const asset = await store().assets.create(sampleAsset(other))
    const content = { documentJson: '{}', pageCount: 1, assetIds: [asset.id] }
    const design = sampleDesign(mine, { content })
    await expect(store().designs.create(design)).rejects.toMatchObject({ assetIds: [asset.id] })
    expect(await store().designs.find(mine, design.id)).toBeUndefined()
    await store().assets.remove(other, asset.id)
  })

  test('an asset that an export uses cannot be removed until the export has ended in any way', async () => {
    const accountId = await addAccount(store())
    const design = await store().designs.create(sampleDesign(accountId))
    const asset = await store().assets.create(sampleAsset(accountId))
    const needing = () => store().exports.create(sampleExport(design, { assetIds: [asset.id] }), '{}')
    const removal = () => store().assets.remove(accountId, asset.id)
    const inUse = { code: 'asset_in_use', details: { id: asset.id, designs: 0, exports: 1 } }

    const canceled = await needing()
    await expect(removal()).rejects.toMatchObject(inUse)
    await store().exports.cancel(accountId, canceled.id, 1_500)
    const failed = await needing()
    const { claims = 0 } = (await store().exports.claim({ workerId: 'w', now: 2_000, leaseMs: 60_000 })) ?? {}
    await expect(removal()).rejects.toMatchObject(inUse)
    const error = { code: 'internal_error', message: 'x', retryable: true }
    await store().exports.fail(failed.id, claims, { error, now: 2_000 })
    await needing()
    await expect(removal()).rejects.toMatchObject(inUse)
    await store().designs.trash({ accountId, id: design.id, now: 2_000 })
    await store().designs.remove(accountId, design.id)

    await removal()
    const other = await store().designs.create(sampleDesign(accountId))
    const late = sampleExport(other, { assetIds: [asset.id] })
    await expect(store().exports.create(late, '{}')).rejects.toMatchObject({ assetIds: [asset.id] })
    expect(await store().exports.find(accountId, late.id)).toBeUndefined()
  })

  test('bytes are removed only if no account has them at that moment', async () => {
    const accountId = await addAccount(store())
    const asset = sampleAsset(accountId)
    expect(await store().assets.hashesInUse([asset.sha256])).toEqual(new Set())
    await store().assets.create(asset)
    let runs = 0
    const removeBytes = () => store().assets.whileUnused(asset.sha256, () => Promise.resolve((runs += 1)))
    expect([await removeBytes(), runs]).toEqual([false, 0])
    await store().assets.remove(accountId, asset.id)
    expect([await removeBytes(), runs]).toEqual([true, 1])
  })

  test('an asset created while its bytes are being removed exists afterward, through either connection', async () => {
    const asset = sampleAsset(await addAccount(store()))
    const happened: string[] = []
    const second = await open(location())
    const started = Promise.withResolvers<undefined>()
    const taking = store().assets.whileUnused(asset.sha256, async () => {
      started.resolve(undefined)
      await setTimeout(100)
      happened.push('taken away')
    })
    await started.promise
    const making = second.assets.create(asset).then(() => happened.push('made'))
    await Promise.all([taking, making])
    expect(happened).toEqual(['taken away', 'made'])
    expect(await store().assets.hashesInUse([asset.sha256])).toEqual(new Set([asset.sha256]))
  })

  test('an asset that is removed while designs start to use it is either kept or used by no design', async () => {
    const accountId = await addAccount(store())
    const second = await open(location())
    for (let round = 0; round < 10; round += 1) {
      const asset = await store().assets.create(sampleAsset(accountId))
      const content = { documentJson: '{}', pageCount: 1, assetIds: [asset.id] }
      const design = sampleDesign(accountId, { content })
      const [removal, creation] = await Promise.allSettled([
        store().assets.remove(accountId, asset.id),
        second.designs.create(design),
      ])
      const remaining = await store().assets.find(accountId, asset.id)
      if (removal.status === 'rejected') expect(removal.reason).toMatchObject({ code: 'asset_in_use' })
      expect(remaining !== undefined).toBe(removal.status === 'rejected')
      if (creation.status === 'rejected') expect(creation.reason).toMatchObject({ assetIds: [asset.id] })
      expect((await store().designs.find(accountId, design.id)) !== undefined).toBe(remaining !== undefined)
    }
  })
})
