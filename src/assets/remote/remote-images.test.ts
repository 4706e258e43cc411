import { expect, test } from 'vitest'
import { createRemoteImages } from './remote-images.ts'

test('an aborted fetch does not wait for its turn behind slow servers', async () => {
  const slow = new AbortController()
  const images = createRemoteImages({
    policy: 'on',
    verifyImage: () => Promise.reject(new Error('nothing is fetched')),
    network: {
      resolve: () => new Promise(() => undefined),
      dial: () => {
        throw new Error('nothing is dialed')
      },
    },
  })
  const others = Array.from({ length: 8 }, (_, index) => images.fetch(`https://a.example/${index}`, slow.signal))
  const waiting = images.fetch('https://b.example/', AbortSignal.timeout(50))
  await expect(waiting).rejects.toThrow('timeout')
  slow.abort(new Error('stopped'))
  const ends = await Promise.allSettled(others)
  expect(ends.every(({ status }) => status === 'rejected')).toBe(true)
})
