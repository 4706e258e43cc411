import { expect, test } from 'vitest'
import { type Caller } from '../access/caller.ts'
import { type OpenServices } from '../testing/open-services.ts'
import { useServices } from '../testing/use-services.ts'

let services: OpenServices
let caller: Caller
useServices((given, account) => {
  services = given
  caller = account
})

test('no session begins by a link whose password was replaced before it could', async () => {
  const { passwordResets, sessions } = services
  const reset = async (password: string) => {
    const { url } = await passwordResets.link(caller.accountId)
    return passwordResets.use({ token: url.replace(/^.*#token=/, ''), password })
  }
  const first = await reset('the first new password')
  const second = await reset('the second new password')
  const begin = (proved: string) =>
    sessions.begin({ accountId: caller.accountId, userAgent: 'test', address: '192.0.2.7', proved })
  await expect(begin(first.proved)).rejects.toMatchObject({ code: 'sign_in_failed' })
  expect(await begin(second.proved)).toMatch(/^[\w-]{43}$/)
})
