import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, newId } from '../testing/samples.ts'
import type { NewAuditEntry } from './audit-entry.ts'

const PAGE = { limit: 20, offset: 0 }

await describeOnEngines('the audit store', ({ store }) => {
  const sample = (overrides: Partial<NewAuditEntry> = {}): NewAuditEntry => ({
    ...{ id: newId('aud'), at: 1_000, action: 'sign_in', accountId: null, actorId: null, source: 'visitor' },
    ...{ target: null, address: '192.0.2.7', requestId: 'req_1', details: { reason: 'test' } },
    ...overrides,
  })

  test('an entry has the emails at the time, also after the account is deleted', async () => {
    await addAccount(store())
    const id = await addAccount(store())
    const entry = sample({ accountId: id, actorId: id, source: 'account' })
    await store().audit.add([entry])
    await store().accounts.remove(id, { audit: [sample({ accountId: id, action: 'account_deleted', at: 2_000 })] })
    const { entries, total } = await store().audit.list({ ...PAGE, concerning: id })
    expect(total).toBe(2)
    expect(entries[0]).toMatchObject({ action: 'account_deleted', accountEmail: `${id}@example.com` })
    expect(entries[1]).toEqual({ ...entry, accountEmail: `${id}@example.com`, actorEmail: `${id}@example.com` })
  })

  test('entries are found by account or actor, part of the email, action and time, latest first', async () => {
    const [one, two] = [await addAccount(store()), await addAccount(store())]
    const first = sample({ accountId: one, at: 10_000 })
    const second = sample({ accountId: two, actorId: one, at: 11_000, action: 'plan_changed', source: 'account' })
    const third = sample({ accountId: two, at: 12_000 })
    await store().audit.add([first, second, third])
    const found = async (filter: object) => {
      const { entries, total } = await store().audit.list({ ...PAGE, from: 10_000, ...filter })
      expect(total).toBe(entries.length)
      return entries.map(({ id }) => id)
    }
    expect(await found({ account: one })).toEqual([second.id, first.id])
    expect(await found({ account: `${two}@EXAMPLE` })).toEqual([third.id, second.id])
    expect(await found({ account: '%' })).toEqual([])
    expect(await found({ concerning: one })).toEqual([first.id])
    expect(await found({ account: one, action: 'plan_changed' })).toEqual([second.id])
    expect(await found({ account: two, from: 12_000 })).toEqual([third.id])
    expect(await found({ account: two, until: 12_000 })).toEqual([second.id])
    const { entries, total } = await store().audit.list({ account: two, limit: 1, offset: 1 })
    expect([entries.map(({ id }) => id), total]).toEqual([[second.id], 2])
  })

  test('an entry is written with the change, and not without it', async () => {
    const id = await addAccount(store())
    const key = { accountId: id, name: 'laptop', hash: randomUUID(), last4: 'abcd', scopes: ['read'] } as const
    const created = sample({ accountId: id, action: 'key_created' })
    const { id: keyId } = await store().keys.create(
      { ...key, id: newId('key'), createdAt: 1, expiresAt: null },
      { audit: [created] },
    )
    const revoked = sample({ accountId: id, action: 'key_revoked', at: 2_000 })
    await store().keys.revoke({ id: keyId, at: 5, audit: [revoked] })
    await store().keys.revoke({ id: keyId, at: 6, audit: [sample({ accountId: id, action: 'key_revoked' })] })
    await store().sessions.end(id, 'ses_none', [sample({ accountId: id, action: 'session_ended' })])
    await store().sessions.endOthers(id, null, { audit: [sample({ accountId: id, action: 'sessions_ended' })] })
    await store()
      .accounts.create(
        { id: newId('acc'), email: `${id}@example.com`, plan: 'free', createdAt: 1 },
        {
          audit: [sample({ accountId: id, action: 'account_created' })],
        },
      )
      .catch(() => undefined)
    await store().operator.change(id, { plan: 'free' }, { auditOf: () => [sample({ accountId: id })] })
    await store().operator.change(
      id,
      { plan: 'max' },
      {
        auditOf: ({ plan, role }) => [
          sample({ accountId: id, action: 'plan_changed', at: 3_000, details: { ...plan, role: role ?? null } }),
        ],
      },
    )
    const { entries } = await store().audit.list({ ...PAGE, concerning: id })
    expect(entries.map(({ action }) => action)).toEqual(['plan_changed', 'key_revoked', 'key_created'])
    expect(entries[0]?.details).toEqual({ from: 'free', to: 'max', role: null })
  })

  test('old entries are purged in batches', async () => {
    await store().audit.add([sample({ at: -5 }), sample({ at: -4 }), sample({ at: -3 })])
    expect(await store().audit.purge(-3, 1)).toBe(1)
    expect(await store().audit.purge(-3, 100)).toBe(1)
    expect(await store().audit.purge(-3, 100)).toBe(0)
  })
})
