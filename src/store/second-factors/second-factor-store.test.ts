import { beforeEach, expect, test } from 'vitest'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, newId } from '../testing/samples.ts'

const FACTOR = { secret: 'sealed', lastStep: 100, createdAt: 5_000, recoveryHashes: ['one', 'two'], ownSessionId: '' }

await describeOnEngines('second factors', ({ store }) => {
  let id: string
  let other: string
  beforeEach(async () => {
    id = await addAccount(store())
    other = await addAccount(store())
    await store().secondFactors.create(other, FACTOR)
  })

  test('a second factor is stored once with its recovery codes, and another account has its own', async () => {
    expect(await store().secondFactors.find(id)).toBeUndefined()
    expect(await store().secondFactors.create(id, FACTOR)).toBe(true)
    expect(await store().secondFactors.create(id, { ...FACTOR, secret: 'other', recoveryHashes: ['x'] })).toBe(false)
    expect(await store().secondFactors.find(id)).toEqual({ secret: 'sealed', lastStep: 100, createdAt: 5_000 })
    expect(await store().secondFactors.countRecoveryCodes(id)).toBe(2)
  })

  test('creating it ends all other sessions, and none begins without a code', async () => {
    const session = (sessionId: string) => ({
      ...{ id: sessionId, accountId: id, hash: newId('hash'), device: 'Firefox', address: '192.0.2.1' },
      ...{ createdAt: 1, signedInAt: 1, lastUsedAt: 1, expiresAt: 9_000 },
    })
    const [own, thief] = [newId('ses'), newId('ses')]
    for (const each of [own, thief]) expect(await store().sessions.create(session(each))).toBe(true)
    await store().secondFactors.create(id, { ...FACTOR, ownSessionId: own })
    expect((await store().sessions.list(id, 2)).map((each) => each.id)).toEqual([own])
    expect(await store().sessions.create(session(newId('ses')))).toBe(false)
    expect(await store().sessions.create(session(newId('ses')), { hadCode: true })).toBe(true)
  })

  test('only one of two simultaneous requests creates it', async () => {
    const created = await Promise.all([1, 2].map(() => store().secondFactors.create(id, FACTOR)))
    expect(created.sort()).toEqual([false, true])
  })

  test('a time step is used once, and none before it', async () => {
    await store().secondFactors.create(id, FACTOR)
    expect(await store().secondFactors.useStep(id, 100)).toBe(false)
    const uses = await Promise.all([1, 2, 3].map(() => store().secondFactors.useStep(id, 102)))
    expect(uses.filter(Boolean)).toHaveLength(1)
    expect(await store().secondFactors.useStep(id, 101)).toBe(false)
    expect((await store().secondFactors.find(id))?.lastStep).toBe(102)
    expect((await store().secondFactors.find(other))?.lastStep).toBe(100)
  })

  test('a recovery code is used once, and only for its account', async () => {
    await store().secondFactors.create(id, { ...FACTOR, recoveryHashes: ['own'] })
    expect(await store().secondFactors.useRecoveryCode(other, 'own')).toBe(false)
    const uses = await Promise.all([1, 2, 3].map(() => store().secondFactors.useRecoveryCode(id, 'own')))
    expect(uses.filter(Boolean)).toHaveLength(1)
    expect(await store().secondFactors.countRecoveryCodes(id)).toBe(0)
    expect(await store().secondFactors.countRecoveryCodes(other)).toBe(2)
  })

  test('new recovery codes replace the old ones', async () => {
    await store().secondFactors.create(id, FACTOR)
    await store().secondFactors.replaceRecoveryCodes(id, ['three'])
    expect(await store().secondFactors.useRecoveryCode(id, 'one')).toBe(false)
    expect(await store().secondFactors.useRecoveryCode(id, 'three')).toBe(true)
  })

  test('removing it removes its recovery codes, and so does removing the account', async () => {
    await store().secondFactors.create(id, FACTOR)
    expect(await store().secondFactors.remove(id)).toBe(true)
    expect(await store().secondFactors.remove(id)).toBe(false)
    expect(await store().secondFactors.countRecoveryCodes(id)).toBe(0)
    await store().accounts.remove(other)
    expect(await store().secondFactors.find(other)).toBeUndefined()
    expect(await store().secondFactors.countRecoveryCodes(other)).toBe(0)
  })
})
