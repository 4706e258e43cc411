import { setTimeout as sleep } from 'node:timers/promises'
import description from '../openapi.json' with { type: 'json' }
import { Client } from '../test/setup/client.ts'
import { createFaultsOf, type Description } from '../test/setup/described-answers.ts'
import { createAccepted } from './accepted.ts'
import { checkAccepted, sumOf } from './check-accepted.ts'
import { checkDatabase } from './check-database.ts'
import { checkLogs } from './check-logs.ts'
import type { Cleanups } from './cleanups.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { stepClocks } from './faults/clock-steps.ts'
import { fillDisk } from './faults/full-disk.ts'
import { killRepeatedly } from './faults/kills.ts'
import { restartPostgres } from './faults/postgres-restart.ts'
import { killRedis } from './faults/redis-outage.ts'
import { rejectFiles, slowFiles } from './faults/s3-outage.ts'
import { Journal, nowMs } from './journal.ts'
import { runClient } from './load.ts'
import { createRandom, type Random } from './random.ts'
import { describeChecked, describeTraffic, reportScene } from './report.ts'
import { createSend } from './send.ts'
import type { Scene, SceneResult } from './scene.ts'
import { checkEvents, watchEvents } from './watch-events.ts'

const ACCOUNTS = 4
const KILLS = 20

/** Two servers and three workers on PostgreSQL, Redis and S3, while everything fails in turn. */
export async function runServers({ minutes, seed }: Scene, cleanups: Cleanups): Promise<SceneResult> {
  const random = createRandom(seed)
  const journal = new Journal()
  const cluster = await startCluster(journal, cleanups)
  const keys = await Promise.all(
    Array.from({ length: ACCOUNTS }, (_, index) => cluster.createKey(`drill-${index}@example.com`)),
  )
  const accounts = keys.map((key) => ({
    key,
    accepted: createAccepted(),
    ends: new Map<string, string>(),
    random: random.fork(),
  }))
  const { urls } = cluster
  const faultsOf = createFaultsOf(description as unknown as Description)
  const watching = new AbortController()
  cleanups.add(() => {
    watching.abort()
    return Promise.resolve()
  })
  let isOver = false
  const clients = accounts.map(({ key, accepted, ends, random }) => {
    void watchEvents({ key, urls, journal, random: random.fork(), signal: watching.signal, ends })
    const send = createSend({ key, urls, journal, random: random.fork(), faultsOf })
    const downloader = { urls, journal, random: random.fork() }
    return runClient({ send, downloader, accepted, journal, random, isOver: () => isOver })
  })

  const durationMs = minutes * 60_000
  const { processes } = cluster
  const kills = killRepeatedly({ processes, random: random.fork(), count: KILLS, durationMs: durationMs * 0.95 })
  await causeFaults(cluster, journal, { random: random.fork(), durationMs })
  await kills
  isOver = true
  await Promise.all(clients)

  const startedAtMs = nowMs()
  const checks = await Promise.all(
    accounts.map(({ key, accepted, random }) =>
      checkAccepted({
        ...{ accepted, journal, clients: urls.map((url) => new Client(url, key)) },
        downloader: { urls, journal, random },
      }),
    ),
  )
  const settledMs = nowMs() - startedAtMs
  const all = {
    designs: mergeMaps(accounts.map(({ accepted }) => accepted.designs)),
    exports: mergeMaps(accounts.map(({ accepted }) => accepted.exports)),
    assets: mergeMaps(accounts.map(({ accepted }) => accepted.assets)),
  }
  for (const { accepted, ends } of accounts) checkEvents(ends, accepted, journal)
  await checkDatabase(cluster.databaseUrl, all, journal)
  await checkLogs(cluster.logs, journal)
  for (const fault of journal.faults) {
    if (fault.cause !== 'kill') fault.recoveryMs ??= journal.recoveryOf(fault, urls.length) ?? NaN
  }
  const settled = `everything was checked through both servers ${Math.round(settledMs / 1000)} s after the last request`
  const reported = accounts.reduce((sum, { ends }) => sum + ends.size, 0)
  const events = `events: the streams reported the ends of ${reported} of ${all.exports.size} exports`
  const summary = [describeTraffic(journal), describeChecked(sumOf(checks)), events, settled]
  const title = 'Two servers and three workers on PostgreSQL, Redis and S3'
  return { report: reportScene(title, journal, summary), violations: journal.violations.size }
}

async function causeFaults(
  cluster: Cluster,
  journal: Journal,
  { random, durationMs }: { random: Random; durationMs: number },
): Promise<void> {
  const faults: (() => Promise<void>)[] = [
    () => restartPostgres(cluster, journal, 'INT'),
    () => killRedis(cluster, journal),
    () => rejectFiles(cluster, journal),
    () => fillDisk(cluster.disk, journal),
    () => stepClocks(cluster, journal, random),
    () => slowFiles(cluster, journal),
    () => restartPostgres(cluster, journal, 'QUIT'),
  ]
  const startedAtMs = nowMs()
  const slotMs = durationMs / (faults.length + 1)
  for (const [index, fault] of faults.entries()) {
    const dueMs = startedAtMs + slotMs * (index + random.between(0.2, 0.8))
    await sleep(Math.max(0, dueMs - nowMs()))
    await fault()
  }
  await sleep(Math.max(0, startedAtMs + durationMs - nowMs()))
}

function mergeMaps<Value>(maps: readonly Map<string, Value>[]): Map<string, Value> {
  return new Map(maps.flatMap((map) => [...map]))
}
