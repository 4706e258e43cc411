import { expect, test } from 'vitest'
import type { OpenServices } from '../testing/open-services.ts'
import { useServices } from '../testing/use-services.ts'

let services: OpenServices
useServices((given) => {
  services = given
})

test('the second step does not begin with a password that has changed since the first one', async () => {
  const { store, secondStep, newId } = services
  const id = newId('acc')
  await store.accounts.create({ id, email: `${id}@example.com`, plan: 'free', createdAt: 1, password: '$new' })
  const factor = { secret: 's', lastStep: 1, createdAt: 1, recoveryHashes: ['h'], ownSessionId: '' }
  await store.secondFactors.create(id, factor)
  await expect(secondStep.begin(id, { proved: '$old' })).rejects.toMatchObject({ code: 'sign_in_failed' })
  const pending = await secondStep.open(await secondStep.begin(id, { proved: '$new' }))
  expect(pending).toMatchObject({ account: { _id: id }, proved: '$new' })
})
