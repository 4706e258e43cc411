import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { Client } from '../setup/client.ts'
import { download, ended, type Exported, queued } from '../setup/exporting.ts'
import { openPicture, rect } from '../setup/pictures.ts'
import { type ServiceProcess, startNode, startService } from '../setup/service-process.ts'

let dataFolder: string

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'platen-shutdown-'))
})

afterAll(() => rm(dataFolder, { recursive: true, force: true }))

/** With the key of the first start, later ones need no command to create one. */
let key: string | undefined

async function start(env: Record<string, string> = {}): Promise<{ service: ServiceProcess; client: Client }> {
  const service = await startService({
    ...(key !== undefined && { key }),
    env: { PLATEN_DATA_DIR: dataFolder, PLATEN_WORKERS: '1', PLATEN_RENDER_TIMEOUT_SECONDS: '120', ...env },
  })
  key = service.key
  return { service, client: new Client(service.url, key) }
}

/** Creates a design whose pages take long to render. */
async function createSlowDesign(client: Client, pages: number): Promise<string> {
  const heavyPage = (page: number): object => ({
    id: `page-${page}`,
    elements: Array.from({ length: 5 }, (_, index) =>
      rect(`e${page}-${index}`, [0, 0, 2_000, 2_000], { fill: '#ff000010', blur: 60, blendMode: 'overlay' }),
    ),
  })
  const document = { version: 1, pages: Array.from({ length: pages }, (_, page) => heavyPage(page)) }
  const { status, body, text } = await client.post('/api/designs', { width: 2_000, height: 2_000, document })
  if (status !== 201) throw new Error(text)
  return body._id as string
}

async function waitUntilProcessing(client: Client, { _id }: Exported): Promise<void> {
  await expect.poll(async () => (await client.get(`/api/exports/${_id}`)).body.status).toBe('processing')
}

/** Queues an export that no process renders: they are suspended. */
async function queueBlocked({ pid }: ServiceProcess, client: Client, pages: number): Promise<Exported> {
  const designId = await createSlowDesign(client, pages)
  const options = { designId, format: 'jpeg', scale: 0.1 }
  // A process that has not started yet would be replaced.
  await ended(client, (await queued(client, { ...options, pages: [1] }))._id)
  const renderProcesses = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').map(Number)
  for (const each of renderProcesses) process.kill(each, 'SIGSTOP')
  onTestFinished(() => renderProcesses.forEach(killIfAlive))
  return queued(client, options)
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended with its server.
  }
}

/** Reads the status of an export while no server runs, which would continue with it. */
function storedStatus({ _id }: Exported): unknown {
  const database = new DatabaseSync(join(dataFolder, 'platen.db'))
  try {
    return database.prepare('select status from exports where id = ?').get(_id)?.['status']
  } finally {
    database.close()
  }
}

/** Sends the first half of a request. `finish` sends the rest and returns the response. */
async function sendHalf(client: Client, body: string): Promise<{ finish(): Promise<string> }> {
  const { port } = new URL(client.base)
  const socket = connect(Number(port), '127.0.0.1')
  let received = ''
  socket.on('data', (data) => (received += data.toString()))
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const head = [
    'POST /api/designs HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${client.key}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`)
  // The server sends this once it has read the headers.
  await expect.poll(() => received).toBe('HTTP/1.1 100 Continue\r\n\r\n')
  received = ''
  return {
    async finish() {
      socket.write(body.slice(5))
      await closed
      return received
    },
  }
}

test('SIGTERM finishes requests and renders in progress, rejects new ones, and exits with status 0', async () => {
  const { service, client } = await start()
  const designId = await createSlowDesign(client, 10)
  const running = await queued(client, { designId, format: 'jpeg', scale: 0.2 })
  const waiting = await queued(client, { designId, format: 'webp', scale: 0.1, pages: [1, 2, 3] })
  const more: Exported[] = []
  for (const page of [4, 5, 6]) more.push(await queued(client, { designId, format: 'png', scale: 0.1, pages: [page] }))
  await waitUntilProcessing(client, running)
  const request = await sendHalf(client, JSON.stringify({ title: 'Finished while draining', width: 10, height: 10 }))

  service.process.kill('SIGTERM')
  await service.line(/SIGTERM received/)
  // Each attempt uses a new connection; the process runs until the request above has ended.
  const rejection = async (): Promise<string> => {
    try {
      const response = await fetch(new URL('/api/account', service.url), {
        headers: { authorization: `Bearer ${client.key}`, connection: 'close' },
      })
      const { code } = (await response.json()) as { code?: string }
      return `${response.status} ${code} ${response.headers.get('retry-after')}`
    } catch {
      return 'refused'
    }
  }
  await expect.poll(rejection).toMatch(/^(503 shutting_down \d+|refused)$/)
  expect(service.process.exitCode).toBeNull()

  const response = await request.finish()
  expect(response).toMatch(/^HTTP\/1\.1 201 /)
  await service.line(/^Stopped\./)
  await service.stop()
  expect(service.process.exitCode).toBe(0)

  const again = await start()
  try {
    expect((await again.client.get('/api/designs?q=finished+while')).body.total).toBe(1)
    // The process finished the export in progress before it exited.
    const finished = await again.client.get(`/api/exports/${running._id}`)
    expect(finished.body.status).toBe('completed')
    for (const { _id } of [waiting, ...more]) {
      const completed = await ended(again.client, _id)
      expect(completed.status).toBe('completed')
      expect(completed.files.length).toBe(_id === waiting._id ? 3 : 1)
      for (const { url } of completed.files) await openPicture((await download(url)).bytes)
    }
    expect((await again.client.get('/api/exports')).body.total).toBe(5)
  } finally {
    await again.service.stop()
  }
})

test('a render that takes longer than the drain returns to the queue, and is completed after the next start', async () => {
  const { service, client } = await start({ PLATEN_SHUTDOWN_SECONDS: '1' })
  const designId = await createSlowDesign(client, 40)
  const long = await queued(client, { designId, format: 'jpeg', scale: 0.8 })
  await waitUntilProcessing(client, long)
  const held = client.get(`/api/exports/${long._id}`, { prefer: 'wait=30' })
  // The server holds the request once it has answered later requests.
  for (let count = 0; count < 3; count += 1) await client.get('/api/account')
  service.process.kill('SIGTERM')
  // A waiting client gets the current state instead of a closed connection.
  const response = await held
  expect(response.status).toBe(200)
  expect(response.body.status).toBe('processing')
  // Waits for the end of the drain, because a second signal would end it at once.
  await service.line(/^Stopped\./)
  await service.stop()
  expect(service.process.exitCode).toBe(0)
  expect(storedStatus(long)).toBe('processing')

  const again = await start()
  try {
    const completed = await ended(again.client, long._id)
    expect(completed).toMatchObject({ status: 'completed', error: null, startedAt: response.body.startedAt })
    expect(completed.files).toHaveLength(40)
    expect((await download(completed.downloadUrl)).status).toBe(200)
  } finally {
    await again.service.stop()
  }
})

test('a second SIGTERM ends the drain at once, and unfinished exports are completed after the next start', async () => {
  const { service, client } = await start()
  const long = await queueBlocked(service, client, 4)
  await waitUntilProcessing(client, long)
  service.process.kill('SIGTERM')
  await service.line(/^SIGTERM received/)
  service.process.kill('SIGTERM')
  await service.stop()
  expect(service.process.signalCode).toBe('SIGKILL')
  expect(storedStatus(long)).toBe('processing')

  const again = await start()
  try {
    expect(await ended(again.client, long._id)).toMatchObject({ status: 'completed', error: null })
  } finally {
    await again.service.stop()
  }
})

test('SIGTERM during the start exits with status 0, with everything closed', async () => {
  const env = { PORT: '0', PLATEN_DATA_DIR: dataFolder, PLATEN_WORKERS: '1' }
  const service = startNode(['src/cli/main.ts', 'start'], { env })
  await service.line(/^Starting Platen/)
  service.process.kill('SIGTERM')
  await service.line(/^Stopped\./)
  await service.stop()
  expect(service.process.exitCode).toBe(0)
})
