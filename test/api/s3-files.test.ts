import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import type { Exported } from '../setup/exporting.ts'
import { coloredPages, plainPng } from '../setup/pictures.ts'
import { createTestBucket } from '../setup/s3.ts'
import { type FaultyS3, startFaultyS3 } from '../setup/s3-faults.ts'
import { startService as startProcess } from '../setup/service-process.ts'
import { type Service, startService } from '../setup/start-service.ts'

const bucket = await createTestBucket()

async function keys(): Promise<string[]> {
  const { Contents = [] } =
    (await bucket?.client.send(new ListObjectsV2Command({ Bucket: bucket.location.bucket }))) ?? {}
  return Contents.map(({ Key = '' }) => Key).sort()
}

async function design(client: Client, colors: readonly string[] = ['#ff0000']): Promise<string> {
  const document = coloredPages(colors)
  const { body } = await client.post('/api/designs', { title: 'Poster', width: 60, height: 40, document })
  return body._id as string
}

async function exported(client: Client, designId: string, options: object = {}): Promise<Exported> {
  const { body } = await client.post('/api/exports', { designId, format: 'png', ...options }, { prefer: 'wait=30' })
  expect(body).toMatchObject({ status: 'completed', error: null })
  return body as Exported
}

const download = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe.skipIf(bucket === undefined)('a server with FILES_URL', () => {
  if (bucket === undefined) return

  test('serves its files from the bucket, also after kill -9, and deletes them', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'platen-s3-service-'))
    const env = { PLATEN_DATA_DIR: dataFolder, FILES_URL: bucket.url, PLATEN_LOG_LEVEL: 'error' }
    let service = await startProcess({ env })
    try {
      let client = new Client(service.url, service.key)
      const photo = await plainPng('#123456')
      const { body: asset } = await client.post('/api/assets', photo, { 'content-type': 'application/octet-stream' })
      const made = await exported(client, await design(client, ['#ff0000', '#00ff00']))
      expect((await download(asset.url)).bytes.equals(photo)).toBe(true)
      expect((await download(asset.thumbnailUrl)).headers.get('content-type')).toBe('image/webp')
      const file = made.files[0]?.url ?? ''
      const whole = await download(file)
      expect(whole.bytes).toHaveLength(made.files[0]?.bytes ?? 0)
      const part = await download(file, { range: 'bytes=5-24' })
      expect(part.status).toBe(206)
      expect(part.bytes.equals(whole.bytes.subarray(5, 25))).toBe(true)
      expect((await download(file, { 'if-none-match': whole.headers.get('etag') ?? '' })).status).toBe(304)
      expect((await download(made.downloadUrl)).bytes.subarray(0, 2).toString()).toBe('PK')

      // Accepted, and probably not finished when the process is killed.
      const accepted = await client.post('/api/exports', { designId: await design(client, ['#0000ff']), format: 'pdf' })
      expect(accepted.status).toBe(202)
      await service.stop('SIGKILL')
      expect(await readdir(dataFolder)).not.toContain('files')
      service = await startProcess({ env, key: service.key })
      client = new Client(service.url, service.key)
      await expect
        .poll(async () => (await client.get(`/api/exports/${accepted.body._id}`)).body.status)
        .toBe('completed')
      const { body: again } = await client.get(`/api/exports/${made._id}`)
      expect((await download(again.files[0].url)).bytes.equals(whole.bytes)).toBe(true)

      const { body: unchanged } = await client.get(`/api/assets/${asset._id}`)
      expect((await download(unchanged.url)).bytes.equals(photo)).toBe(true)
      for (const id of [made._id, accepted.body._id as string]) {
        expect((await client.delete(`/api/exports/${id}`)).status).toBe(204)
      }
      expect((await client.delete(`/api/assets/${asset._id}`)).status).toBe(204)
      expect((await keys()).filter((key) => !key.includes('/thumbnails/'))).toEqual([])
      expect((await download(again.files[0].url as string)).status).toBe(404)
    } finally {
      await service.stop()
      await rm(dataFolder, { recursive: true, force: true })
    }
  })

  describe('that redirects downloads', () => {
    let service: Service
    let client: Client
    beforeAll(async () => {
      service = await startService({ FILES_URL: bucket.url, PLATEN_DOWNLOADS: 'redirect' })
    })
    afterAll(() => service.stop())
    beforeEach(async () => {
      client = await service.client()
    })

    const redirect = async (url: string, init: RequestInit = {}) => fetch(url, { ...init, redirect: 'manual' })

    test('answers with a URL of the store, which sends the file with its name and type', async () => {
      const { downloadUrl, files } = await exported(client, await design(client), { filename: 'Grün & "rot"' })
      const answer = await redirect(downloadUrl)
      expect(answer.status).toBe(302)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('etag')).toBeNull()
      const location = answer.headers.get('location') ?? ''
      expect(location).toContain(new URL(bucket.location.endpoint).host)
      expect(location).not.toContain(bucket.location.credentials.secretAccessKey)

      const own = await fetch(downloadUrl, { method: 'HEAD' })
      const file = await download(downloadUrl)
      expect(file.status).toBe(200)
      expect(file.bytes).toHaveLength(files[0]?.bytes ?? 0)
      for (const name of ['content-type', 'content-disposition', 'content-length']) {
        expect(file.headers.get(name)).toBe(own.headers.get(name))
      }
      const range = await download(downloadUrl, { range: 'bytes=1-9' })
      expect(range.status).toBe(206)
      expect(range.bytes.equals(file.bytes.subarray(1, 10))).toBe(true)
      expect((await fetch(location.replace(/Signature=.{4}/, 'Signature=0000'))).status).toBe(403)
    })

    test('does not break URLs of the store when the same bytes are uploaded again', async () => {
      const upload = async (uploader: Client) =>
        (await uploader.post('/api/assets', photo, { 'content-type': 'application/octet-stream' })).body
      const photo = await plainPng('#abcdef')
      const asset = await upload(client)
      const location = (await redirect(asset.url)).headers.get('location') ?? ''
      const other = await service.client()
      const theirs = await upload(other)
      expect((await download(location)).bytes.equals(photo)).toBe(true)
      expect((await client.delete(`/api/assets/${asset._id}`)).status).toBe(204)
      expect((await download(theirs.url)).bytes.equals(photo)).toBe(true)
      expect((await other.delete(`/api/assets/${theirs._id}`)).status).toBe(204)
      expect((await download(location)).status).toBe(404)
    })

    test('answers HEAD, revalidation, web pages and thumbnails itself', async () => {
      const photo = await plainPng('#654321')
      const { body: asset } = await client.post('/api/assets', photo, { 'content-type': 'application/octet-stream' })
      expect((await redirect(asset.url)).status).toBe(302)
      const head = await redirect(asset.url, { method: 'HEAD' })
      expect(head.status).toBe(200)
      expect(head.headers.get('content-length')).toBe(String(photo.length))
      expect((await redirect(asset.url, { headers: { 'if-none-match': head.headers.get('etag') ?? '' } })).status).toBe(
        304,
      )
      for (const destination of ['image', 'empty']) {
        const shown = await redirect(asset.url, { headers: { 'sec-fetch-dest': destination } })
        expect(shown.status).toBe(200)
        expect(Buffer.from(await shown.arrayBuffer()).equals(photo)).toBe(true)
      }
      expect((await redirect(asset.url, { headers: { 'sec-fetch-dest': 'document' } })).status).toBe(302)
      expect((await redirect(asset.thumbnailUrl)).status).toBe(200)
      const { downloadUrl } = await exported(client, await design(client, ['#111111', '#222222']))
      const zip = await redirect(downloadUrl)
      expect(zip.status).toBe(200)
      expect(zip.headers.get('content-type')).toBe('application/zip')
    })

    test('redirects only those who may download the file', async () => {
      const { _id, downloadUrl } = await exported(client, await design(client))
      const forged = await redirect(downloadUrl.replace(/signature=.{4}/, 'signature=AAAA'))
      expect(forged.status).toBe(404)
      await client.delete(`/api/exports/${_id}`)
      expect((await redirect(downloadUrl)).status).toBe(404)
    })
  })

  describe('whose store fails', () => {
    let faulty: FaultyS3
    let service: Service
    let client: Client
    beforeAll(async () => {
      faulty = await startFaultyS3(bucket.location.endpoint)
      service = await startService({ FILES_URL: bucket.url.replace(/127\.0\.0\.1:\d+/, faulty.host) })
      client = await service.client()
    })
    afterAll(async () => {
      await service.stop()
      await faulty.stop()
    })

    test('reports it, completes accepted exports later, and works again by itself', async () => {
      const { downloadUrl, files } = await exported(client, await design(client))
      const designId = await design(client, ['#00ffff'])
      faulty.decide(() => 'slow down')
      const photo = await plainPng('#abcdef')
      const upload = await client.post('/api/assets', photo, { 'content-type': 'application/octet-stream' })
      expectProblem(upload, 503, 'overloaded')
      expect(upload.body.detail).toContain('The file store is not available.')
      expect(upload.headers.get('retry-after')).toBe('5')
      expect((await client.get(downloadUrl)).status).toBe(503)
      // A load balancer must not remove every server because of the store.
      await expect.poll(() => readiness(client)).toEqual({ status: 200, files: 'unreachable', metric: '0' })
      const accepted = await client.post('/api/exports', { designId, format: 'png' })
      expect(accepted.status).toBe(202)
      // Longer than the three attempts after an internal error.
      await new Promise((resolve) => setTimeout(resolve, 8_000))
      expect((await client.get(`/api/exports/${accepted.body._id}`)).body.error).toBeNull()

      faulty.decide(() => 'none')
      await expect.poll(() => readiness(client)).toEqual({ status: 200, files: 'connected', metric: '1' })
      await expect
        .poll(async () => (await client.get(`/api/exports/${accepted.body._id}`)).body.status)
        .toBe('completed')
      expect((await download(downloadUrl)).bytes).toHaveLength(files[0]?.bytes ?? 0)
      expect((await client.post('/api/assets', photo, { 'content-type': 'application/octet-stream' })).status).toBe(201)
    })
  })
})

async function readiness(client: Client) {
  const { status, body } = await client.get('/readyz')
  const metrics = await client.get('/metrics')
  const metric = /^platen_files_connected (\d)$/m.exec(metrics.text)?.[1]
  return { status, files: body.files as unknown, metric }
}
