import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, faultsOf, type OpenServices, openServices } from '../testing/open-services.ts'
import { checkedKeyName } from './key-name.ts'
import { KEYS_PER_ACCOUNT } from './keys.ts'

let services: OpenServices
let accountId: string
let accounts = 0

beforeAll(async () => {
  services = await openServices()
})
afterAll(() => services.close())
beforeEach(async () => {
  accounts += 1
  const account = await services.accounts.create({ email: ` User${accounts}@Example.com `, plan: 'pro' })
  accountId = account._id
})

const create = (options: object = {}) => services.keys.create({ accountId, name: 'laptop', ...options })

describe('a key', () => {
  test('identifies its account and permissions', async () => {
    const { key, secret } = await create({ scopes: ['read'] })
    expect(await services.keys.authenticate(secret)).toEqual({
      accountId,
      keyId: key._id,
      // The first account of a service is an owner.
      role: 'owner',
      scopes: ['read'],
      plan: 'pro',
      requestsPerMinute: 300,
      changes: 0,
      origin: { address: '', requestId: '' },
    })
  })

  test('is returned once and not stored', async () => {
    const { key, secret } = await create()
    expect(key).toMatchObject({ name: 'laptop', last4: secret.slice(-4), scopes: ['read', 'write'], lastUsedAt: null })
    expect(JSON.stringify(await services.store.keys.list(accountId))).not.toContain(secret.slice(0, -4))
  })

  test('that is mistyped, unknown, expired or revoked is rejected, each with its reason', async () => {
    const { secret } = await create()
    const wrong = secret.endsWith('A') ? 'B' : 'A'
    await expect(services.keys.authenticate(secret.slice(0, -1) + wrong)).rejects.toMatchObject({
      code: 'key_malformed',
    })
    await expect(services.keys.authenticate('')).rejects.toMatchObject({ code: 'key_malformed' })

    const expiresAt = services.clock.time + DAY_MS
    const expiring = await create({ expiresAt })
    await services.keys.authenticate(expiring.secret)
    services.clock.time = expiresAt
    await expect(services.keys.authenticate(expiring.secret)).rejects.toMatchObject({
      code: 'key_expired',
      details: { expiredAt: new Date(expiresAt).toISOString() },
    })

    const revoked = await create()
    await services.keys.revoke(revoked.key._id)
    await expect(services.keys.authenticate(revoked.secret)).rejects.toMatchObject({ code: 'key_revoked' })

    const other = await openServices()
    const account = await other.accounts.create({ email: 'a@b.example', plan: 'free' })
    const foreign = await other.keys.create({ accountId: account._id, name: 'x' })
    await other.close()
    await expect(services.keys.authenticate(foreign.secret)).rejects.toMatchObject({ code: 'key_unknown' })
  })

  test('records its last use at most once a minute', async () => {
    const { secret } = await create()
    const used = async () => (await services.keys.list(accountId))[0]?.lastUsedAt
    await services.keys.authenticate(secret)
    await expect.poll(used).toBe(new Date(services.clock.time).toISOString())
    const first = services.clock.time
    services.clock.time += 30_000
    await services.keys.authenticate(secret)
    // No write may happen in this time.
    await setTimeout(50)
    expect(await used()).toBe(new Date(first).toISOString())
    services.clock.time += 30_000
    await services.keys.authenticate(secret)
    await expect.poll(used).toBe(new Date(services.clock.time).toISOString())
  })

  test('of a plan that no longer exists has the lowest rate limit', async () => {
    const { secret } = await create()
    await services.store.operator.change(accountId, { plan: 'gone' })
    expect(await services.keys.authenticate(secret)).toMatchObject({ plan: 'gone', requestsPerMinute: 60 })
  })

  test('is revoked by its last four characters', async () => {
    const { key, secret } = await create()
    const revoked = await services.keys.revoke(secret.slice(-4))
    expect(revoked).toMatchObject({
      key: { _id: key._id, revokedAt: new Date(services.clock.time).toISOString() },
      ended: true,
    })
    services.clock.time += 1_000
    expect(await services.keys.revoke(key._id)).toEqual({ ...revoked, ended: false })
  })

  test('that does not exist cannot be revoked', async () => {
    await expect(services.keys.revoke('nope')).rejects.toMatchObject({ code: 'not_found' })
  })

  test('requires a name', () => {
    expect(checkedKeyName(' laptop ')).toBe('laptop')
    for (const name of ['  ', 'x'.repeat(101)]) {
      expect(() => checkedKeyName(name)).toThrow(expect.objectContaining({ code: 'invalid_input' }))
    }
  })
})

describe('an account', () => {
  test('is found by its email in any case', async () => {
    const found = await services.accounts.findByEmail(`USER${accounts}@example.COM`)
    expect(found).toMatchObject({ _id: accountId, email: `user${accounts}@example.com`, plan: 'pro' })
  })

  test('cannot be created twice', async () => {
    const email = `user${accounts}@example.com`
    await expect(services.accounts.create({ email, plan: 'free' })).rejects.toMatchObject({ code: 'account_exists' })
  })

  test.each(['', 'me', '@x', 'me@', 'me@x@y', 'me @x.example'])('cannot have the email %j', async (email) => {
    expect(Object.keys(await faultsOf(services.accounts.create({ email, plan: 'free' })))).toEqual(['/email'])
  })

  test('must have an existing plan', async () => {
    const unknown = { code: 'plan_unknown', details: { plan: 'gold', allowed: ['free', 'pro'] } }
    await expect(services.accounts.create({ email: 'new@x.example', plan: 'gold' })).rejects.toMatchObject(unknown)
    await expect(services.accounts.setPlan(`user${accounts}@example.com`, 'gold')).rejects.toMatchObject(unknown)
    const { secret } = await create()
    await services.accounts.setPlan(`user${accounts}@example.com`, 'free')
    expect(await services.keys.authenticate(secret)).toMatchObject({ plan: 'free', requestsPerMinute: 60 })
  })

  test('has its limits and usage', async () => {
    const caller = await services.caller({ plan: 'pro' })
    const { design } = await services.designs.create(caller, { width: 10, height: 10 })
    await services.designs.create(caller, { width: 10, height: 10 })
    await services.designs.trash(caller, (await services.designs.create(caller, { width: 1, height: 1 })).design._id)
    await services.exports.create(caller, { designId: design._id, format: 'png' })
    expect(await services.accounts.get(caller)).toMatchObject({
      _id: caller.accountId,
      plan: 'pro',
      limits: { requestsPerMinute: 300, documentBytes: 2_097_152, uploadBytes: 26_214_400 },
      usage: {
        designs: 2,
        trashedDesigns: 1,
        exports: { queued: 1, processing: 0, completed: 0, failed: 0, canceled: 0, expired: 0 },
        assets: 0,
        assetBytes: 0,
      },
    })
  })
})

test('an account has at most 1000 keys', async () => {
  for (let count = 0; count < KEYS_PER_ACCOUNT; count += 1) await create()
  await expect(create()).rejects.toMatchObject({ code: 'key_limit', details: { limit: 1_000 } })
})
