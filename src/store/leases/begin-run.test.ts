import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { IdempotencyBegin } from '../idempotency/idempotency-store.ts'
import type { StoreLocation } from '../dialect.ts'
import type { Store } from '../store.ts'
import { describeOnEngines } from '../testing/engines.ts'
import { addAccount, sampleDesign, sampleExport } from '../testing/samples.ts'

/** Long enough to start a process on a busy machine. */
const LEASE_MS = 10_000

interface Held {
  readonly store: Store
  readonly request: Pick<IdempotencyBegin, 'accountId' | 'key' | 'fingerprint' | 'resourceId' | 'validSince'>
}

await describeOnEngines('the leases of a run', ({ name, open, newLocation }) => {
  const start = async () => {
    const location = await newLocation()
    const store = await open(location)
    await store.migrate(0)
    const design = await store.designs.create(sampleDesign(await addAccount(store)))
    const { id } = await store.exports.create(sampleExport(design), '{}')
    const request = { accountId: design.accountId, key: 'k', fingerprint: 'f', resourceId: 'des_1', validSince: 0 }
    return { location, store, id, request }
  }
  const taken = async ({ store, request }: Held, run: string) => {
    const claimed = await store.exports.claim({ workerId: run, now: 1_000, leaseMs: LEASE_MS })
    const begin: IdempotencyBegin = { ...request, instanceId: run, attempt: 1, now: 1_000, leaseMs: LEASE_MS }
    return { claimed: claimed && [claimed.id, claimed.deaths], state: (await store.idempotency.begin(begin)).state }
  }

  test('last while it is active', async () => {
    const { location, store, request } = await start()
    await store.beginRun('first')
    await taken({ store, request }, 'first')
    for (const run of ['second', 'third']) {
      const other = await open(location)
      await other.beginRun(run)
      expect(await taken({ store: other, request }, run)).toEqual({ claimed: undefined, state: 'in_flight' })
    }
  })

  const outcome =
    name === 'SQLite' ? 'end at once when its process is killed' : 'end on time when its process is killed'
  // Both wait for the end of a lease.
  test.concurrent(outcome, async () => {
    const { location, store, id, request } = await start()
    await killedRun(location, { ...request, instanceId: 'killed', attempt: 1, now: 1_000, leaseMs: LEASE_MS })
    expect(await taken({ store, request }, 'before')).toEqual({ claimed: undefined, state: 'in_flight' })
    await store.beginRun('heir')
    const isDue = name === 'SQLite'
    const due = { claimed: [id, 1], state: 'resumed' }
    expect(await taken({ store, request }, 'heir')).toEqual(isDue ? due : { claimed: undefined, state: 'in_flight' })
    if (isDue) return
    await setTimeout(LEASE_MS)
    expect(await taken({ store, request }, 'heir')).toEqual(due)
  })

  test.concurrent('end on time, not at once, if the export has already killed a worker', async () => {
    const { location, store, id, request } = await start()
    await store.exports.claim({ workerId: 'dead', now: 1_000, leaseMs: 0 })
    await killedRun(location, { ...request, instanceId: 'killed', attempt: 1, now: 2_500, leaseMs: LEASE_MS })
    await store.beginRun('heir')
    expect((await taken({ store, request }, 'heir')).claimed).toBeUndefined()
    await setTimeout(LEASE_MS)
    expect((await taken({ store, request }, 'heir')).claimed).toEqual([id, 2])
  })
})

async function killedRun(location: StoreLocation, begin: IdempotencyBegin): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-killed-'))
  const script = join(folder, 'run.ts')
  const { now, leaseMs, instanceId } = begin
  await writeFile(
    script,
    `
    import { openStore } from ${JSON.stringify(new URL('../store.ts', import.meta.url).href)}
    const store = await openStore(${JSON.stringify(location)})
    await store.beginRun('${instanceId}')
    const claimed = await store.exports.claim({ workerId: '${instanceId}', now: ${now}, leaseMs: ${leaseMs} })
    const { state } = await store.idempotency.begin(${JSON.stringify(begin)})
    process.stdout.write([typeof claimed, state].join())
    setInterval(() => undefined, 1_000)`,
  )
  const run = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = (await once(run.stdout, 'data')) as [Buffer]
  expect(said.toString()).toBe('object,new')
  const ended = once(run, 'exit')
  run.kill('SIGKILL')
  await ended
  await rm(folder, { recursive: true })
}
