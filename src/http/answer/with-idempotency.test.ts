import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Failure } from '../../failure.ts'
import { createIdempotency, type Idempotency, type StoredAnswer } from '../../service/idempotency.ts'
import { type FullCaller, type OpenServices, openServices } from '../../service/testing/open-services.ts'
import { withIdempotency } from './with-idempotency.ts'

let services: OpenServices
let caller: FullCaller
let idempotency: Idempotency

beforeAll(async () => {
  services = await openServices()
  caller = await services.caller()
  const { store, now, newId } = services
  idempotency = createIdempotency({ store, now, newId, instanceId: 'server-1' })
})
afterAll(() => services.close())

function post(key: string, fault: { before?: unknown; after?: unknown } = {}, name?: string): Promise<unknown> {
  const attempt = { key, method: 'POST', path: '/api/designs', body: '{}', name, idPrefix: 'des' } as const
  const createDesign = async (id: string): Promise<StoredAnswer> => {
    if (fault.before !== undefined) throw fault.before as Error
    const { documentJson } = await services.designs.create(caller, { width: 1, height: 1 }, id)
    if (fault.after !== undefined) throw fault.after as Error
    return { status: 201, headers: {}, body: documentJson }
  }
  return withIdempotency(idempotency, { caller, ...attempt }, createDesign)
}

async function total(): Promise<number> {
  return (await services.designs.list(caller, { limit: 1, offset: 0 })).total
}

test.each([
  ['a failure of the store', new Failure('overloaded', { retryAfterSeconds: 2 })],
  ['a shutdown', new Failure('shutting_down', { retryAfterSeconds: 1 })],
  ['an unexpected error', new Error('lost')],
])('a retry after %s does not repeat the write of the first attempt', async (_name, fault) => {
  const before = await total()
  const key = randomUUID()
  await expect(post(key, { after: fault })).rejects.toBe(fault)
  expect(await post(key)).toMatchObject({ replayed: false, answer: { status: 201 } })
  expect(await post(key)).toMatchObject({ replayed: true })
  expect(await total()).toBe(before + 1)
})

test('after a rejection without an effect, the key can be used for another request', async () => {
  const key = randomUUID()
  const fault = new Failure('invalid_input', { issues: [] })
  await expect(post(key, { before: fault })).rejects.toBe(fault)
  expect(await post(key, {}, 'corrected')).toMatchObject({ replayed: false })
})

test('after a server error, the key remains reserved for the same request', async () => {
  const key = randomUUID()
  const fault = new Failure('overloaded', { retryAfterSeconds: 2 })
  await expect(post(key, { before: fault })).rejects.toBe(fault)
  await expect(post(key, {}, 'another')).rejects.toMatchObject({ code: 'idempotency_key_reused' })
})

test('after a rejected retry, the key remains reserved, since the first attempt may have had an effect', async () => {
  const before = await total()
  const key = randomUUID()
  await expect(post(key, { after: new Error('lost') })).rejects.toThrow('lost')
  const refusal = new Failure('invalid_input', { issues: [] })
  await expect(post(key, { before: refusal })).rejects.toBe(refusal)
  await expect(post(key, {}, 'corrected')).rejects.toMatchObject({ code: 'idempotency_key_reused' })
  expect(await post(key)).toMatchObject({ replayed: false, answer: { status: 201 } })
  expect(await total()).toBe(before + 1)
})

test('a key cannot be used again for an upload with another name', async () => {
  const key = randomUUID()
  await post(key, {}, 'one')
  expect(await post(key, {}, 'one')).toMatchObject({ replayed: true })
  await expect(post(key, {}, 'two')).rejects.toMatchObject({ code: 'idempotency_key_reused' })
  await expect(post(key)).rejects.toMatchObject({ code: 'idempotency_key_reused' })
})
