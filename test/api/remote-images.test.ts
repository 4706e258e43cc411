import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config/read-config.ts'
import { type Browser, setUp } from '../setup/browser.ts'
import { Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { type Service, startService } from '../setup/start-service.ts'

const designWith = (src: string): object => ({
  ...{ width: 40, height: 20 },
  document: {
    version: 1,
    pages: [{ id: 'p', elements: [{ id: 'a', type: 'image', x: 0, y: 0, width: 40, height: 20, src }] }],
  },
})

const POINTER = '/document/pages/0/elements/0/src'

describe.each([
  ['on', 'https://127.0.0.1/a.png', 'is not a public address'],
  ['on', 'https://0x7f.1/a.png', 'is not a public address'],
  ['on', 'https://metadata.google.internal/', 'is not a public host name'],
  ['images.example.com', 'https://other.example.com/a.png', 'does not load images from other.example.com'],
  ['off', 'https://images.example.com/a.png', 'disabled on this server'],
])('with PLATEN_REMOTE_IMAGES=%s', (setting, src, reason) => {
  let service: Service
  let client: Client

  beforeAll(async () => {
    service = await startService({ PLATEN_REMOTE_IMAGES: setting })
    client = await service.client()
  })
  afterAll(() => service.stop())

  test(`a design with ${src} is rejected`, async () => {
    const { status, body } = await client.post('/api/designs', designWith(src))
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ pointer: POINTER, detail: expect.stringContaining(reason) as string }])
  })
})

describe('the URL of a copy for the web app', () => {
  let service: Service
  let browser: Browser

  beforeAll(async () => {
    service = await startService({ PLATEN_SIGN_UP: 'open' })
    browser = await setUp(service)
  })
  afterAll(() => service.stop())

  const at = (src: string): string => `/web/remote-image?src=${encodeURIComponent(src)}`
  const PHOTO = 'https://images.example.com/photo.jpg?size=2'

  test('is signed, expires, and does not have the address of the image in readable form', async () => {
    const { status, body } = await browser.get(at(PHOTO))
    expect(status).toBe(200)
    const { origin, pathname, searchParams } = new URL(body.url)
    expect(origin).toBe(new URL(service.app.publicUrl).origin)
    expect(pathname).toMatch(/^\/files\/remote\/[\w-]+$/)
    expect([...searchParams.keys()].sort()).toEqual(['expires', 'signature'])
    expect(Number(searchParams.get('expires'))).toBeLessThan(Date.now() / 1000 + 25 * 3_600)
  })

  test('is only given to a session, whose cookie pages of other sites cannot use', async () => {
    expectProblem(
      await new Client(service.url).get(at(PHOTO), { 'sec-fetch-site': 'same-origin' }),
      401,
      'session_missing',
    )
    expectProblem(await (await service.client()).get(at(PHOTO)), 403, 'session_needed')
    const headers = { cookie: browser.cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expectProblem(await new Client(service.url).get(at(PHOTO), headers), 403, 'cross_site')
  })

  test.each([
    'https://127.0.0.1/a.png',
    'https://2130706433/a.png',
    'https://[64:ff9b::7f00:1]/a.png',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/a.png',
    'https://images.example.com:8443/a.png',
    'https://ada:secret@images.example.com/a.png',
    'http://images.example.com/a.png',
    'file:///etc/passwd',
    'asset:ast_1',
  ])('is not given for %s', async (src) => {
    expectProblem(await browser.get(at(src)), 404, 'not_found')
  })

  test('is not given for a missing, empty or very long address', async () => {
    for (const path of ['/web/remote-image', at(''), at(`https://images.example.com/${'a'.repeat(5_000)}`)]) {
      expectProblem(await browser.get(path), 400, 'invalid_input')
    }
  })
})

test.each(['https://images.example.com', 'images.example.com:8443', 'images.example.com/a', '*', 'yes'])(
  'PLATEN_REMOTE_IMAGES=%s is rejected at the start',
  (value) => expect(() => readConfig({ PLATEN_REMOTE_IMAGES: value })).toThrow('PLATEN_REMOTE_IMAGES'),
)

test('a list of hosts may have spaces, capitals and wildcards', () => {
  const { remoteImages } = readConfig({ PLATEN_REMOTE_IMAGES: 'Images.example.com, *.cdn.example.com' })
  expect(remoteImages).toEqual({ hosts: ['images.example.com', '*.cdn.example.com'] })
})
