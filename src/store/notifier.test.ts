import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { ANYTHING } from './notifier.ts'
import type { Store } from './store.ts'
import { describeOnEngines } from './testing/engines.ts'

await describeOnEngines('the notifier', ({ name, open, newLocation }) => {
  const openTwo = async () => {
    const location = await newLocation()
    const sender = await open(location)
    const receiver = await open(location)
    return { location, sender, receiver, sent: collect(sender), received: collect(receiver) }
  }
  /** SQLite reports only that something has changed. */
  const seen = (topic: string): string => (name === 'SQLite' ? ANYTHING : topic)

  test('reports to other processes what one publishes, but not to that process', async () => {
    const { sender, sent, received } = await openTwo()
    await ready(sent, received)
    sender.notifier.publish('export exp_1')
    sender.notifier.publish('account acc_1')
    await expect.poll(() => received).toContain(seen('account acc_1'))
    expect(received).toContain(seen('export exp_1'))
    // Longer than the other process needed.
    await setTimeout(100)
    expect(sent).toEqual([])
  })

  test('delivers more topics at once than fit into one message', async () => {
    const { sender, sent, received } = await openTwo()
    await ready(sent, received)
    const topics = Array.from({ length: 1_000 }, (_, index) => `export exp_${index}_of_a_thousand`)
    for (const topic of topics) sender.notifier.publish(topic)
    await expect.poll(() => new Set(received).isSupersetOf(new Set(topics.map(seen)))).toBe(true)
  })

  test('is silent after the last listener has left', async () => {
    const { sender, receiver, sent, received } = await openTwo()
    await ready(sent, received)
    const late: string[] = []
    receiver.notifier.subscribe((topic) => late.push(topic))()
    sender.notifier.publish('queued')
    await expect.poll(() => received).toContain(seen('queued'))
    expect(late).toEqual([])
  })

  test.runIf(name === 'SQLite')('survives the removal of its folder', async () => {
    const { location, receiver, sent, received } = await openTwo()
    await ready(sent, received)
    await rm(join('dataDir' in location ? location.dataDir : '', 'processes'), { recursive: true })
    await expect.poll(() => received).toContain(ANYTHING)
    receiver.notifier.publish('queued')
    await receiver.ping()
  })

  test.runIf(name === 'PostgreSQL')('reports that anything may have changed after its connection broke', async () => {
    const { location, sender, sent, received } = await openTwo()
    await ready(sent, received)
    const client = new pg.Client('databaseUrl' in location ? location.databaseUrl : '')
    await client.connect()
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'platen notices'`,
    )
    await client.end()
    await expect.poll(() => received).toContain(ANYTHING)
    received.length = 0
    sender.notifier.publish('export exp_2')
    await expect.poll(() => received).toContain('export exp_2')
  })
})

await describeOnEngines('work that runs alone', ({ name, open, newLocation }) => {
  test('runs on one server at a time, and on another once it has ended or failed', async () => {
    const location = await newLocation()
    const [one, other] = [await open(location), await open(location)]
    const { promise: held, resolve: end } = Promise.withResolvers<undefined>()
    const { promise: started, resolve: start } = Promise.withResolvers<undefined>()
    const running = one.runAlone('sweep', async () => {
      start(undefined)
      await held
    })
    await started
    const runs: string[] = []
    const tryOther = (work: string) => other.runAlone(work, () => Promise.resolve(void runs.push(work)))
    // On SQLite, servers share a machine, and their work may overlap.
    expect(await tryOther('sweep')).toBe(name === 'SQLite')
    expect(await tryOther('another')).toBe(true)
    end(undefined)
    expect(await running).toBe(true)
    expect(await tryOther('sweep')).toBe(true)
    const failing = one.runAlone('sweep', () => Promise.reject(new Error('the disk is full')))
    await expect(failing).rejects.toThrow('the disk is full')
    expect(await tryOther('sweep')).toBe(true)
    expect(runs).toEqual(name === 'SQLite' ? ['sweep', 'another', 'sweep', 'sweep'] : ['another', 'sweep', 'sweep'])
  })
})

function collect(store: Store): string[] {
  const topics: string[] = []
  store.notifier.subscribe((topic) => topics.push(topic))
  return topics
}

/** Waits until both listen, and forgets what they have received meanwhile. */
async function ready(...all: string[][]): Promise<void> {
  await expect.poll(() => all.some((topics) => topics.length > 0)).toBe(true)
  await setTimeout(200)
  for (const topics of all) topics.length = 0
}
