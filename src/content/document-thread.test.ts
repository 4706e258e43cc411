import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { Failure } from '../failure.ts'
import { createDocuments, type Documents } from './document-thread.ts'

let documents: Documents
afterEach(() => documents.close())

const LARGE_BODY = Buffer.from(`{"document":{"pages":[${new Array(200_000).fill('{}').join()}]}}`)
const tooSlow = new Failure('import_invalid', { reason: 'it takes too long' })
const tooLarge = new Failure('import_invalid', { reason: 'it takes too much memory' })
const SMALL_BODY = Buffer.from('{"title":"A"}')

const read = (bytes: Uint8Array, owner = 'acc'): Promise<unknown> => documents.run('readBody', { bytes }, { owner })

async function turnsDuring(work: Promise<unknown>): Promise<number> {
  const state = { isDone: false }
  void work.finally(() => (state.isDone = true))
  // Work without a thread only takes microtasks, so it is done after this loop.
  for (let n = 0; n < 10; n += 1) await Promise.resolve()
  let turns = 0
  for (; !state.isDone; turns += 1) await nextTurn()
  return turns
}

test('a small body is read at once, a large one on another thread', async () => {
  documents = createDocuments()
  expect(await turnsDuring(read(SMALL_BODY))).toBe(0)
  expect(await turnsDuring(read(LARGE_BODY))).toBeGreaterThan(0)
})

test('malformed JSON is rejected with the same error in a small and in a large body', async () => {
  documents = createDocuments()
  const malformed = { code: 'malformed_json', details: { reason: expect.stringContaining('line 1') } }
  await expect(read(Buffer.from('{"a"'))).rejects.toMatchObject(malformed)
  await expect(read(Buffer.concat([LARGE_BODY, Buffer.from('}')]))).rejects.toMatchObject(malformed)
})

test('a task whose thread ends fails as overloaded, and the next task starts a new thread', async () => {
  documents = createDocuments()
  const failed = expect(read(LARGE_BODY)).rejects.toMatchObject({ code: 'overloaded' })
  await nextTurn()
  await documents.close()
  await failed
  expect(await read(LARGE_BODY)).toEqual({ fields: {}, large: ['document'] })
})

test('a task that exceeds its time fails as it says, and the next task starts a new thread', async () => {
  documents = createDocuments()
  const bytes = Buffer.from(`<svg><style>${'a'.repeat(1_000_000)}</style></svg>`)
  const slow = documents.run(
    'importFile',
    { bytes, name: undefined, families: [] },
    { owner: 'acc', limits: { ms: 1, tooSlow, tooLarge } },
  )
  await expect(slow).rejects.toBe(tooSlow)
  expect(await read(LARGE_BODY)).toEqual({ fields: {}, large: ['document'] })
})

test('a task that exceeds the memory fails as it says, and the next task starts a new thread', async () => {
  documents = createDocuments({}, 24)
  const bytes = Buffer.from(`<svg>${'<g/>'.repeat(400_000)}</svg>`)
  const large = documents.run(
    'importFile',
    { bytes, name: undefined, families: [] },
    { owner: 'acc', limits: { ms: 60_000, tooSlow, tooLarge } },
  )
  await expect(large).rejects.toBe(tooLarge)
  expect(await read(LARGE_BODY)).toEqual({ fields: {}, large: ['document'] })
})

test('an account’s other work precedes its bodies, and accounts take turns', async () => {
  documents = createDocuments()
  const order: string[] = []
  const note = async (name: string, work: Promise<unknown>): Promise<void> => {
    await work
    order.push(name)
  }
  const text = ' '.repeat(100_000) + '{"version":1,"pages":[]}'
  const size = { width: 1, height: 1 }
  const resize = documents.run.bind(documents, 'resize', { text, from: size, to: size }, { owner: 'acc' })
  const work = [
    note('first', read(LARGE_BODY)),
    note('second', read(LARGE_BODY)),
    note('third', read(LARGE_BODY)),
    note('begun', resize()),
    note('other', read(LARGE_BODY, 'other')),
  ]
  await Promise.all(work)
  expect(order.indexOf('begun')).toBeLessThan(order.indexOf('second'))
  expect(order.indexOf('other')).toBeLessThan(order.indexOf('second'))
})

test('an account’s large bodies beyond the limit are rejected, and an aborted one is not processed', async () => {
  documents = createDocuments({ waitingBytesPerAccount: LARGE_BODY.byteLength })
  const outcomes = await Promise.allSettled([read(LARGE_BODY), read(LARGE_BODY), read(LARGE_BODY), read(SMALL_BODY)])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])

  const left = new AbortController()
  const first = read(LARGE_BODY)
  const dropped = documents.run('readBody', { bytes: LARGE_BODY }, { owner: 'acc', signal: () => left.signal })
  left.abort(new Error('left'))
  await expect(dropped).rejects.toThrow('left')
  await first
})
