import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from '../setup/client.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service

beforeAll(async () => {
  service = await startService()
})

afterAll(() => service.stop())

test('a new account has its plan, its limits, and nothing in use', async () => {
  const client = new Client(service.url, await service.makeKey({ plan: 'pro', email: 'Ada@Example.com' }))
  const { status, body } = await client.get('/api/account')
  expect(status).toBe(200)
  expect(body).toEqual({
    _id: expect.stringMatching(/^acc_/) as string,
    email: 'ada@example.com',
    plan: 'pro',
    limits: {
      requestsPerMinute: 300,
      documentBytes: 2 * 1024 * 1024,
      uploadBytes: 25 * 1024 * 1024,
      storageBytes: 20_000_000_000,
      exportMegapixels: 500,
      exportBytes: 500_000_000,
      exportsAtOnce: 20,
      queuedExports: 5000,
    },
    usage: {
      designs: 0,
      trashedDesigns: 0,
      exports: { queued: 0, processing: 0, completed: 0, failed: 0, canceled: 0, expired: 0 },
      assets: 0,
      assetBytes: 0,
      storedBytes: 0,
    },
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
  })
})

test.each([
  ['free', 60],
  ['pro', 300],
  ['max', 1000],
])('the plan %s allows %i requests a minute', async (plan, requestsPerMinute) => {
  const client = await service.client({ plan })
  expect((await client.get('/api/account')).body).toMatchObject({ plan, limits: { requestsPerMinute } })
})

test('the usage counts what is created, moved to the trash, restored and deleted', async () => {
  const client = await service.client()
  const usage = async () => (await client.get('/api/account')).body.usage
  const create = async () => (await client.post('/api/designs', { width: 10, height: 10 })).body._id
  const [one, two] = [await create(), await create()]
  await client.post(`/api/designs/${one}/duplicate`)
  expect(await usage()).toMatchObject({ designs: 3, trashedDesigns: 0 })
  await client.delete(`/api/designs/${one}`)
  await client.delete(`/api/designs/${two}`)
  await client.delete(`/api/designs/${two}`)
  expect(await usage()).toMatchObject({ designs: 1, trashedDesigns: 2 })
  await client.post(`/api/trash/${one}/restore`)
  expect(await usage()).toMatchObject({ designs: 2, trashedDesigns: 1 })
  await client.delete('/api/trash')
  expect(await usage()).toMatchObject({ designs: 2, trashedDesigns: 0 })

  const finished = await client.post('/api/exports', { designId: one, format: 'png' }, { prefer: 'wait=30' })
  expect((await usage()).exports).toMatchObject({ queued: 0, processing: 0, completed: 1 })
  await client.delete(`/api/exports/${finished.body._id}`)
  expect((await usage()).exports).toMatchObject({ completed: 0 })

  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#00ff00' } })
  const bytes = await picture.png().toBuffer()
  const upload = () => client.post('/api/assets', bytes, { 'content-type': 'image/png' })
  const { body: asset } = await upload()
  await upload()
  expect(await usage()).toMatchObject({ assets: 1, assetBytes: bytes.length })
  await client.delete(`/api/assets/${asset._id}`)
  expect(await usage()).toMatchObject({ assets: 0, assetBytes: 0 })
})

test('an account sees only its own usage', async () => {
  const [one, two] = [await service.client(), await service.client()]
  await one.post('/api/designs', { width: 10, height: 10 })
  expect((await two.get('/api/account')).body.usage.designs).toBe(0)
  expect((await one.get('/api/account')).body._id).not.toBe((await two.get('/api/account')).body._id)
})
