import { Failure } from '../../failure.ts'
import { expect, test } from 'vitest'
import { NO_LEFTOVERS } from '../leftovers.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, newId, sampleAsset, sampleDesign, sampleExport, withoutDocument } from '../testing/samples.ts'

await describeOnEngines('designs', ({ store, open, location }) => {
  const account = async (id: string) => {
    const found = await store().accounts.find(id)
    return { changes: found?.changes, designs: found?.designCount, trashed: found?.trashCount }
  }

  test('a design is read back as written, with the bytes of its document', async () => {
    const accountId = await addAccount(store())
    const content = { documentJson: '{ "version":1,"text":"äöü 字 😀 \\u0000" }', pageCount: 3, assetIds: [] }
    const given = sampleDesign(accountId, { title: 'Ünïcode 😀', tags: ['b', 'a'], fromTemplate: 'tpl_1', content })
    const created = await store().designs.create(given)
    const design = {
      id: given.id,
      accountId,
      title: 'Ünïcode 😀',
      width: 1080,
      height: 1350,
      tags: ['b', 'a'],
      visibility: 'private',
      allowsDownload: false,
      allowsCopy: false,
      revision: 1,
      pageCount: 3,
      fromTemplate: 'tpl_1',
      createdAt: 1_000,
      updatedAt: 1_000,
      trashedAt: null,
      folderId: null,
    }
    expect(created).toEqual({ ...design, documentJson: content.documentJson })
    expect(await store().designs.find(accountId, given.id)).toEqual(design)
    expect(await store().designs.findWithDocument(accountId, given.id)).toEqual(created)
    expect(await store().designs.findAnyWithDocument(given.id)).toEqual(created)
    expect(await store().designs.findAny(given.id)).toEqual(design)
    expect(await store().designs.findTrashed(given.id)).toBeUndefined()
  })

  test('a design of another account is not found', async () => {
    const [own, foreign] = [await addAccount(store()), await addAccount(store())]
    const { id } = await store().designs.create(sampleDesign(foreign))
    expect(await store().designs.find(own, id)).toBeUndefined()
    expect(await store().designs.findWithDocument(own, id)).toBeUndefined()
    const target = { accountId: own, id, now: 9 }
    await expect(store().designs.update(target, () => ({ title: 'x' }))).rejects.toMatchObject({ code: 'not_found' })
    await expect(store().designs.trash(target)).rejects.toMatchObject({ code: 'not_found' })
    await expect(store().designs.restore(own, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(store().designs.remove(own, id)).rejects.toMatchObject({ code: 'not_found' })
    expect(await account(own)).toEqual({ changes: 0, designs: 0, trashed: 0 })
  })

  test('creating a design again with its ID returns the first and counts it once', async () => {
    const accountId = await addAccount(store())
    const first = await store().designs.create(sampleDesign(accountId, { title: 'First' }))
    expect(await store().designs.create(sampleDesign(accountId, { id: first.id, title: 'Second' }))).toEqual(first)
    expect(await account(accountId)).toEqual({ changes: 1, designs: 1, trashed: 0 })
  })

  test('creating a design twenty times at once with the same ID creates one design', async () => {
    const accountId = await addAccount(store())
    const design = sampleDesign(accountId, { tags: ['x'] })
    const results = await Promise.all(Array.from({ length: 20 }, () => store().designs.create(design)))
    expect(new Set(results.map(({ id }) => id))).toEqual(new Set([design.id]))
    expect(await account(accountId)).toEqual({ changes: 1, designs: 1, trashed: 0 })
  })

  test('an update changes the given fields, increments the revision, and advances updatedAt', async () => {
    const accountId = await addAccount(store())
    const design = await store().designs.create(sampleDesign(accountId, { tags: ['old'] }))
    const target = { accountId, id: design.id, now: 2_000 }
    const content = { documentJson: '{"new":true}', pageCount: 2, assetIds: [] }
    const updated = await store().designs.update(target, (current) => {
      expect(current).toEqual(design)
      return { title: 'Renamed', tags: ['new', 'tags'], visibility: 'public', width: 5, content }
    })
    expect(updated).toEqual({
      ...design,
      title: 'Renamed',
      tags: ['new', 'tags'],
      visibility: 'public',
      width: 5,
      pageCount: 2,
      documentJson: '{"new":true}',
      revision: 2,
      updatedAt: 2_000,
    })
    expect(await store().designs.findWithDocument(accountId, design.id)).toEqual(updated)
    expect((await store().designs.list(accountId, { limit: 9, offset: 0, tags: ['old'] })).total).toBe(0)
    expect((await store().designs.list(accountId, { limit: 9, offset: 0, tags: ['tags'] })).total).toBe(1)
    expect(await account(accountId)).toMatchObject({ changes: 2 })
  })

  test('updatedAt increases even if the clock stops or goes back', async () => {
    const accountId = await addAccount(store())
    const { id } = await store().designs.create(sampleDesign(accountId, { createdAt: 5_000 }))
    const times = []
    for (const now of [5_000, 5_000, 4_000, 9_000]) {
      times.push((await store().designs.update({ accountId, id, now }, () => ({ title: String(now) }))).updatedAt)
    }
    expect(times).toEqual([5_001, 5_002, 5_003, 9_000])
  })

  test('an empty change writes nothing, and neither does a change of undefined values', async () => {
    const accountId = await addAccount(store())
    const design = await store().designs.create(sampleDesign(accountId))
    const target = { accountId, id: design.id, now: 9_000 }
    expect(await store().designs.update(target, () => ({}))).toEqual(design)
    const absent: { title?: string } = {}
    expect(await store().designs.update(target, () => ({ title: absent.title }))).toEqual(design)
    expect(await account(accountId)).toMatchObject({ changes: 1 })
  })

  test('a stale revision is rejected and nothing is written', async () => {
    const accountId = await addAccount(store())
    const { id } = await store().designs.create(sampleDesign(accountId))
    const target = { accountId, id, now: 9_000 }
    await store().designs.update(target, () => ({ title: 'Two' }))
    const stale = new Failure('stale_revision', { current: 2, received: '1' })
    const check = () => {
      throw stale
    }
    await expect(store().designs.update(target, check)).rejects.toBe(stale)
    await expect(store().designs.trash({ ...target, check })).rejects.toBe(stale)
    expect(await store().designs.find(accountId, id)).toMatchObject({ title: 'Two', revision: 2, trashedAt: null })
    expect(await account(accountId)).toEqual({ changes: 2, designs: 1, trashed: 0 })
  })

  test('a change that throws writes nothing', async () => {
    const accountId = await addAccount(store())
    const design = await store().designs.create(sampleDesign(accountId))
    const update = store().designs.update({ accountId, id: design.id, now: 9 }, () => {
      throw new RangeError('not like this')
    })
    await expect(update).rejects.toThrow(new RangeError('not like this'))
    expect(await store().designs.findWithDocument(accountId, design.id)).toEqual(design)
    expect(await account(accountId)).toMatchObject({ changes: 1 })
  })

  test('concurrent updates of a document through two connections lose none', async () => {
    const accountId = await addAccount(store())
    const content = { documentJson: '0', pageCount: 1, assetIds: [] }
    const { id } = await store().designs.create(sampleDesign(accountId, { content }))
    const stores = [store(), await open(location())] as const
    const increment = (number: number) =>
      stores[number % 2 === 0 ? 0 : 1].designs.update({ accountId, id, now: 9 }, ({ documentJson }) => ({
        content: { ...content, documentJson: String(Number(documentJson) + 1) },
      }))
    await Promise.all(Array.from({ length: 100 }, (_, number) => increment(number)))
    const design = await store().designs.findWithDocument(accountId, id)
    expect(design).toMatchObject({ documentJson: '100', revision: 101 })
    expect(await account(accountId)).toMatchObject({ changes: 101 })
  })

  test('trashing removes a design from the list and the total, and restoring returns it unchanged', async () => {
    const accountId = await addAccount(store())
    const design = await store().designs.create(sampleDesign(accountId))
    const plain = withoutDocument(design)
    const trashed = await store().designs.trash({ accountId, id: design.id, now: 7_000 })
    expect(trashed).toEqual({ ...plain, trashedAt: 7_000 })
    expect(await store().designs.list(accountId, { limit: 9, offset: 0 })).toEqual({ designs: [], total: 0 })
    expect(await store().designs.listTrash(accountId, { limit: 9, offset: 0 })).toEqual({
      designs: [trashed],
      total: 1,
    })
    expect(await store().designs.findAny(design.id)).toBeUndefined()
    expect(await store().designs.findAnyWithDocument(design.id)).toBeUndefined()
    const found = { id: design.id, pageCount: 1 }
    expect(await store().designs.findTrashed(design.id)).toMatchObject(found)
    expect(await store().designs.findEvenTrashedWithDocument(design.id)).toMatchObject({
      ...found,
      documentJson: expect.any(String),
    })
    expect(await account(accountId)).toEqual({ changes: 2, designs: 0, trashed: 1 })

    expect(await store().designs.trash({ accountId, id: design.id, now: 8_000 })).toEqual(trashed)
    const update = store().designs.update({ accountId, id: design.id, now: 8_000 }, () => ({ title: 'x' }))
    const expectedError = { code: 'design_trashed', details: { id: design.id, trashedAt: '1970-01-01T00:00:07.000Z' } }
    await expect(update).rejects.toMatchObject(expectedError)
    expect(await account(accountId)).toEqual({ changes: 2, designs: 0, trashed: 1 })

    expect(await store().designs.restore(accountId, design.id)).toEqual(plain)
    expect(await store().designs.restore(accountId, design.id)).toEqual(plain)
    expect(await store().designs.find(accountId, design.id)).toEqual(plain)
    expect(await account(accountId)).toEqual({ changes: 3, designs: 1, trashed: 0 })
  })

  test('the trash is listed latest first, in pages', async () => {
    const accountId = await addAccount(store())
    const ids = []
    for (const now of [10, 30, 20]) {
      const { id } = await store().designs.create(sampleDesign(accountId))
      await store().designs.trash({ accountId, id, now })
      ids.push(id)
    }
    const page = await store().designs.listTrash(accountId, { limit: 2, offset: 0 })
    expect(page.designs.map(({ trashedAt }) => trashedAt)).toEqual([30, 20])
    expect(page.total).toBe(3)
    expect((await store().designs.listTrash(accountId, { limit: 2, offset: 2 })).designs[0]?.id).toBe(ids[0])
    expect((await store().designs.listTrash(accountId, { limit: 2, offset: 3 })).designs).toEqual([])
  })

  test('only a trashed design is deleted permanently, with its exports and asset uses', async () => {
    const accountId = await addAccount(store())
    const asset = await store().assets.create(sampleAsset(accountId))
    const content = { documentJson: '{}', pageCount: 1, assetIds: [asset.id] }
    const design = await store().designs.create(sampleDesign(accountId, { tags: ['t'], content }))
    const item = await store().exports.create(sampleExport(design), '{}')
    const notFound = { code: 'not_found', details: { resource: 'design', id: design.id } }
    await expect(store().designs.remove(accountId, design.id)).rejects.toMatchObject(notFound)
    await store().designs.trash({ accountId, id: design.id, now: 1 })
    await store().designs.remove(accountId, design.id)
    expect(await store().designs.find(accountId, design.id)).toBeUndefined()
    expect(await store().exports.find(accountId, item.id)).toBeUndefined()
    expect((await store().exports.list(accountId, { limit: 9, offset: 0, now: 0 })).total).toBe(0)
    await store().assets.remove(accountId, asset.id)
    expect(await account(accountId)).toEqual({ changes: 3, designs: 0, trashed: 0 })
    await expect(store().designs.remove(accountId, design.id)).rejects.toMatchObject(notFound)
  })

  test('emptying the trash removes all trashed designs of one account only', async () => {
    const [accountId, other] = [await addAccount(store()), await addAccount(store())]
    const add = async (owner: string, { designs, trashed }: { designs: number; trashed: number }) => {
      const ids = Array.from({ length: designs }, () => newId('des'))
      for (const id of ids) await store().designs.create(sampleDesign(owner, { id }))
      for (const id of ids.slice(0, trashed)) await store().designs.trash({ accountId: owner, id, now: 1 })
    }
    await add(accountId, { designs: 503, trashed: 502 })
    await add(other, { designs: 3, trashed: 2 })
    const ended: string[] = []
    const [removed] = await Promise.all([
      store()
        .designs.removeAllTrashed({ accountId })
        .finally(() => ended.push('emptied')),
      store()
        .designs.create(sampleDesign(accountId))
        .finally(() => ended.push('written')),
    ])
    expect(removed.thumbnailIds).toHaveLength(502)
    expect(ended).toEqual(['written', 'emptied'])
    expect(await account(accountId)).toMatchObject({ designs: 2, trashed: 0 })
    expect(await account(other)).toMatchObject({ designs: 1, trashed: 2 })
    expect((await store().designs.listTrash(other, { limit: 1, offset: 1 })).designs).toHaveLength(1)
  })

  test('the purge removes the designs that were trashed first, with their exports', async () => {
    const store = await open(location())
    await store.designs.purgeDue(1_000_000, 10_000)
    const accountId = await addAccount(store)
    const designs = []
    for (const now of [300, 100, 200]) {
      const design = await store.designs.create(sampleDesign(accountId))
      const { id } = await store.exports.create(sampleExport(design), '{}')
      const claimed = await store.exports.claim({ workerId: 'w', now: 1_000, leaseMs: 10 })
      expect(claimed?.id).toBe(id)
      const result = { now: 1_000, expiresAt: 9_000, fileSet: id, files: [], warnings: [] }
      await store.exports.finish(id, 1, result)
      await store.designs.trash({ accountId, id: design.id, now })
      designs.push({ design: design.id, files: id })
    }
    const [latest, first, second] = designs
    const purge = (limit: number) => store.designs.purgeDue(300, limit)
    expect(await purge(1)).toMatchObject({ thumbnailIds: [first?.design], fileSets: [first?.files] })
    expect(await purge(9)).toMatchObject({ thumbnailIds: [second?.design], fileSets: [second?.files] })
    expect(await purge(9)).toEqual(NO_LEFTOVERS)
    expect(await store.designs.find(accountId, latest?.design ?? '')).toMatchObject({ trashedAt: 300 })
    expect(await account(accountId)).toMatchObject({ designs: 0, trashed: 1 })
  })

  test('the counters match the rows after concurrent writes of every kind through two connections', async () => {
    const accountId = await addAccount(store())
    const stores = [store(), await open(location())] as const
    const histories = Array.from({ length: 60 }, async (_, number) => {
      const { designs } = stores[number % 2 === 0 ? 0 : 1]
      const target = { accountId, id: newId('des'), now: 9 }
      await designs.create(sampleDesign(accountId, { id: target.id }))
      await designs.update(target, () => ({ title: `n${number}` }))
      if (number % 3 > 0) await designs.trash(target)
      if (number % 3 === 2) await designs.restore(accountId, target.id)
    })
    await Promise.all(histories)
    const listed = await store().designs.list(accountId, { limit: 100, offset: 0 })
    const trashed = await store().designs.listTrash(accountId, { limit: 100, offset: 0 })
    expect([listed.total, listed.designs.length, trashed.total, trashed.designs.length]).toEqual([40, 40, 20, 20])
    expect(await account(accountId)).toEqual({ changes: 60 + 60 + 40 + 20, designs: 40, trashed: 20 })
  })
})
