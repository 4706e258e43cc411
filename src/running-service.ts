import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/*
 * A running service notes where it is in its data folder, so that a command on the same folder prints links to that
 * service and not to the defaults. The note is removed at the stop. One that a crash left behind is recognized by asking:
 * whatever answers at its address, if anything does, has another instance's request ids.
 */

export interface RunningService {
  /** Letters and digits that begin each of its request ids. */
  readonly instance: string
  /** Where it listens, for programs on this machine. */
  readonly address: string
  /** Where its users reach it. */
  readonly publicUrl: string
  readonly startedAt: number
}

/** Notes the service in the data folder. Resolves to a function that removes the note. */
export async function noteRunningService(dataFolder: string, service: RunningService): Promise<() => Promise<void>> {
  const folder = folderIn(dataFolder)
  const path = join(folder, `${service.instance}.json`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeStale(folder)
  await writeFile(path, `${JSON.stringify(service)}\n`, { mode: 0o600 })
  return () => rm(path, { force: true })
}

/** Removes the notes of services that crashed. One that is only slow to answer keeps its note. */
async function removeStale(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const note = await readNote(join(folder, name))
    if (note !== undefined && (await stateOf(note)) === 'gone') await rm(join(folder, name), { force: true })
  }
}

/** The service that runs on the data folder, the one started last if there are several. Undefined if none answers. */
export async function findRunningService(dataFolder: string): Promise<RunningService | undefined> {
  const folder = folderIn(dataFolder)
  const names = await readdir(folder).catch(() => [])
  const noted = await Promise.all(names.map((name) => readNote(join(folder, name))))
  const newestFirst = noted.filter((note) => note !== undefined).toSorted((a, b) => b.startedAt - a.startedAt)
  for (const service of newestFirst.slice(0, MOST_ASKED)) if ((await stateOf(service)) === 'running') return service
  return undefined
}

const MOST_ASKED = 5
const ANSWER_MS = 3_000

function folderIn(dataFolder: string): string {
  return join(dataFolder, 'services')
}

async function readNote(path: string): Promise<RunningService | undefined> {
  try {
    const { instance, address, publicUrl, startedAt } = JSON.parse(
      await readFile(path, 'utf8'),
    ) as Partial<RunningService>
    if (typeof instance !== 'string' || typeof address !== 'string') return undefined
    if (typeof publicUrl !== 'string' || typeof startedAt !== 'number') return undefined
    return { instance, address, publicUrl, startedAt }
  } catch {
    // Half written, or removed meanwhile.
    return undefined
  }
}

async function stateOf({ instance, address }: RunningService): Promise<'running' | 'gone' | 'silent'> {
  try {
    const response = await fetch(new URL('/healthz', address), { signal: AbortSignal.timeout(ANSWER_MS) })
    await response.body?.cancel()
    return response.headers.get('x-request-id')?.startsWith(`req_${instance}`) === true ? 'running' : 'gone'
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'silent' : 'gone'
  }
}
