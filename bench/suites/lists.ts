import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openStore, type Store } from '../../src/store/store.ts'
import { atMost, type Figure, median, plain } from '../figure.ts'

const SMALL = 1_000
const LARGE = 1_000_000
const READS = 400

/** Reads page 0 and the middle page, alternating between owners of a thousand and a million designs. */
export async function run(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-lists-'))
  const store = await openStore({ dataDir: folder })
  try {
    await store.migrate(Date.now())
    for (const count of [SMALL, LARGE]) await addAccount(store, count)
    await multiply(folder)
    await store.designs.list(accountOf(LARGE), { limit: 20, offset: 0 })

    const first = await measureAlternately(store, () => 0)
    const middle = await measureAlternately(store, (count) => count / 2)
    return [
      plain(`page 0 and total of ${SMALL} designs`, first.small, 'ms'),
      plain(`page 0 and total of ${LARGE} designs`, first.large, 'ms'),
      atMost('page 0 and total: a million ÷ a thousand', first.large / first.small, { unit: '×', bound: 1.5 }),
      plain(`the middle page of ${LARGE} designs`, middle.large, 'ms'),
    ]
  } finally {
    await store.close()
    await rm(folder, { recursive: true, force: true })
  }
}

function accountOf(count: number): string {
  return `acc_${count}`
}

async function addAccount(store: Store, count: number): Promise<void> {
  const createdAt = Date.now()
  await store.accounts.create({ id: accountOf(count), email: `${count}@example.com`, plan: 'max', createdAt })
  await store.designs.create({
    ...{ id: `des_${count}_first`, accountId: accountOf(count), title: 'Measured', width: 1080, height: 1080 },
    ...{ tags: [], visibility: 'private', fromTemplate: null, allowsDownload: false, allowsCopy: false, createdAt },
    content: { documentJson: '{"version":1,"pages":[{"id":"page","elements":[]}]}', pageCount: 1, assetIds: [] },
  })
}

/** Copies each account's one design, because creating them through the store would take minutes. */
async function multiply(folder: string): Promise<void> {
  const [file = ''] = (await readdir(folder)).filter((name) => name.endsWith('.db'))
  const database = new DatabaseSync(join(folder, file))
  const columns = database
    .prepare("select name from pragma_table_info('designs')")
    .all()
    .map(({ name }) => String(name))
  const copied = columns.map((name) => {
    if (name === 'id') return "printf('%s_%08d', $first, n)"
    return name === 'updated_at' ? 'updated_at - n * 1000' : name
  })
  for (const count of [SMALL, LARGE]) {
    database
      .prepare(
        `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < $count - 1)
         insert into designs (${columns.join(', ')})
         select ${copied.join(', ')} from designs, numbers where id = $first`,
      )
      .run({ $count: count, $first: `des_${count}_first` })
    database.prepare('update accounts set design_count = ? where id = ?').run(count, accountOf(count))
  }
  database.exec('analyze')
  database.close()
}

async function measureAlternately(
  store: Store,
  offset: (count: number) => number,
): Promise<{ small: number; large: number }> {
  const times: Record<number, number[]> = { [SMALL]: [], [LARGE]: [] }
  for (let read = 0; read < READS; read += 1) {
    for (const count of [SMALL, LARGE]) {
      const started = performance.now()
      const page = await store.designs.list(accountOf(count), { limit: 20, offset: offset(count) })
      times[count]?.push(performance.now() - started)
      if (page.total !== count || page.designs.length !== 20) throw new Error(`The page is wrong: total ${page.total}`)
    }
  }
  return { small: median(times[SMALL] ?? []), large: median(times[LARGE] ?? []) }
}
