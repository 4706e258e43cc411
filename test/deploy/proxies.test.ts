import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { HTTP_LIMITS } from '../../src/http/http-limits.ts'
import { Client } from '../setup/client.ts'
import { exported } from '../setup/exporting.ts'
import { freePort } from '../setup/free-port.ts'
import { createCertificate, isInstalled, PROXIES, startProxy } from '../setup/reverse-proxy.ts'
import { runPlaten } from '../setup/run-platen.ts'
import { type Service, startService } from '../setup/start-service.ts'

/** Another address of this machine than the proxy's. */
const CLIENT = '127.0.0.5'

interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

test('Caddy closes idle connections before Platen does', () => {
  const [, seconds] = /^\s*keepalive (\d+)s$/m.exec(readFileSync('deploy/Caddyfile', 'utf8')) ?? []
  expect(Number(seconds) * 1000).toBeLessThan(HTTP_LIMITS.keepAliveMs)
})

test('a missing proxy is named with its package, and is an error in CI', () => {
  const missing = { name: 'Proxy', program: '/nowhere/proxy', debianPackage: 'proxy-package' }
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  try {
    expect(isInstalled(missing, { isRequired: false })).toBe(false)
    expect(write).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^[^\n]*apt-get install proxy-package[^\n]*\n$/),
    )
    expect(() => isInstalled(missing, { isRequired: true })).toThrow(/apt-get install proxy-package/)
  } finally {
    write.mockRestore()
  }
})

describe.each(PROXIES)('behind $name', (proxy) => {
  const folder = mkdtempSync(join(tmpdir(), 'platen-proxy-'))
  let service: Service
  let publicUrl: string
  let certificate: string
  const ends: (() => Promise<void>)[] = []

  async function open(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<IncomingMessage> {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = request(path.startsWith('https:') ? path : `${publicUrl}${path}`, {
      ...{ method, headers: { origin: publicUrl, ...length, ...headers }, ca: readFileSync(certificate) },
      ...{ localAddress: CLIENT, family: 4, agent: false },
    })
    sent.end(body)
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    return response
  }

  async function send(path: string, sent?: Sent) {
    const response = await open(path, sent)
    return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) }
  }

  const hasProxy = isInstalled(proxy)

  beforeAll(async () => {
    if (!hasProxy) return
    const [port, httpPort] = [await freePort(), await freePort()]
    publicUrl = `https://localhost:${port}`
    certificate = createCertificate(folder)
    service = await startService({ PUBLIC_URL: publicUrl, PLATEN_TRUST_PROXY: '127.0.0.1' })
    const { host: upstream } = new URL(service.url)
    ends.push(await startProxy(proxy, { folder, port, httpPort, upstream, publicUrl }), () => service.stop())
    await vi.waitFor(() => send('/healthz'), { timeout: 30_000 })
  })

  afterAll(async () => {
    for (const end of ends) await end()
    rmSync(folder, { recursive: true })
  })

  const behind = test.skipIf(!hasProxy)

  behind('people sign in with a secure cookie, and their own address is recorded', async () => {
    const token = (await service.app.operator.setupLink(publicUrl))?.split('#token=')[1]
    const body = JSON.stringify({ email: 'owner@example.com', password: 'correct horse battery', token })
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' }
    const signedIn = await send('/web/setup', { method: 'POST', headers, body })
    expect([signedIn.status, signedIn.bytes.toString()]).toEqual([201, expect.anything()])
    const cookie = String(signedIn.headers['set-cookie'])
    expect(cookie).toMatch(/^__Host-platen_session=.*; Secure/)
    const activity = await send('/web/activity', { headers: { cookie: cookie.replace(/;.*/s, '') } })
    const { entries } = JSON.parse(activity.bytes.toString()) as { entries: { address: string }[] }
    expect(new Set(entries.map(({ address }) => address))).toEqual(new Set([CLIENT]))
  })

  behind('events arrive at once, and downloads can be continued', async () => {
    const key = await service.makeKey()
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const events = await open('/api/exports/events', { headers })
    let received = ''
    events.on('data', (chunk: Buffer) => (received += chunk.toString()))
    const design = await send('/api/designs', { method: 'POST', headers, body: '{"width":10,"height":10}' })
    const { _id: designId } = JSON.parse(design.bytes.toString()) as { _id: string }
    const { downloadUrl } = await exported(new Client(service.url, key), { designId, format: 'png' })
    await expect.poll(() => received).toContain('"status":"completed"')
    events.destroy()
    const part = await send(downloadUrl, { headers: { range: 'bytes=1-3' } })
    expect([part.status, part.bytes.toString()]).toEqual([206, 'PNG'])
  })

  behind('Platen explains its limit of uploads', async () => {
    const file = new FormData()
    file.set('file', new Blob([Buffer.alloc(25 * 1024 * 1024 + 1)]), 'large.png')
    const form = new Response(file)
    const headers = {
      authorization: `Bearer ${await service.makeKey()}`,
      'content-type': form.headers.get('content-type') ?? '',
    }
    const body = Buffer.from(await form.arrayBuffer())
    const refused = await send('/api/assets', { method: 'POST', headers, body })
    expect([refused.status, refused.bytes.toString()]).toEqual([413, expect.stringContaining('25 MiB')])
  })

  behind('the metrics are not public', async () => {
    const answers = await Promise.all(
      ['/metrics', '//metrics', '/%6detrics', '/x/../metrics'].map((path) => send(path)),
    )
    for (const { status, bytes } of answers) {
      expect([403, 404]).toContain(status)
      expect(bytes.toString()).not.toContain('platen_')
    }
  })

  behind('the doctor finds the public address and the proxy in order', async () => {
    const env = { PUBLIC_URL: publicUrl, PLATEN_TRUST_PROXY: '127.0.0.1', NODE_EXTRA_CA_CERTS: certificate }
    const { stdout } = await runPlaten(['doctor'], { env: { ...env, PLATEN_DATA_DIR: service.dataFolder } })
    expect(stdout).toContain(`${publicUrl} leads to this server.`)
    expect(stdout).toContain('forwards the addresses of clients.')
  })
})
