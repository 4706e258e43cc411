import { expect, test } from 'vitest'
import type { CommunityQuery } from './list-public.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, newId, sampleDesign } from '../testing/samples.ts'

await describeOnEngines('public designs', ({ store }) => {
  const listed = async (query: Partial<CommunityQuery> = {}) => {
    const { designs, total } = await store().designs.listPublic({ limit: 100, offset: 0, ...query })
    return { ids: designs.map(({ id }) => id), total }
  }

  test('of all accounts are listed last modified first, whatever their permissions, except trashed ones', async () => {
    const word = newId('w')
    const accounts = [await addAccount(store()), await addAccount(store())]
    const ids: string[] = []
    for (const [at, accountId] of [...accounts, ...accounts].entries()) {
      const title = `${word} ${at}`
      const { id } = await store().designs.create(
        sampleDesign(accountId, {
          title,
          visibility: 'public',
          createdAt: at,
          allowsCopy: at === 1,
          tags: [`t${at % 2}`],
        }),
      )
      ids.push(id)
    }
    for (const visibility of ['private', 'unlisted'] as const)
      await store().designs.create(sampleDesign(accounts[0] ?? '', { title: word, visibility }))
    const [oldest = '', second = '', third = '', newest = ''] = ids
    expect(await listed({ q: word })).toEqual({ ids: [newest, third, second, oldest], total: 4 })
    expect(await listed({ q: word, limit: 2, offset: 1 })).toEqual({ ids: [third, second], total: 4 })
    expect(await listed({ q: word, offset: 4 })).toEqual({ ids: [], total: 4 })
    expect(await listed({ q: word, tag: 't1' })).toEqual({ ids: [newest, second], total: 2 })
    await store().designs.update({ accountId: accounts[0] ?? '', id: oldest, now: 99 }, () => ({ tags: ['t1'] }))
    expect(await listed({ q: word, tag: 't1' })).toEqual({ ids: [oldest, newest, second], total: 3 })
    await store().designs.update({ accountId: accounts[0] ?? '', id: oldest, now: 99 }, () => ({
      visibility: 'unlisted',
    }))
    await store().designs.trash({ accountId: accounts[1] ?? '', id: newest, now: 99 })
    expect(await listed({ q: word })).toEqual({ ids: [third, second], total: 2 })
    await store().designs.restore(accounts[1] ?? '', newest)
    expect(await listed({ q: word })).toEqual({ ids: [newest, third, second], total: 3 })
  })

  test('keep the permissions that their owners set', async () => {
    const accountId = await addAccount(store())
    const created = await store().designs.create(sampleDesign(accountId, { allowsDownload: true }))
    const target = { accountId, id: created.id, now: 2_000 }
    const changed = await store().designs.update(target, () => ({ allowsDownload: false, allowsCopy: true }))
    expect(changed).toMatchObject({ revision: 2, allowsDownload: false, allowsCopy: true })
    expect(await store().designs.find(accountId, created.id)).toMatchObject({ allowsDownload: false, allowsCopy: true })
  })
})

await describeOnEngines('tags', ({ store }) => {
  test('are counted over designs outside the trash, and sorted by use, then by their bytes', async () => {
    const accountId = await addAccount(store())
    const add = async (...tags: string[]) => (await store().designs.create(sampleDesign(accountId, { tags }))).id
    await add('b', 'a', 'Z')
    await add('b', 'é')
    const trashed = await add('b', 'gone')
    await store().designs.create(sampleDesign(await addAccount(store()), { tags: ['theirs'] }))
    await store().designs.trash({ accountId, id: trashed, now: 1 })
    const tags = [
      { tag: 'b', count: 2 },
      { tag: 'Z', count: 1 },
      { tag: 'a', count: 1 },
      { tag: 'é', count: 1 },
    ]
    expect(await store().designs.listTags(accountId, 10)).toEqual(tags)
    expect(await store().designs.listTags(accountId, 2)).toEqual(tags.slice(0, 2))
    await store().designs.restore(accountId, trashed)
    expect((await store().designs.listTags(accountId, 1))[0]).toEqual({ tag: 'b', count: 3 })
    expect(await store().designs.listTags('acc_unknown', 10)).toEqual([])
  })
})
