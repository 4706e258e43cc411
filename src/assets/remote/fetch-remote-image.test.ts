import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FetchOptions, fetchRemoteImage } from './fetch-remote-image.ts'
import { type ImageServer, startImageServer } from './testing/image-server.ts'

let server: ImageServer
beforeAll(async () => {
  server = await startImageServer()
})
afterAll(() => server.close())

beforeEach(() => {
  server.dialed.length = 0
  server.requests.length = 0
})

const HOST = 'https://images.example.com'
const fetchImage = (path: string, options: Partial<FetchOptions> = {}) =>
  fetchRemoteImage(path.startsWith('/') ? HOST + path : path, { network: server.network, policy: 'on', ...options })
const redirect = (path: string, location: string, status = 302) =>
  server.answer(path, (_, response) => response.writeHead(status, { location }).end('not the image'))

it('an image is fetched from the address that was checked', async () => {
  server.answer('/a.png?v=1', (_, response) => response.end('bytes'))
  expect(Buffer.from(await fetchImage('/a.png?v=1#part')).toString()).toBe('bytes')
  expect(server.dialed).toEqual(['images.example.com > 93.184.216.34'])
  const [request] = server.requests
  expect(request?.headers).toMatchObject({ host: 'images.example.com', 'accept-encoding': 'identity' })
  expect(request?.headers).not.toHaveProperty('cookie')
})

describe('redirects', () => {
  it.each([301, 302, 303, 307, 308])('a redirect with %i is followed', async (status) => {
    redirect('/old', '/new?x', status)
    server.answer('/new?x', (_, response) => response.end('moved'))
    expect(Buffer.from(await fetchImage('/old')).toString()).toBe('moved')
  })

  it.each([
    'https://127.0.0.1/',
    'https://[::ffff:127.0.0.1]/',
    'https://0x7f.1/',
    'https://localhost/',
    'http://images.example.com/plain',
    'https://images.example.com:8443/',
    'https://user@images.example.com/',
    'file:///etc/passwd',
    'https://inside.example.com/',
    '//169.254.169.254/latest/meta-data',
  ])('a redirect to %s is not followed', async (location) => {
    server.names.set('inside.example.com', [['10.0.0.5']])
    redirect('/away', location)
    const failure = { code: 'image_blocked', details: { reason: expect.stringContaining('after a redirect') } }
    await expect(fetchImage('/away')).rejects.toMatchObject(failure)
    expect(server.dialed).toEqual(['images.example.com > 93.184.216.34'])
  })

  it('the list of hosts applies to redirects', async () => {
    redirect('/elsewhere', 'https://other.example.com/')
    const policy = { hosts: ['images.example.com'] }
    await expect(fetchImage('/elsewhere', { policy })).rejects.toMatchObject({ code: 'image_blocked' })
  })

  it('a loop ends after five redirects', async () => {
    redirect('/loop', '/loop')
    await expect(fetchImage('/loop')).rejects.toMatchObject({ code: 'image_fetch_failed' })
    expect(server.requests).toHaveLength(6)
  })
})

describe('names', () => {
  it.each([
    ['a private address', ['10.0.0.5']],
    ['a private address among public ones', ['93.184.216.34', '192.168.0.1']],
    ['an IPv4-mapped address', ['::ffff:127.0.0.1']],
    ['a NAT64 address', ['64:ff9b::a00:5']],
    ['a link-local address with a zone', ['fe80::1%eth0']],
    ['no address', []],
  ])('a name with %s is not dialed', async (_, addresses) => {
    server.names.set('inside.example.com', [addresses])
    const fetched = fetchImage('https://inside.example.com/')
    await expect(fetched).rejects.toMatchObject({ code: 'image_blocked' })
    // The addresses of names inside the server's network are not revealed.
    await expect(fetched).rejects.not.toThrow('10.0.0.5')
    expect(server.dialed).toEqual([])
  })

  it('a name that becomes private after the check is dialed at the address that was checked', async () => {
    server.names.set('changing.example.com', [['93.184.216.34'], ['127.0.0.1']])
    server.answer('/first', (_, response) => response.end('first'))
    await fetchImage('https://changing.example.com/first')
    expect(server.dialed).toEqual(['changing.example.com > 93.184.216.34'])
    await expect(fetchImage('https://changing.example.com/first')).rejects.toMatchObject({ code: 'image_blocked' })
    expect(server.dialed).toHaveLength(1)
  })

  it('a name that becomes private between redirects is rejected', async () => {
    server.names.set('changing.example.com', [['93.184.216.34'], ['127.0.0.1']])
    redirect('/again', 'https://changing.example.com/first')
    await expect(fetchImage('https://changing.example.com/again')).rejects.toMatchObject({ code: 'image_blocked' })
  })

  it('an unknown name is a temporary failure', async () => {
    const failure = { code: 'image_fetch_failed', details: { isTemporary: true } }
    await expect(fetchImage('https://unknown.example.com/')).rejects.toMatchObject(failure)
  })
})

it('a certificate for another name is rejected', async () => {
  server.names.set('wrong.example.org', [['93.184.216.34']])
  await expect(fetchImage('https://wrong.example.org/')).rejects.toMatchObject({ code: 'image_fetch_failed' })
  expect(server.requests).toHaveLength(0)
})

describe('answers', () => {
  it.each([
    [404, false],
    [403, false],
    [429, true],
    [503, true],
  ])('status %i is a failure, temporary: %s', async (status, isTemporary) => {
    server.answer('/status', (_, response) => response.writeHead(status).end())
    const details = { isTemporary, reason: expect.stringContaining(`answered with status ${status}`) }
    await expect(fetchImage('/status')).rejects.toMatchObject({ code: 'image_fetch_failed', details })
  })

  it('a body that announces too many bytes is not read', async () => {
    server.answer('/large', (_, response) => response.writeHead(200, { 'content-length': 2_000 }).end('x'))
    const details = { reason: expect.stringContaining('more than 1000 bytes') }
    await expect(fetchImage('/large', { maxBytes: 1_000 })).rejects.toMatchObject({ details })
  })

  it('an endless body is cut off', async () => {
    let written = 0
    server.answer('/endless', (_, response) => {
      const write = (): void => {
        if (response.destroyed) return
        written += 1_000
        if (response.write(Buffer.alloc(1_000))) setImmediate(write)
        else response.once('drain', write)
      }
      write()
    })
    const details = { reason: expect.stringContaining('more than 100000 bytes') }
    await expect(fetchImage('/endless', { maxBytes: 100_000 })).rejects.toMatchObject({ details })
    expect(written).toBeLessThan(50_000_000)
  })

  it.each([
    ['never answers', () => undefined],
    ['stops in the body', (_: unknown, response: { write(text: string): void }) => response.write('begin')],
  ])('a server that %s ends the fetch after its time', async (_, handler) => {
    server.answer('/slow', handler)
    const details = { isTemporary: true, reason: expect.stringContaining('within 0.1 s') }
    await expect(fetchImage('/slow', { timeoutMs: 100 })).rejects.toMatchObject({ code: 'image_fetch_failed', details })
  })

  it('a body cut short is a temporary failure', async () => {
    server.answer('/cut', (_, response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('begin')
      setTimeout(() => response.destroy(), 10)
    })
    await expect(fetchImage('/cut')).rejects.toMatchObject({ details: { isTemporary: true } })
  })

  it('a canceled fetch rejects with the reason', async () => {
    server.answer('/waiting', () => undefined)
    const signal = AbortSignal.timeout(50)
    await expect(fetchImage('/waiting', { signal })).rejects.toThrow('timeout')
  })
})

it('the query of a URL is not shown', async () => {
  const failure = await fetchImage('/missing?token=secret').catch(String)
  expect(failure).toContain('/missing')
  expect(failure).not.toContain('secret')
})
