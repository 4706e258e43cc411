import { setTimeout as sleep } from 'node:timers/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from './client.ts'
import { type ServiceProcess, startService } from './service-process.ts'

export interface CrashReport {
  readonly kills: number
  readonly accepted: number
  /** Accepted exports that are not completed with one complete file. */
  readonly lost: readonly string[]
  /** Listed exports that were not accepted, or that are listed twice. */
  readonly surplus: readonly string[]
  /** Designs whose creation was acknowledged and that do not exist. */
  readonly lostWrites: readonly string[]
  readonly recoveries: readonly Recovery[]
}

/** A restart after a kill. */
export interface Recovery {
  /** Time from the kill to the first answer, in milliseconds. */
  readonly startMs: number
  /** Exports that had not ended at the first answer: the faster the API accepted them, the more are left. */
  readonly left: number
  /** Time from the kill to the end of the last export, in milliseconds. */
  readonly totalMs: number
}

const DOCUMENT = {
  version: 1,
  pages: [
    {
      id: 'page',
      elements: [
        { id: 'card', type: 'rect', x: 40, y: 40, width: 320, height: 320, fill: '#e8eefc', cornerRadius: 24 },
        {
          id: 'title',
          type: 'text',
          slot: 'title',
          text: 'Number',
          x: 60,
          y: 160,
          width: 280,
          height: 80,
          fontSize: 32,
        },
      ],
    },
  ],
}

/** Kills the service with `kill -9` during its work, and reports what a client finds afterward. */
export async function runCrashRounds({
  kills,
  exportsPerRound,
}: {
  kills: number
  exportsPerRound: number
}): Promise<CrashReport> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'platen-crash-'))
  const accepted: string[] = []
  const created: string[] = []
  const recoveries: Recovery[] = []
  let service = await start(dataFolder)
  try {
    for (let round = 0; round < kills; round += 1) {
      const client = new Client(service.url, service.key)
      const { body: design } = await client.post('/api/designs', {
        title: `Round ${round}`,
        width: 400,
        height: 400,
        document: DOCUMENT,
      })
      created.push(design._id)
      await queue(client, { designId: design._id, count: exportsPerRound, round, accepted })
      // Kills the service at a different moment in each round, 0 to 500 ms after the last request.
      await sleep((round * 500) / Math.max(1, kills - 1))
      await service.stop('SIGKILL')
      const killedAt = performance.now()
      service = await start(dataFolder)
      const restarted = new Client(service.url, service.key)
      const left = await countUnended(restarted)
      const startMs = performance.now() - killedAt
      await waitUntilSettled(restarted)
      recoveries.push({ startMs, left, totalMs: performance.now() - killedAt })
    }
    return {
      kills,
      accepted: accepted.length,
      recoveries,
      ...(await inspect(new Client(service.url, service.key), { accepted, created })),
    }
  } finally {
    await service.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

function start(dataFolder: string): Promise<ServiceProcess> {
  return startService({ env: { PLATEN_DATA_DIR: dataFolder, PLATEN_LOG_LEVEL: 'error' } })
}

/** Queues exports of different images, so that no file is reused. Appends the accepted IDs to `task.accepted`. */
async function queue(
  client: Client,
  task: { designId: string; count: number; round: number; accepted: string[] },
): Promise<void> {
  for (let number = 0; number < task.count; number += 1) {
    const data = { title: `${task.round}/${number}` }
    const answer = await client.post('/api/exports', { designId: task.designId, format: 'png', data })
    if (answer.status === 202) task.accepted.push(answer.body._id)
  }
}

async function waitUntilSettled(client: Client): Promise<void> {
  for (let polls = 0; polls < 6000; polls += 1) {
    if ((await countUnended(client)) === 0) return
    await sleep(20)
  }
  throw new Error('The exports had not ended two minutes after the restart')
}

async function countUnended(client: Client): Promise<number> {
  const queued = await client.get('/api/exports?status=queued&limit=1')
  const processing = await client.get('/api/exports?status=processing&limit=1')
  return queued.body.total + processing.body.total
}

async function inspect(client: Client, acknowledged: { accepted: readonly string[]; created: readonly string[] }) {
  const lost: string[] = []
  for (const id of acknowledged.accepted) {
    const { body } = await client.get(`/api/exports/${id}`)
    const isComplete =
      body.status === 'completed' &&
      body.files.length === 1 &&
      (await isCompletePng(body.downloadUrl, body.files[0].bytes))
    if (!isComplete) lost.push(`${id} ${body.status}`)
  }
  const listed: string[] = []
  for (let offset = 0; ; offset += 100) {
    const { body } = await client.get(`/api/exports?limit=100&offset=${offset}`)
    for (const { _id } of body.exports) listed.push(_id)
    if (body.exports.length < 100) break
  }
  const surplus = listed.filter((id, index) => !acknowledged.accepted.includes(id) || listed.indexOf(id) !== index)
  const lostWrites: string[] = []
  for (const id of acknowledged.created)
    if ((await client.get(`/api/designs/${id}`)).status !== 200) lostWrites.push(id)
  return { lost, surplus, lostWrites }
}

async function isCompletePng(url: string, bytes: number): Promise<boolean> {
  const response = await fetch(url)
  const body = new Uint8Array(await response.arrayBuffer())
  const isPng = body[0] === 0x89 && body[1] === 0x50
  return response.status === 200 && isPng && body.length === bytes
}
