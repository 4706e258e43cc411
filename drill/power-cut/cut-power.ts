import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Account } from '../accepted.ts'
import { checkAccepted, type Checked, sumOf } from '../check-accepted.ts'
import type { Journal } from '../journal.ts'
import type { Random } from '../random.ts'
import { Client } from '../../test/setup/client.ts'
import { startNode } from '../../test/setup/service-process.ts'
import { mergeCalls, readCalls } from './read-calls.ts'
import { RecordedDisk } from './recorded-disk.ts'

interface CutOptions {
  /** The recordings of all starts, in order, on the data folder `root`. */
  readonly recordings: readonly string[]
  readonly root: string
  /** Instants of the cuts: Unix times in milliseconds, ascending. */
  readonly cutsMs: readonly number[]
  /** Exists, on a disk with enough space. */
  readonly workFolder: string
  readonly env: Readonly<Record<string, string>>
  readonly accounts: readonly Account[]
  readonly journal: Journal
  readonly random: Random
}

/** Starts Platen on what a power failure at each instant would have left, and checks what was accepted before. */
export async function checkPowerCuts(options: CutOptions): Promise<Checked[]> {
  const { recordings, root, cutsMs, random } = options
  const disk = new RecordedDisk(root)
  const checked: Checked[] = []
  let next = 0
  const cutUntil = async (timeMs: number): Promise<void> => {
    for (let cutMs = cutsMs[next]; cutMs !== undefined && cutMs < timeMs; cutMs = cutsMs[next]) {
      next += 1
      // Every second time, some of the later writes are on the disk, too.
      const keepsChange = next % 2 === 0 ? () => random.chance(0.5) : () => false
      checked.push(await checkCut({ ...options, disk, cutMs, keepsChange }))
    }
  }
  for await (const call of mergeCalls(recordings.map((recording) => readCalls(recording)))) {
    await cutUntil(call.returnedMs)
    disk.apply(call)
  }
  await cutUntil(Infinity)
  return checked
}

interface Cut extends CutOptions {
  readonly disk: RecordedDisk
  readonly cutMs: number
  readonly keepsChange: () => boolean
}

async function checkCut(cut: Cut): Promise<Checked> {
  const { disk, cutMs, keepsChange, workFolder, env, accounts, journal, random } = cut
  const folder = join(workFolder, 'after-cut')
  await rm(folder, { recursive: true, force: true })
  await disk.writeTo(folder, keepsChange)
  const integrity = await checkIntegrity(folder)
  if (integrity !== 'ok') journal.violation('after a power cut, the database is damaged', integrity)
  const log = join(workFolder, 'after-cut.log')
  const server = startNode(['src/cli/main.ts', 'start'], { env: { ...env, PLATEN_DATA_DIR: folder }, output: log })
  try {
    const [, url = ''] = await server.line(/^Platen is running at (\S+)/)
    const downloader = { urls: [url], journal, random }
    const checks = accounts.map(({ key, accepted }) =>
      checkAccepted({ accepted, journal, clients: [new Client(url, key)], downloader, atMs: cutMs }),
    )
    return sumOf(await Promise.all(checks))
  } catch (error) {
    journal.violation('after a power cut, Platen does not work', String(error))
    return sumOf([])
  } finally {
    await server.stop('SIGKILL')
  }
}

async function checkIntegrity(folder: string): Promise<string> {
  const [file] = (await readdir(folder)).filter((name) => name.endsWith('.db'))
  if (file === undefined) return 'it does not exist'
  const database = new DatabaseSync(join(folder, file))
  try {
    return String(database.prepare('pragma integrity_check').get()?.['integrity_check'])
  } catch (error) {
    return String(error)
  } finally {
    database.close()
  }
}
