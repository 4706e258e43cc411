import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import description from '../openapi.json' with { type: 'json' }
import { Client } from '../test/setup/client.ts'
import { createFaultsOf, type Description } from '../test/setup/described-answers.ts'
import { freePort } from '../test/setup/free-port.ts'
import { startNode } from '../test/setup/service-process.ts'
import { mountSmallDisk } from '../test/setup/small-disk.ts'
import { type Account, createAccepted } from './accepted.ts'
import { checkAccepted, sumOf } from './check-accepted.ts'
import { checkLogs } from './check-logs.ts'
import type { Cleanups } from './cleanups.ts'
import { fillDisk } from './faults/full-disk.ts'
import { killRepeatedly } from './faults/kills.ts'
import { Journal, nowMs } from './journal.ts'
import { runClient } from './load.ts'
import { startPlaten } from './platen-process.ts'
import { checkPowerCuts } from './power-cut/cut-power.ts'
import { hasStrace, recordingCommand, recordingEnd } from './power-cut/record-calls.ts'
import { createRandom } from './random.ts'
import { describeChecked, describeTraffic, reportScene } from './report.ts'
import type { Scene, SceneResult } from './scene.ts'
import { createSend } from './send.ts'

const CLIENTS = 3
const KILLS = 20
const CUTS = 10
const DISK_MB = 256
/** Between the clocks of the clients and of strace. */
const CLOCK_TOLERANCE_MS = 5

/** One process with SQLite: kills, a full disk, and what power cuts at random instants would have left. */
export async function runEmbedded({ minutes, seed, isSyncOff }: Scene, cleanups: Cleanups): Promise<SceneResult> {
  const random = createRandom(seed)
  const journal = new Journal()
  const folder = await mkdtemp(join(tmpdir(), 'platen-drill-'))
  cleanups.add(() => rm(folder, { recursive: true, force: true }))
  const disk = await mountSmallDisk(DISK_MB)
  if (disk) cleanups.add(() => disk.unmount())
  const isRecorded = await hasStrace()
  if (!isRecorded)
    journal.skip('power cuts', 'strace is not installed, or not permitted (Debian: apt-get install strace)')

  // The recording begins with an empty folder.
  const root = join(disk?.folder ?? folder, 'data')
  await mkdir(root)
  const port = await freePort()
  const shared = { PLATEN_PLANS: 'unlimited=100000000', PLATEN_WORKERS: '1', PLATEN_SHUTDOWN_SECONDS: '5' }
  const env = { ...shared, PORT: String(port), PLATEN_DATA_DIR: root }
  const recordings: string[] = []
  const nextRecording = (): string[] => {
    const file = join(folder, `calls-${recordings.length}`)
    recordings.push(file)
    return recordingCommand(file)
  }
  // Before the server starts, because a recording follows one process after another.
  const runRecorded = (args: readonly string[]) =>
    startNode(['src/cli/main.ts', ...args], { env, prefix: isRecorded ? nextRecording() : [] })
  await once(runRecorded(['migrate']).process, 'exit')
  const accounts: Account[] = []
  for (let number = 1; number <= CLIENTS; number += 1) {
    const options = ['--email', `drill-${number}@example.com`, '--create-account', '--plan', 'unlimited']
    const command = runRecorded(['key', 'create', ...options])
    const exited = once(command.process, 'exit')
    const [key] = await command.line(/^pl_\w+/)
    await exited
    accounts.push({ key, accepted: createAccepted() })
  }
  const log = join(folder, 'platen.log')
  const platen = await startPlaten({
    ...{ name: 'Platen', command: 'start', server: 0, log, journal },
    env: isSyncOff ? { ...env, NODE_OPTIONS: `--import=${join(import.meta.dirname, 'power-cut/sync-off.ts')}` } : env,
    ...(isRecorded && { prefix: nextRecording }),
  })
  cleanups.add(() => platen.stop())
  const url = `http://127.0.0.1:${port}`
  const faultsOf = createFaultsOf(description as unknown as Description)
  const downloader = { urls: [url], journal, random: random.fork() }
  let isOver = false
  const beginMs = nowMs()
  const clients = accounts.map(({ key, accepted }) => {
    const send = createSend({ key, urls: [url], journal, random: random.fork(), faultsOf })
    return runClient({ send, downloader, accepted, journal, random: random.fork(), isOver: () => isOver })
  })
  const durationMs = minutes * 60_000
  const kills = killRepeatedly({
    processes: [platen],
    random: random.fork(),
    count: KILLS,
    durationMs: durationMs * 0.95,
  })
  await sleep(durationMs * random.between(0.3, 0.6))
  await fillDisk(disk, journal)
  await sleep(Math.max(0, beginMs + durationMs - nowMs()))
  await kills
  isOver = true
  await Promise.all(clients)
  const endMs = nowMs()
  const checks = accounts.map(({ key, accepted }) =>
    checkAccepted({ accepted, journal, clients: [new Client(url, key)], downloader }),
  )
  const checked = sumOf(await Promise.all(checks))
  await platen.stop()
  await checkLogs([log], journal)

  const summary = [describeTraffic(journal), describeChecked(checked)]
  if (isRecorded) {
    for (const recording of recordings) await recordingEnd(recording)
    const cutsMs = Array.from({ length: CUTS }, () => random.between(beginMs, endMs) + CLOCK_TOLERANCE_MS).sort(
      (a, b) => a - b,
    )
    const cuts = await checkPowerCuts({
      ...{ recordings, root, cutsMs, workFolder: folder, env: { ...shared, PORT: '0' } },
      ...{ accounts, journal, random },
    })
    const designs = cuts.reduce((sum, each) => sum + each.designs, 0)
    const exports = cuts.reduce((sum, each) => sum + each.completed + each.failed, 0)
    summary.push(`power cuts: ${cuts.length}, after which ${designs} designs and ${exports} exports were checked`)
  }
  for (const fault of journal.faults) {
    if (fault.cause !== 'kill') fault.recoveryMs ??= journal.recoveryOf(fault, 1) ?? NaN
  }
  const title = 'One process on SQLite'
  return { report: reportScene(title, journal, summary), violations: journal.violations.size }
}
