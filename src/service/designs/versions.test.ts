import { beforeEach, expect, test } from 'vitest'
import type { Writer } from '../access/caller.ts'
import { useServices } from '../testing/use-services.ts'
import { type FullCaller, type OpenServices, png } from '../testing/open-services.ts'
import { image, pageOf, text } from '../testing/sample-documents.ts'
import type { Design } from './design.ts'

const HOUR_MS = 3_600_000

let services: OpenServices
let caller: FullCaller
let design: Design

useServices((opened, own) => {
  services = opened
  caller = own
})

beforeEach(async () => {
  design = (await services.designs.create(caller, { width: 400, height: 300, document: pageOf(text()) })).design
})

const save = async (id: string, words: string, by: Writer = caller): Promise<Design> => {
  services.clock.time += HOUR_MS
  return (await services.designs.update(by, id, { update: { document: pageOf(text({ text: words })) } })).design
}
const list = async (id: string) => (await services.versions.list(caller, id, { limit: 100, offset: 0 })).versions
const restore = (revision: number, expected?: { revisions: number[]; received: string }) =>
  services.versions.restore(caller, design._id, { revision, expected })

test('the versions of a design name how and by which key they were made', async () => {
  const inApp = { ...caller, keyId: undefined } as unknown as Writer
  await save(design._id, 'in the app', inApp)
  await save(design._id, 'by a key')
  const key = { _id: caller.keyId, name: 'test' }
  expect(await list(design._id)).toMatchObject([
    { revision: 3, origin: 'edited', apiKey: key, isCurrent: true, storedBytes: 0 },
    { revision: 2, origin: 'edited', apiKey: null, isCurrent: false },
    { revision: 1, origin: 'created', apiKey: key },
  ])
  const copy = await services.designs.duplicate(caller, design._id)
  expect(await list(copy.design._id)).toMatchObject([{ revision: 1, origin: 'copied' }])
  const used = await services.designs.create(caller, { fromTemplate: design._id })
  expect(await list(used.design._id)).toMatchObject([{ revision: 1, origin: 'template' }])
})

test('operations continue the version of the same author, as documents do, and begin one of another', async () => {
  const inApp = { ...caller, keyId: undefined } as unknown as Writer
  const rename = (by: Writer, name: string) =>
    services.designs.edit(by, design._id, { operations: [{ op: 'setDocument', properties: { title: name } }] })
  await save(design._id, 'in the app', inApp)
  await rename(inApp, 'Also in the app')
  await rename(caller, 'By a key')
  expect(await list(design._id)).toMatchObject([
    { revision: 4, origin: 'edited', apiKey: { _id: caller.keyId } },
    { revision: 3, origin: 'edited', apiKey: null },
    { revision: 1, origin: 'created' },
  ])
})

test('restoring makes a new revision with the document and the size, and can be undone the same way', async () => {
  const { documentJson } = await services.versions.get(caller, design._id, 1)
  services.clock.time += HOUR_MS
  await services.designs.update(caller, design._id, {
    update: { title: 'Renamed', width: 800, height: 600, document: pageOf(text({ text: 'other' })) },
  })
  const restored = await restore(1)
  expect(restored.documentJson).toBe(documentJson)
  expect(restored.design).toMatchObject({ revision: 3, width: 400, height: 300, title: 'Renamed' })
  expect(await list(design._id)).toMatchObject([
    { revision: 3, origin: 'restored', isCurrent: true },
    { revision: 2, origin: 'edited', width: 800 },
    { revision: 1, origin: 'created', width: 400 },
  ])
  const undone = await restore(2)
  expect(undone.documentJson).toContain('other')
  expect(undone.design).toMatchObject({ revision: 4, width: 800 })
})

test('restoring the current version changes nothing', async () => {
  expect((await restore(1)).design.revision).toBe(1)
})

test('restoring honors the expected revision', async () => {
  await save(design._id, 'changed')
  await expect(restore(1, { revisions: [1], received: '"1"' })).rejects.toMatchObject({ code: 'stale_revision' })
  expect((await restore(1, { revisions: [2], received: '"2"' })).design.revision).toBe(3)
})

test('restores a large document', async () => {
  const document = pageOf(...Array.from({ length: 1_000 }, (_, index) => text({ id: `t${index}` })))
  services.clock.time += HOUR_MS
  await services.designs.update(caller, design._id, { update: { document } })
  await save(design._id, 'small')
  const { documentJson } = await restore(2)
  expect(documentJson.length).toBeGreaterThan(64 * 1024)
  expect(documentJson).toBe((await services.versions.get(caller, design._id, 2)).documentJson)
})

test('a version whose image was deleted is shown, but cannot be restored', async () => {
  const asset = await services.assets.create(caller, { bytes: await png('red'), name: 'cat.png' })
  services.clock.time += HOUR_MS
  await services.designs.update(caller, design._id, { update: { document: pageOf(image(`asset:${asset._id}`)) } })
  await save(design._id, 'without it')
  await services.assets.remove(caller, asset._id)
  expect((await services.versions.get(caller, design._id, 2)).documentJson).toContain(asset._id)
  await expect(restore(2)).rejects.toMatchObject({
    code: 'invalid_input',
    details: { issues: [{ pointer: expect.stringMatching(/^\/document\/pages\/0\/elements\/0/) as unknown }] },
  })
})

test('versions of another account, of a trashed design and of absent revisions are not found', async () => {
  const other = await services.caller()
  await expect(services.versions.list(other, design._id, { limit: 9, offset: 0 })).rejects.toMatchObject({
    code: 'not_found',
  })
  const absent = { code: 'not_found', details: { resource: 'version', id: '9' } }
  await expect(services.versions.get(caller, design._id, 9)).rejects.toMatchObject(absent)
  await expect(restore(9)).rejects.toMatchObject(absent)
  await expect(services.versions.rename(caller, design._id, { revision: 9, name: 'Absent' })).rejects.toMatchObject(
    absent,
  )
  await services.designs.trash(caller, design._id)
  await expect(services.versions.get(caller, design._id, 1)).rejects.toMatchObject({ code: 'design_trashed' })
})
