import { beforeAll, expect, test } from 'vitest'
import type { Store } from '../store.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, newId, sampleAsset, sampleDesign, sampleExport } from '../testing/samples.ts'

const page = { limit: 20, offset: 0 }

await describeOnEngines('the operator store', ({ store, newLocation, open }) => {
  let own: Store
  beforeAll(async () => {
    own = await open(await newLocation())
    await own.migrate(0)
    // The first account is an owner; those of the tests are members.
    await addAccount(store())
  })

  test('the summary counts everything', async () => {
    const [one, two] = [await addAccount(own), await addAccount(own)]
    await own.operator.change(two, { plan: 'max' })
    const design = await own.designs.create(sampleDesign(one))
    await own.designs.create(sampleDesign(two))
    const [failing, done, canceled] = [
      await own.exports.create(sampleExport(design), '{}'),
      await own.exports.create(sampleExport(design), '{}'),
      await own.exports.create(sampleExport(design), '{}'),
    ]
    await own.exports.cancel(one, canceled.id, 9)
    const claim = () => own.exports.claim({ workerId: 'w', now: 5_000, leaseMs: 60_000 })
    const [first, second] = [await claim(), await claim()]
    expect([first?.id, second?.id]).toEqual([failing.id, done.id])
    await own.exports.fail(failing.id, 1, { error: { code: 'x', message: 'y', retryable: false }, now: 6_000 })
    const result = { fileSet: done.id, files: [], warnings: [] }
    await own.exports.finish(done.id, 1, { ...result, now: 6_000, expiresAt: 7_000 })
    await own.exports.create(sampleExport(design), '{}')
    await own.exports.create(sampleExport(design), '{}')
    await claim()
    await own.usage.addRequests([
      { accountId: one, day: 3, requests: 4 },
      { accountId: two, day: 3, requests: 5 },
      { accountId: two, day: 2, requests: 99 },
    ])
    expect(await own.operator.summary(3)).toEqual({
      accounts: 2,
      accountsByPlan: { free: 1, max: 1 },
      designs: 2,
      exports: { queued: 1, processing: 1, completed: 1, failed: 1, total: 5 },
      requests: 9,
    })
  })

  test('accounts are listed latest first, with their usage and storage', async () => {
    const id = await addAccount(store(), 9_000)
    const [older, sameAge] = [await addAccount(store(), 8_000), await addAccount(store(), 8_000)].sort().reverse()
    const design = await store().designs.create(sampleDesign(id))
    await store().exports.create(sampleExport(design, { createdAt: 40 * 86_400_000 }), '{}')
    await store().exports.create(sampleExport(design, { createdAt: 1 }), '{}')
    await store().usage.addRequests([
      { accountId: id, day: 40, requests: 6 },
      { accountId: id, day: 9, requests: 60 },
    ])
    await store().assets.create(sampleAsset(id, { bytes: 3_000_000_000 }))
    await store().assets.create(sampleAsset(id, { bytes: 1 }))
    const key = { accountId: id, name: 'k', last4: 'aaaa', scopes: [], createdAt: 1, expiresAt: null }
    for (const at of [70_000, 90_000]) {
      const created = await store().keys.create({ ...key, id: newId('key'), hash: newId('hash') })
      await store().keys.touch(created.id, at)
    }
    await store().secondFactors.create(id, {
      secret: 's',
      lastStep: 1,
      createdAt: 1,
      recoveryHashes: ['h'],
      ownSessionId: '',
    })
    const { accounts, total } = await store().operator.accounts({ ...page, limit: 3, sinceDay: 10 })
    expect(accounts.map((account) => account.id)).toEqual([id, older, sameAge])
    expect(total).toBe((await store().accounts.list()).length)
    const expected = {
      id,
      email: `${id}@example.com`,
      role: 'member',
      plan: 'free',
      createdAt: 9_000,
      designCount: 1,
      hasSecondFactor: true,
      suspendedAt: null,
      hasPassword: false,
      hasIdentity: false,
      isBeingRemoved: false,
      lastSeenAt: 90_000,
      requests: 6,
      exports: 1,
      storedBytes: 3_000_000_001,
    }
    expect(accounts[0]).toEqual(expected)
    expect(accounts[1]).toMatchObject({
      lastSeenAt: null,
      requests: 0,
      exports: 0,
      storedBytes: 0,
      hasSecondFactor: false,
    })
    expect(await store().operator.account(id, 10)).toEqual(expected)
    expect(await store().operator.account('acc_unknown', 10)).toBeUndefined()
    const next = await store().operator.accounts({ limit: 1, offset: 1, sinceDay: 10 })
    expect(next.accounts.map((account) => account.id)).toEqual([older])
  })

  test('an account without keys and sessions was last seen at its last action', async () => {
    const id = await addAccount(store())
    const entry = { accountId: id, target: null, address: '192.0.2.7', requestId: 'req_1', details: {} } as const
    await store().audit.add([
      { ...entry, id: newId('aud'), at: 5_000, action: 'sign_in', actorId: id, source: 'account' },
      { ...entry, id: newId('aud'), at: 6_000, action: 'sign_out', actorId: id, source: 'account' },
      { ...entry, id: newId('aud'), at: 7_000, action: 'plan_changed', actorId: null, source: 'command line' },
    ])
    expect(await store().operator.account(id, 1)).toMatchObject({ lastSeenAt: 6_000 })
  })

  test('accounts are found by a part of their email in any case, or by their ID, and wildcards match literally', async () => {
    const id = newId('acc')
    await store().accounts.create({ id, email: '100%_Ann@Example.com', plan: 'free', createdAt: 1 })
    const found = async (q: string) =>
      (await store().operator.accounts({ ...page, q, sinceDay: 0 })).accounts.map((account) => account.id)
    expect(await found('100%_ann')).toEqual([id])
    expect(await found(' 00%_AN ')).toEqual([id])
    expect(await found(id)).toEqual([id])
    expect(await found('100_')).toEqual([])
    expect(await found('%%%')).toEqual([])
    expect(await store().operator.accounts({ ...page, q: 'no such account', sinceDay: 0 })).toEqual({
      accounts: [],
      total: 0,
    })
  })

  test('plan and role can be changed separately or together', async () => {
    const id = await addAccount(store())
    await store().operator.change(id, { plan: 'max' })
    expect(await store().accounts.find(id)).toMatchObject({ plan: 'max', role: 'member' })
    await store().operator.change(id, { plan: 'pro', role: 'owner' })
    expect(await store().accounts.find(id)).toMatchObject({ plan: 'pro', role: 'owner' })
    await expect(store().operator.change('acc_unknown', { plan: 'max' })).rejects.toMatchObject({ code: 'not_found' })
    await expect(store().operator.change('acc_unknown', { role: 'member' })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(store().operator.change('acc_unknown', {})).rejects.toMatchObject({ code: 'not_found' })
  })

  test('the last owner cannot become a member, even if two owners try at the same time', async () => {
    const place = await newLocation()
    const [firstStore, secondStore] = [await open(place), await open(place)]
    await firstStore.migrate(0)
    const [one, two] = [await addAccount(firstStore), await addAccount(firstStore)]
    await firstStore.operator.change(one, { role: 'owner' })
    const alone = firstStore.operator.change(one, { role: 'member', plan: 'max' })
    await expect(alone).rejects.toMatchObject({ code: 'last_owner' })
    expect(await firstStore.accounts.find(one)).toMatchObject({ role: 'owner', plan: 'free' })
    await firstStore.operator.change(two, { role: 'member' })
    await firstStore.operator.change(two, { role: 'owner' })
    const ends = await Promise.allSettled([
      firstStore.operator.change(one, { role: 'member' }),
      secondStore.operator.change(two, { role: 'member' }),
    ])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const owners = (await firstStore.accounts.list()).filter(({ role }) => role === 'owner')
    expect(owners).toHaveLength(1)
  })

  test('unfinished exports are listed in queue order, failed ones latest first', async () => {
    const shared = await open(await newLocation())
    await shared.migrate(0)
    const accountId = await addAccount(shared)
    const title = '<b>\u202egnp</b>'
    const design = await shared.designs.create(sampleDesign(accountId, { title }))
    const created = []
    for (const createdAt of [1_000, 2_000, 3_000, 4_000]) {
      created.push((await shared.exports.create(sampleExport(design, { createdAt }), '{}')).id)
    }
    const ids = async (status: 'queued' | 'processing' | 'failed') => {
      const { exports, total } = await shared.operator.exports({ ...page, status })
      expect(total).toBe(exports.length)
      return exports.map(({ id }) => id)
    }
    expect(await ids('queued')).toEqual(created)
    for (let each = 0; each < 3; each += 1) await shared.exports.claim({ workerId: 'w', now: 5_000, leaseMs: 60_000 })
    const error = { code: 'render_timeout', message: 'too long', retryable: true }
    for (const [at, id] of created.slice(0, 2).entries()) await shared.exports.fail(id, 1, { error, now: 6_000 + at })
    expect(await ids('queued')).toEqual(created.slice(3))
    expect(await ids('processing')).toEqual(created.slice(2, 3))
    expect(await ids('failed')).toEqual(created.slice(0, 2).reverse())
    const { exports: failed, ...counts } = await shared.operator.exports({ status: 'failed', limit: 1, offset: 1 })
    expect(counts).toEqual({ total: 2, codes: [{ code: 'render_timeout', count: 2 }] })
    expect(failed).toMatchObject([
      {
        id: created[0],
        accountId,
        email: `${accountId}@example.com`,
        designId: design.id,
        designTitle: title,
        format: 'png',
        status: 'failed',
        error,
        createdAt: 1_000,
        startedAt: 5_000,
        completedAt: 6_000,
      },
    ])
  })
})
