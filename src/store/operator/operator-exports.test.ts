import { beforeAll, expect, test } from 'vitest'
import type { Store } from '../store.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { newId, sampleDesign, sampleExport } from '../testing/samples.ts'

await describeOnEngines('the failed exports of all accounts', ({ open, newLocation }) => {
  let store: Store
  let ada: string
  let bob: string
  /** Oldest first: four of Ada that failed at 1000, 2000, 3000 and 4000, and one of Bob that failed at 2500. */
  let ids: Readonly<Record<'a1' | 'a2' | 'a3' | 'a4' | 'b1', string>>

  const fail = async (
    accountId: string,
    code: string,
    { at, requestId = null }: { at: number; requestId?: string | null },
  ) => {
    const design = await store.designs.create(sampleDesign(accountId))
    const { id } = await store.exports.create(sampleExport(design, { requestId, createdAt: at - 500 }), '{}')
    await store.exports.claim({ workerId: 'w', now: at - 400, leaseMs: 60_000 })
    await store.exports.fail(id, 1, { error: { code, message: 'why', retryable: true }, now: at })
    return id
  }

  beforeAll(async () => {
    store = await open(await newLocation())
    await store.migrate(0)
    ada = newId('acc')
    bob = newId('acc')
    await store.accounts.create({ id: ada, email: 'Ada_1@example.com', plan: 'free', createdAt: 1 })
    await store.accounts.create({ id: bob, email: 'bob@example.com', plan: 'free', createdAt: 1 })
    ids = {
      a1: await fail(ada, 'render_timeout', { at: 1_000, requestId: 'req_1' }),
      a2: await fail(ada, 'image_invalid', { at: 2_000 }),
      a3: await fail(ada, 'image_invalid', { at: 3_000 }),
      a4: await fail(ada, 'internal_error', { at: 4_000 }),
      b1: await fail(bob, 'render_timeout', { at: 2_500 }),
    }
  })

  const found = async (filter: object) => {
    const page = await store.operator.exports({ status: 'failed', limit: 20, offset: 0, ...filter })
    expect(page.total).toBe(page.exports.length)
    return page.exports.map(({ id }) => id)
  }

  test('are listed by the time they failed, latest first', async () => {
    expect(await found({})).toEqual([ids.a4, ids.a3, ids.b1, ids.a2, ids.a1])
  })

  test('are filtered by the time they failed, including its start and excluding its end', async () => {
    expect(await found({ from: 2_000, to: 3_000 })).toEqual([ids.b1, ids.a2])
    expect(await found({ from: 3_001 })).toEqual([ids.a4])
    expect(await found({ to: 1_001 })).toEqual([ids.a1])
  })

  test('are filtered by code, while the counts of all codes remain', async () => {
    expect(await found({ code: 'image_invalid' })).toEqual([ids.a3, ids.a2])
    const codes = [
      { code: 'image_invalid', count: 2 },
      { code: 'render_timeout', count: 2 },
      { code: 'internal_error', count: 1 },
    ]
    const page = { status: 'failed', limit: 1, offset: 0 } as const
    expect((await store.operator.exports({ ...page, code: 'internal_error' })).codes).toEqual(codes)
    expect((await store.operator.exports({ ...page, q: 'bob' })).codes).toEqual([{ code: 'render_timeout', count: 1 }])
  })

  test('are found by a part of the email, and by the ID of their account, request or themselves', async () => {
    const ofAda = [ids.a4, ids.a3, ids.a2, ids.a1]
    expect(await found({ q: ' ADA_1@' })).toEqual(ofAda)
    expect(await found({ q: ada })).toEqual(ofAda)
    expect(await found({ q: 'req_1' })).toEqual([ids.a1])
    expect(await found({ q: ids.b1 })).toEqual([ids.b1])
    expect(await found({ q: 'ada%' })).toEqual([])
    expect(await found({ q: 'example', code: 'render_timeout', from: 2_000 })).toEqual([ids.b1])
  })

  test('are returned by their ID with the account, the title and the request', async () => {
    expect(await store.operator.export(ids.a1)).toMatchObject({
      ...{ id: ids.a1, accountId: ada, email: 'Ada_1@example.com', designTitle: 'Poster', requestId: 'req_1' },
      ...{ status: 'failed', error: { code: 'render_timeout' }, options: { scale: 2 }, claims: 1 },
    })
    expect(await store.operator.export('exp_unknown')).toBeUndefined()
  })
})
