import { expect, test } from 'vitest'
import type { FullCaller, OpenServices } from '../testing/open-services.ts'
import { useServices } from '../testing/use-services.ts'

let services: OpenServices
let caller: FullCaller
useServices((given, account) => {
  services = given
  caller = account
})

test('a reset starts no session if another reset has replaced its password', async () => {
  const { passwordResets, sessions } = services
  const { accountId } = caller
  const token = await sessions.begin({ accountId, userAgent: 'test', address: '192.0.2.7' })
  const owner = { ...(await sessions.authenticate(token)), role: 'owner' } as const
  const reset = async (password: string) => {
    const { url } = await passwordResets.link(owner, accountId)
    return passwordResets.use({
      token: /#token=([^&]+)/.exec(url)?.[1] ?? '',
      password,
      origin: { address: '', requestId: '' },
    })
  }
  const first = await reset('the first new password')
  const second = await reset('the second new password')
  const begin = (proved: string) => sessions.begin({ accountId, userAgent: 'test', address: '192.0.2.7', proved })
  await expect(begin(first.proved)).rejects.toMatchObject({ code: 'sign_in_failed' })
  expect(await begin(second.proved)).toMatch(/^[\w-]{43}$/)
})
