import { describe, expect, test } from 'vitest'
import { createDesigns } from './designs.ts'
import type { OpenedDesign } from './design.ts'
import type { DesignInput } from './design-input.ts'
import { type FullCaller, DAY_MS, type OpenServices } from '../testing/open-services.ts'
import { useServices } from '../testing/use-services.ts'
import { pageOf, text } from '../testing/sample-documents.ts'

let services: OpenServices
let caller: FullCaller

useServices((opened, own) => {
  services = opened
  caller = own
})

const create = (input: DesignInput): Promise<OpenedDesign> => services.designs.create(caller, input)
const blank = (input: DesignInput = {}): Promise<OpenedDesign> => create({ width: 1080, height: 1080, ...input })

describe('a change', () => {
  test('of only the title increments the revision', async () => {
    const { design } = await blank({ title: 'A', tags: ['x'] })
    services.clock.time += 5
    const { design: changed } = await services.designs.update(caller, design._id, { update: { title: 'B' } })
    expect(changed).toEqual({
      ...design,
      title: 'B',
      revision: 2,
      updatedAt: new Date(services.clock.time).toISOString(),
      thumbnailUrl: expect.stringContaining('/2.webp?'),
    })
  })

  test('without an effect does not change the revision', async () => {
    const { design, documentJson } = await blank({ title: 'A', tags: ['x'], document: pageOf(text()) })
    const body = {
      title: 'A',
      tags: ['x'],
      visibility: 'private' as const,
      width: 1080,
      document: JSON.parse(documentJson),
    }
    expect((await services.designs.update(caller, design._id, { update: body })).design).toEqual(design)
  })

  test('of the size resizes the document', async () => {
    const { design } = await create({
      width: 100,
      height: 100,
      document: pageOf(text({ x: 10, y: 10, width: 20, height: 20 })),
    })
    const { documentJson } = await services.designs.update(caller, design._id, {
      update: { width: 200, height: 200 },
    })
    expect(JSON.parse(documentJson).pages[0].elements[0]).toMatchObject({ x: 20, y: 20, width: 40, height: 40 })
  })

  test('of size and document together does not resize the document', async () => {
    const { design } = await create({ width: 100, height: 100, document: pageOf(text()) })
    const body = { width: 200, height: 200, document: pageOf(text({ x: 3 })) }
    const { documentJson } = await services.designs.update(caller, design._id, { update: body })
    expect(JSON.parse(documentJson).pages[0].elements[0].x).toBe(3)
  })

  test('of an outdated revision is rejected, and nothing is written', async () => {
    const { design } = await blank()
    const expected = { revisions: [7, 8], received: '"7", "8"' }
    await expect(
      services.designs.update(caller, design._id, { update: { title: 'B' }, expected }),
    ).rejects.toMatchObject({ code: 'stale_revision', details: { current: 1, received: '"7", "8"' } })
    expect((await services.designs.get(caller, design._id)).design).toEqual(design)
  })

  test('that two clients make to the expected revision succeeds for one', async () => {
    const { design } = await blank()
    const attempts = ['B', 'C'].map((title) =>
      services.designs.update(caller, design._id, {
        update: { title },
        expected: { revisions: [1], received: '"1"' },
      }),
    )
    const outcomes = await Promise.allSettled(attempts)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('the trash', () => {
  test('rejects a design that was changed before the write, with the current and received revisions', async () => {
    const { design } = await blank()
    const { store } = services
    const raced = createDesigns({
      ...services.rules,
      trashMs: 30 * DAY_MS,
      store: {
        ...store,
        designs: {
          ...store.designs,
          // Another client's change comes first.
          async trash(target) {
            await services.designs.update(caller, design._id, { update: { title: 'Overtaken' } })
            return store.designs.trash(target)
          },
        },
      },
    })
    const expected = { revisions: [1, 7], received: '"1", "7"' }
    await expect(raced.trash(caller, design._id, expected)).rejects.toMatchObject({
      code: 'stale_revision',
      details: { current: 2, received: '"1", "7"' },
    })
    expect((await services.designs.get(caller, design._id)).design.title).toBe('Overtaken')
  })

  test('hides a design, which is due for deletion after 30 days', async () => {
    const { design } = await blank()
    const answer = await services.designs.trash(caller, design._id)
    expect(answer).toEqual({
      _id: design._id,
      trashedAt: new Date(services.clock.time).toISOString(),
      purgeAt: new Date(services.clock.time + 30 * DAY_MS).toISOString(),
    })
    services.clock.time += 5000
    expect(await services.designs.trash(caller, design._id)).toEqual(answer)
    expect((await services.designs.list(caller, { limit: 20, offset: 0 })).total).toBe(0)
    const refusal = { code: 'design_trashed', details: { id: design._id, trashedAt: answer.trashedAt } }
    await expect(services.designs.get(caller, design._id)).rejects.toMatchObject(refusal)
    await expect(services.designs.update(caller, design._id, { update: { title: 'x' } })).rejects.toMatchObject(refusal)
    await expect(services.designs.duplicate(caller, design._id)).rejects.toMatchObject(refusal)
    const trash = await services.designs.listTrash(caller, { limit: 20, offset: 0 })
    const thumbnailUrl = expect.stringContaining(`/files/trash/${design._id}/1.webp?expires=`) as string
    const { trashedAt, purgeAt } = answer
    expect(trash).toEqual({ designs: [{ ...design, thumbnailUrl, trashedAt, purgeAt }], total: 1 })
  })

  test('restores a design unchanged', async () => {
    const opened = await blank({ document: pageOf(text()) })
    await services.designs.trash(caller, opened.design._id)
    expect(await services.designs.restore(caller, opened.design._id)).toEqual(opened)
    expect(await services.designs.get(caller, opened.design._id)).toEqual(opened)
  })

  test('rejects a design with an outdated revision', async () => {
    const { design } = await blank()
    const expected = { revisions: [2], received: '"2"' }
    await expect(services.designs.trash(caller, design._id, expected)).rejects.toMatchObject({ code: 'stale_revision' })
    await services.designs.trash(caller, design._id, { revisions: [1], received: '"1"' })
  })

  test('deletes a design permanently with its thumbnails, but not a design outside the trash', async () => {
    const { design } = await blank()
    await expect(services.designs.removeTrashed(caller, design._id)).rejects.toMatchObject({ code: 'not_found' })
    await services.files.write(`thumbnails/${design._id}/1-test.webp`, Buffer.from('x'))
    await services.designs.trash(caller, design._id)
    await services.designs.removeTrashed(caller, design._id)
    await expect(services.designs.get(caller, design._id)).rejects.toMatchObject({ code: 'not_found' })
    expect(await services.files.stat(`thumbnails/${design._id}/1-test.webp`)).toBeUndefined()
  })

  test('can be emptied at once', async () => {
    for (let count = 0; count < 3; count += 1) await services.designs.trash(caller, (await blank()).design._id)
    await blank()
    expect(await services.designs.removeAllTrashed(caller)).toEqual({ removed: 3 })
    expect((await services.designs.listTrash(caller, { limit: 20, offset: 0 })).total).toBe(0)
    expect((await services.designs.list(caller, { limit: 20, offset: 0 })).total).toBe(1)
  })
})

describe('a copy', () => {
  test('has the document, size and tags, and is private', async () => {
    const original = await blank({ title: 'A', tags: ['x'], visibility: 'public', document: pageOf(text()) })
    const { design, documentJson } = await services.designs.duplicate(caller, original.design._id)
    expect(design).toMatchObject({ title: 'Copy of A', tags: ['x'], visibility: 'private', revision: 1, width: 1080 })
    expect(design._id).not.toBe(original.design._id)
    expect(documentJson).toBe(original.documentJson)
  })

  test('can have another title, and never one that is too long', async () => {
    const original = await blank({ title: '🎈'.repeat(255) })
    const { design } = await services.designs.duplicate(caller, original.design._id)
    expect(Array.from(design.title)).toHaveLength(255)
    const { design: named } = await services.designs.duplicate(caller, design._id, { title: 'B' })
    expect(named.title).toBe('B')
  })
})
