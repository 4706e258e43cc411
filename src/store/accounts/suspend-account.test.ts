import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Session } from '../account-records.ts'
import type { Store } from '../store.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { newId, sampleAsset, sampleDesign, sampleExport } from '../testing/samples.ts'

function session(accountId: string): Session {
  const times = { createdAt: 5, signedInAt: 5, lastUsedAt: 5, expiresAt: 10_000 }
  return { id: newId('ses'), accountId, hash: randomUUID(), device: 'Firefox', address: '192.0.2.1', ...times }
}

await describeOnEngines('a suspended account', ({ newLocation, open }) => {
  /** A store of its own, with this many owners, then members. */
  async function people(owners: number, members = 0): Promise<{ store: Store; ids: string[] }> {
    const store = await open(await newLocation())
    await store.migrate(0)
    const ids = Array.from({ length: owners + members }, () => newId('acc'))
    for (const [index, id] of ids.entries()) {
      const account = { id, email: `${id}@example.com`, plan: 'free', createdAt: index, password: '$0' }
      await store.accounts.create({ ...account, role: index < owners ? 'owner' : 'member' })
    }
    return { store, ids }
  }

  test('has no sessions and no open invitations, and is reported with its keys until it is resumed', async () => {
    const { store, ids } = await people(2)
    const [, id = ''] = ids
    const own = session(id)
    await store.sessions.create(own)
    const key = { id: newId('key'), accountId: id, name: 'laptop', hash: randomUUID(), last4: 'abcd' }
    await store.keys.create({ ...key, scopes: ['read'], createdAt: 1, expiresAt: null })
    const invitation = { id: newId('inv'), email: 'new@example.com', role: 'member', plan: 'free' } as const
    await store.invitations.create({ ...invitation, invitedBy: id, createdAt: 1, expiresAt: 1_000_000 })

    expect(await store.accounts.suspend({ id, at: 7 })).toBe(true)
    expect(await store.accounts.suspend({ id, at: 8 })).toBe(false)
    expect((await store.keys.findByHash(key.hash))?.account).toMatchObject({ suspendedAt: 7 })
    expect(await store.sessions.findByHash(own.hash)).toBeUndefined()
    expect(await store.invitations.find(invitation.id)).toBeUndefined()
    await expect(store.sessions.create(session(id))).rejects.toMatchObject({ code: 'account_suspended' })
    expect(await store.accounts.changeCredentials(id, { proved: '$0', password: '$1' })).toBeUndefined()

    expect(await store.accounts.resume({ id })).toBe(true)
    expect(await store.accounts.resume({ id })).toBe(false)
    expect((await store.keys.findByHash(key.hash))?.account).toMatchObject({ suspendedAt: null })
    expect(await store.sessions.create(session(id))).toBe(true)
  })

  test('shows nothing to visitors: neither shared designs nor files', async () => {
    const { store, ids } = await people(1, 2)
    const [, id = '', other = ''] = ids
    const design = await store.designs.create(sampleDesign(id, { visibility: 'public' }))
    const visible = await store.designs.create(sampleDesign(other, { visibility: 'public' }))
    const trashed = await store.designs.create(sampleDesign(id))
    await store.designs.trash({ accountId: id, id: trashed.id, now: 9 })
    const asset = await store.assets.create(sampleAsset(id), Infinity)
    const job = await store.exports.create(sampleExport(design), '{}')
    const find = () =>
      Promise.all([
        store.designs.findAny(design.id),
        store.designs.findAnyWithDocument(design.id),
        store.designs.findTrashed(trashed.id),
        store.assets.findAny(asset.id),
        store.exports.findServed(job.id),
      ])
    const listed = async () => (await store.designs.listPublic({ limit: 20, offset: 0 })).designs.map((each) => each.id)

    expect((await find()).every((found) => found !== undefined)).toBe(true)
    expect((await listed()).sort()).toEqual([design.id, visible.id].sort())
    await store.accounts.suspend({ id, at: 7 })
    expect((await find()).every((found) => found === undefined)).toBe(true)
    expect(await listed()).toEqual([visible.id])
    // The worker still finds the queued export, which completes.
    expect(await store.exports.findAny(job.id)).toMatchObject({ status: 'queued' })
  })

  test('is never the last owner, who also counts as the last one next to a suspended owner', async () => {
    const { store, ids } = await people(2, 1)
    const [one = '', two = '', member = ''] = ids
    await store.accounts.suspend({ id: two, at: 7 })
    const lastOwner = { code: 'last_owner' }
    await expect(store.accounts.suspend({ id: one, at: 7 })).rejects.toMatchObject(lastOwner)
    await expect(store.operator.change(one, { role: 'member' })).rejects.toMatchObject(lastOwner)
    await expect(store.accounts.remove(one)).rejects.toMatchObject(lastOwner)
    await store.operator.change(two, { role: 'member' })
    await store.accounts.suspend({ id: member, at: 7 })
    await expect(store.accounts.suspend({ id: 'acc_none', at: 7 })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('two owners who suspend each other at once: only one succeeds', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { store, ids } = await people(3)
      const [one = '', two = ''] = ids
      const outcomes = await Promise.allSettled([
        store.accounts.suspend({ id: two, at: 7, actorId: one }),
        store.accounts.suspend({ id: one, at: 7, actorId: two }),
      ])
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const rejected = outcomes.find(({ status }) => status === 'rejected')
      expect(rejected).toMatchObject({ reason: { code: 'owner_needed' } })
    }
  })

  test('cannot administer, and neither can a member or a deleted owner', async () => {
    const { store, ids } = await people(3, 1)
    const [, suspended = '', deleted = '', member = ''] = ids
    await store.accounts.suspend({ id: suspended, at: 7 })
    await store.accounts.remove(deleted)
    for (const actorId of [suspended, deleted, member]) {
      const refused = { code: 'owner_needed' }
      const invitation = { id: newId('inv'), email: 'a@example.com', role: 'owner', plan: 'free' } as const
      const times = { createdAt: 1, expiresAt: 9_000 }
      await expect(store.operator.change(member, { role: 'owner' }, { actorId })).rejects.toMatchObject(refused)
      await expect(store.accounts.resume({ id: suspended, actorId })).rejects.toMatchObject(refused)
      await expect(store.accounts.remove(member, { actorId })).rejects.toMatchObject(refused)
      await expect(store.sessions.endOthers(member, null, { actorId })).rejects.toMatchObject(refused)
      await expect(store.secondFactors.remove(member, { actorId })).rejects.toMatchObject(refused)
      await expect(store.keys.revoke({ id: 'key_any', at: 1, actorId })).rejects.toMatchObject(refused)
      await expect(store.invitations.create({ ...invitation, ...times, invitedBy: actorId })).rejects.toMatchObject(
        refused,
      )
      await expect(
        store.accounts.create({ id: newId('acc'), email: 'b@example.com', plan: 'free', createdAt: 1 }, { actorId }),
      ).rejects.toMatchObject(refused)
    }
    expect(await store.accounts.find(member)).toMatchObject({ role: 'member' })
  })
})
