import { expect, test } from 'vitest'
import { isSessionActive } from './is-session-active.ts'
import { requirePermission } from '../access/policy.ts'
import type { FullCaller, OpenServices } from '../testing/open-services.ts'
import { designToExport, queueExport } from '../testing/sample-exports.ts'
import { useServices } from '../testing/use-services.ts'

let services: OpenServices
let caller: FullCaller
useServices((given, account) => {
  services = given
  caller = account
})

async function session(): Promise<FullCaller> {
  const { sessions } = services
  const token = await sessions.begin({ accountId: caller.accountId, userAgent: 'test', address: '192.0.2.7' })
  const signedIn = await sessions.authenticate(token)
  requirePermission(signedIn, 'read')
  requirePermission(signedIn, 'write')
  return signedIn
}

test.each<[string, () => Promise<[FullCaller, () => Promise<unknown>]>]>([
  [
    'a session that is ended',
    async () => {
      const watching = await session()
      return [watching, () => services.store.sessions.end(watching.accountId, watching.sessionId ?? '')]
    },
  ],
  [
    'a session that goes on under another token',
    async () => {
      const watching = await session()
      const { accounts } = services.store
      const proved = (await accounts.findPassword(watching.accountId)) ?? null
      const ownSession = { id: watching.sessionId ?? '', hash: 'another' }
      return [watching, () => accounts.changeCredentials(watching.accountId, { proved, ownSession })]
    },
  ],
  [
    'a key that is revoked',
    () =>
      Promise.resolve([caller, () => services.store.keys.revoke({ id: caller.keyId ?? '', at: services.clock.time })]),
  ],
  [
    'an account that is deleted',
    () => Promise.resolve([caller, () => services.store.accounts.remove(caller.accountId)]),
  ],
])('a watcher of exports with %s receives no further events', async (_, begin) => {
  const [watching, end] = await begin()
  const other = await session()
  const [left, stayed] = [new AbortController(), new AbortController()]
  const events = services.exportEvents.watch(watching, { signal: left.signal })[Symbol.asyncIterator]()
  const others = services.exportEvents.watch(other, { signal: stayed.signal })[Symbol.asyncIterator]()
  expect([await events.next(), await others.next()]).toEqual(Array(2).fill({ value: undefined, done: false }))
  const designId = await designToExport(services, caller)
  await end()
  await queueExport(services, caller, { designId }).catch(() => undefined)
  expect(await events.next()).toEqual({ value: undefined, done: true })
  left.abort()
  stayed.abort()
  await others.return?.()
})

test('a key of a suspended account is not active until the account is resumed', async () => {
  const { store, clock } = services
  // The first account is an owner.
  const [, member] = [await services.caller(), await services.caller()]
  const isActive = () => isSessionActive(store, member, clock.time)
  expect(await isActive()).toBe(true)
  await store.accounts.suspend({ id: member.accountId, at: clock.time })
  expect(await isActive()).toBe(false)
  await store.accounts.resume({ id: member.accountId })
  expect(await isActive()).toBe(true)
})
