import { sql } from '#kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../database.ts'
import type { StoreLocation } from '../dialect.ts'
import type { Store } from '../store.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, newId, sampleAsset, sampleDesign, sampleExport } from '../testing/samples.ts'

async function fill(store: Store, accountId: string) {
  const assets = [await store.assets.create(sampleAsset(accountId)), await store.assets.create(sampleAsset(accountId))]
  const [shown, drawn] = assets.map(({ id }) => id)
  const content = { documentJson: '{}', pageCount: 1, assetIds: assets.map(({ id }) => id) }
  const design = await store.designs.create(sampleDesign(accountId, { content, tags: ['one', 'two'] }))
  const trashed = await store.designs.create(sampleDesign(accountId, { content }))
  const template = await store.templates.create({
    id: newId('tpl'),
    accountId,
    title: 'Mine',
    description: '',
    category: 'Mine',
    tags: [],
    width: 10,
    height: 10,
    pageCount: 1,
    slots: [],
    documentJson: '{}',
    assetIds: [shown ?? ''],
    createdAt: 1,
  })
  // Cheap, so that the account's next export is claimed before those of another account.
  const done = await store.exports.create(sampleExport(design, { estimateMs: 100 }), '{}')
  const claimed = await store.exports.claim({ workerId: 'w', now: 2_000, leaseMs: 60_000 })
  await store.exports.finish(done.id, claimed?.claims ?? 0, {
    now: 3_000,
    expiresAt: 9_000_000,
    fileSet: done.id,
    files: [],
    warnings: [],
  })
  const follower = await store.exports.create(sampleExport(design, { fingerprint: done.fingerprint }), '{}')
  const running = await store.exports.create(sampleExport(design, { assetIds: [drawn ?? ''] }), '{}')
  const run = await store.exports.claim({ workerId: 'w', now: 2_000, leaseMs: 60_000 })
  const queued = await store.exports.create(sampleExport(trashed, { assetIds: [shown ?? ''] }), '{}')
  await store.designs.trash({ accountId, id: trashed.id, now: 4_000 })
  const key = { id: newId('key'), accountId, name: 'k', hash: newId('h'), last4: 'abcd' }
  await store.keys.create({ ...key, scopes: ['read'], createdAt: 1, expiresAt: null })
  await store.idempotency.begin({
    accountId,
    key: 'i',
    fingerprint: 'f',
    resourceId: 'r',
    instanceId: 'n',
    attempt: 1,
    now: 1,
    leaseMs: 1,
    validSince: 0,
  })
  return { assets, design, trashed, template, done, follower, running, queued, claims: run?.claims ?? 0 }
}

async function everyRow(location: StoreLocation): Promise<string[]> {
  const database = openDatabase(location)
  const tables = [
    ...['accounts', 'api_keys', 'sessions', 'usage_days', 'designs', 'design_documents', 'design_tags', 'asset_uses'],
    ...['templates', 'template_documents', 'exports', 'export_snapshots', 'snapshot_assets', 'assets'],
    'idempotency_keys',
  ]
  const rows: string[] = []
  for (const table of tables) {
    const found = await sql<object>`select * from ${sql.table(table)}`.execute(database.query)
    rows.push(...found.rows.map((row) => `${table} ${JSON.stringify(row)}`))
  }
  await database.query.destroy()
  database.dialect.close()
  return rows.sort()
}

await describeOnEngines('changes of an account', ({ open, newLocation, store }) => {
  for (const limit of [1, 2, 200]) {
    test(`an account is removed with its data, ${limit} at a time, and other accounts are untouched`, async () => {
      const location = await newLocation()
      const own = await open(location)
      await own.migrate(0)
      await fill(own, await addAccount(own))
      const others = await everyRow(location)
      const removedId = await addAccount(own)
      const created = await fill(own, removedId)
      expect((await everyRow(location)).length).toBeGreaterThan(others.length * 1.8)

      const leftovers = { fileSets: new Set<string>(), thumbnailIds: new Set<string>(), assetHashes: new Set<string>() }
      for (;;) {
        const batch = await own.accounts.removeSomeOwned(removedId, limit)
        if (batch === undefined) break
        for (const name of batch.fileSets) leftovers.fileSets.add(name)
        for (const id of batch.thumbnailIds) leftovers.thumbnailIds.add(id)
        for (const sha256 of batch.assetHashes) leftovers.assetHashes.add(sha256)
        const counted = await own.accounts.find(removedId)
        const designs = await own.designs.list(removedId, { limit: 9, offset: 0, q: 'poster' })
        expect(counted?.designCount).toBe(designs.total)
        expect(counted?.trashCount).toBe(
          (await own.designs.listTrash(removedId, { limit: 9, offset: 0 })).designs.length,
        )
        expect((await own.exports.list(removedId, { limit: 9, offset: 0, now: 0 })).total).toBe(
          (await own.accounts.listOwned(removedId, 'exports', { limit: 9 })).length,
        )
      }
      expect(await own.accounts.remove(removedId)).toEqual({ fileSets: [], thumbnailIds: [], assetHashes: [] })
      expect(leftovers.fileSets).toEqual(
        new Set([created.done.id, created.follower.id, created.running.id, created.queued.id]),
      )
      expect(leftovers.thumbnailIds).toEqual(
        new Set([created.design.id, created.trashed.id, created.template.id, ...created.assets.map(({ id }) => id)]),
      )
      expect(leftovers.assetHashes).toEqual(new Set(created.assets.map(({ sha256 }) => sha256)))
      expect(await everyRow(location)).toEqual(others)
    })
  }

  test('an account can be removed at once, with everything that it owns', async () => {
    const id = await addAccount(store())
    const created = await fill(store(), id)
    const leftovers = await store().accounts.remove(id)
    expect(leftovers.thumbnailIds).toHaveLength(5)
    expect(leftovers.assetHashes).toHaveLength(2)
    expect(await store().accounts.find(id)).toBeUndefined()
    expect(await store().designs.findAny(created.design.id)).toBeUndefined()
    await expect(store().accounts.remove(id)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('a worker that renders for a removed account loses its claim', async () => {
    const id = await addAccount(store())
    const { running, claims } = await fill(store(), id)
    await store().accounts.remove(id)
    expect(await store().exports.heartbeat(running.id, claims, { leaseMs: 1 })).toBe(false)
    const result = { now: 1, expiresAt: 2, fileSet: running.id, files: [], warnings: [] }
    expect(await store().exports.finish(running.id, claims, result)).toEqual([])
    expect(await store().exports.findAny(running.id)).toBeUndefined()
  })

  test('a write for an account that has just been removed fails with not_found', async () => {
    const id = await addAccount(store())
    await store().accounts.remove(id)
    const absent = { code: 'not_found', details: { resource: 'account' } }
    await expect(store().designs.create(sampleDesign(id))).rejects.toMatchObject(absent)
    await expect(store().assets.create(sampleAsset(id))).rejects.toMatchObject(absent)
    const begun = { accountId: id, key: 'k', fingerprint: '', resourceId: '', instanceId: '', attempt: 1 }
    const reserved = store().idempotency.begin({ ...begun, now: 1, leaseMs: 1, validSince: 0 })
    await expect(reserved).rejects.toMatchObject(absent)
  })

  test('the last owner can be removed only if another account is an owner or no other account exists', async () => {
    const location = await newLocation()
    const own = await open(location)
    await own.migrate(0)
    const [owner, member] = [await addAccount(own), await addAccount(own)]
    await own.operator.change(owner, { role: 'owner' })
    const last = { code: 'last_owner' }
    await expect(own.accounts.beginRemoval({ id: owner, at: 7 })).rejects.toMatchObject(last)
    await expect(own.accounts.remove(owner)).rejects.toMatchObject(last)
    expect((await own.accounts.find(owner))?.role).toBe('owner')
    expect((await own.accounts.find(owner))?.suspendedAt).toBeNull()

    await own.operator.change(member, { role: 'owner' })
    await own.accounts.remove(owner)
    await own.accounts.remove(member)
    expect(await own.accounts.list()).toEqual([])
  })

  test('an account whose removal has begun is suspended and signed out, and its removal can be completed', async () => {
    const id = await addAccount(store())
    await store().operator.change(id, { role: 'owner' })
    await store().accounts.beginRemoval({ id, at: 7 })
    await store().accounts.beginRemoval({ id, at: 9 })
    expect(await store().accounts.find(id)).toMatchObject({ suspendedAt: 7, isBeingRemoved: true })
    await expect(store().accounts.resume({ id })).rejects.toMatchObject({ code: 'deletion_begun' })
    await store().accounts.remove(id)
    expect(await store().accounts.find(id)).toBeUndefined()
  })

  test('when two owners leave at once, one remains', async () => {
    const location = await newLocation()
    const own = await open(location)
    await own.migrate(0)
    const [one, two] = [await addAccount(own), await addAccount(own), await addAccount(own)]
    const stores = [own, await open(location)] as const
    for (const id of [one, two]) await own.operator.change(id, { role: 'owner' })
    const outcomes = await Promise.allSettled([stores[0].accounts.remove(one), stores[1].accounts.remove(two)])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('a password change requires the current password and ends all sessions except the own one, which gets another hash', async () => {
    const id = await addAccount(store())
    const session = (sessionId: string) => ({
      id: sessionId,
      accountId: id,
      hash: newId('h'),
      device: '',
      address: '',
      createdAt: 1,
      signedInAt: 1,
      lastUsedAt: 1,
      expiresAt: 9_000,
    })
    const [remaining, other] = [newId('ses'), newId('ses')]
    const before = session(remaining)
    for (const each of [before, session(other)]) await store().sessions.create(each)
    expect(await store().accounts.findPassword(id)).toBeNull()
    expect(await store().accounts.findPassword('acc_unknown')).toBeUndefined()

    const both = [1, 2].map((number) =>
      store().accounts.changeCredentials(id, {
        ...{ proved: null, password: `hash ${number}` },
        ownSession: { id: remaining, hash: `${remaining} ${number}` },
      }),
    )
    const changed = (await Promise.all(both)).filter((account) => account !== undefined)
    expect(changed).toHaveLength(1)
    expect((await store().sessions.list(id, 0)).map((one) => one.id)).toEqual([remaining])
    const password = (await store().accounts.findPassword(id)) ?? ''
    expect(password).toMatch(/^hash [12]$/)
    expect(await store().sessions.findByHash(before.hash)).toBeUndefined()
    const after = await store().sessions.findByHash(password.replace('hash', remaining))
    expect(after?.session).toEqual({ ...before, hash: password.replace('hash', remaining) })
    expect(await store().accounts.changeCredentials(id, { proved: 'hash 3', email: 'x@example.com' })).toBeUndefined()
  })

  test('an email change gives the requesting session another hash, and does not touch other accounts’ sessions', async () => {
    const [id, other] = [await addAccount(store()), await addAccount(store())]
    const times = { createdAt: 1, signedInAt: 1, lastUsedAt: 1, expiresAt: 9_000 }
    const own = { id: newId('ses'), accountId: id, hash: newId('h'), device: '', address: '', ...times }
    await store().sessions.create(own)
    const change = (accountId: string, hash: string) =>
      store().accounts.changeCredentials(accountId, {
        ...{ proved: null, email: `${newId('me')}@example.com` },
        ownSession: { id: own.id, hash },
      })
    await change(other, newId('h'))
    expect((await store().sessions.findByHash(own.hash))?.session).toEqual(own)
    const next = newId('h')
    await change(id, next)
    expect(await store().sessions.findByHash(own.hash)).toBeUndefined()
    expect((await store().sessions.findByHash(next))?.session).toEqual({ ...own, hash: next })
  })

  test('an email can be changed to any unused one, or to a different spelling of the same', async () => {
    const [id, other] = [await addAccount(store()), await addAccount(store())]
    const change = (email: string) => store().accounts.changeCredentials(id, { proved: null, email })
    const own = `New-${id}@example.com`
    expect(await change(own)).toMatchObject({ email: own })
    expect(await change(own.toUpperCase())).toMatchObject({ email: own.toUpperCase() })
    await expect(change(`${other.toUpperCase()}@EXAMPLE.com`)).rejects.toMatchObject({ code: 'account_exists' })
    expect((await store().accounts.findByEmail(own))?.id).toBe(id)
  })

  test('an account’s rows are listed page by page', async () => {
    const [id, other] = [await addAccount(store()), await addAccount(store())]
    const created: string[] = []
    for (let count = 0; count < 5; count += 1) created.push((await store().designs.create(sampleDesign(id))).id)
    await store().designs.create(sampleDesign(other))
    const first = await store().accounts.listOwned(id, 'designs', { limit: 3 })
    const rest = await store().accounts.listOwned(id, 'designs', { limit: 3, after: first.at(-1) ?? '' })
    expect([...first, ...rest]).toEqual(created.sort())
  })
})
