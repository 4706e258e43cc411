import { expect, test } from 'vitest'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, sampleDesign, sampleExport } from '../testing/samples.ts'

await describeOnEngines('the state of exports', ({ store }) => {
  const error = { code: 'internal_error', message: 'It broke.', retryable: true }
  const setUp = async () => {
    const accountId = await addAccount(store())
    const design = await store().designs.create(sampleDesign(accountId, { title: 'Poster' }))
    const add = async (createdAt: number) =>
      (await store().exports.create(sampleExport(design, { createdAt }), '{}')).id
    const states = async (since: number, ids: string[] = []) => {
      const found = await store().exports.listStates(accountId, { since, ids })
      return Object.fromEntries(found.map(({ id, status }) => [id, status]))
    }
    return { accountId, design, add, states }
  }

  test('includes unfinished, recent and requested exports', async () => {
    const { accountId, add, states } = await setUp()
    const [first, second, third] = [await add(1), await add(2), await add(3)]
    await store().exports.cancel(accountId, first, 10)
    await store().exports.cancel(accountId, third, 10)
    expect(await states(4)).toEqual({ [second]: 'queued' })
    expect(await states(3)).toEqual({ [second]: 'queued', [third]: 'canceled' })
    expect(await states(4, [first, 'exp_none'])).toEqual({ [second]: 'queued', [first]: 'canceled' })
    const other = await addAccount(store())
    expect(await store().exports.listStates(other, { since: 0, ids: [first, second] })).toEqual([])
    await store().exports.cancel(accountId, second, 20)
    expect((await store().exports.listEnded(accountId, 20)).map(({ id }) => id)).toEqual([second])
    expect((await store().exports.listEnded(accountId, 10)).map(({ id }) => id)).toEqual([third, second, first])
    expect(await store().exports.listEnded(other, 0)).toEqual([])
  })

  test('includes claimed and failed exports, and their progress', async () => {
    const { accountId, add, states } = await setUp()
    const id = await add(5)
    let claimed = await store().exports.claim({ workerId: 'w', now: 9_000, leaseMs: 60_000 })
    while (claimed && claimed.id !== id)
      claimed = await store().exports.claim({ workerId: 'w', now: 9_000, leaseMs: 60_000 })
    await store().exports.heartbeat(id, 1, { leaseMs: 60_000, progress: 0.5 })
    expect(await store().exports.listStates(accountId, { since: 6, ids: [] })).toEqual([
      { id, status: 'processing', progress: 0.5 },
    ])
    await store().exports.fail(id, 1, { error, now: 9_002 })
    expect(await states(6)).toEqual({})
    expect(await states(5)).toEqual({ [id]: 'failed' })
  })

  test('exports are read with the current title of their design', async () => {
    const { accountId, design, add } = await setUp()
    const [first, second] = [await add(1), await add(2)]
    await store().designs.update({ accountId, id: design.id, now: 5 }, () => ({ title: 'Renamed' }))
    const hasNewTitle = expect.objectContaining({ designTitle: 'Renamed' }) as object
    expect(await store().exports.find(accountId, first)).toEqual(hasNewTitle)
    const { exports, total } = await store().exports.list(accountId, { limit: 1, offset: 0, now: 9 })
    expect([exports, total]).toEqual([[hasNewTitle], 2])
    const many = await store().exports.findMany(accountId, [first, second, 'exp_none'])
    expect(many.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted())
    expect(await store().exports.findMany(await addAccount(store()), [first])).toEqual([])
  })
})
