import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { buffer } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { RenderTask } from '../render/render-task.ts'
import { createRenderer } from '../render/renderer.ts'
import { startDrawing } from '../pictures/testing/start-drawing.ts'
import { type FullCaller, DAY_MS, png } from '../service/testing/open-services.ts'
import { documentOf, image, pageOf, rect } from '../service/testing/sample-documents.ts'
import { storedPaths } from '../service/testing/stored-paths.ts'
import { fetched, type OpenExporting, openExporting, pathOf } from './testing/open-exporting.ts'

let services: OpenExporting
let caller: FullCaller

const renderer = createRenderer({ workers: 1 })
beforeAll(async () => {
  services = await openExporting(renderer)
  services.worker().start()
})
afterAll(async () => {
  await services.close()
  await renderer.close({ drainMs: 0 })
})
beforeEach(async () => {
  caller = await services.caller()
})

const filled = (fill: string) => pageOf(rect(fill, { width: 1080, height: 1080 }))
const create = async (body: object = {}) =>
  (
    await services.designs.create(caller, {
      title: 'Größe',
      width: 1080,
      height: 540,
      document: filled('#ff0000'),
      ...body,
    })
  ).design

async function exported(options: object = {}) {
  const { _id } = await services.exports.create(caller, {
    ...{ designId: (await create())._id, format: 'png', ...options },
  })
  return services.exports.wait(caller, _id, { waitMs: 30_000 })
}

const expectFailure = (url: string | null, code: string) =>
  expect(services.downloads.find(pathOf(url))).rejects.toMatchObject({ code })

describe('an export’s file', () => {
  test('has the headers of its response, and is read whole or in ranges', async () => {
    const { downloadUrl, files } = await exported()
    const download = await services.downloads.find(pathOf(downloadUrl))
    expect(download).toMatchObject({
      contentType: 'image/png',
      filename: 'Größe.png',
      bytes: files[0]?.bytes,
      maxAgeSeconds: 86_400,
    })
    expect(download.etag).toMatch(/^"[\x21\x23-\x7e]+"$/)
    expect(await buffer(await download.open())).toHaveLength(files[0]?.bytes ?? 0)
    expect(String(await buffer(await download.open({ start: 1, end: 3 })))).toBe('PNG')
  })

  test('can be downloaded from its URL for a day', async () => {
    const { downloadUrl } = await exported()
    const before = services.clock.time
    services.clock.time += DAY_MS - 1000
    await services.downloads.find(pathOf(downloadUrl))
    services.clock.time += 2000
    await expectFailure(downloadUrl, 'link_expired')
    services.clock.time = before
  })

  test('is not found without a valid signature', async () => {
    const path = pathOf((await exported()).downloadUrl)
    await expectFailure(path.replace(/signature=.*/, 'signature=x'), 'not_found')
    await expectFailure(path.replace(/\?.*/, ''), 'not_found')
    await expectFailure(path.replace(/Gr[^.]*/, 'other'), 'not_found')
  })

  test('expires with its export, even if its URL is newer', async () => {
    const { _id } = await exported()
    const before = services.clock.time
    services.clock.time += 7 * DAY_MS - 1
    const { downloadUrl } = await services.exports.get(caller, _id)
    await services.downloads.find(pathOf(downloadUrl))
    services.clock.time += 1
    await expectFailure(downloadUrl, 'not_found')
    services.clock.time = before
  })

  test('that the file store has lost is an error of the service, not an invalid URL', async () => {
    const { downloadUrl } = await exported()
    for (const path of await storedPaths(services.files, 'exports')) await services.files.remove(path)
    await expect(services.downloads.find(pathOf(downloadUrl))).rejects.toThrow('the file store has no file exports/')
  })

  test('is not found once its export is deleted', async () => {
    const { _id, downloadUrl } = await exported()
    await services.exports.remove(caller, _id)
    await expectFailure(downloadUrl, 'not_found')
  })

  test('shared by equal exports has one ETag, and a name for each export', async () => {
    const designId = (await create())._id
    const urls: string[] = []
    for (const filename of ['One', 'Two']) {
      const { _id } = await services.exports.create(caller, { designId, format: 'png', filename })
      urls.push(pathOf((await services.exports.wait(caller, _id, { waitMs: 30_000 })).downloadUrl))
    }
    const [one, two] = await Promise.all(urls.map((url) => services.downloads.find(url)))
    expect([one?.filename, two?.filename]).toEqual(['One.png', 'Two.png'])
    expect(two?.etag).toBe(one?.etag)
  })
})

describe('the ZIP of an export’s pages', () => {
  const pages = ['#ff0000', '#00ff00', '#0000ff'].map((fill) => [rect(fill, { width: 1080, height: 540 })])

  const exportedPages = async () => {
    const { _id } = await create({ document: documentOf(...pages) })
    const queued = await services.exports.create(caller, { designId: _id, format: 'png' })
    return services.exports.wait(caller, queued._id, { waitMs: 30_000 })
  }

  const stored = (id: string): Promise<string[]> => storedPaths(services.files, `exports/${id}`)

  test('is not stored, and has the announced size and the same bytes in ranges', async () => {
    const { _id, downloadUrl, files } = await exportedPages()
    expect(await stored(_id)).toEqual([1, 2, 3].map((page) => `exports/${_id}/1-${page}.png`))
    const download = await services.downloads.find(pathOf(downloadUrl))
    expect(download).toMatchObject({ contentType: 'application/zip', filename: 'Größe.zip', maxAgeSeconds: 86_400 })
    const whole = await buffer(await download.open())
    expect(whole).toHaveLength(download.bytes)
    expect(Object.keys(unzipSync(whole))).toEqual(['Größe-1.png', 'Größe-2.png', 'Größe-3.png'])
    const half = Math.floor(((files[0]?.bytes ?? 0) * 3) / 2)
    const again = await services.downloads.find(pathOf(downloadUrl))
    expect(again.etag).toBe(download.etag)
    const parts = [
      await buffer(await download.open({ start: 0, end: half })),
      await buffer(await again.open({ start: half + 1, end: download.bytes - 1 })),
    ]
    expect(Buffer.compare(Buffer.concat(parts), whole)).toBe(0)
  })

  test('that an earlier version stored is served from its file', async () => {
    const { _id, downloadUrl } = await exportedPages()
    await services.files.write(`exports/${_id}/1-all.zip`, Buffer.from('PK as it was'))
    const database = new DatabaseSync(join(services.folder, 'platen.db'))
    const archive = JSON.stringify({ name: '1-all.zip', bytes: 12, contentType: 'application/zip' })
    database.prepare('update exports set archive = ? where id = ?').run(archive, _id)
    database.close()
    expect(String(await fetched(services, downloadUrl))).toBe('PK as it was')
  })

  test('fails if a page is missing, instead of ending early', async () => {
    const { _id, downloadUrl } = await exportedPages()
    const download = await services.downloads.find(pathOf(downloadUrl))
    const [, second = ''] = await stored(_id)
    await services.files.remove(second)
    await expect(buffer(await download.open())).rejects.toMatchObject({ code: 'not_found' })
  })
})

test('an asset can be downloaded by its URL until it is deleted', async () => {
  const bytes = await png('#0000ff')
  const asset = await services.assets.create(caller, { bytes, name: 'blue.png' })
  const download = await services.downloads.find(pathOf(asset.url))
  expect(download).toMatchObject({ contentType: 'image/png', filename: 'blue.png', bytes: bytes.length })
  expect(await buffer(await download.open())).toEqual(Buffer.from(bytes))
  await services.assets.remove(caller, asset._id)
  await expectFailure(asset.url, 'not_found')
})

describe('a thumbnail', () => {
  const pixel = async (bytes: Buffer): Promise<number[]> => [
    ...(await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer()),
  ]

  test('is created on the first request, 640 pixels at its longest side, and stored', async () => {
    const design = await create()
    const bytes = await fetched(services, design.thumbnailUrl)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 320 })
    expect((await pixel(bytes))[0]).toBeGreaterThan(245)
    const rendered = services.renderer.stats().rendered
    expect(await fetched(services, design.thumbnailUrl)).toEqual(bytes)
    expect(services.renderer.stats().rendered).toBe(rendered)
    expect(await services.downloads.find(pathOf(design.thumbnailUrl))).toMatchObject({
      filename: null,
      maxAgeSeconds: 3_600,
    })
  })

  test('of a small design is drawn larger, of a huge one at the minimum scale', async () => {
    const small = await fetched(services, (await create({ width: 100, height: 50 })).thumbnailUrl)
    expect(await sharp(small).metadata()).toMatchObject({ width: 640, height: 320 })
    const huge = await fetched(services, (await create({ width: 10_000, height: 100 })).thumbnailUrl)
    expect(await sharp(huge).metadata()).toMatchObject({ width: 1000, height: 10 })
  })

  test('that is requested several times at once is created once', async () => {
    const design = await create()
    const { rendered } = services.renderer.stats()
    await Promise.all(Array.from({ length: 8 }, () => fetched(services, design.thumbnailUrl)))
    expect(services.renderer.stats().rendered).toBe(rendered + 1)
  })

  test('of an outdated revision is not found, stored or not', async () => {
    const [cached, uncached] = [await create(), await create()]
    await fetched(services, cached.thumbnailUrl)
    for (const design of [cached, uncached]) {
      const body = { document: filled('#0000ff') }
      const { design: changed } = await services.designs.update(caller, design._id, { update: body })
      await expectFailure(design.thumbnailUrl, 'not_found')
      expect((await pixel(await fetched(services, changed.thumbnailUrl)))[2]).toBeGreaterThan(245)
    }
  })

  test('of a design in the trash is not found, stored or not, until the design is restored', async () => {
    const [cached, uncached] = [await create(), await create()]
    await fetched(services, cached.thumbnailUrl)
    for (const { _id, thumbnailUrl } of [cached, uncached]) {
      await services.designs.trash(caller, _id)
      await expectFailure(thumbnailUrl, 'not_found')
      await services.designs.restore(caller, _id)
      await fetched(services, thumbnailUrl)
    }
  })

  test('that is being created while its design is deleted is not stored', async () => {
    const { store, files } = services
    const imageReaderOf = services.tools.imageReaderOf
    const { _id } = await create()
    const renderer = {
      render: async (task: RenderTask) => {
        const result = await services.renderer.render(task)
        await services.designs.trash(caller, _id)
        await services.designs.removeTrashed(caller, _id)
        return result
      },
    }
    const { requestPicture, worker } = startDrawing({ store, files, renderer, imageReaderOf, now: services.now })
    onTestFinished(() => worker.stop({ drainMs: 0 }))
    const key = { subjectId: _id, revision: 1, page: 0 }
    await expect(requestPicture({ key, owner: 'of this worker' })).rejects.toMatchObject({ code: 'not_found' })
    expect(await storedPaths(files, `thumbnails/${_id}`)).toEqual([])
  })

  test('of a template shows the defaults of its placeholders and the owner’s picture', async () => {
    const asset = await services.assets.create(caller, { bytes: await png('#00ff00') })
    const shown = image(`asset:${asset._id}`, { width: 1080, height: 540 })
    const design = await create({ document: pageOf(shown) })
    const { template } = await services.templates.publish(caller, { designId: design._id })
    expect((await pixel(await fetched(services, template.thumbnailUrl)))[1]).toBeGreaterThan(240)
  })
})
