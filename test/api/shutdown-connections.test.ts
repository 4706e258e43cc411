import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../setup/client.ts'
import { rect } from '../setup/pictures.ts'
import { startService as startProcess } from '../setup/service-process.ts'
import { type Service, startService } from '../setup/start-service.ts'

/** Less than the 30 seconds for which each connection below would last, and enough for a busy machine. */
const CLOSE_MS = 25_000

async function expectSoonStopped(service: Service): Promise<void> {
  const stoppedAt = performance.now()
  await service.stop()
  expect(performance.now() - stoppedAt).toBeLessThan(CLOSE_MS)
}

let dataFolder: string
let downloadPath: string
let designId: string
const sockets: Socket[] = []

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'platen-shutdown-'))
  const { service, client } = await start()
  // Noise does not compress, so the file is far larger than the buffers of a connection.
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

const settings = (): Record<string, string> => ({
  PLATEN_DATA_DIR: dataFolder,
  PLATEN_WORKERS: '1',
  PLATEN_RENDER_TIMEOUT_SECONDS: '120',
  PLATEN_SHUTDOWN_SECONDS: '1',
})

async function start(env: Record<string, string> = {}): Promise<{ service: Service; client: Client }> {
  const service = await startService({ ...settings(), ...env })
  return { service, client: await service.client({ plan: 'unlimited' }) }
}

/** Opens a connection and sends `lines`. Responses are not read until `waitForResponse` is called. */
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

async function waitForResponse(socket: Socket): Promise<void> {
  await new Promise((resolve) => socket.once('data', resolve))
  socket.pause()
}

/** Connections that clients leave open when they hang or crash. */
const CONNECTIONS: readonly (readonly [string, (client: Client) => Promise<unknown>])[] = [
  ['whose headers are half sent', (client) => send(client, ['GET /api/account HTTP/1.1'], '\r\nX-Half: ')],
  ['that is accepted and silent', (client) => send(client, [])],
  [
    'whose body never comes',
    async (client) => {
      const headers = ['Content-Type: application/json', 'Content-Length: 1000', 'Expect: 100-continue']
      await waitForResponse(await send(client, ['POST /api/designs HTTP/1.1', ...headers]))
    },
  ],
  [
    'whose upload stops half way',
    async (client) => {
      const headers = ['Content-Type: image/png', 'Content-Length: 100000', 'Expect: 100-continue']
      const socket = await send(client, ['POST /api/assets HTTP/1.1', ...headers])
      await waitForResponse(socket)
      socket.write(randomBytes(5_000))
    },
  ],
  [
    'whose download is not read',
    async (client) => waitForResponse(await send(client, [`GET ${downloadPath} HTTP/1.1`])),
  ],
  [
    'that follows events',
    async (client) =>
      waitForResponse(await send(client, ['GET /api/exports/events HTTP/1.1', 'Accept: text/event-stream'])),
  ],
  ['that is idle', async (client) => waitForResponse(await send(client, ['GET /api/account HTTP/1.1']))],
  [
    'that waits for an export',
    async (client) => {
      const { body } = await client.post('/api/exports', { designId, format: 'jpeg', scale: 0.1 })
      await send(client, [`GET /api/exports/${body._id} HTTP/1.1`, 'Prefer: wait=30'])
      // The server holds the request once it has answered later requests.
      for (let count = 0; count < 3; count += 1) await client.get('/api/account')
    },
  ],
]

test.each(CONNECTIONS)('a shutdown does not wait for a connection %s', async (_name, openConnection) => {
  const { service, client } = await start()
  await openConnection(client)
  await expectSoonStopped(service)
})

test('SIGTERM ends a process with all of these connections in time, with everything in the database file', async () => {
  const service = await startProcess({ env: settings() })
  const client = new Client(service.url, service.key)
  for (const [, openConnection] of CONNECTIONS) await openConnection(client)
  await client.post('/api/designs', { width: 10, height: 10 })
  service.process.kill('SIGTERM')
  await service.line(/^Stopped\./)
  await service.stop()
  // A process that exceeds the setting by 5 seconds kills itself with SIGKILL.
  expect([service.process.exitCode, service.process.signalCode]).toEqual([0, null])
  const log = await stat(join(dataFolder, 'platen.db-wal')).catch(() => undefined)
  expect(log?.size ?? 0).toBe(0)
})

test('a shutdown does not wait for a mail server that never responds', async () => {
  const silent = createServer((socket) => sockets.push(socket))
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const { service, client } = await start({ PLATEN_SMTP_URL: `smtp://127.0.0.1:${port}` })
  const connected = new Promise((resolve) => silent.once('connection', resolve))
  const sameOrigin = { 'sec-fetch-site': 'same-origin' }
  const response = await client.post('/web/password-reset', { email: 'user-1@example.com' }, sameOrigin)
  expect(response.status).toBeLessThan(300)
  await connected
  await expectSoonStopped(service)
  silent.close()
})
