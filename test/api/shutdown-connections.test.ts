import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../setup/client.ts'
import { rect } from '../setup/pictures.ts'
import { type ServiceProcess, startService } from '../setup/service-process.ts'

const SHUTDOWN_SECONDS = 1
/** What ending takes beyond the setting: a busy machine closes its render threads and its store slowly. */
const MARGIN_MS = 2_000

let dataFolder: string
let downloadPath: string
let designId: string
const sockets: Socket[] = []

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'platen-shutdown-'))
  const { service, client } = await start()
  // Noise does not compress: far more than the buffers of both ends of a connection hold.
  const side = 2_500
  const noise = sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
  const png = await noise.png({ compressionLevel: 0 }).toBuffer()
  const asset = await client.request('POST', '/api/assets', { body: png, headers: { 'content-type': 'image/png' } })
  const { pathname, search } = new URL(asset.body.url as string)
  downloadPath = `${pathname}${search}`
  const elements = [rect('e', [0, 0, 4_000, 4_000], { fill: '#ff000010', blur: 60, blendMode: 'overlay' })]
  const pages = Array.from({ length: 40 }, (_, page) => ({ id: `p${page}`, elements }))
  const design = await client.post('/api/designs', { width: 4_000, height: 4_000, document: { version: 1, pages } })
  designId = design.body._id as string
  await service.stop()
})

afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await rm(dataFolder, { recursive: true, force: true })
})

async function start(env: Record<string, string> = {}): Promise<{ service: ServiceProcess; client: Client }> {
  const service = await startService({
    env: {
      PLATEN_DATA_DIR: dataFolder,
      PLATEN_WORKERS: '1',
      PLATEN_RENDER_TIMEOUT_SECONDS: '120',
      PLATEN_SHUTDOWN_SECONDS: String(SHUTDOWN_SECONDS),
      ...env,
    },
  })
  return { service, client: new Client(service.url, service.key) }
}

/** A connection on which `text` was sent; what comes back is left unread until `answered` is called. */
async function send({ base, key }: Client, lines: readonly string[], end = '\r\n\r\n'): Promise<Socket> {
  const socket = connect(Number(new URL(base).port), '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  await new Promise((resolve) => socket.once('connect', resolve))
  if (lines.length === 0) return socket
  const [first = '', ...more] = lines
  socket.write(`${[first, 'Host: localhost', `Authorization: Bearer ${key}`, ...more].join('\r\n')}${end}`)
  return socket
}

async function answered(socket: Socket): Promise<void> {
  await new Promise((resolve) => socket.once('data', resolve))
  socket.pause()
}

/** What holds a connection open, each as a client that hangs or dies leaves it. */
const CONNECTIONS: readonly (readonly [string, (client: Client) => Promise<unknown>])[] = [
  ['whose headers are half sent', (client) => send(client, ['GET /api/account HTTP/1.1'], '\r\nX-Half: ')],
  ['that is accepted and silent', (client) => send(client, [])],
  [
    'whose body never comes',
    async (client) => {
      const headers = ['Content-Type: application/json', 'Content-Length: 1000', 'Expect: 100-continue']
      await answered(await send(client, ['POST /api/designs HTTP/1.1', ...headers]))
    },
  ],
  [
    'whose upload stops half way',
    async (client) => {
      const headers = ['Content-Type: image/png', 'Content-Length: 100000', 'Expect: 100-continue']
      const socket = await send(client, ['POST /api/assets HTTP/1.1', ...headers])
      await answered(socket)
      socket.write(randomBytes(5_000))
    },
  ],
  ['whose download is not read', async (client) => answered(await send(client, [`GET ${downloadPath} HTTP/1.1`]))],
  [
    'that follows events',
    async (client) => answered(await send(client, ['GET /api/exports/events HTTP/1.1', 'Accept: text/event-stream'])),
  ],
  ['that is idle', async (client) => answered(await send(client, ['GET /api/account HTTP/1.1']))],
  [
    'that waits for an export',
    async (client) => {
      const { body } = await client.post('/api/exports', { designId, format: 'jpeg', scale: 0.1 })
      await send(client, [`GET /api/exports/${body._id} HTTP/1.1`, 'Prefer: wait=30'])
      // The request is held once the server has answered others that were sent after it.
      for (let others = 0; others < 3; others += 1) await client.get('/api/account')
    },
  ],
]

async function expectPromptEnd(service: ServiceProcess): Promise<void> {
  const startedAt = performance.now()
  service.process.kill('SIGTERM')
  await service.line(/^Stopped\./)
  await service.stop()
  expect([service.process.exitCode, service.process.signalCode]).toEqual([0, null])
  expect(performance.now() - startedAt).toBeLessThan(SHUTDOWN_SECONDS * 1_000 + MARGIN_MS)
}

test.each(CONNECTIONS)('SIGTERM ends the process in time despite a connection %s', async (_name, open) => {
  const { service, client } = await start()
  await open(client)
  await expectPromptEnd(service)
})

test('SIGTERM ends the process in time despite all of these, with everything in the database file', async () => {
  const { service, client } = await start()
  for (const [, open] of CONNECTIONS) await open(client)
  await client.post('/api/designs', { width: 10, height: 10 })
  await expectPromptEnd(service)
  const log = await stat(join(dataFolder, 'platen.db-wal')).catch(() => undefined)
  expect(log?.size ?? 0).toBe(0)
})

test('SIGTERM ends the process in time despite a mail server that never answers', async () => {
  const silent = createServer((socket) => sockets.push(socket))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const { service, client } = await start({ PLATEN_SMTP_URL: `smtp://127.0.0.1:${port}` })
  const connected = new Promise((resolve) => silent.once('connection', resolve))
  const asked = await client.post('/web/password-reset', { email: 'process@example.com' }, { origin: service.url })
  expect(asked.status).toBeLessThan(300)
  await connected
  await expectPromptEnd(service)
  silent.close()
})
