import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PictureWorker } from '../../pictures/picture-worker.ts'
import { startDrawing } from '../../pictures/testing/start-drawing.ts'
import { createRenderer, type Renderer } from '../../render/renderer.ts'
import { createThumbnails, type Thumbnails } from './thumbnails.ts'
import type { Design } from './design.ts'
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

let drawn = 0
let meanwhile: () => Promise<unknown>
let thumbnails: Thumbnails
let worker: PictureWorker
beforeAll(() => {
  const counting: Pick<Renderer, 'render'> = {
    async render(...task) {
      drawn += 1
      if (drawn === 1) await meanwhile()
      return renderer.render(...task)
    },
  }
  const pictures = startDrawing({ store: open.store, files: open.files, now: open.now, renderer: counting })
  worker = pictures.worker
  thumbnails = createThumbnails({ store: open.store, requestPicture: pictures.requestPicture })
})
afterAll(() => worker.stop({ drainMs: 0 }))
beforeEach(() => {
  drawn = 0
  meanwhile = () => Promise.resolve()
})

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
])('the thumbnail of a %s is drawn once', async (_, make) => {
  const id = await make()
  const path = await thumbnails.find(id, 1)
  expect(await thumbnails.find(id, 1)).toBe(path)
  expect(await open.files.stat(path)).toBeDefined()
  expect(drawn).toBe(1)
})

test('an outdated revision has no thumbnail, and neither has a design in the trash', async () => {
  const { _id } = await design()
  const absent = { code: 'not_found', details: { resource: 'thumbnail' } }
  await expect(thumbnails.find(_id, 2)).rejects.toMatchObject(absent)
  await open.designs.trash(caller, _id)
  await expect(thumbnails.find(_id, 1)).rejects.toMatchObject(absent)
  expect(drawn).toBe(0)
})

test('a design in the trash has a thumbnail for its owner', async () => {
  const { _id } = await design()
  await open.designs.trash(caller, _id)
  expect(await open.files.stat(await thumbnails.findTrashed(_id, 1))).toBeDefined()
})

test('a design that is changed while its thumbnail is drawn has only that of the new revision', async () => {
  const { _id } = await design()
  meanwhile = () => open.designs.update(caller, _id, { update: { width: 30 } })
  await expect(thumbnails.find(_id, 1)).rejects.toMatchObject({ code: 'not_found' })
  expect(await open.files.stat(await thumbnails.find(_id, 2))).toBeDefined()
})

test('a design that is moved to the trash while its thumbnail is drawn has one only there, until it is restored', async () => {
  const { _id } = await design()
  meanwhile = () => open.designs.trash(caller, _id)
  await expect(thumbnails.find(_id, 1)).rejects.toMatchObject({ code: 'not_found' })
  const path = await thumbnails.findTrashed(_id, 1)
  await open.designs.restore(caller, _id)
  expect(await thumbnails.find(_id, 1)).toBe(path)
  expect(drawn).toBe(1)
})
