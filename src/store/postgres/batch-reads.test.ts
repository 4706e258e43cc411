import { expect, test } from 'vitest'
import { batchReads } from './batch-reads.ts'

test('reads that start in one turn of the event loop are one query', async () => {
  const { read, queries } = recordedReads()

  const values = await Promise.all([read('a'), read('b'), read('a'), read('unknown')])

  expect(values).toEqual(['value of a', 'value of b', 'value of a', undefined])
  expect(queries).toEqual([['a', 'b', 'unknown']])
})

test('a read does not join a query that has been sent, which would miss later commits', async () => {
  const { read, queries, sent } = recordedReads()

  const first = read('a')
  await sent()
  await Promise.all([first, read('a')])

  expect(queries).toEqual([['a'], ['a']])
})

test('a failed query fails only its own reads', async () => {
  const { read, failNext } = recordedReads()

  failNext(new Error('The connection was lost.'))

  await expect(Promise.all([read('a'), read('b')])).rejects.toThrow('The connection was lost.')
  await expect(read('a')).resolves.toBe('value of a')
})

function recordedReads() {
  const queries: (readonly string[])[] = []
  const isSent = Promise.withResolvers<undefined>()
  let failure: Error | undefined
  return {
    queries,
    sent: () => isSent.promise,
    failNext: (error: Error) => {
      failure = error
    },
    read: batchReads((hashes) => {
      queries.push(hashes)
      isSent.resolve(undefined)
      const known = hashes.filter((hash) => hash !== 'unknown')
      const found = failure ? Promise.reject(failure) : Promise.resolve(known)
      failure = undefined
      return found.then((all) => new Map(all.map((hash) => [hash, `value of ${hash}`])))
    }),
  }
}
