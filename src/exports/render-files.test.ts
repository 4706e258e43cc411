import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Export } from './export.ts'
import { designToExport, queueExport } from '../service/testing/sample-exports.ts'
import { type FullCaller, png } from '../service/testing/open-services.ts'
import { documentOf, image, rect, text } from '../service/testing/sample-documents.ts'
import { renderFiles } from './render-files.ts'
import { readSnapshot } from './snapshot.ts'
import { fetched, type OpenExporting } from './testing/open-exporting.ts'
import { colorIn, SALE } from './testing/sale.ts'
import { useExporting } from './testing/use-exporting.ts'

let services: OpenExporting
let caller: FullCaller

useExporting((opened, own) => {
  services = opened
  caller = own
})

const design = (...pages: object[][]): Promise<string> =>
  designToExport(services, caller, { ...SALE, ...(pages.length > 0 && { document: documentOf(...pages) }) })

const queue = (designId: string, options: object = {}): Promise<Export> =>
  queueExport(services, caller, { designId, ...options })

const waitUntilEnded = (id: string): Promise<Export> => services.exports.wait(caller, id, { waitMs: 30_000 })

describe('an export', () => {
  test('shows the design at the requested scale', async () => {
    services.worker().start()
    const done = await waitUntilEnded((await queue(await design(), { scale: 2 }))._id)
    expect(done).toMatchObject({ status: 'completed', progress: 100, error: null, warnings: [] })
    const bytes = await fetched(services, done.downloadUrl)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 80, height: 40 })
    expect(await colorIn(bytes)).toEqual([255, 0, 0])
    expect(done.files[0]).toMatchObject({
      page: 1,
      width: 80,
      height: 40,
      bytes: bytes.length,
      contentType: 'image/png',
    })
  })

  test('warns about placeholders without data', async () => {
    services.worker().start()
    const words = text({ id: 'words', width: 40, height: 20, fontSize: 4, text: '{{a}}' })
    const { warnings } = await waitUntilEnded((await queue(await design([words])))._id)
    expect(warnings.map(({ code, page, elementId }) => [code, page, elementId])).toEqual([
      ['placeholder_unfilled', 1, 'words'],
    ])
  })

  test('of several pages has a file for each, and a ZIP of them', async () => {
    services.worker().start()
    const designId = await design([rect('#ff0000')], [rect('#00ff00')], [rect('#0000ff')])
    const done = await waitUntilEnded((await queue(designId, { pages: [3, 1] }))._id)
    expect(done.files.map(({ page }) => page)).toEqual([3, 1])
    const [third, first] = await Promise.all(done.files.map(({ url }) => fetched(services, url)))
    const entries = unzipSync(await fetched(services, done.downloadUrl))
    expect(Object.keys(entries)).toEqual(['Sale-3.png', 'Sale-1.png'])
    expect(Buffer.from(entries['Sale-3.png'] ?? [])).toEqual(third)
    expect(Buffer.from(entries['Sale-1.png'] ?? [])).toEqual(first)
    expect(await colorIn(third ?? Buffer.alloc(0))).toEqual([0, 0, 255])
  })

  test.each(['jpeg', 'webp'])('is a valid %s', async (format) => {
    services.worker().start()
    const done = await waitUntilEnded((await queue(await design(), { format }))._id)
    expect((await sharp(await fetched(services, done.downloadUrl)).metadata()).format).toBe(format)
  })

  test('as a PDF is one file of all pages', async () => {
    services.worker().start()
    const done = await waitUntilEnded(
      (await queue(await design([rect('#ff0000')], [rect('#00ff00')]), { format: 'pdf' }))._id,
    )
    expect(done.files).toHaveLength(1)
    expect(done.files[0]?.url.replace(/\?.*/, '')).toBe(done.downloadUrl?.replace(/\?.*/, ''))
    expect(String((await fetched(services, done.downloadUrl)).subarray(0, 5))).toBe('%PDF-')
  })

  test('shows an uploaded image', async () => {
    services.worker().start()
    const asset = await services.assets.create(caller, { bytes: await png('#0000ff') })
    const done = await waitUntilEnded((await queue(await design([image(`asset:${asset._id}`)])))._id)
    expect(await colorIn(await fetched(services, done.downloadUrl))).toEqual([0, 0, 255])
  })

  test('fails for a missing image only if its page is requested', async () => {
    const asset = await services.assets.create(caller, { bytes: await png('#0000ff') })
    const designId = await design([rect('#ff0000')], [image(`asset:${asset._id}`)])
    for await (const { path } of services.files.list('assets')) await services.files.remove(path)
    services.worker().start()
    expect((await waitUntilEnded((await queue(designId, { pages: [1] }))._id)).status).toBe('completed')
    expect(await waitUntilEnded((await queue(designId, { pages: [2] }))._id)).toMatchObject({
      status: 'failed',
      error: { code: 'image_fetch_failed', retryable: false, message: expect.stringContaining(asset._id) },
      downloadUrl: null,
      files: [],
    })
  })

  test('shows images from its data and its background, which cannot be deleted while it is queued', async () => {
    const [photo, beneath] = [
      await services.assets.create(caller, { bytes: await png('#0000ff') }),
      await services.assets.create(caller, { bytes: await png('#00ff00') }),
    ]
    const elements = [image('builtin:sea', { slot: 'photo' })]
    const document = { version: 1, pages: [{ id: 'p', background: null, elements }] }
    const body = { width: 40, height: 20, document }
    const { _id } = await queue((await services.designs.create(caller, body)).design._id, {
      data: { photo: `asset:${photo._id}` },
      background: { type: 'image', src: `asset:${beneath._id}` },
    })
    for (const asset of [photo, beneath]) {
      await expect(services.assets.remove(caller, asset._id)).rejects.toMatchObject({ code: 'asset_in_use' })
    }
    services.worker().start()
    const picture = await fetched(services, (await waitUntilEnded(_id)).downloadUrl)
    expect(await colorIn(picture)).toEqual([0, 0, 255])
    for (const asset of [photo, beneath]) await services.assets.remove(caller, asset._id)
  })

  test('returns the warnings of the render', async () => {
    services.worker().start()
    const done = await waitUntilEnded((await queue(await design([text({ fontFamily: 'Missing Sans' })])))._id)
    expect(done.warnings[0]).toMatchObject({ code: 'font_substituted', page: 1, elementId: 't' })
  })

  test('writes each file before it receives the next, so that few are in memory', async () => {
    const order: string[] = []
    const files: typeof services.files = {
      ...services.files,
      async write(path, ...parts) {
        order.push(`start ${path.at(-5) ?? ''}`)
        // Enough turns for the next page to arrive.
        for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
        await services.files.write(path, ...parts)
        order.push(`end ${path.at(-5) ?? ''}`)
      },
    }
    services.worker({ files }).start()
    const pages = [1, 2, 3].map((page) => ({ id: `p${page}`, elements: [] }))
    const body = { width: 40, height: 20, document: { version: 1, pages } }
    await waitUntilEnded((await queue((await services.designs.create(caller, body)).design._id))._id)
    expect(order).toEqual(['start 1', 'end 1', 'start 2', 'end 2', 'start 3', 'end 3'])
  })

  test('that is aborted while a page is written ends when the write has ended', async () => {
    const { _id } = await queue(await design())
    const claimed = await services.store.exports.claim({ workerId: 'w', now: services.now(), leaseMs: 60_000 })
    if (claimed?.id !== _id) throw new Error('the export was not claimed')
    const order: string[] = []
    const [writing, stored] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
    const files: typeof services.files = {
      ...services.files,
      async write(path, ...parts) {
        writing.resolve(undefined)
        await stored.promise
        await services.files.write(path, ...parts)
        order.push('written')
      },
    }
    const abort = new AbortController()
    const snapshot = readSnapshot(claimed.snapshotJson)
    const run = { claimed, snapshot, abort, onStart: () => undefined, onProgress: () => undefined }
    const ended = renderFiles({ ...services.tools, files }, run).catch(() => order.push('ended'))
    await writing.promise
    abort.abort(new Error('the lease is lost'))
    // The export would end in this time if it did not wait for the write.
    setTimeout(() => stored.resolve(undefined), 100)
    await ended
    expect(order).toEqual(['written', 'ended'])
  })
})
