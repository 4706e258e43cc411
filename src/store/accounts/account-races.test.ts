import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Session } from '../account-records.ts'
import type { Store } from '../store.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { newId, sampleDesign } from '../testing/samples.ts'

await describeOnEngines('accounts under concurrent use', ({ store, open, location }) => {
  async function addPerson(role: 'member' | 'owner' = 'member'): Promise<string> {
    const id = newId('acc')
    await store().accounts.create({ id, email: `${id}@example.com`, plan: 'free', createdAt: 1, password: '$0' })
    await store().operator.change(id, { role })
    return id
  }

  // The first account of a service is an owner and cannot become a member.
  beforeAll(() => addPerson('owner'))

  function session(accountId: string, expiresAt = 10_000): Session {
    const hash = randomUUID().replaceAll('-', '')
    const times = { createdAt: 5_000, signedInAt: 5_000, lastUsedAt: 5_000, expiresAt }
    return { id: newId('ses'), accountId, hash, device: 'Firefox', address: '192.0.2.1', ...times }
  }

  test('a sign-in during a password change succeeds only with the new password', async () => {
    const stores: readonly Store[] = [store(), await open(location())]
    const ids = await Promise.all([addPerson(), addPerson(), addPerson()])
    for (const id of ids) await store().sessions.create({ ...session(id, 4_000), createdAt: 1 })
    const work = ids.flatMap((id) =>
      Array.from({ length: 12 }, async (_, turn) => {
        const on = stores[turn % 2] ?? store()
        if (turn === 6) return on.accounts.changeCredentials(id, { proved: '$0', password: '$1' })
        if (turn === 9) return on.sessions.endOthers(id, null)
        return on.sessions.create(session(id), { proved: turn < 8 ? '$0' : '$1' })
      }),
    )
    await Promise.all(work)
    for (const id of ids) {
      expect(await store().accounts.findPassword(id)).toBe('$1')
      const before = await store().sessions.list(id, 5_000)
      expect(before.length).toBeLessThanOrEqual(3)
      expect(await store().sessions.create(session(id), { proved: '$0' })).toBe(false)
    }
  })

  test('an account removed while in use is deleted with everything created in the meantime', async () => {
    const stores: readonly Store[] = [store(), await open(location())]
    const ids = await Promise.all([addPerson(), addPerson(), addPerson()])
    const work = ids.flatMap((id) =>
      Array.from({ length: 15 }, async (_, turn) => {
        const on = stores[turn % 2] ?? store()
        if (turn === 7) return on.accounts.remove(id)
        if (turn % 3 === 0) return on.sessions.create(session(id))
        if (turn % 3 === 1) return on.usage.addRequests([{ accountId: id, day: 20_000, requests: 1 }])
        return on.designs.create(sampleDesign(id))
      }),
    )
    const ends = await Promise.allSettled(work)
    const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as { code?: unknown }] : []))
    expect(reasons.filter(({ code }) => code !== 'not_found')).toEqual([])
    for (const id of ids) {
      expect(await store().accounts.find(id)).toBeUndefined()
      expect(await store().sessions.list(id, 5_000)).toEqual([])
      expect(await store().usage.days(id, 0)).toEqual([])
      expect(await store().accounts.listOwned(id, 'designs', { limit: 10 })).toEqual([])
    }
  })

  test('when all owners leave or become members at once, one owner remains', async () => {
    const stores: readonly Store[] = [store(), await open(location())]
    const owners = await Promise.all([addPerson('owner'), addPerson('owner'), addPerson('owner')])
    await addPerson()
    const others = (await store().accounts.list()).filter(({ id, role }) => role === 'owner' && !owners.includes(id))
    for (const { id } of others) await store().operator.change(id, { role: 'member' })
    const ends = await Promise.allSettled(
      owners.map((id, turn) => {
        const on = stores[turn % 2] ?? store()
        return turn === 1 ? on.operator.change(id, { role: 'member' }) : on.accounts.remove(id)
      }),
    )
    const rejection = ends.flatMap((end) =>
      end.status === 'rejected' ? [(end.reason as { code?: unknown }).code] : [],
    )
    expect(rejection).toEqual(['last_owner'])
    expect((await store().accounts.list()).filter(({ role }) => role === 'owner')).toHaveLength(1)
  })
})
