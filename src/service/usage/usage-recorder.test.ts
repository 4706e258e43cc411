import { afterEach, beforeEach, expect, test } from 'vitest'
import { dayOf } from '../../store/usage/usage-day.ts'
import { DAY_MS, type OpenServices, openServices } from '../testing/open-services.ts'
import { createUsageRecorder } from './usage-recorder.ts'

let services: OpenServices
let accountId: string

beforeEach(async () => {
  services = await openServices()
  accountId = (await services.caller()).accountId
})
afterEach(() => services.close())

const written = async () => (await services.store.usage.days(accountId, 0)).map(({ requests }) => requests)

function failing(times: number) {
  const errors: unknown[] = []
  let left = times
  const usage = {
    ...services.store.usage,
    addRequests: (counts: Parameters<typeof services.store.usage.addRequests>[0]) => {
      left -= 1
      return left >= 0 ? Promise.reject(new Error('away')) : services.store.usage.addRequests(counts)
    },
  }
  const recorder = createUsageRecorder({ store: { usage }, now: services.now, onError: (error) => errors.push(error) })
  return { recorder, errors }
}

test('`waiting` includes counts until they are written', async () => {
  const { recorder } = services
  const today = dayOf(services.clock.time)
  const { accountId: other } = await services.caller()
  for (let each = 0; each < 5; each += 1) recorder.count(accountId)
  recorder.count(other)
  expect(await written()).toEqual([])
  expect([recorder.waiting(today, accountId), recorder.waiting(today, other), recorder.waiting(today)]).toEqual([
    5, 1, 6,
  ])
  await recorder.flush()
  recorder.count(accountId)
  expect(await written()).toEqual([5])
  expect(recorder.waiting(today)).toBe(1)
  await recorder.stop()
  expect(await written()).toEqual([6])
  expect(recorder.waiting(today)).toBe(0)
})

test('requests before and after midnight in UTC count on their own days', async () => {
  const { recorder, clock } = services
  clock.time = 20_000 * DAY_MS - 1
  recorder.count(accountId)
  clock.time += 1
  recorder.count(accountId)
  recorder.count(accountId)
  expect([recorder.waiting(19_999, accountId), recorder.waiting(20_000)]).toEqual([1, 2])
  await recorder.flush()
  expect(await written()).toEqual([1, 2])
})

test('counts that could not be written are written once, with later counts', async () => {
  const { recorder, errors } = failing(2)
  recorder.count(accountId)
  await recorder.flush()
  recorder.count(accountId)
  await recorder.flush()
  expect(await written()).toEqual([])
  expect(recorder.waiting(dayOf(services.clock.time), accountId)).toBe(2)
  await recorder.flush()
  await recorder.flush()
  expect(await written()).toEqual([2])
  expect(errors).toHaveLength(2)
})

test('a started recorder writes counts without a flush', async () => {
  const recorder = createUsageRecorder({ store: services.store, now: services.now, everyMs: 5 })
  recorder.start()
  recorder.count(accountId)
  await expect.poll(written).toEqual([1])
  recorder.count(accountId)
  await expect.poll(written).toEqual([2])
  await recorder.stop()
})
