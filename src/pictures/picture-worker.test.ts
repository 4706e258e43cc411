import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { Failure } from '../failure.ts'
import { RenderEvicted } from '../render/render-errors.ts'
import type { RenderOptions } from '../render/render-options.ts'
import type { Renderer } from '../render/renderer.ts'
import { createDownloads } from '../service/files/downloads.ts'
import { createThumbnails, type Thumbnails } from '../service/designs/thumbnails.ts'
import { createFileUrls } from '../service/files/file-urls.ts'
import type { Visibility } from '../service/designs/design.ts'
import type { FullCaller, OpenServices } from '../service/testing/open-services.ts'
import { useServices } from '../service/testing/use-services.ts'
import { startDrawing } from './testing/start-drawing.ts'

let services: OpenServices
let caller: FullCaller
useServices((given, account) => {
  services = given
  caller = account
})

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

interface Render {
  readonly accountId: string | undefined
  readonly costMs: number | undefined
  readonly timeoutMs: number | undefined
  /** Identifies the design in a test. */
  readonly width: number
}

/** Whether the picture of a design was drawn. */
const isDrawn = (thumbnails: Thumbnails, id: string) =>
  thumbnails.find(id, 1).then(
    () => true,
    () => false,
  )

interface Opened {
  readonly thumbnails: Thumbnails
  readonly rendered: Render[]
  readonly most: () => number
  readonly logged: object[]
}

/** Thumbnails with a renderer that takes this long for each, in milliseconds, and its renders in order. */
function open(
  duration: number | Promise<unknown>,
  beforeDrawing: (options: RenderOptions) => void = () => undefined,
  options: Partial<Parameters<typeof startDrawing>[0]> = {},
): Opened {
  const rendered: Render[] = []
  let [running, most] = [0, 0]
  const renderer: Pick<Renderer, 'render'> = {
    async render({ size }, { signal, ...options }: RenderOptions = {}) {
      const { accountId, costMs, timeoutMs } = options
      rendered.push({ accountId, costMs, timeoutMs, width: size.width })
      beforeDrawing(options)
      running += 1
      most = Math.max(most, running)
      try {
        if (typeof duration === 'number') await pause(duration, undefined, { ...(signal && { signal }) })
        else await duration
      } finally {
        running -= 1
      }
      const bytes = new Uint8Array([1])
      const file = { page: 1, bytes, width: 1, height: 1, contentType: 'image/webp', extension: 'webp' }
      return { files: [file], warnings: [] }
    },
  }
  const { store, files, now } = services
  const { requestPicture, worker, logged } = startDrawing({ store, files, renderer, now, ...options })
  stops.push(() => worker.stop({ drainMs: 0 }))
  return { thumbnails: createThumbnails({ store, requestPicture }), rendered, most: () => most, logged }
}

async function designs(
  owner: FullCaller,
  count: number,
  { firstWidth = 1, visibility = 'private' }: { firstWidth?: number; visibility?: Visibility } = {},
): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) {
    const body = { width: firstWidth + n, height: 10, visibility }
    ids.push((await services.designs.create(owner, body)).design._id)
  }
  return ids
}

test('visitors of one account’s 260 public designs do not delay the thumbnail of another account', async () => {
  const { promise: requested, resolve: draw } = Promise.withResolvers<undefined>()
  const { thumbnails, rendered, most } = open(requested)
  const { store, files, signer, now } = services
  const assetThumbnails = { find: () => Promise.reject(new Error('not asked for')) }
  const downloads = createDownloads({ store, files, signer, thumbnails, assetThumbnails, now })
  const urls = createFileUrls({ signer, baseUrl: () => '', now })
  const other = await services.caller()
  const [own = ''] = await designs(other, 1, { firstWidth: 5_000 })
  const visited = await designs(caller, 260, { visibility: 'public' })
  const previews = visited.map((id) => downloads.find(urls.sharedPreview({ id, revision: 1, page: 1 })))
  const outcomes = Promise.allSettled(previews)
  await expect.poll(() => rendered.length).toBeGreaterThan(0)
  const waiting = downloads.find(urls.thumbnail(own, 1))
  await expect.poll(() => store.pictures.find({ subjectId: own, revision: 1, page: 0 })).toBeDefined()
  draw(undefined)
  await waiting
  const position = rendered.findIndex(({ width }) => width === 5_000)
  expect(position).toBeLessThan(4)
  const refused = (await outcomes).filter(({ status }) => status === 'rejected').length
  expect(refused).toBeGreaterThan(200)
  expect(most()).toBeLessThanOrEqual(2)
})

test('thumbnails for an owner come before those for visitors, latest request first', async () => {
  const { promise: requested, resolve: draw } = Promise.withResolvers<undefined>()
  const { thumbnails, rendered } = open(requested)
  const ids = await designs(caller, 6)
  const visitor = { workClass: 'guest' } as const
  const requests = ids.slice(0, 3).map((id) => thumbnails.find(id, 1, visitor))
  await expect.poll(() => rendered.length).toBe(1)
  for (const id of ids.slice(3)) {
    requests.push(thumbnails.find(id, 1))
    // Each request looks up its design before it waits: only then comes the next, a moment later.
    await expect.poll(() => services.store.pictures.find({ subjectId: id, revision: 1, page: 0 })).toBeDefined()
    await pause(100)
  }
  draw(undefined)
  await Promise.all(requests)
  // The first thumbnail was already being rendered.
  expect(rendered.slice(1, 4).map(({ width }) => width)).toEqual([6, 5, 4])
})

test('one thumbnail is rendered at a time per account, and two at a time for two accounts', async () => {
  const { thumbnails, most } = open(10)
  const other = await services.caller()
  const [ids, others] = [await designs(caller, 4), await designs(other, 4)]
  await Promise.all(ids.map((id) => thumbnails.find(id, 1)))
  expect(most()).toBe(1)
  await Promise.all([...others, ...(await designs(caller, 4))].map((id) => thumbnails.find(id, 1)))
  expect(most()).toBe(2)
})

test('a waiting thumbnail is dropped when all its requests are aborted; one being drawn is finished and stored', async () => {
  const { promise: left, resolve: draw } = Promise.withResolvers<undefined>()
  const { thumbnails, rendered } = open(left)
  const [drawing = '', dropped = '', shared = '', last = ''] = await designs(caller, 4)
  const [leaving, staying] = [new AbortController(), new AbortController()]
  const find = (id: string): Promise<string> => thumbnails.find(id, 1, { signal: leaving.signal })
  const first = find(drawing)
  first.catch(() => undefined)
  await expect.poll(() => rendered.length).toBe(1)
  const settled = Promise.allSettled([first, find(dropped), find(shared)])
  const remaining = thumbnails.find(shared, 1, { signal: staying.signal })
  // Lets the requests reach the queue.
  await pause(100)
  leaving.abort(new Error('left'))
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  draw(undefined)
  await thumbnails.find(last, 1)
  await remaining
  expect(rendered.map(({ width }) => width).toSorted()).toEqual([1, 3, 4])
  const drawn = await thumbnails.find(drawing, 1)
  expect(await services.files.stat(drawn)).toBeDefined()
  expect(rendered).toHaveLength(3)
  // A dropped thumbnail is drawn when it is requested again.
  await thumbnails.find(dropped, 1)
  expect(rendered.at(-1)?.width).toBe(2)
})

test('a design is drawn after it was saved, once a process is free', async () => {
  let isFree = false
  const { rendered } = open(1, undefined, { hasFreeProcess: () => isFree })
  const [id = ''] = await designs(caller, 1, { firstWidth: 700 })
  await services.designs.update(caller, id, { update: { width: 701 } })
  await services.designs.update(caller, id, { update: { width: 702 } })
  // The time in which further changes are expected.
  await pause(1_200)
  expect(rendered).toEqual([])
  isFree = true
  await expect.poll(() => rendered.map(({ width }) => width)).toContain(702)
  expect(rendered.map(({ width }) => width)).not.toContain(701)
})

test('a request that is not answered in time is refused, and its thumbnail is drawn nevertheless', async () => {
  const { thumbnails, rendered } = open(600, undefined, { maxWaitMs: 200 })
  const [id = ''] = await designs(caller, 1)
  await expect(thumbnails.find(id, 1)).rejects.toMatchObject({ code: 'overloaded' })
  await expect.poll(() => isDrawn(thumbnails, id)).toBe(true)
  expect(rendered).toHaveLength(1)
})

test('a thumbnail that cannot be drawn is logged, and not tried again for a while', async () => {
  const { thumbnails, rendered, logged } = open(
    1,
    () => {
      if (rendered.length === 1) throw new Failure('image_invalid', { reason: 'broken' })
    },
    { failureMs: 3_000 },
  )
  const [id = ''] = await designs(caller, 1)
  for (let time = 0; time < 2; time += 1) {
    await expect(thumbnails.find(id, 1)).rejects.toMatchObject({ code: 'not_found' })
  }
  expect(rendered).toHaveLength(1)
  expect(logged).toMatchObject([{ err: { code: 'image_invalid' }, account: caller.accountId }])
  await expect.poll(() => isDrawn(thumbnails, id)).toBe(true)
})

/** Without the saved designs of other tests. */
function ofCaller(logged: readonly object[]): object[] {
  return logged.filter((fields) => 'account' in fields && fields.account === caller.accountId)
}

test('a saved design that cannot be drawn because of a defect is logged, and drawn only when it is requested', async () => {
  const fail = (): never => {
    throw new TypeError('a defect')
  }
  const { logged } = open(1, fail, { hasFreeProcess: () => true })
  const [id = ''] = await designs(caller, 1)
  const failed = { state: 'failed', failure: 'unavailable' }
  await expect.poll(() => services.store.pictures.find({ subjectId: id, revision: 1, page: 0 })).toEqual(failed)
  expect(ofCaller(logged)).toMatchObject([{ err: { message: 'a defect' } }])
})

test('a saved design for which there is no capacity is logged, and waits', async () => {
  const fail = (): never => {
    throw new Failure('overloaded', { retryAfterSeconds: 1 })
  }
  const { logged } = open(1, fail, { hasFreeProcess: () => true })
  const [id = ''] = await designs(caller, 1)
  await expect.poll(() => ofCaller(logged)).toMatchObject([{ err: { code: 'overloaded' } }])
  const waiting = { state: 'waiting' }
  expect(await services.store.pictures.find({ subjectId: id, revision: 1, page: 0 })).toEqual(waiting)
})

test('a thumbnail that did not fit on a full disk is drawn once there is space', async () => {
  let isFull = true
  const { files } = services
  const write: typeof files.write = (...file) =>
    isFull ? Promise.reject(new Failure('disk_full', {})) : files.write(...file)
  const { thumbnails } = open(1, undefined, { files: { ...files, write } })
  const [id = ''] = await designs(caller, 1)
  await expect(thumbnails.find(id, 1)).rejects.toMatchObject({ code: 'disk_full' })
  isFull = false
  await expect.poll(() => isDrawn(thumbnails, id)).toBe(true)
})

test('the lease of a picture is renewed while it is drawn', async () => {
  const renewed: { subjectId: string; leaseMs: number }[] = []
  const { store } = services
  const pictures: typeof store.pictures = {
    ...store.pictures,
    // The true lease does not end, so that a slow machine draws the picture once.
    claim: (claim) => store.pictures.claim({ ...claim, leaseMs: 60_000 }),
    renew: ({ key: { subjectId } }, leaseMs) => Promise.resolve(void renewed.push({ subjectId, leaseMs })),
  }
  const { thumbnails } = open(400, undefined, { store: { ...store, pictures }, leaseMs: 300 })
  const [id = ''] = await designs(caller, 1)
  await thumbnails.find(id, 1)
  expect(renewed).toContainEqual({ subjectId: id, leaseMs: 300 })
})

test('a picture that was drawn just before its request is not drawn again, unless its file is gone', async () => {
  let isStale = false
  const { files } = services
  const stat: typeof files.stat = (path) => {
    const result = isStale ? Promise.resolve(undefined) : files.stat(path)
    isStale = false
    return result
  }
  const { thumbnails, rendered } = open(1, undefined, { files: { ...files, stat } })
  const [id = ''] = await designs(caller, 1)
  const path = await thumbnails.find(id, 1)
  isStale = true
  await thumbnails.find(id, 1)
  expect(rendered).toHaveLength(1)
  await files.remove(path)
  await thumbnails.find(id, 1)
  expect(rendered).toHaveLength(2)
})

test('a worker that stops returns its pictures, and another draws them at once', async () => {
  const first = open(60_000)
  const [id = ''] = await designs(caller, 1)
  const found = first.thumbnails.find(id, 1)
  await expect.poll(() => first.rendered.length).toBe(1)
  await stops.pop()?.()
  const second = open(1)
  await found
  expect(second.rendered).toHaveLength(1)
})

test('a thumbnail whose render is evicted from a reserve process is rendered again with an unlimited estimate', async () => {
  const { thumbnails, rendered } = open(10, ({ costMs = 0 }) => {
    if (costMs < Infinity) throw new RenderEvicted()
  })
  const [id = ''] = await designs(caller, 1)
  expect(await services.files.stat(await thumbnails.find(id, 1))).toBeDefined()
  expect(rendered.map(({ costMs }) => costMs)).toEqual([expect.any(Number), Infinity])
})

test('a render has the account’s share for thumbnails, its estimated cost and a shorter time limit', async () => {
  const { thumbnails, rendered } = open(10)
  const [id = ''] = await designs(caller, 1)
  await thumbnails.find(id, 1)
  const accountId = `pictures of ${caller.accountId}`
  expect(rendered).toEqual([{ accountId, costMs: expect.any(Number) as number, timeoutMs: 15_000, width: 1 }])
  expect(rendered[0]?.costMs).toBeGreaterThan(0)
})
