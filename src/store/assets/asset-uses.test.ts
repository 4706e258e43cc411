import { expect, test } from 'vitest'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, newId, sampleAsset, sampleDesign } from '../testing/samples.ts'

await describeOnEngines('uses of assets', ({ store }) => {
  const content = (assetIds: string[]) => ({ documentJson: '{}', pageCount: 1, assetIds })

  test('are listed in pages, with title and time of trashing, and counted', async () => {
    const accountId = await addAccount(store())
    const [used, unused] = [sampleAsset(accountId), sampleAsset(accountId)]
    for (const asset of [used, unused]) await store().assets.create(asset)
    const ids = ['des_1', 'des_2', 'des_3'].map((id) => `${id}${newId('')}`)
    for (const id of ids)
      await store().designs.create(sampleDesign(accountId, { id, title: `Is ${id}`, content: content([used.id]) }))
    const [first = '', second = '', third = ''] = ids
    const template = `tpl_${newId('')}`
    await store().templates.create({
      ...{ id: template, accountId, title: 'Template', description: '', category: 'c', tags: [], slots: [] },
      ...{ width: 1, height: 1, pageCount: 1, documentJson: '{}', assetIds: [used.id], createdAt: 5 },
    })
    await store().designs.trash({ accountId, id: second, now: 77 })
    const use = (id: string, trashedAt: number | null = null) => {
      return { kind: 'design', id, title: `Is ${id}`, revision: 1, trashedAt }
    }
    const all = [
      { kind: 'template', id: template, title: 'Template', revision: 1, trashedAt: null },
      ...[use(third), use(second, 77), use(first)],
    ]
    const page = (limit: number, offset: number) => store().assets.listUses(accountId, used.id, { limit, offset })
    expect(await page(9, 0)).toEqual({ uses: all, total: 4 })
    expect(await page(2, 1)).toEqual({ uses: all.slice(1, 3), total: 4 })
    expect(await page(2, 9)).toEqual({ uses: [], total: 4 })
    expect(await store().assets.countUses([used.id, unused.id])).toEqual(new Map([[used.id, 4]]))
    expect(await store().assets.countUses([])).toEqual(new Map())
    await store().designs.remove(accountId, second)
    expect((await page(9, 0)).total).toBe(3)
  })

  test('are not found for another account’s asset', async () => {
    const accountId = await addAccount(store())
    const asset = await store().assets.create(sampleAsset(accountId))
    const requested = store().assets.listUses(await addAccount(store()), asset.id, { limit: 9, offset: 0 })
    await expect(requested).rejects.toMatchObject({ code: 'not_found', details: { resource: 'asset', id: asset.id } })
  })

  test('assets are found by the words in their names, and listed newest first', async () => {
    const accountId = await addAccount(store())
    for (const [createdAt, name] of ['Żółw.png', 'zolw 100%_.png', 'Cat.png'].entries())
      await store().assets.create(sampleAsset(accountId, { name, createdAt }))
    await store().assets.create(sampleAsset(await addAccount(store()), { name: 'zolw' }))
    const found = async (q: string, limit = 9, offset = 0) => {
      const { assets, total } = await store().assets.list(accountId, { q, limit, offset })
      return [...assets.map(({ name }) => name), total]
    }
    expect(await found('ZOLW')).toEqual(['zolw 100%_.png', 'Żółw.png', 2])
    expect(await found('zolw', 1, 1)).toEqual(['Żółw.png', 2])
    expect(await found('%_ 100')).toEqual(['zolw 100%_.png', 1])
    expect(await found('c_t')).toEqual([0])
    expect(await found(' ')).toEqual(['Cat.png', 'zolw 100%_.png', 'Żółw.png', 3])
  })
})
