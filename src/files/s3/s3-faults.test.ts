import { randomBytes, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { CreateMultipartUploadCommand, ListMultipartUploadsCommand, ListObjectsV2Command } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestBucket } from '../../../test/setup/s3.ts'
import { type FaultyS3, startFaultyS3 } from '../../../test/setup/s3-faults.ts'
import { type FileStore, LINK_SECONDS } from '../file-store.ts'
import { openS3FileStore } from './open-s3-file-store.ts'
import type { S3Location } from './s3-location.ts'

const bucket = await createTestBucket()
/** The store is slow while the machine is busy. */
const TIMEOUTS = { connectMs: 20_000, responseMs: 20_000, idleMs: 1_500, lookupMs: 20_000 }
const UNAVAILABLE = { code: 'overloaded', details: { reason: 'The file store is not available.' } }

describe.skipIf(bucket === undefined)('an S3 store that fails', () => {
  if (bucket === undefined) return
  let faulty: FaultyS3
  let location: S3Location
  let files: FileStore

  beforeAll(async () => {
    faulty = await startFaultyS3(bucket.location.endpoint)
  })
  afterAll(() => faulty.stop())
  beforeEach(async () => {
    faulty.decide(() => 'none')
    location = { ...bucket.location, endpoint: `http://${faulty.host}`, prefix: randomUUID() }
    files = await openS3FileStore({ location, now: Date.now, newName: randomUUID, timeouts: TIMEOUTS })
  })

  const keys = async (): Promise<string[]> => {
    const { Contents = [] } = await bucket.client.send(
      new ListObjectsV2Command({ Bucket: location.bucket, Prefix: `${location.prefix}/` }),
    )
    return Contents.map(({ Key = '' }) => Key)
  }

  test.each(['slow down', 'silence'] as const)('that answers with %s is overloaded, and works again', async (fault) => {
    await files.write('a/b', Buffer.from('x'))
    const timeouts = { connectMs: 300, responseMs: 300, idleMs: 300, lookupMs: 5_000 }
    const hasty = await openS3FileStore({ location, now: Date.now, newName: randomUUID, timeouts })
    faulty.decide(() => fault)
    const attempts = [
      hasty.write('a/c', Buffer.from('x')),
      hasty.retain('a/c', Buffer.from('x')),
      hasty.read('a/b'),
      hasty.stat('a/b'),
      hasty.remove('a/b'),
      hasty.removeFolder('a'),
      hasty.removeLeftovers(0),
      hasty.ping(),
    ]
    for (const attempt of await Promise.allSettled(attempts)) {
      expect(attempt).toMatchObject({ status: 'rejected', reason: UNAVAILABLE })
    }
    faulty.decide(() => 'none')
    await files.write('a/c', Buffer.from('y'))
    expect(String(await files.read('a/b'))).toBe('x')
    expect(String(await files.read('a/c'))).toBe('y')
  })

  test('that hangs fails reads and writes after the limit, then at once, until it responds again', async () => {
    let clock = 0
    const timeouts = { connectMs: 20_000, responseMs: 20_000, idleMs: 20_000, lookupMs: 400 }
    const limited = await openS3FileStore({ location, now: () => clock, newName: randomUUID, timeouts })
    const bytes = randomBytes(3_000_000)
    await limited.write('a/b', bytes)
    const begun = await limited.open('a/b')
    let requests = 0
    faulty.decide(() => {
      requests += 1
      return 'silence'
    })
    const failsWithin = async (work: () => Promise<unknown>): Promise<number> => {
      const start = performance.now()
      await expect(work()).rejects.toMatchObject(UNAVAILABLE)
      return performance.now() - start
    }
    const works = [
      () => limited.read('a/b'),
      () => limited.write('a/c', Buffer.from('x')),
      () => limited.retain('a/c', Buffer.from('x')),
      () => limited.stat('a/c'),
    ]
    // Far less than the 20 seconds of a response.
    expect(await failsWithin(() => limited.ping())).toBeLessThan(10_000)
    const asked = requests
    for (const work of works) expect(await failsWithin(work)).toBeLessThan(10_000)
    expect(requests).toBe(asked)
    clock += 6_000
    await Promise.all(works.map(failsWithin))
    expect(requests).toBe(asked + 1)

    faulty.decide(() => 'none')
    expect(await failsWithin(() => limited.read('a/b'))).toBeLessThan(10_000)
    clock += 6_000
    expect((await limited.read('a/b'))?.length).toBe(bytes.length)
    await limited.write('a/c', Buffer.from('x'))
    // The limit does not end a download that has begun.
    expect(begun && Buffer.compare(await buffer(begun), bytes)).toBe(0)
  })

  test('that fails once is asked again', async () => {
    let isFirst = true
    faulty.decide(() => {
      const fault = isFirst ? 'slow down' : 'none'
      isFirst = false
      return fault
    })
    await files.write('a/b', Buffer.from('x'))
    expect(String(await files.read('a/b'))).toBe('x')
  })

  test('in the middle of a file sends the rest of it later', async () => {
    const bytes = randomBytes(3_000_000)
    await files.write('a/b', bytes)
    let breaks = 0
    faulty.decide(({ method }) => {
      if (method !== 'GET' || breaks === 4) return 'none'
      breaks += 1
      return { breakAfterBytes: 300_000 }
    })
    const read = await files.open('a/b')
    expect(read && Buffer.compare(await buffer(read), bytes)).toBe(0)
    expect(breaks).toBe(4)
    breaks = 0
    const range = await files.open('a/b', { start: 10, end: 2_000_000 })
    expect(range && Buffer.compare(await buffer(range), bytes.subarray(10, 2_000_001))).toBe(0)
    expect(breaks).toBe(4)
  })

  test('in the middle of a file again and again ends the download', async () => {
    await files.write('a/b', randomBytes(500_000))
    await files.stat('a/b')
    faulty.decide(() => ({ breakAfterBytes: 0 }))
    const stream = await files.open('a/b')
    await expect(stream && buffer(stream)).rejects.toThrow(/overloaded/)
  })

  test('while a client reads slowly releases the connection, and the client gets every byte', async () => {
    const bytes = randomBytes(8_000_000)
    await files.write('a/b', bytes)
    const stream = await files.open('a/b')
    if (stream === undefined) throw new Error('the file does not exist')
    const received: Buffer[] = []
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      received.push(chunk)
      if (received.length === 2) await new Promise((resolve) => setTimeout(resolve, 2 * TIMEOUTS.idleMs))
    }
    expect(Buffer.compare(Buffer.concat(received), bytes)).toBe(0)
  })

  test('before a stream is read and destroyed loses no connection', async () => {
    // A lost connection must not become idle, and free, during the test.
    const timeouts = { ...TIMEOUTS, idleMs: 60_000, lookupMs: 60_000 }
    const patient = await openS3FileStore({ location, now: Date.now, newName: randomUUID, timeouts })
    await patient.write('a/b', randomBytes(1_000_000))
    // More than the pool has.
    for (let round = 0; round < 14; round += 1) {
      await Promise.all(Array.from({ length: 20 }, async () => (await patient.open('a/b'))?.destroy()))
    }
    const stream = await patient.open('a/b')
    expect(stream && (await buffer(stream)).length).toBe(1_000_000)
  })

  test('that deletes a file long after the request affects neither a retained file nor one written again', async () => {
    const bytes = Buffer.from('the bytes of an upload')
    await files.write('assets/ab/retained', bytes)
    await files.write('assets/ab/other', bytes)
    const removals = [await files.prepareRemoval('assets/ab/retained'), await files.prepareRemoval('assets/ab/other')]
    for (const removal of removals) await removal.hide()
    faulty.decide(({ method }) => (method === 'DELETE' ? 'late' : 'none'))
    for (const removal of removals) await expect(removal.finish()).rejects.toMatchObject(UNAVAILABLE)

    // An upload of the same bytes now gets its row.
    await files.retain('assets/ab/retained', bytes)
    await files.write('assets/ab/other', bytes)
    expect(await faulty.release()).toBeGreaterThanOrEqual(2)
    for (const path of ['assets/ab/retained', 'assets/ab/other'])
      expect(String(await files.read(path))).toBe(String(bytes))
  })

  test('that deletes a file long after the request does delete one that was neither retained nor written again', async () => {
    await files.write('assets/ab/abcd', Buffer.from('x'))
    const removal = await files.prepareRemoval('assets/ab/abcd')
    await removal.hide()
    faulty.decide(({ method }) => (method === 'DELETE' ? 'late' : 'none'))
    await expect(removal.finish()).rejects.toMatchObject(UNAVAILABLE)
    await faulty.release()
    expect(await files.read('assets/ab/abcd')).toBeUndefined()
  })

  test('during an upload in parts leaves none of them, or the sweep deletes them', async () => {
    const large = randomBytes(20_000_000)
    faulty.decide(({ url }) => (url.includes('partNumber=2') ? 'slow down' : 'none'))
    await expect(files.write('a/large', large)).rejects.toMatchObject(UNAVAILABLE)
    expect(await keys()).toEqual([])
    const uploads = async () =>
      (await bucket.client.send(new ListMultipartUploadsCommand({ Bucket: location.bucket, Prefix: location.prefix })))
        .Uploads ?? []
    expect(await uploads()).toEqual([])

    const key = `${location.prefix}/a/crashed!1`
    await bucket.client.send(new CreateMultipartUploadCommand({ Bucket: location.bucket, Key: key }))
    expect(await files.removeLeftovers(Date.now() - 3_600_000)).toBe(0)
    expect(await uploads()).toHaveLength(1)
    expect(await files.removeLeftovers(Date.now() + 60_000)).toBe(1)
    expect(await uploads()).toEqual([])
  })

  test('has uploads of other programs, which the sweep leaves alone', async () => {
    const root = await openS3FileStore({ location: { ...location, prefix: '' }, now: Date.now, newName: randomUUID })
    const own = ['exports/crashed!1', `${location.prefix}/a/crashed!1`]
    const others = [`${location.prefix}-other/a!1`, 'other/a!1', 'exports/report.csv', `${location.prefix}/report.csv`]
    for (const key of [...own, ...others])
      await bucket.client.send(new CreateMultipartUploadCommand({ Bucket: location.bucket, Key: key }))
    expect(await files.removeLeftovers(Date.now() + 60_000)).toBe(1)
    expect(await root.removeLeftovers(Date.now() + 60_000)).toBe(1)
    const { Uploads = [] } = await bucket.client.send(new ListMultipartUploadsCommand({ Bucket: location.bucket }))
    expect(Uploads.map(({ Key }) => Key).sort()).toEqual(others.sort())
  })

  test('to delete replaced versions does not fail the write, and the next one deletes them', async () => {
    await files.write('a/b', Buffer.from('1'))
    faulty.decide(({ method }) => (method === 'DELETE' ? 'slow down' : 'none'))
    await files.write('a/b', Buffer.from('2'))
    expect(await keys()).toHaveLength(2)
    expect(String(await files.read('a/b'))).toBe('2')
    faulty.decide(() => 'none')
    await files.write('a/b', Buffer.from('3'))
    expect(await keys()).toHaveLength(1)
    expect(String(await files.read('a/b'))).toBe('3')
  })

  test('keeps what an equal upload replaced while links to it may be valid, then deletes it', async () => {
    const bytes = Buffer.from('the bytes of an upload')
    const link = { contentType: 'image/png', disposition: 'attachment' }
    const linked = async () => {
      const response = await fetch((await files.link?.('assets/ab/abcd', link)) ?? '')
      return { status: response.status, url: response.url }
    }
    const later = (ms: number) =>
      openS3FileStore({ location, now: () => Date.now() + ms, newName: randomUUID, timeouts: TIMEOUTS })
    await files.writeEqual('assets/ab/abcd', bytes)
    const { url } = await linked()
    await files.writeEqual('assets/ab/abcd', bytes)
    await files.retain('assets/ab/abcd', bytes)
    const second = await linked()
    expect(second.url).not.toBe(url)
    for (const valid of [url, second.url]) expect((await fetch(valid)).status).toBe(200)

    await (await later(2 * LINK_SECONDS * 1000 - 60_000)).retain('assets/ab/abcd', bytes)
    expect((await fetch(url)).status).toBe(200)
    expect(await keys()).toHaveLength(4)
    await (await later(2 * LINK_SECONDS * 1000 + 60_000)).retain('assets/ab/abcd', bytes)
    expect((await fetch(url)).status).toBe(404)
    // The version that this write replaced, and its own.
    expect(await keys()).toHaveLength(2)

    await files.removeLeftovers(Date.now() - 3_600_000)
    expect(await keys()).toHaveLength(2)
    await files.removeLeftovers(Date.now() + 60_000)
    expect(await keys()).toHaveLength(1)
    expect(String(await files.read('assets/ab/abcd'))).toBe(String(bytes))
  })

  test('deletes every version of a removed file, also those that links name', async () => {
    for (let round = 0; round < 3; round += 1) await files.writeEqual('assets/ab/abcd', Buffer.from('x'))
    await files.writeEqual('assets/ab/other', Buffer.from('x'))
    const removal = await files.prepareRemoval('assets/ab/abcd')
    await removal.hide()
    await removal.finish()
    expect(await keys()).toHaveLength(1)
  })

  test('does not keep a server whose clock is behind from replacing a file', async () => {
    await files.write('a/b', Buffer.from('1'))
    const now = () => Date.now() - 3_600_000
    const behind = await openS3FileStore({ location, now, newName: randomUUID, timeouts: TIMEOUTS })
    await behind.write('a/b', Buffer.from('2'))
    expect(String(await behind.read('a/b'))).toBe('2')
    expect(String(await files.read('a/b'))).toBe('2')
  })
})
