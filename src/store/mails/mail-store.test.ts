import { expect, test, vi } from 'vitest'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, newId } from '../testing/samples.ts'
import type { NewMail } from './add-mails.ts'

await describeOnEngines('the outbox', ({ newLocation, open, location }) => {
  const sample = (overrides: Partial<NewMail> = {}): NewMail => ({
    ...{ id: newId('mail'), kind: 'password_changed', to: 'ada@example.com', data: { at: 7 }, createdAt: 1_000 },
    ...overrides,
  })
  const claimBy = (claimant: string, now = 5_000) => ({ claimant, now, leaseMs: 30_000, holding: [] })
  const claimOf = (leasedBy: string, claimed: { readonly id: string; readonly attempts: number }) => ({
    ...claimed,
    leasedBy,
  })
  const PROBLEM = { reason: 'timeout', detail: 'slow', reply: null }

  /** The outbox of a new, migrated database. */
  async function openEmpty() {
    const store = await open(await newLocation())
    await store.migrate(0)
    return store
  }

  test('an email is claimed by one process at a time, with its content, and is gone once sent', async () => {
    const { mails } = await openEmpty()
    const mail = sample()
    await mails.add([mail])
    const claimed = await mails.claim(claimBy('one'))
    expect(claimed).toMatchObject({ ...mail, attempts: 1, failedAt: null })
    expect(await mails.claim(claimBy('two'))).toBeUndefined()
    expect(await mails.end(claimOf('one', { id: mail.id, attempts: 1 }))).toBe(true)
    expect(await mails.list({ limit: 9, offset: 0 })).toEqual({ mails: [], total: 0 })
  })

  test('200 emails claimed by two processes at once are each claimed once', async () => {
    const where = await newLocation()
    const stores = [await open(where), await open(where)]
    await stores[0]?.migrate(0)
    const sent = Array.from({ length: 200 }, () => sample())
    await stores[0]?.mails.add(sent)
    const claimed: string[] = []
    await Promise.all(
      [...stores, ...stores].map(async ({ mails }, worker) => {
        for (let mail = await mails.claim(claimBy(`${worker}`)); mail; mail = await mails.claim(claimBy(`${worker}`))) {
          claimed.push(mail.id)
          await mails.end(mail)
        }
      }),
    )
    expect(claimed.toSorted()).toEqual(sent.map(({ id }) => id).toSorted())
  })

  test('an email whose lease has ended is claimed again, and the first claim can no longer end it', async () => {
    const { mails } = await openEmpty()
    const { id } = sample()
    await mails.add([sample({ id })])
    await mails.claim({ ...claimBy('one'), leaseMs: 1 })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await mails.claim(claimBy('two'))).toMatchObject({ id, attempts: 2 })
    const [stale, latest] = [claimOf('one', { id, attempts: 1 }), claimOf('two', { id, attempts: 2 })]
    expect(await mails.end(stale)).toBe(false)
    expect(await mails.retryAt(stale, 0, PROBLEM)).toBe(false)
    expect(await mails.fail(stale, 0, PROBLEM)).toBe(false)
    expect(await mails.end(latest)).toBe(true)
  })

  test("after an admin's retry, a claim from before cannot end the next one", async () => {
    const { mails } = await openEmpty()
    const { id } = sample()
    await mails.add([sample({ id })])
    const stale = await mails.claim({ ...claimBy('one'), leaseMs: 1 })
    await vi.waitFor(async () => expect(await mails.retry(id)).toMatchObject({ attempts: 0, leasedBy: null }), 30_000)
    const latest = await mails.claim(claimBy('two'))
    if (stale === undefined || latest === undefined) throw new Error('nothing was due')
    expect(latest.attempts).toBe(stale.attempts)
    expect(await mails.fail(stale, 0, PROBLEM)).toBe(false)
    expect(await mails.end(stale)).toBe(false)
    expect(await mails.end(latest)).toBe(true)
  })

  test('a renewed lease does not end, and a process never claims what it is sending', async () => {
    const { mails } = await openEmpty()
    const { id } = sample()
    await mails.add([sample({ id })])
    await mails.claim({ ...claimBy('one'), leaseMs: 1 })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await mails.claim({ ...claimBy('one'), holding: [id] })).toBeUndefined()
    await mails.renew('one', [id], 30_000)
    expect(await mails.claim(claimBy('two'))).toBeUndefined()
  })

  test('after a temporary failure an email is due at its time, with the problem', async () => {
    const { mails } = await openEmpty()
    const { id } = sample()
    await mails.add([sample({ id })])
    await mails.claim(claimBy('one'))
    await mails.retryAt(claimOf('one', { id, attempts: 1 }), 9_000, PROBLEM)
    expect(await mails.claim(claimBy('one', 8_999))).toBeUndefined()
    expect(await mails.claim(claimBy('one', 9_000))).toMatchObject({ id, attempts: 2, problem: PROBLEM })
  })

  test('a failed email stays until an admin retries or discards it, or it is old', async () => {
    const { mails } = await openEmpty()
    const [first, second, third] = [sample(), sample(), sample()]
    await mails.add([first, second, third])
    for (let mail = await mails.claim(claimBy('one')); mail; mail = await mails.claim(claimBy('one'))) {
      await mails.fail(mail, 6_000, PROBLEM)
    }
    expect(await mails.claim(claimBy('one', 1_000_000))).toBeUndefined()
    expect(await mails.backlog()).toEqual({ waiting: 0, oldestAt: null, failed: 3 })

    expect(await mails.retry(first.id)).toMatchObject({ failedAt: null, attempts: 0, problem: null })
    expect(await mails.backlog()).toEqual({ waiting: 1, oldestAt: 1_000, failed: 2 })
    expect((await mails.list({ limit: 9, offset: 0 })).mails.at(-1)).toMatchObject({ id: first.id, failedAt: null })
    expect(await mails.claim(claimBy('one'))).toMatchObject({ id: first.id, attempts: 1 })
    expect(await mails.discard(second.id)).toBe(true)
    expect([await mails.discard(second.id), await mails.retry(second.id)]).toEqual([false, undefined])
    expect([await mails.purge(6_000, 10), await mails.purge(6_001, 10)]).toEqual([0, 1])
    expect(await mails.countWaiting()).toBe(1)
  })

  test('emails are written with a change, or not at all if it fails', async () => {
    const store = await open(location())
    const id = await addAccount(store)
    const mail = sample({ id: newId('mail') })
    const before = await store.mails.countWaiting()
    const wrong = { proved: 'another hash', password: '$1', mails: [mail] }
    expect(await store.accounts.changeCredentials(id, wrong)).toBeUndefined()
    expect(await store.mails.countWaiting()).toBe(before)
    await store.accounts.changeCredentials(id, { ...wrong, proved: null })
    expect(await store.mails.countWaiting()).toBe(before + 1)
    await store.mails.discard(mail.id)
  })

  test('the emails of a deleted account go with it', async () => {
    const store = await open(location())
    const id = await addAccount(store)
    const email = (await store.accounts.find(id))?.email ?? ''
    await store.mails.add([sample({ to: email })])
    const before = await store.mails.countWaiting()
    await store.accounts.remove(id)
    expect(await store.mails.countWaiting()).toBe(before - 1)
  })
})
