import { mkdir } from 'node:fs/promises'
import { openStore, type Store } from '../../src/store/store.ts'
import { sampleDesign } from '../../src/store/testing/samples.ts'
import { atMost, type Figure, plain, quantile } from '../figure.ts'
import { type Engine, startEngines } from '../fixtures/engines.ts'
import { multiplyDesigns } from '../fixtures/multiply-designs.ts'

/** Lower it to try the suite: `BENCH_DESIGNS=10000`. */
const LARGE = Number(process.env['BENCH_DESIGNS'] ?? 1_000_000)
const SMALL = 1_000
const ROUNDS = 300
const WARM_UP = 30
const LIMIT = { unit: '×', bound: 1.5 }

/** One database: the measured account, and how many there are with as many designs each. */
interface Subject {
  readonly name: string
  readonly accounts: number
  readonly designs: number
}

const BASE: Subject = { name: `${SMALL} designs`, accounts: 1, designs: SMALL }
const SUBJECTS: readonly Subject[] = [
  BASE,
  { name: `one owner of ${LARGE}`, accounts: 1, designs: LARGE },
  { name: `${LARGE / SMALL} owners of ${SMALL}`, accounts: LARGE / SMALL, designs: SMALL },
]

/** Compares the p99 of each operation in a large database with that of 1,000 designs, alternating between them. */
export async function run(): Promise<Figure[]> {
  const engines = await startEngines()
  const figures: Figure[] = []
  try {
    for (const engine of engines) figures.push(...(await measureEngine(engine)))
  } finally {
    for (const engine of engines) await engine.stop()
  }
  return figures
}

async function measureEngine(engine: Engine): Promise<Figure[]> {
  const opened: Opened[] = []
  try {
    for (const [index, subject] of SUBJECTS.entries()) opened.push(await open(engine, subject, index))
    const times = await measureAlternately(opened)
    return Object.keys(OPERATIONS).flatMap((operation) => {
      const p99Of = ({ name }: Subject): number => quantile(times.get(`${operation} ${name}`) ?? [], 0.99)
      const base = p99Of(BASE)
      return [
        plain(`${engine.name}: ${operation}, ${BASE.name}, p99`, base, 'ms'),
        ...SUBJECTS.slice(1).flatMap((subject) => [
          plain(`${engine.name}: ${operation}, ${subject.name}, p99`, p99Of(subject), 'ms'),
          atMost(`${engine.name}: ${operation}, ${subject.name} ÷ ${BASE.name}`, p99Of(subject) / base, LIMIT),
        ]),
      ]
    })
  } finally {
    for (const { store } of opened) await store.close()
  }
}

interface Opened {
  readonly subject: Subject
  readonly store: Store
  readonly accountId: string
}

async function open(engine: Engine, subject: Subject, index: number): Promise<Opened> {
  const location = await engine.createDatabase(`large_${index}`)
  if ('dataDir' in location) await mkdir(location.dataDir, { recursive: true })
  const store = await openStore(location)
  await store.migrate(Date.now())
  for (let number = 0; number < subject.accounts; number += 1) {
    const id = accountOf(number)
    await store.accounts.create({ id, email: `${number}@example.com`, plan: 'max', createdAt: Date.now() })
    await store.designs.create(newDesign(id, `des_${number}`))
  }
  await multiplyDesigns(location, subject.designs)
  process.stderr.write(`${engine.name}: ${subject.name} created\n`)
  return { subject, store, accountId: accountOf(Math.floor(subject.accounts / 2)) }
}

function accountOf(number: number): string {
  return `acc_${number}`
}

function newDesign(accountId: string, id: string) {
  const content = {
    documentJson: '{"version":1,"pages":[{"id":"page","elements":[]}]}',
    pageCount: 1,
    assetIds: [],
  }
  return sampleDesign(accountId, { id, title: 'Measured', createdAt: Date.now(), content })
}

type Operate = (opened: Opened, round: number) => Promise<unknown>

/** In the order in which a round performs them: what is created is renamed, and then moved to the trash. */
const OPERATIONS: Readonly<Record<string, Operate>> = {
  list: ({ store, accountId }) => store.designs.list(accountId, { limit: 20, offset: 0 }),
  search: ({ store, accountId }) => store.designs.list(accountId, { q: 'needle', limit: 20, offset: 0 }),
  create: ({ store, accountId }, round) => store.designs.create(newDesign(accountId, `des_new_${round}`)),
  rename: ({ store, accountId }, round) =>
    store.designs.update({ accountId, id: `des_new_${round}`, now: Date.now() }, () => ({ title: `Renamed ${round}` })),
  trash: ({ store, accountId }, round) => store.designs.trash({ accountId, id: `des_new_${round}`, now: Date.now() }),
}

async function measureAlternately(opened: readonly Opened[]): Promise<ReadonlyMap<string, number[]>> {
  const times = new Map<string, number[]>()
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const [name, operate] of Object.entries(OPERATIONS)) {
      for (const each of opened) {
        const startedAt = performance.now()
        await operate(each, round)
        if (round < WARM_UP) continue
        const key = `${name} ${each.subject.name}`
        times.set(key, [...(times.get(key) ?? []), performance.now() - startedAt])
      }
    }
  }
  return times
}
