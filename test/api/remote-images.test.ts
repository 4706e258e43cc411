import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import type { Client } from '../setup/client.ts'
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

test.each(['https://images.example.com', 'images.example.com:8443', 'images.example.com/a', '*', 'yes'])(
  'PLATEN_REMOTE_IMAGES=%s is rejected at the start',
  (value) => expect(() => readConfig({ PLATEN_REMOTE_IMAGES: value })).toThrow('PLATEN_REMOTE_IMAGES'),
)

test('a list of hosts may have spaces, capitals and wildcards', () => {
  const { remoteImages } = readConfig({ PLATEN_REMOTE_IMAGES: 'Images.example.com, *.cdn.example.com' })
  expect(remoteImages).toEqual({ hosts: ['images.example.com', '*.cdn.example.com'] })
})
