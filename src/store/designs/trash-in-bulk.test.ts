import { expect, test } from 'vitest'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, newId, sampleDesign } from '../testing/samples.ts'

await describeOnEngines('trashing in bulk', ({ store }) => {
  const counters = async (id: string) => {
    const found = await store().accounts.find(id)
    return { changes: found?.changes, designs: found?.designCount, trashed: found?.trashCount }
  }

  test('several designs are trashed and restored at once, and each is counted once', async () => {
    const accountId = await addAccount(store())
    const other = await addAccount(store())
    const foreign = await store().designs.create(sampleDesign(other))
    const ids: string[] = []
    for (let index = 0; index < 4; index += 1) ids.push((await store().designs.create(sampleDesign(accountId))).id)
    await store().designs.trash({ accountId, id: ids[1] ?? '', now: 1_000 })
    expect(await counters(accountId)).toEqual({ changes: 5, designs: 3, trashed: 1 })

    const requested = [...ids.toReversed(), foreign.id, newId('des')]
    const trashed = await store().designs.trashAll({ accountId, ids: requested, now: 2_000 })
    expect(trashed.map(({ id, trashedAt }) => [id, trashedAt])).toEqual([
      [ids[3], 2_000],
      [ids[2], 2_000],
      [ids[1], 1_000],
      [ids[0], 2_000],
    ])
    expect((await store().designs.list(accountId, { limit: 9, offset: 0 })).total).toBe(0)
    expect((await store().designs.listTrash(accountId, { limit: 9, offset: 0 })).designs).toHaveLength(4)
    expect(await counters(accountId)).toEqual({ changes: 6, designs: 0, trashed: 4 })
    expect(await store().designs.trashAll({ accountId, ids: requested, now: 3_000 })).toEqual(trashed)

    const restored = await store().designs.restoreAll({ accountId, ids: requested })
    expect(restored.map(({ id, trashedAt }) => [id, trashedAt])).toEqual(ids.toReversed().map((id) => [id, null]))
    expect(await store().designs.restoreAll({ accountId, ids: requested })).toEqual(restored)
    expect(await counters(accountId)).toEqual({ changes: 7, designs: 4, trashed: 0 })
    expect(await counters(other)).toEqual({ changes: 1, designs: 1, trashed: 0 })
  })
  test('several designs are deleted at once, only from the trash, and each is counted once', async () => {
    const accountId = await addAccount(store())
    const foreign = await store().designs.create(sampleDesign(await addAccount(store())))
    const [remaining, ...gone] = [
      await store().designs.create(sampleDesign(accountId)),
      await store().designs.create(sampleDesign(accountId)),
      await store().designs.create(sampleDesign(accountId)),
    ].map(({ id }) => id)
    await store().designs.trash({ accountId: foreign.accountId, id: foreign.id, now: 1_000 })
    await store().designs.trashAll({ accountId, ids: gone, now: 1_000 })
    const ids = [remaining ?? '', ...gone, foreign.id, newId('des')]
    const leftovers = await store().designs.removeSeveral({ accountId, ids })
    expect([...leftovers.thumbnailIds].sort()).toEqual([...gone].sort())
    expect(await counters(accountId)).toEqual({ changes: 5, designs: 1, trashed: 0 })
    expect(await store().designs.findTrashed(foreign.id)).toBeDefined()
  })
})
