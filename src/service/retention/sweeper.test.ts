import { expect, onTestFinished, test } from 'vitest'
import { dayOf } from '../../store/usage/usage-day.ts'
import { type FullCaller, DAY_MS, type OpenServices } from '../testing/open-services.ts'
import { useServices } from '../testing/use-services.ts'
import { createSweeper, type SweeperOptions } from './sweeper.ts'

const HOUR_MS = 3_600_000
const EVERY_MS = 20

let open: OpenServices
let caller: FullCaller
useServices((opened, own) => {
  open = opened
  caller = own
})

/** Starts a sweeper, and counts how often it asked for expired exports, and how often it deleted something. */
function start(options: Partial<SweeperOptions> = {}): {
  readonly sweeps: () => number
  readonly deletions: () => number
  readonly logged: string[]
} {
  let [sweeps, deletions] = [0, 0]
  const logged: string[] = []
  const exports: typeof open.store.exports = {
    ...open.store.exports,
    expireDue(...given) {
      sweeps += 1
      return open.store.exports.expireDue(...given)
    },
  }
  const log = {
    info: () => (deletions += 1),
    warn: () => undefined,
    error: (_: object, message: string) => logged.push(message),
  }
  const sweeper = createSweeper({
    ...{ store: { ...open.store, exports }, files: open.files, now: open.now, trashMs: DAY_MS, everyMs: EVERY_MS, log },
    ...options,
  })
  sweeper.start()
  onTestFinished(() => sweeper.stop())
  return { sweeps: () => sweeps, deletions: () => deletions, logged }
}

test('workers share the interval of sweeps', async () => {
  open.clock.time += EVERY_MS
  const workers = [start(), start(), start()]
  const all = (): number => workers.reduce((sum, { sweeps }) => sum + sweeps(), 0)
  await expect.poll(all).toBe(1)
  // Every worker has looked several times by then.
  await new Promise((resolve) => setTimeout(resolve, 10 * EVERY_MS))
  expect(all()).toBe(1)
  open.clock.time += EVERY_MS
  await expect.poll(all).toBe(2)
})

test('all files are listed once a day, to find those that no row has ever named', async () => {
  open.clock.time = Date.now() + 2 * HOUR_MS
  const orphan = 'exports/exp_gone/1-1.png'
  await open.files.write(orphan, Buffer.from('x'))
  const { sweeps, deletions } = start()
  await expect.poll(deletions).toBe(1)
  expect(await open.files.stat(orphan)).toBeUndefined()
  await open.files.write(orphan, Buffer.from('x'))
  open.clock.time += 23 * HOUR_MS
  await expect.poll(sweeps).toBe(2)
  expect(await open.files.stat(orphan)).toBeDefined()
  open.clock.time += 2 * HOUR_MS
  await expect.poll(() => open.files.stat(orphan)).toBeUndefined()
})

test('a list of files that fails is tried again after an hour, and does not keep sweeps from running', async () => {
  open.clock.time += 2 * DAY_MS
  const list: typeof open.files.list = () => {
    throw new Error('unreachable')
  }
  const { sweeps, logged } = start({ files: { ...open.files, list } })
  await expect.poll(() => logged.length).toBe(1)
  open.clock.time += HOUR_MS / 2
  await expect.poll(sweeps).toBe(2)
  expect(logged).toHaveLength(1)
  open.clock.time += HOUR_MS
  await expect.poll(() => logged.length).toBe(2)
})

test('daily usage is deleted after 400 days', async () => {
  open.clock.time += 2 * DAY_MS
  const today = dayOf(open.clock.time)
  const { accountId } = caller
  await open.store.usage.addRequests([401, 400, 0].map((ago) => ({ accountId, day: today - ago, requests: 1 })))
  start()
  await expect
    .poll(async () => (await open.store.usage.days(accountId, 0)).map(({ day }) => today - day))
    .toEqual([400, 0])
})
