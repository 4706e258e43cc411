import { openStore, type Store } from '../src/store/store.ts'
import { sampleDesign, sampleExport } from '../src/store/testing/samples.ts'
import { type Figure, plain } from './figure.ts'
import { type Engine, startEngines } from './fixtures/engines.ts'

const ACCOUNTS = 50

const QUEUED = 2_000

const CLAIMERS = 4

const LEASE_MS = 15_000

export async function measureQueues(): Promise<Figure[]> {
  const engines = await startEngines()
  const figures: Figure[] = []
  try {
    for (const engine of engines) figures.push(...(await measureQueue(engine)))
  } finally {
    for (const engine of engines) await engine.stop()
  }
  return figures
}

async function measureQueue(engine: Engine): Promise<Figure[]> {
  const store = await openStore(await engine.createDatabase('queue'))
  try {
    await store.migrate(Date.now())
    const queuedAt = performance.now()
    await queueExports(store)
    const queueSeconds = (performance.now() - queuedAt) / 1000
    let claimed = 0
    const startedAt = performance.now()
    const claimRepeatedly = async (number: number): Promise<void> => {
      for (;;) {
        const now = Date.now()
        const next = await store.exports.claim({ workerId: `worker_${number}`, now, leaseMs: LEASE_MS })
        if (next === undefined) return
        claimed += 1
        const files = { fileSet: next.id, files: [], warnings: [] }
        await store.exports.finish(next.id, next.claims, { now, expiresAt: now + 60_000, ...files })
      }
    }
    await Promise.all(Array.from({ length: CLAIMERS }, (_, number) => claimRepeatedly(number)))
    const claimSeconds = (performance.now() - startedAt) / 1000
    if (claimed !== QUEUED) throw new Error(`${claimed} of ${QUEUED} exports were claimed`)
    return [
      plain(`${engine.name}: exports queued`, QUEUED / queueSeconds, 'per second'),
      plain(`${engine.name}: exports claimed and completed`, claimed / claimSeconds, 'per second'),
    ]
  } finally {
    await store.close()
  }
}

async function queueExports(store: Store): Promise<void> {
  const designs: { accountId: string; id: string }[] = []
  for (let number = 0; number < ACCOUNTS; number += 1) {
    const accountId = `acc_${number}`
    await store.accounts.create({ id: accountId, email: `${number}@example.com`, plan: 'max', createdAt: Date.now() })
    const design = sampleDesign(accountId, { createdAt: Date.now() })
    await store.designs.create(design)
    designs.push(design)
  }
  let next = 0
  const queueRepeatedly = async (): Promise<void> => {
    while (next < QUEUED) {
      const design = designs[(next += 1) % ACCOUNTS]
      if (design) await store.exports.create(sampleExport(design, { createdAt: Date.now() }), '{}')
    }
  }
  await Promise.all(Array.from({ length: CLAIMERS }, queueRepeatedly))
}
