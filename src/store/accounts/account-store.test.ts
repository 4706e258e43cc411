import { expect, test } from 'vitest'
import { openDatabase } from '../database.ts'
import type { StoreLocation } from '../dialect.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, newId, sampleAsset, sampleDesign, sampleExport } from '../testing/samples.ts'

async function addAccountWithKey(
  location: StoreLocation,
  keyed: { email: string; email_key: string },
): Promise<string> {
  const database = openDatabase(location)
  try {
    const id = newId('acc')
    const counts = {
      changes: 0,
      design_count: 0,
      trash_count: 0,
      export_count: 0,
      stored_bytes: 0,
      queue_turn: 0,
      line_ms: 0,
      unfinished_count: 0,
      cost_ratio: 1,
    }
    const row = { ...keyed, ...counts, id, plan: 'free', role: 'member', password: null, created_at: 1 }
    await database.write(async (transaction) => {
      await transaction.insertInto('accounts').values(row).execute()
    })
    return id
  } finally {
    await database.query.destroy()
  }
}

await describeOnEngines('accounts', ({ store, location }) => {
  test('an account is found by id, and by its email in any case', async () => {
    const account = { id: newId('acc'), email: 'Ada.Lovelace@example.com', plan: 'pro', createdAt: 1_234 }
    const created = await store().accounts.create(account)
    const fresh = { role: 'owner', changes: 0, designCount: 0, trashCount: 0, isBeingRemoved: false, suspendedAt: null }
    expect(created).toEqual({ ...account, ...fresh })
    expect(await store().accounts.find(account.id)).toEqual(created)
    expect(await store().accounts.findByEmail(' ada.lovelace@EXAMPLE.com')).toEqual(created)
    expect(await store().accounts.find('acc_unknown')).toBeUndefined()
    expect(await store().accounts.findByEmail('unknown@example.com')).toBeUndefined()
  })

  test('an email that differs only in case is taken', async () => {
    const account = { id: newId('acc'), email: 'same@example.com', plan: 'free', createdAt: 1 }
    await store().accounts.create(account)
    const second = store().accounts.create({ ...account, id: newId('acc'), email: 'SAME@example.com' })
    await expect(second).rejects.toMatchObject({ code: 'account_exists', details: { email: 'SAME@example.com' } })
  })

  test.each([
    ['wide@example.com', 'ｗｉｄｅ@example.com'],
    ['width@example.com', 'width@ｅｘａｍｐｌｅ．com'],
    ['kelvin@example.com', '\u212Aelvin@example.com'],
    ['me@bücher.example', 'me@xn--bcher-kva.example'],
    ['me@b\u0075\u0308ro.example', 'ME@BÜRO.example'],
  ])('%s and %s are the same address', async (email, other) => {
    const account = { id: newId('acc'), email, plan: 'free', createdAt: 1 }
    await store().accounts.create(account)
    expect(await store().accounts.findByEmail(other)).toMatchObject({ id: account.id })
    const second = store().accounts.create({ ...account, id: newId('acc'), email: other })
    await expect(second).rejects.toMatchObject({ code: 'account_exists' })
  })

  test.each([
    ['strasse@example.com', 'straße@example.com'],
    ['a@123.example', 'a@0.0.0.123'],
    ['a.b@example.com', 'ab@example.com'],
  ])('%s and %s are different addresses', async (email, other) => {
    const account = { id: newId('acc'), email, plan: 'free', createdAt: 1 }
    await store().accounts.create(account)
    expect(await store().accounts.create({ ...account, id: newId('acc'), email: other })).toMatchObject({
      email: other,
    })
  })

  test('an account created before widths were folded is found by its own spelling', async () => {
    const [plain, wide] = ['former@example.com', 'ｆｏｒｍｅｒ@example.com']
    const made = await addAccountWithKey(location(), { email: wide, email_key: wide })
    const other = { id: newId('acc'), email: plain, plan: 'free', createdAt: 2 }
    await store().accounts.create(other)
    expect((await store().accounts.findByEmail(wide))?.id).toBe(made)
    expect((await store().accounts.findCredentials(wide))?.account.id).toBe(made)
    expect((await store().accounts.findByEmail(plain))?.id).toBe(other.id)
    expect((await store().accounts.findByEmail('Ｆormer@example.com'))?.id).toBe(other.id)
  })

  test('accounts are listed oldest first, equally old ones by id', async () => {
    const made = [await addAccount(store(), -1), await addAccount(store(), -1), await addAccount(store(), -2)]
    const listed = (await store().accounts.list()).map(({ id }) => id)
    expect(listed.slice(0, 3)).toEqual([made[2], ...made.slice(0, 2).sort()])
  })

  test('a plan can be changed, but not of an unknown account', async () => {
    const id = await addAccount(store())
    await store().operator.change(id, { plan: 'max' })
    expect(await store().accounts.find(id)).toMatchObject({ plan: 'max' })
    await expect(store().operator.change('acc_unknown', { plan: 'max' })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('usage counts designs, trash, exports by status, and the bytes of assets', async () => {
    const id = await addAccount(store())
    const [remaining, trashed] = [sampleDesign(id), sampleDesign(id)]
    await store().designs.create(remaining)
    await store().designs.create(trashed)
    await store().designs.trash({ accountId: id, id: trashed.id, now: 5 })
    const canceled = await store().exports.create(sampleExport(remaining), '{}')
    await store().exports.create(sampleExport(remaining), '{}')
    await store().exports.cancel(id, canceled.id, 9)
    await store().assets.create(sampleAsset(id, { bytes: 3_000_000_000 }))
    await store().assets.create(sampleAsset(id, { bytes: 5 }))
    expect(await store().accounts.usage(id, 9)).toEqual({
      designs: 1,
      trashed: 1,
      exports: { queued: 1, processing: 0, completed: 0, failed: 0, canceled: 1, expired: 0 },
      assets: 2,
      assetBytes: 3_000_000_005,
      storedBytes: 3_000_000_005,
    })
    expect(await store().accounts.usage(await addAccount(store()), 9)).toMatchObject({
      designs: 0,
      assets: 0,
      assetBytes: 0,
    })
  })
})
