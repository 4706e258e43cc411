import { expect, test } from 'vitest'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, newId, sampleDesign } from '../testing/samples.ts'
import { MAX_FOLDER_DEPTH } from './folder-tree.ts'

await describeOnEngines('folders', ({ store }) => {
  const addFolder = async (accountId: string, name: string, parentId: string | null = null): Promise<string> =>
    (await store().folders.create({ id: newId('fol'), accountId, parentId, name, createdAt: 1 })).id

  const addDesign = async (accountId: string, folderId: string | null = null): Promise<string> =>
    (await store().designs.create(sampleDesign(accountId, { folderId }))).id

  const listed = async (accountId: string, folderId: string | null, subfolders = false): Promise<string[]> => {
    const { designs, total } = await store().designs.list(accountId, { limit: 100, offset: 0, folderId, subfolders })
    expect(total).toBe(designs.length)
    return designs.map(({ id }) => id).sort()
  }

  test('a folder lists its own designs, or also those of its subfolders', async () => {
    const accountId = await addAccount(store())
    const ads = await addFolder(accountId, 'Ads')
    const summer = await addFolder(accountId, 'Summer', ads)
    const [outside, inAds, inSummer] = [
      await addDesign(accountId),
      await addDesign(accountId, ads),
      await addDesign(accountId, summer),
    ]
    expect(await listed(accountId, ads)).toEqual([inAds])
    expect(await listed(accountId, ads, true)).toEqual([inAds, inSummer].sort())
    expect(await listed(accountId, null)).toEqual([outside])
    expect(await listed(accountId, 'fol_unknown')).toEqual([])
    expect(await listed(accountId, 'fol_unknown', true)).toEqual([])
    expect(await store().folders.countDesigns(accountId)).toEqual(
      new Map([
        [ads, 1],
        [summer, 1],
      ]),
    )
  })

  test('names are unique within a parent, ignoring case but not accents', async () => {
    const accountId = await addAccount(store())
    const ads = await addFolder(accountId, 'Ads')
    await addFolder(accountId, 'Résumé')
    await addFolder(accountId, 'Resume')
    const other = await addFolder(accountId, 'ads', ads)
    await expect(addFolder(accountId, 'ADS')).rejects.toMatchObject({
      code: 'folder_name_taken',
      details: { name: 'ADS' },
    })
    await expect(store().folders.update(accountId, other, { parentId: null })).rejects.toMatchObject({
      code: 'folder_name_taken',
    })
    expect(await store().folders.update(accountId, ads, { name: 'ADS' })).toMatchObject({ id: ads, name: 'ADS' })
  })

  test('of ten requests that create a folder of one name at once, one succeeds', async () => {
    const accountId = await addAccount(store())
    const created = await Promise.allSettled(Array.from({ length: 10 }, () => addFolder(accountId, 'Same')))
    expect(created.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await store().folders.read(accountId)).size).toBe(1)
  })

  test('a folder cannot be moved into itself or its subfolders, not even by two moves at once', async () => {
    const accountId = await addAccount(store())
    const a = await addFolder(accountId, 'A')
    const b = await addFolder(accountId, 'B', a)
    const c = await addFolder(accountId, 'C')
    for (const parentId of [a, b]) {
      await expect(store().folders.update(accountId, a, { parentId })).rejects.toMatchObject({ code: 'folder_cycle' })
    }
    await Promise.allSettled([
      store().folders.update(accountId, a, { parentId: c }),
      store().folders.update(accountId, c, { parentId: a }),
    ])
    const tree = await store().folders.read(accountId)
    expect(tree.childrenOf(null).flatMap(({ id }) => tree.within(id))).toHaveLength(3)
  })

  test('folders nest up to the limit, also when a folder with subfolders moves', async () => {
    const accountId = await addAccount(store())
    let deepest: string | null = null
    for (let level = 1; level <= MAX_FOLDER_DEPTH - 1; level += 1) {
      deepest = await addFolder(accountId, `Level ${level}`, deepest)
    }
    const pair = await addFolder(accountId, 'Pair')
    await addFolder(accountId, 'Inner', pair)
    const limit = { code: 'folder_limit', details: { limit: MAX_FOLDER_DEPTH, what: 'levels' } }
    await expect(store().folders.update(accountId, pair, { parentId: deepest })).rejects.toMatchObject(limit)
    const last = await addFolder(accountId, 'Last', deepest)
    await expect(addFolder(accountId, 'Too deep', last)).rejects.toMatchObject(limit)
  })

  test('the designs of a deleted folder and its subfolders move to its parent, also those in the trash', async () => {
    const accountId = await addAccount(store())
    const ads = await addFolder(accountId, 'Ads')
    const summer = await addFolder(accountId, 'Summer', ads)
    const inner = await addFolder(accountId, 'Inner', summer)
    const [first, second, trashed] = [
      await addDesign(accountId, summer),
      await addDesign(accountId, inner),
      await addDesign(accountId, inner),
    ]
    await store().designs.trash({ accountId, id: trashed, now: 5 })
    const deleted = await store().folders.delete(accountId, summer, { designs: 'parent', now: 9 })
    expect(deleted).toEqual({ folderIds: [summer, inner], designs: 2 })
    expect(await listed(accountId, ads)).toEqual([first, second].sort())
    await store().designs.restore(accountId, trashed)
    expect(await listed(accountId, ads)).toEqual([first, second, trashed].sort())
  })

  test('the designs of a deleted folder move to the trash when asked, and are restored to its parent', async () => {
    const accountId = await addAccount(store())
    const ads = await addFolder(accountId, 'Ads')
    const inside = await addDesign(accountId, ads)
    await store().folders.delete(accountId, ads, { designs: 'trash', now: 9 })
    expect(await store().designs.listTrash(accountId, { limit: 9, offset: 0 })).toMatchObject({
      total: 1,
      designs: [{ id: inside, trashedAt: 9, folderId: null }],
    })
    expect((await store().designs.list(accountId, { limit: 9, offset: 0 })).total).toBe(0)
  })

  test('a design moves without a new revision, and only into a folder of its account', async () => {
    const [accountId, otherId] = [await addAccount(store()), await addAccount(store())]
    const own = await addFolder(accountId, 'Own')
    const foreign = await addFolder(otherId, 'Foreign')
    const id = await addDesign(accountId)
    const notFound = { code: 'not_found', details: { resource: 'folder', id: foreign } }
    await expect(addDesign(accountId, foreign)).rejects.toMatchObject(notFound)
    await expect(store().designs.moveAll({ accountId, ids: [id], folderId: foreign })).rejects.toMatchObject(notFound)
    await expect(
      store().designs.update({ accountId, id, now: 9 }, () => ({ folderId: foreign })),
    ).rejects.toMatchObject(notFound)
    const moved = await store().designs.update({ accountId, id, now: 9_000 }, () => ({ folderId: own }))
    expect(moved).toMatchObject({ folderId: own, revision: 1, updatedAt: 1_000 })
    await store().designs.trash({ accountId, id, now: 5 })
    expect(await store().designs.moveAll({ accountId, ids: [id, 'des_unknown'], folderId: null })).toEqual([])
  })

  test('a move is visible to cached reads', async () => {
    const accountId = await addAccount(store())
    const changes = async () => (await store().accounts.find(accountId))?.changes ?? 0
    const id = await addDesign(accountId)
    const before = await changes()
    const folderId = await addFolder(accountId, 'New')
    const between = await changes()
    expect(between).toBeGreaterThan(before)
    await store().designs.moveAll({ accountId, ids: [id], folderId })
    expect(await changes()).toBeGreaterThan(between)
  })
})
