import { expect, test } from 'vitest'
import type { RemoteImages } from '../assets/remote/remote-images.ts'
import { Failure } from '../failure.ts'
import { exportFolder } from '../files/file-paths.ts'
import { designToExport, queueExport } from '../service/testing/sample-exports.ts'
import { type FullCaller, png } from '../service/testing/open-services.ts'
import { documentOf, image } from '../service/testing/sample-documents.ts'
import type { Export } from './export.ts'
import { failing, fetched, type OpenExporting } from './testing/open-exporting.ts'
import { colorIn, SALE } from './testing/sale.ts'
import { useExporting } from './testing/use-exporting.ts'

let services: OpenExporting
let caller: FullCaller

useExporting((opened, own) => {
  services = opened
  caller = own
})

const BLUE = 'https://images.example.com/blue.png'
const RED = 'https://images.example.com/red.png'
let count = 0
const remote = (src: string) => image(src, { id: `i${(count += 1)}` })

/** Serves a blue image, except what `fail` throws, and records what was fetched. */
function serving(fail: (src: string, count: number) => void = () => undefined) {
  const requested: string[] = []
  const fetch: RemoteImages['fetch'] = async (src) => {
    requested.push(src)
    fail(src, requested.length)
    return { bytes: await png('#0000ff'), contentType: 'image/png' }
  }
  return { requested, remoteImages: { fetch, findIssue: () => undefined } }
}

const exported = async (designId: string, options: object = {}): Promise<Export> => {
  const { _id } = await queueExport(services, caller, { designId, ...options })
  return services.exports.wait(caller, _id, { waitMs: 30_000 })
}

const design = (...pages: object[][]) => designToExport(services, caller, { ...SALE, document: documentOf(...pages) })

const storedOf = async ({ _id }: Pick<Export, '_id'>): Promise<string[]> => {
  const paths: string[] = []
  for await (const { path } of services.files.list(exportFolder(_id))) paths.push(path)
  return paths
}

test('an export shows an image from a URL, which is deleted once it has ended', async () => {
  const { requested, remoteImages } = serving()
  services.worker({ remoteImages }).start()
  const done = await exported(await design([remote(BLUE)], [remote(BLUE)]), { pages: [1] })
  expect(done).toMatchObject({ status: 'completed', warnings: [] })
  expect(await colorIn(await fetched(services, done.downloadUrl))).toEqual([0, 0, 255])
  expect(requested).toEqual([BLUE])
  await expect.poll(() => storedOf(done)).toHaveLength(1)
})

test('another attempt draws what the first one has fetched', async () => {
  const { requested, remoteImages } = serving()
  const renderer = failing(services, 1, () => new Error('crashed'))
  services.worker({ remoteImages, renderer }).start()
  const done = await exported(await design([remote(BLUE)]))
  expect(done.status).toBe('completed')
  expect(renderer.calls).toBe(2)
  expect(requested).toEqual([BLUE])
})

test('only images of the exported pages, and of the background, are fetched', async () => {
  const { requested, remoteImages } = serving()
  services.worker({ remoteImages }).start()
  const pages = [[remote('https://a.example/1')], [remote('https://a.example/2')]]
  const background = { type: 'image', src: 'https://a.example/3' }
  expect(await exported(await design(...pages), { pages: [2], background })).toMatchObject({ status: 'completed' })
  expect(requested.sort()).toEqual(['https://a.example/2', 'https://a.example/3'])
})

test('an equal export fetches an image from a URL again, which may have changed', async () => {
  const { requested, remoteImages } = serving()
  const renderer = failing(services, 0, () => new Error('never'))
  services.worker({ remoteImages, renderer }).start()
  const designId = await design([remote(BLUE)], [])
  for (let time = 0; time < 2; time += 1) await exported(designId)
  expect(requested).toEqual([BLUE, BLUE])
  expect(renderer.calls).toBe(2)
  // The second page has no such image, so it is rendered once.
  for (let time = 0; time < 2; time += 1) await exported(designId, { pages: [2] })
  expect(renderer.calls).toBe(3)
})

test('images of repeats, and of pages that repeats add, are fetched', async () => {
  const { requested, remoteImages } = serving()
  services.worker({ remoteImages }).start()
  const photo = { ...remote('https://a.example/own'), slot: 'photo', height: 100 }
  const list = {
    ...{ id: 'list', type: 'repeat', x: 0, y: 0, width: 100, height: 100, overflow: 'pages' },
    ...{ elements: [photo], entries: ['1', '2', '3'].map((name) => ({ photo: `https://a.example/${name}` })) },
  }
  expect(await exported(await design([list]), { pages: [2, 3] })).toMatchObject({ status: 'completed', warnings: [] })
  expect(requested.sort()).toEqual(['https://a.example/2', 'https://a.example/3'])
})

test('a temporary failure is tried again', async () => {
  const { requested, remoteImages } = serving((_, count) => {
    if (count === 1) throw new Failure('image_fetch_failed', { reason: 'status 503', isTemporary: true })
  })
  services.worker({ remoteImages }).start()
  expect(await exported(await design([remote(BLUE)]))).toMatchObject({ status: 'completed' })
  expect(requested).toEqual([BLUE, BLUE])
})

test.each(['image_fetch_failed', 'image_blocked', 'image_invalid'] as const)(
  'a permanent failure fails the export with its reason: %s',
  async (code) => {
    const { requested, remoteImages } = serving((src) => {
      if (src !== BLUE) throw new Failure(code, { reason: 'the image cannot be read' })
    })
    services.worker({ remoteImages }).start()
    const failed = await exported(await design([remote(BLUE), remote(RED)]))
    expect(failed).toMatchObject({ status: 'failed', error: { code, message: 'The image cannot be read.' } })
    expect(requested.toSorted()).toEqual([BLUE, RED])
    await expect.poll(() => storedOf(failed)).toEqual([])
  },
)

test('an export whose account is deleted while its images are fetched leaves none', async () => {
  const { remoteImages } = serving()
  const fetch: RemoteImages['fetch'] = async (src) => {
    await services.store.accounts.remove(caller.accountId)
    return remoteImages.fetch(src)
  }
  const worker = services.worker({ remoteImages: { ...remoteImages, fetch } })
  const job = await queueExport(services, caller, { designId: await design([remote(BLUE)]) })
  worker.start()
  await expect.poll(() => services.store.exports.findAny(job._id)).toBeUndefined()
  await worker.stop({ drainMs: 10_000 })
  expect(await storedOf(job)).toEqual([])
})

test('more than 100 images from URLs fail the export without being fetched', async () => {
  const { requested, remoteImages } = serving()
  services.worker({ remoteImages }).start()
  const many = Array.from({ length: 101 }, (_, index) => remote(`https://a.example/${index}`))
  expect(await exported(await design(many))).toMatchObject({ error: { code: 'image_fetch_failed' } })
  expect(requested).toEqual([])
})
