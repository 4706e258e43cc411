import { SetupError } from '../../failure.ts'
import type { CopySource, StoreSnapshot } from './copy-source.ts'
import type { CopyTarget } from './copy-target.ts'
import { createDigester, type Digester, type TableDigest } from './read-rows.ts'
import type { Row } from './release-row.ts'
import type { TableShape } from './table-shapes.ts'

export interface CopyProgress {
  readonly phase: 'copying' | 'verifying'
  readonly rows: number
  readonly total: number
}

export interface CopyReport {
  readonly tables: ReadonlyMap<string, TableDigest>
  readonly rows: number
  /** Rows that an interrupted copy had already inserted. */
  readonly resumedRows: number
  readonly migrations: readonly string[]
}

interface CopyOptions {
  /** Names of the databases, without passwords. Only a copy from the same name continues. */
  readonly from: string
  readonly to: string
  /** A secret that earlier versions stored outside the database. */
  readonly secret?: string | undefined
  readonly now: () => number
  readonly onProgress: (progress: CopyProgress) => void
}

/**
 * Copies all rows into an empty database, continuing an interrupted copy, then compares both. The
 * target is unusable until the copy is complete.
 *
 * @throws SetupError if the source is or was in use, the target has data, or the two differ afterward
 */
export async function copyStore(source: CopySource, target: CopyTarget, options: CopyOptions): Promise<CopyReport> {
  if (await source.isInUse()) {
    throw new SetupError(`A server is running on ${options.from}. Stop it, so that no change is lost, and try again.`)
  }
  if (await target.isUsed()) {
    throw new SetupError(`There is already data in ${options.to}. Choose an empty database.`)
  }
  const progress = await source.snapshot((snapshot) => copyRows(snapshot, target, options))
  await rejectStarted(source, target, options)
  // As the source is now, so that a change during the copy is found, too.
  const tables = await source.snapshot((snapshot) =>
    verifyCopy(snapshot, target, (rows) => options.onProgress({ phase: 'verifying', rows, total: progress.total })),
  )
  await rejectStarted(source, target, options)
  const migrations = await target.finish(options.now(), { secret: options.secret })
  return { tables, migrations, rows: progress.rows + progress.resumed, resumedRows: progress.resumed }
}

/** @throws SetupError if a server was started during the copy. The next copy then starts over. */
async function rejectStarted(source: CopySource, target: CopyTarget, { from }: CopyOptions): Promise<void> {
  if (!(await source.isInUse())) return
  await target.discard()
  throw new SetupError(
    `A server was started on ${from} during the copy. Stop it, so that no change is lost, and run the command again; it starts over.`,
  )
}

async function copyRows(snapshot: StoreSnapshot, target: CopyTarget, options: CopyOptions) {
  const isResumed = await beginOrResume(snapshot, target, options)
  const progress = { total: await snapshot.count(), resumed: 0, rows: 0 }
  for (const table of snapshot.tables) {
    const last = isResumed ? await target.findLast(table) : undefined
    if (last !== undefined) progress.resumed += await target.count(table)
    for await (const rows of snapshot.rows(table, last)) {
      await target.insert(table, rows)
      progress.rows += rows.length
      options.onProgress({ phase: 'copying', rows: progress.rows + progress.resumed, total: progress.total })
    }
  }
  return progress
}

async function beginOrResume(snapshot: StoreSnapshot, target: CopyTarget, options: CopyOptions): Promise<boolean> {
  const copy = { kind: 'migrate-store', source: options.from } as const
  const unfinished = await target.findUnfinished()
  const applied = await target.applied()
  const isSame =
    unfinished?.kind === copy.kind && unfinished.source === copy.source && applied.join() === snapshot.migrations.join()
  if (!isSame) await target.begin(copy, { applied: snapshot.migrations, now: options.now() })
  return isSame
}

async function verifyCopy(
  snapshot: StoreSnapshot,
  target: CopyTarget,
  onRows: (rows: number) => void,
): Promise<ReadonlyMap<string, TableDigest>> {
  const digests = new Map<string, TableDigest>()
  let rows = 0
  for (const table of snapshot.tables) {
    const [wanted, found] = await digestBoth(
      table,
      { source: snapshot.rows(table), target: target.rows(table) },
      (count) => onRows((rows += count)),
    )
    digests.set(table.name, wanted)
    if (found.sha256 === wanted.sha256) continue
    await target.discard()
    throw new SetupError(
      `The copy of the table ${table.name} differs from the source (${found.rows} and ${wanted.rows} rows): the source has changed during the copy, or since an interrupted one. Stop all its servers and run the command again; it starts over.`,
    )
  }
  return digests
}

/** Reads both in turns: PostgreSQL ends a transaction that waits too long for its next query. */
async function digestBoth(
  table: TableShape,
  batches: Readonly<Record<'source' | 'target', AsyncIterable<readonly Row[]>>>,
  onRows: (count: number) => void,
): Promise<readonly [source: TableDigest, target: TableDigest]> {
  const source = sideOf(table, batches.source)
  const target = sideOf(table, batches.target)
  while (!source.isDone || !target.isDone) {
    onRows(await readNext(source))
    await readNext(target)
  }
  return [source.digester.digest(), target.digester.digest()]
}

interface Side {
  readonly rows: AsyncIterator<readonly Row[]>
  readonly digester: Digester
  isDone: boolean
}

function sideOf(table: TableShape, batches: AsyncIterable<readonly Row[]>): Side {
  return { rows: batches[Symbol.asyncIterator](), digester: createDigester(table), isDone: false }
}

/** Returns the number of rows. */
async function readNext(side: Side): Promise<number> {
  const next = side.isDone ? undefined : await side.rows.next()
  side.isDone = next === undefined || next.done === true
  if (next === undefined || next.done === true) return 0
  side.digester.add(next.value)
  return next.value.length
}
