import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

// A server records its address in the data folder, so that commands can print links to it. A crash
// leaves a stale record: no server at its address responds with a request ID of the instance.

export interface RunningService {
  /** The prefix of its request IDs. */
  readonly instance: string
  readonly address: string
  readonly publicUrl: string
  readonly startedAt: number
}

/** Resolves to a function that removes the record. */
export async function recordRunningService(dataFolder: string, service: RunningService): Promise<() => Promise<void>> {
  const folder = folderIn(dataFolder)
  const path = join(folder, `${service.instance}.json`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeStale(folder)
  await writeFile(path, `${JSON.stringify(service)}\n`, { mode: 0o600 })
  return () => rm(path, { force: true })
}

/** Does not remove the record of a server that is slow to respond. */
async function removeStale(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const record = await readRecord(join(folder, name))
    if (record !== undefined && (await stateOf(record)) === 'gone') await rm(join(folder, name), { force: true })
  }
}

export async function findRunningService(dataFolder: string): Promise<RunningService | undefined> {
  const folder = folderIn(dataFolder)
  const names = await readdir(folder).catch(() => [])
  const records = await Promise.all(names.map((name) => readRecord(join(folder, name))))
  const newestFirst = records.filter((record) => record !== undefined).toSorted((a, b) => b.startedAt - a.startedAt)
  for (const service of newestFirst.slice(0, MAX_PROBES)) if ((await stateOf(service)) === 'running') return service
  return undefined
}

const MAX_PROBES = 5
const PROBE_TIMEOUT_MS = 3_000

function folderIn(dataFolder: string): string {
  return join(dataFolder, 'services')
}

async function readRecord(path: string): Promise<RunningService | undefined> {
  try {
    const { instance, address, publicUrl, startedAt } = JSON.parse(
      await readFile(path, 'utf8'),
    ) as Partial<RunningService>
    if (typeof instance !== 'string' || typeof address !== 'string') return undefined
    if (typeof publicUrl !== 'string' || typeof startedAt !== 'number') return undefined
    return { instance, address, publicUrl, startedAt }
  } catch {
    // The record is incomplete or was just removed.
    return undefined
  }
}

async function stateOf({ instance, address }: RunningService): Promise<'running' | 'gone' | 'silent'> {
  try {
    const response = await fetch(new URL('/healthz', address), { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) })
    await response.body?.cancel()
    return isAnswerOf(response, instance) ? 'running' : 'gone'
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'silent' : 'gone'
  }
}

/** Whether a response has a request ID of an instance, or of any Platen if `instance` is empty. */
export function isAnswerOf({ headers }: Response, instance: string): boolean {
  return headers.get('x-request-id')?.startsWith(`req_${instance}`) === true
}
