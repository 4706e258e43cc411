import { expect, test } from 'vitest'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, newId } from '../testing/samples.ts'
import type { NewInvitation } from './invitation-store.ts'

await describeOnEngines('the invitation store', ({ store, open, location }) => {
  function sample(overrides: Partial<NewInvitation> = {}): NewInvitation {
    const id = newId('inv')
    const rights = { role: 'owner', plan: 'max', invitedBy: null } as const
    return { id, email: `${id}@example.com`, ...rights, createdAt: 1_000, expiresAt: 9_000, ...overrides }
  }
  const acceptance = ({ id, expiresAt }: Pick<NewInvitation, 'id' | 'expiresAt'>) => ({
    ...{ id, expiresAt },
    account: { id: newId('acc'), createdAt: 2_000, password: '$0' },
  })

  test('an accepted invitation creates the account with its email, role and plan, once', async () => {
    await addAccount(store())
    const invitation = await store().invitations.create(sample())
    const account = await store().invitations.accept(acceptance(invitation))
    expect(account).toMatchObject({ email: invitation.email, role: 'owner', plan: 'max' })
    expect(await store().invitations.find(invitation.id)).toMatchObject({ acceptedAt: 2_000 })
    expect(await store().invitations.accept(acceptance(invitation))).toBeUndefined()
  })

  test('of several uses at once, one succeeds', async () => {
    const stores = [store(), await open(location())]
    const invitation = await store().invitations.create(sample())
    const uses = Array.from({ length: 6 }, (_, turn) =>
      (stores[turn % 2] ?? store()).invitations.accept(acceptance(invitation)).catch(() => undefined),
    )
    expect((await Promise.all(uses)).filter((account) => account !== undefined)).toHaveLength(1)
  })

  test('a renewed invitation is accepted only with its new link, and a revoked one with none', async () => {
    const invitation = await store().invitations.create(sample())
    const renewed = await store().invitations.renew(invitation.id, { expiresAt: 20_000, actorId: null })
    expect(await store().invitations.accept(acceptance(invitation))).toBeUndefined()
    await store().invitations.revoke(invitation.id, { at: 3_000, actorId: null })
    expect(await store().invitations.accept(acceptance(renewed))).toBeUndefined()
    const closed = { code: 'invitation_closed', details: { state: 'revoked' } }
    const change = { expiresAt: 30_000, at: 4_000, actorId: null }
    await expect(store().invitations.renew(invitation.id, change)).rejects.toMatchObject(closed)
    await expect(store().invitations.revoke(invitation.id, change)).rejects.toMatchObject(closed)
    await expect(store().invitations.revoke('inv_none', change)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('another invitation of the same email, in any case, revokes the first', async () => {
    const first = await store().invitations.create(sample())
    await store().invitations.create(sample({ email: first.email.toUpperCase() }))
    expect(await store().invitations.accept(acceptance(first))).toBeUndefined()
    expect(await store().invitations.find(first.id)).toMatchObject({ revokedAt: 1_000 })
  })

  test('an email with an account is rejected, when inviting and when accepting', async () => {
    const id = await addAccount(store())
    const exists = { code: 'account_exists' }
    await expect(store().invitations.create(sample({ email: `${id}@Example.com` }))).rejects.toMatchObject(exists)
    const invitation = await store().invitations.create(sample())
    await store().accounts.create({ id: newId('acc'), email: invitation.email, plan: 'free', createdAt: 1 })
    await expect(store().invitations.accept(acceptance(invitation))).rejects.toMatchObject(exists)
    // The failed transaction leaves the invitation open.
    expect(await store().invitations.find(invitation.id)).toMatchObject({ acceptedAt: null })
  })

  test('invitations of an owner who is demoted or deleted are removed', async () => {
    for (const end of ['demote', 'remove'] as const) {
      const owner = await addAccount(store())
      await store().operator.change(owner, { role: 'owner' })
      const other = await addAccount(store())
      await store().operator.change(other, { role: 'owner' })
      const invitation = await store().invitations.create(sample({ invitedBy: owner }))
      await (end === 'demote' ? store().operator.change(owner, { role: 'member' }) : store().accounts.remove(owner))
      expect(await store().invitations.accept(acceptance(invitation))).toBeUndefined()
    }
  })

  test('are listed newest first, and purged after their expiry, which a renewal postpones', async () => {
    const own = await open(location())
    const old = await own.invitations.create(sample({ createdAt: 10, expiresAt: 20 }))
    const renewed = await own.invitations.create(sample({ createdAt: 10, expiresAt: 20 }))
    await own.invitations.renew(renewed.id, { expiresAt: 100_000, actorId: null })
    const latest = await own.invitations.create(sample({ createdAt: 99_000, expiresAt: 100_000 }))
    const { invitations, total } = await own.invitations.list({ limit: 1, offset: 0 })
    expect(invitations.map(({ id }) => id)).toEqual([latest.id])
    expect(await own.invitations.purge(500, 100)).toBe(1)
    expect(await own.invitations.find(old.id)).toBeUndefined()
    expect(await own.invitations.find(renewed.id)).toBeDefined()
    expect((await own.invitations.list({ limit: 1, offset: 0 })).total).toBe(total - 1)
  })
})
