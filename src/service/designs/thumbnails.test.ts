import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createRenderer, type Renderer } from '../../render/renderer.ts'
import { type Store } from '../../store/store.ts'
import { Failure } from '../../failure.ts'
import { createThumbnails, type Thumbnails } from './thumbnails.ts'
import { type Design } from './design.ts'
import { type FullCaller, type OpenServices, openServices } from '../testing/open-services.ts'

let open: OpenServices
let renderer: Renderer
let caller: FullCaller

beforeAll(async () => {
  open = await openServices()
  renderer = createRenderer({ workers: 1 })
  caller = await open.caller()
})
afterAll(async () => {
  await renderer.close({ drainMs: 0 })
  await open.close()
})

let done: { documents: number; drawn: number; readonly reported: unknown[] }
beforeEach(() => {
  done = { documents: 0, drawn: 0, reported: [] }
})

/** Thumbnails that count their reads and renders; `meanwhile` runs before the first render. */
function thumbnails(meanwhile: () => Promise<unknown> = () => Promise.resolve()): Thumbnails {
  const counting = <Rows extends Store['designs'] | Store['templates']>(rows: Rows): Rows => ({
    ...rows,
    findAnyWithDocument(id: string) {
      done.documents += 1
      return rows.findAnyWithDocument(id)
    },
  })
  return createThumbnails({
    ...open,
    store: { ...open.store, designs: counting(open.store.designs), templates: counting(open.store.templates) },
    imageReaderOf: () => () => Promise.reject(new Error('no images')),
    renderer: {
      async render(...task) {
        done.drawn += 1
        if (done.drawn === 1) await meanwhile()
        return renderer.render(...task)
      },
    },
    onError: (error) => done.reported.push(error),
  })
}

async function design(): Promise<Design> {
  return (await open.designs.create(caller, { width: 20, height: 10 })).design
}

async function template(): Promise<string> {
  const { _id: designId } = await design()
  return (await open.templates.publish(caller, { designId })).template._id
}

test.each([
  ['design', async () => (await design())._id],
  ['template', template],
])('the thumbnail of a %s is rendered once, and its document is not read again', async (_, make) => {
  const id = await make()
  const service = thumbnails()
  const path = await service.find(id, 1)
  expect(await service.find(id, 1)).toBe(path)
  expect(await open.files.stat(path)).toBeDefined()
  expect(done).toEqual({ documents: 1, drawn: 1, reported: [] })
})

test('an outdated revision has no thumbnail, and neither has a design in the trash', async () => {
  const { _id } = await design()
  const service = thumbnails()
  const absent = { code: 'not_found', details: { resource: 'thumbnail' } }
  await expect(service.find(_id, 2)).rejects.toMatchObject(absent)
  await open.designs.trash(caller, _id)
  await expect(service.find(_id, 1)).rejects.toMatchObject(absent)
  expect(done).toEqual({ documents: 0, drawn: 0, reported: [] })
})

test('a design that is moved to the trash while its thumbnail is rendered has a thumbnail once it is restored', async () => {
  const { _id } = await design()
  const service = thumbnails(() => open.designs.trash(caller, _id))
  await expect(service.find(_id, 1)).rejects.toMatchObject({ code: 'not_found', details: { resource: 'thumbnail' } })
  await open.designs.restore(caller, _id)
  expect(await open.files.stat(await service.find(_id, 1))).toBeDefined()
  expect(done).toEqual({ documents: 2, drawn: 2, reported: [] })
})

test('the thumbnail of a design moved to the trash is found even while its previous thumbnail is being rendered', async () => {
  const { _id } = await design()
  let trashed: Promise<string> | undefined
  const service: Thumbnails = thumbnails(async () => {
    await open.designs.trash(caller, _id)
    trashed = service.findTrashed(_id, 1)
    trashed.catch(() => undefined)
    // Waits until the request has found the render in progress, which nothing reports.
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  await expect(service.find(_id, 1)).rejects.toMatchObject({ code: 'not_found' })
  expect(await open.files.stat((await trashed) ?? '')).toBeDefined()
})

test('a thumbnail that did not fit on a full disk is rendered once there is space', async () => {
  const { _id } = await design()
  let isFull = true
  const service = createThumbnails({
    ...open,
    files: {
      ...open.files,
      write: (...file) => (isFull ? Promise.reject(new Failure('disk_full', {})) : open.files.write(...file)),
    },
    imageReaderOf: () => () => Promise.reject(new Error('no images')),
    renderer,
  })
  await expect(service.find(_id, 1)).rejects.toMatchObject({ code: 'disk_full' })
  isFull = false
  expect(await open.files.stat(await service.find(_id, 1))).toBeDefined()
})
