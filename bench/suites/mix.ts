import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Client } from '../../test/setup/client.ts'
import type { ServiceProcess, startService } from '../../test/setup/service-process.ts'
import { unpackEarlierVersion } from '../earlier-version.ts'
import { atLeast, type Figure, median, plain } from '../figure.ts'
import { cpuMs } from '../processor-time.ts'

const ROUNDS = 4
const CONCURRENCY = 4
const TEMPLATES = 'templates'
const GOAL = 2

interface Version {
  readonly service: ServiceProcess
  readonly client: Client
  readonly designs: readonly string[]
}

/** Exports designs of all built-in templates, each with a different title, with this version and an earlier one. */
export async function run(): Promise<Figure[]> {
  const earlier = unpackEarlierVersion()
  const versions: Version[] = []
  try {
    for (const folder of [earlier.folder, process.cwd()]) versions.push(await start(folder))
    return [...(await compare(versions, 'png')), ...(await compare(versions, 'pdf'))]
  } finally {
    for (const { service } of versions) await service.stop()
    earlier.remove()
  }
}

async function compare(versions: readonly Version[], format: string): Promise<Figure[]> {
  const rounds: Round[][] = versions.map(() => [])
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, version] of versions.entries()) {
      const measured = await exportAll(version, format, round)
      // The first round fills caches.
      if (round > 0) rounds[index]?.push(measured)
    }
  }
  const [before = [], now = []] = rounds
  const perSecond = (measured: readonly Round[]): number => median(measured.map((round) => round.perSecond))
  const perCoreSecond = (measured: readonly Round[]): number => median(measured.map((round) => round.perCoreSecond))
  const name = `fifteen templates as ${format.toUpperCase()}`
  const ratio = perCoreSecond(now) / perCoreSecond(before)
  return [
    plain(`${name}: exports a second`, perSecond(now), ''),
    plain(`${name}: exports a second of processor time`, perCoreSecond(now), ''),
    atLeast(`${name}: times as many as before, per processor time`, ratio, { unit: '×', bound: GOAL }),
    plain(`${name}: times as many as before, elapsed`, perSecond(now) / perSecond(before), '×'),
  ]
}

interface Round {
  readonly perSecond: number
  /** Of the server and its render processes. */
  readonly perCoreSecond: number
}

async function exportAll({ client, designs, service }: Version, format: string, round: number): Promise<Round> {
  const waiting = [...designs.entries()]
  const [startedAtMs, usedMs] = [performance.now(), cpuMs(service.pid)]
  const exportRepeatedly = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [index, designId] = next
      // Another scale in each round makes every export a new one.
      const scale = 1 + (round * designs.length + index) / 10_000
      const answer = await client.post('/api/exports', { designId, format, scale }, { prefer: 'wait=30' })
      if (answer.body.status !== 'completed') throw new Error(`An export did not complete: ${answer.text}`)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, exportRepeatedly))
  return {
    perSecond: (designs.length * 1000) / (performance.now() - startedAtMs),
    perCoreSecond: (designs.length * 1000) / (cpuMs(service.pid) - usedMs),
  }
}

async function start(folder: string): Promise<Version> {
  const path = pathToFileURL(join(folder, 'test/setup/service-process.ts')).href
  const setup = (await import(path)) as { startService: typeof startService }
  const service = await setup.startService({ env: { PLATEN_WORKERS: '2', PLATEN_LOG_LEVEL: 'error' } })
  const client = new Client(service.url, service.key)
  const designs: string[] = []
  for (const name of (await readdir(TEMPLATES)).filter((file) => file.endsWith('.json'))) {
    const { title, width, height, document } = JSON.parse(await readFile(join(TEMPLATES, name), 'utf8')) as Design
    const { body } = await client.post('/api/designs', { title, width, height, document })
    designs.push(body._id as string)
  }
  return { service, client, designs }
}

interface Design {
  readonly title: string
  readonly width: number
  readonly height: number
  readonly document: unknown
}
