import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Failure } from '../failure.ts'
import { type FileStore } from '../files/file-store.ts'
import { type Renderer } from '../render/renderer.ts'
import { WorkerDied } from '../render/worker-died.ts'
import { type Caller } from '../service/caller.ts'
import { type Export } from '../service/exports.ts'
import { png } from '../service/testing/open-services.ts'
import { type EndedExport } from './export-worker.ts'
import { type OpenExporting, openExporting, pathOf } from './testing/open-exporting.ts'

let open: OpenExporting
let caller: Caller

beforeEach(async () => {
  open = await openExporting()
  caller = await open.caller()
})
afterEach(() => open.close())

const rect = (fill: string) => ({ id: `r${fill}`, type: 'rect', x: 0, y: 0, width: 40, height: 20, fill })
const documentOf = (...pages: object[][]) => ({
  version: 1,
  pages: pages.map((elements, index) => ({ id: `p${index}`, elements })),
})

async function design(...pages: object[][]): Promise<string> {
  const document = documentOf(...(pages.length > 0 ? pages : [[rect('#ff0000')]]))
  return (await open.designs.create(caller, { body: { title: 'Sale', width: 40, height: 20, document } })).design._id
}

const queue = (designId: string, options: object = {}): Promise<Export> =>
  open.exports.create(caller, { body: { designId, format: 'png', ...options } })

const ended = (id: string): Promise<Export> => open.exports.wait(caller, id, { waitMs: 30_000 })

async function fetched(url: string | null): Promise<Buffer> {
  const download = await open.downloads.find(pathOf(url))
  return buffer(await download.open())
}

async function names(folder: string): Promise<string[]> {
  const all: string[] = []
  for await (const { path } of open.files.list(folder)) all.push(path.slice(folder.length + 1))
  return all.sort()
}

const color = async (picture: Buffer): Promise<number[]> => [
  ...(await sharp(picture).extract({ left: 20, top: 10, width: 1, height: 1 }).removeAlpha().raw().toBuffer()),
]

/** The real renderer, but for the first `times` renders, which fail with `error`. */
function failing(times: number, error: () => Error): Pick<Renderer, 'render'> & { calls: number } {
  const renderer = {
    calls: 0,
    render: async (...args: Parameters<Renderer['render']>) => {
      renderer.calls += 1
      if (renderer.calls <= times) throw error()
      return open.renderer.render(...args)
    },
  }
  return renderer
}

describe('an export', () => {
  test('becomes a picture of the design', async () => {
    open.worker().start()
    const done = await ended((await queue(await design(), { scale: 2 }))._id)
    expect(done).toMatchObject({ status: 'completed', progress: 100, error: null, warnings: [] })
    const bytes = await fetched(done.downloadUrl)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 80, height: 40 })
    expect(await color(bytes)).toEqual([255, 0, 0])
    expect(done.files[0]).toMatchObject({
      page: 1,
      width: 80,
      height: 40,
      bytes: bytes.length,
      contentType: 'image/png',
    })
  })

  test('of several pages becomes a file for each, and a ZIP of them', async () => {
    open.worker().start()
    const designId = await design([rect('#ff0000')], [rect('#00ff00')], [rect('#0000ff')])
    const done = await ended((await queue(designId, { pages: [3, 1] }))._id)
    expect(done.files.map(({ page }) => page)).toEqual([3, 1])
    const [third, first] = await Promise.all(done.files.map(({ url }) => fetched(url)))
    const entries = unzipSync(await fetched(done.downloadUrl))
    expect(Object.keys(entries)).toEqual(['Sale-3.png', 'Sale-1.png'])
    expect(Buffer.from(entries['Sale-3.png'] ?? [])).toEqual(third)
    expect(Buffer.from(entries['Sale-1.png'] ?? [])).toEqual(first)
    expect(await color(third ?? Buffer.alloc(0))).toEqual([0, 0, 255])
  })

  test.each(['jpeg', 'webp'])('as %s is one', async (format) => {
    open.worker().start()
    const done = await ended((await queue(await design(), { format }))._id)
    expect((await sharp(await fetched(done.downloadUrl)).metadata()).format).toBe(format)
  })

  test('as a PDF is one file of all pages', async () => {
    open.worker().start()
    const done = await ended((await queue(await design([rect('#ff0000')], [rect('#00ff00')]), { format: 'pdf' }))._id)
    expect(done.files).toHaveLength(1)
    expect(done.files[0]?.url.replace(/\?.*/, '')).toBe(done.downloadUrl?.replace(/\?.*/, ''))
    expect(String((await fetched(done.downloadUrl)).subarray(0, 5))).toBe('%PDF-')
  })

  test('shows the account’s own picture', async () => {
    open.worker().start()
    const asset = await open.assets.create(caller, { bytes: await png('#0000ff') })
    const image = { id: 'i', type: 'image', x: 0, y: 0, width: 40, height: 20, src: `asset:${asset._id}` }
    const done = await ended((await queue(await design([image])))._id)
    expect(await color(await fetched(done.downloadUrl))).toEqual([0, 0, 255])
  })

  test('needs the pictures of the pages asked for alone', async () => {
    const asset = await open.assets.create(caller, { bytes: await png('#0000ff') })
    const image = { id: 'i', type: 'image', x: 0, y: 0, width: 40, height: 20, src: `asset:${asset._id}` }
    const designId = await design([rect('#ff0000')], [image])
    for await (const { path } of open.files.list('assets')) await open.files.remove(path)
    open.worker().start()
    expect((await ended((await queue(designId, { pages: [1] }))._id)).status).toBe('completed')
    expect(await ended((await queue(designId, { pages: [2] }))._id)).toMatchObject({
      status: 'failed',
      error: { code: 'image_fetch_failed', retryable: false, message: expect.stringContaining(asset._id) },
      downloadUrl: null,
      files: [],
    })
  })

  test('shows pictures that its data and its background bring, which cannot be removed meanwhile', async () => {
    const [photo, beneath] = [
      await open.assets.create(caller, { bytes: await png('#0000ff') }),
      await open.assets.create(caller, { bytes: await png('#00ff00') }),
    ]
    const image = { id: 'i', type: 'image', x: 0, y: 0, width: 40, height: 20, src: 'builtin:sea', slot: 'photo' }
    const document = { version: 1, pages: [{ id: 'p', background: null, elements: [image] }] }
    const body = { width: 40, height: 20, document }
    const { _id } = await queue((await open.designs.create(caller, { body })).design._id, {
      data: { photo: `asset:${photo._id}` },
      background: { type: 'image', src: `asset:${beneath._id}` },
    })
    for (const asset of [photo, beneath]) {
      await expect(open.assets.remove(caller, asset._id)).rejects.toMatchObject({ code: 'asset_in_use' })
    }
    open.worker().start()
    const picture = await fetched((await ended(_id)).downloadUrl)
    expect(await color(picture)).toEqual([0, 0, 255])
    for (const asset of [photo, beneath]) await open.assets.remove(caller, asset._id)
  })

  test('tells what was drawn otherwise than asked', async () => {
    open.worker().start()
    const text = { id: 't', type: 'text', x: 0, y: 0, width: 40, height: 20, text: 'Hi', fontFamily: 'Nobody Sans' }
    const done = await ended((await queue(await design([text])))._id)
    expect(done.warnings[0]).toMatchObject({ code: 'font_substituted', page: 1, elementId: 't' })
  })

  test('is rendered once, however often it is asked for at once', async () => {
    const renderer = failing(0, () => new Error())
    const designId = await design()
    const queued = await Promise.all(Array.from({ length: 5 }, () => queue(designId)))
    open.worker({ renderer }).start()
    const done = await Promise.all(queued.map(({ _id }) => ended(_id)))
    expect(done.map(({ status }) => status)).toEqual(Array(5).fill('completed'))
    expect(renderer.calls).toBe(1)
    const [first, ...others] = await Promise.all(done.map(({ downloadUrl }) => fetched(downloadUrl)))
    for (const bytes of others) expect(bytes).toEqual(first)
  })

  test('is taken at once, long before the queue is looked at again', async () => {
    open.worker({ pollMs: 60_000 }).start()
    await setTimeout(50)
    const began = Date.now()
    expect((await ended((await queue(await design()))._id)).status).toBe('completed')
    expect(Date.now() - began).toBeLessThan(5_000)
  })

  test('is told to whoever measures', async () => {
    const told: EndedExport[] = []
    open.worker({ onEnd: (ended) => told.push(ended) }).start()
    await ended((await queue(await design()))._id)
    expect(told).toEqual([
      {
        status: 'completed',
        format: 'png',
        errorCode: null,
        totalMs: expect.any(Number),
        renderMs: expect.any(Number),
      },
    ])
  })
})

describe('a render that fails', () => {
  test('by no fault of the document is tried again, later each time', async () => {
    const renderer = failing(2, () => new WorkerDied('it crashed'))
    open.worker({ renderer }).start()
    const { _id } = await queue(await design())
    await expect.poll(() => renderer.calls).toBe(1)
    await setTimeout(60)
    expect(await open.exports.get(caller, _id)).toMatchObject({ status: 'processing', error: null })
    open.clock.time += 999
    await setTimeout(60)
    expect(renderer.calls).toBe(1)
    open.clock.time += 1
    await expect.poll(() => renderer.calls).toBe(2)
    await setTimeout(60)
    open.clock.time += 4000
    expect((await ended(_id)).status).toBe('completed')
    expect(renderer.calls).toBe(3)
  })

  test('three times has failed, and tells nothing of the cause', async () => {
    const renderer = failing(3, () => new Error('/secret/path: SELECT *'))
    open.worker({ renderer }).start()
    const { _id } = await queue(await design())
    for (const calls of [1, 2]) {
      await expect.poll(() => renderer.calls).toBe(calls)
      await setTimeout(60)
      open.clock.time += 10_000
    }
    expect((await ended(_id)).error).toEqual({
      code: 'internal_error',
      message: 'Something went wrong on our side. The same export may succeed later.',
      retryable: true,
    })
    expect(renderer.calls).toBe(3)
  })

  test('by a fault of the document fails at once', async () => {
    const renderer = failing(9, () => new Failure('image_invalid', { reason: 'The picture is broken.' }))
    open.worker({ renderer }).start()
    expect((await ended((await queue(await design()))._id)).error).toEqual({
      code: 'image_invalid',
      message: 'The picture is broken.',
      retryable: false,
    })
    expect(renderer.calls).toBe(1)
  })

  test('by its time fails at once, and may be asked for again', async () => {
    const renderer = failing(1, () => new Failure('render_timeout', { limitMs: 30_000 }))
    open.worker({ renderer }).start()
    const designId = await design()
    expect((await ended((await queue(designId))._id)).error).toMatchObject({ code: 'render_timeout', retryable: true })
    expect((await ended((await queue(designId))._id)).status).toBe('completed')
  })

  test('on a full disk is tried again', async () => {
    let writes = 0
    const files: FileStore = {
      ...open.files,
      write: (path, ...parts) => {
        writes += 1
        return writes === 1 ? Promise.reject(new Error('ENOSPC')) : open.files.write(path, ...parts)
      },
    }
    open.worker({ files }).start()
    const { _id } = await queue(await design())
    await expect.poll(() => writes).toBe(1)
    await setTimeout(60)
    open.clock.time += 10_000
    expect((await ended(_id)).status).toBe('completed')
  })
})

describe('a worker that dies', () => {
  const claim = () => open.store.exports.claim({ workerId: 'dead', now: open.clock.time, leaseMs: 15_000 })

  test('loses its exports to the next when its lease ends', async () => {
    const { _id } = await queue(await design())
    const claimed = await claim()
    await open.files.write(`exports/${_id}/${claimed?.claims ?? 0}-1.png`, Buffer.from('half of a picture'))
    open.worker().start()
    await setTimeout(100)
    expect((await open.exports.get(caller, _id)).status).toBe('processing')
    open.clock.time += 15_001
    const done = await ended(_id)
    expect(await color(await fetched(done.downloadUrl))).toEqual([255, 0, 0])
    await expect.poll(() => names(`exports/${_id}`)).toEqual(['2-1.png'])
  })

  test('is not one that gave the export back, however often', async () => {
    const { _id } = await queue(await design())
    for (let count = 0; count < 12; count += 1) {
      const claimed = await claim()
      await open.store.exports.release(_id, claimed?.claims ?? 0, open.clock.time)
    }
    open.worker().start()
    expect((await ended(_id)).status).toBe('completed')
  })

  test('three times with the same export has shown that it is the export’s doing', async () => {
    const { _id } = await queue(await design())
    for (let count = 0; count < 3; count += 1) {
      expect(await claim()).toBeDefined()
      open.clock.time += 15_001
    }
    const renderer = failing(0, () => new Error())
    open.worker({ renderer }).start()
    expect((await ended(_id)).error).toMatchObject({ code: 'internal_error' })
    expect(renderer.calls).toBe(0)
  })
})

describe('a worker whose lease was taken', () => {
  test('writes nothing that the other one’s files suffer from', async () => {
    const { _id } = await queue(await design())
    // The first is held up in the middle of its work, for longer than its lease.
    const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>()
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<undefined>()
    const slow: Pick<Renderer, 'render'> = {
      render: async (task) => {
        const result = await open.renderer.render(task)
        hold(undefined)
        await held
        return { ...result, files: result.files.map((file) => ({ ...file, bytes: Buffer.from('late') })) }
      },
    }
    const late = open.worker({ renderer: slow, leaseMs: 1_000_000 })
    late.start()
    await isHeld
    open.clock.time += 1_000_001
    open.worker().start()
    const done = await ended(_id)
    const bytes = await fetched(done.downloadUrl)
    letGo(undefined)
    await expect.poll(() => late.active()).toBe(0)
    expect(await names(`exports/${_id}`)).toEqual(['2-1.png'])
    expect(await fetched((await ended(_id)).downloadUrl)).toEqual(bytes)
  })

  test('notices it at its next heartbeat, and stops', async () => {
    const { _id } = await queue(await design())
    let reason: unknown
    // Fails with an error of its own, as a renderer may: that the lease is lost must be seen all the same.
    const stuck: Pick<Renderer, 'render'> = {
      render: (_, options) =>
        new Promise((__, reject) => {
          options?.signal?.addEventListener('abort', () => {
            reason = options.signal?.reason
            reject(new Error('stopped', { cause: reason }))
          })
        }),
    }
    const first = open.worker({ renderer: stuck, leaseMs: 300 })
    first.start()
    await expect.poll(() => first.active()).toBe(1)
    open.clock.time += 301
    await open.store.exports.claim({ workerId: 'other', now: open.clock.time, leaseMs: 60_000 })
    await expect.poll(() => first.active()).toBe(0)
    expect(reason).toMatchObject({ name: 'LeaseLost' })
    expect((await open.exports.get(caller, _id)).status).toBe('processing')
  })

  test('keeps the files of an export that it finished, though the answer was lost', async () => {
    const { _id } = await queue(await design())
    const { promise: isRecovered, resolve: recover } = Promise.withResolvers<undefined>()
    const exports: typeof open.store.exports = {
      ...open.store.exports,
      // The network swallows what the database says once it has committed, and heartbeats come in between.
      async finish(...finished) {
        await open.store.exports.finish(...finished)
        await setTimeout(400)
        void setTimeout(50).then(() => recover(undefined))
        throw new Failure('overloaded', { retryAfterSeconds: 2 })
      },
    }
    open.worker({ store: { ...open.store, exports }, leaseMs: 300 }).start()
    await isRecovered
    expect((await fetched((await ended(_id)).downloadUrl)).length).toBeGreaterThan(0)
  })

  test('leaves its files to the sweep where it cannot see whether they are shown', async () => {
    const { _id } = await queue(await design())
    const exports: typeof open.store.exports = {
      ...open.store.exports,
      async finish(...finished) {
        await open.store.exports.finish(...finished)
        return []
      },
      findAny: () => Promise.reject(new Failure('overloaded', { retryAfterSeconds: 2 })),
    }
    const worker = open.worker({ store: { ...open.store, exports } })
    worker.start()
    await ended(_id)
    await worker.stop({ drainMs: 10_000 })
    expect(await names(`exports/${_id}`)).toEqual(['1-1.png'])
  })

  test('keeps it as long as it works', async () => {
    const { _id } = await queue(await design())
    const slow: Pick<Renderer, 'render'> = {
      render: async (...args) => {
        // Twenty leases long, as the clock of the queue goes.
        for (let count = 0; count < 20; count += 1) {
          await setTimeout(50)
          open.clock.time += 50
        }
        return open.renderer.render(...args)
      },
    }
    open.worker({ renderer: slow, leaseMs: 300 }).start()
    const other = failing(0, () => new Error())
    await setTimeout(20)
    open.worker({ renderer: other }).start()
    expect((await ended(_id)).status).toBe('completed')
    expect(other.calls).toBe(0)
  })
})

describe('a worker that stops', () => {
  test('lets what is under way finish, and takes nothing new', async () => {
    const worker = open.worker({ concurrency: 1 })
    const [a, b] = [await queue(await design()), await queue(await design(), { scale: 2 })]
    worker.start()
    await expect.poll(() => worker.active()).toBe(1)
    await worker.stop({ drainMs: 10_000 })
    expect((await open.exports.get(caller, a._id)).status).toBe('completed')
    expect((await open.exports.get(caller, b._id)).status).toBe('queued')
  })

  test('gives back what does not finish in time, and another takes it at once', async () => {
    const { _id } = await queue(await design())
    const stuck: Pick<Renderer, 'render'> = {
      render: (_, options) =>
        new Promise((__, reject) => {
          options?.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error))
        }),
    }
    const worker = open.worker({ renderer: stuck })
    worker.start()
    await expect.poll(() => worker.active()).toBe(1)
    await worker.stop({ drainMs: 30 })
    expect(await open.exports.get(caller, _id)).toMatchObject({ status: 'processing', error: null })
    open.worker().start()
    expect((await ended(_id)).status).toBe('completed')
  })
})
