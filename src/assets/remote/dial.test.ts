import { once } from 'node:events'
import { expect, it } from 'vitest'
import { INTERNET } from './dial.ts'

it.each([
  ['a name', 'images.example.com', '127.0.0.1'],
  ['an address', '127.0.0.1', '127.0.0.1'],
])('%s is dialed at the given address, on port 443, without resolving it', async (_, host, address) => {
  // Nothing on this machine listens on port 443.
  const [error] = (await once(INTERNET.dial(host, [address]), 'error')) as [Error]
  expect(error.message).toContain(`${address}:443`)
})
