import { expect, test } from 'vitest'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount } from '../testing/samples.ts'

await describeOnEngines('waiting changes of emails', ({ newLocation, open }) => {
  test('old ones are deleted, up to a number', async () => {
    const store = await open(await newLocation())
    await store.migrate(0)
    const ids: string[] = []
    for (const requestedAt of [1_000, 2_000, 3_000]) {
      const id = await addAccount(store)
      const pendingEmail = { email: `new-${id}@example.com`, requestedAt }
      await store.accounts.changeCredentials(id, { proved: null, pendingEmail })
      ids.push(id)
    }
    const purged = [await store.emailChanges.purge(3_000, 1), await store.emailChanges.purge(3_000, 9)]
    expect([...purged, await store.emailChanges.purge(3_000, 9)]).toEqual([1, 1, 0])
    expect(await Promise.all(ids.map((id) => store.emailChanges.find(id)))).toMatchObject([
      undefined,
      undefined,
      { requestedAt: 3_000 },
    ])
  })
})
