import { expect, test } from 'vitest'
import { sampleDesign } from '../../store/testing/samples.ts'
import type { SessionCaller } from '../access/caller.ts'
import { NOWHERE } from '../audit/audit-by.ts'
import type { FullCaller, OpenServices } from '../testing/open-services.ts'
import { useServices } from '../testing/use-services.ts'

let services: OpenServices
let other: FullCaller
useServices((given, account) => {
  services = given
  other = account
})

const PASSWORD = 'correct horse battery'

/** Signed in with `PASSWORD`, and with a design. */
async function newOwner(): Promise<SessionCaller> {
  const { signIn, sessions, store, newId } = services
  const claim = { email: `${newId('acc')}@example.com`, password: PASSWORD }
  const { _id: accountId } = (await store.accounts.canSignIn())
    ? await signIn.signUp(claim, NOWHERE)
    : await signIn.setUp({ ...claim, isLocal: true, origin: NOWHERE })
  await store.operator.change(accountId, { role: 'owner' })
  await store.designs.create(sampleDesign(accountId))
  return sessions.authenticate(await sessions.begin({ accountId, userAgent: 'test', address: '192.0.2.7' }))
}

test('when the only two owners delete themselves at once, one stays with all data and keeps its session', async () => {
  const { store, ownAccount, auditLog } = services
  const owners = [await newOwner(), await newOwner()]
  const member = await services.caller()
  for (const { accountId } of [other, member]) await store.operator.change(accountId, { role: 'member' })
  const ends = await Promise.allSettled(owners.map((owner) => ownAccount.remove(owner, { password: PASSWORD })))
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'last_owner' } })

  const [staying, gone] = ends[0]?.status === 'rejected' ? owners : owners.toReversed()
  const accountId = staying?.accountId ?? ''
  expect(await store.accounts.find(accountId)).toMatchObject({ role: 'owner', suspendedAt: null, designCount: 1 })
  expect(await store.sessions.list(accountId, services.now())).toHaveLength(1)
  expect(await store.accounts.find(gone?.accountId ?? '')).toBeUndefined()
  const owner = { ...(staying as SessionCaller), role: 'owner' } as const
  const { total } = await auditLog.list(owner, { action: 'account_deleted', limit: 10, offset: 0 })
  expect(total).toBe(1)
})
