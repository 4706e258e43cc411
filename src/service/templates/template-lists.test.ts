import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FullCaller, type OpenServices, openServices } from '../testing/open-services.ts'
import { pageOf, text } from '../testing/sample-documents.ts'
import { COLLECTIONS } from './collections.ts'

let services: OpenServices
let caller: FullCaller

const [, chosen] = COLLECTIONS
const ids = chosen?.templateIds.slice(0, 3).toReversed() ?? []

beforeAll(async () => {
  services = await openServices()
  caller = await services.caller()
  const templates = ids.map((id) => ({
    ...{ id, title: id, description: '', category: 'Cards', tags: [], width: 90, height: 50, pageCount: 1, slots: [] },
    documentJson: JSON.stringify(pageOf(text())),
  }))
  await services.store.templates.syncBuiltin(templates, 1)
})
afterAll(() => services.close())

const page = { limit: 20, offset: 0 }

test('collections list the templates that exist, as they were chosen', async () => {
  const { collections } = await services.templates.listCollections(caller)
  expect(collections.map(({ _id }) => _id)).toEqual(COLLECTIONS.map(({ id }) => id))
  const found = collections.find(({ _id }) => _id === chosen?.id)
  expect(found?.templates.map(({ _id }) => _id)).toEqual(ids.toReversed())
  const { templates } = await services.templates.list(caller, { ...page, collection: chosen?.id ?? '' })
  expect(templates.map(({ _id }) => _id)).toEqual(ids.toReversed())
})

test('an unknown collection is an error that lists all', async () => {
  const listing = services.templates.list(caller, { ...page, collection: 'weding' })
  await expect(listing).rejects.toMatchObject({
    details: {
      issues: [
        {
          pointer: 'query/collection',
          detail: expect.stringMatching(/^unknown collection `weding`; did you mean `wedding`\?/),
        },
      ],
    },
  })
})

test('recent templates are those of the latest designs', async () => {
  expect(await services.templates.listRecent(caller, page)).toEqual({ templates: [], total: 0 })
  for (const fromTemplate of ids.slice(0, 2)) {
    services.clock.time += 1
    await services.designs.create(caller, { fromTemplate })
  }
  const { templates, total } = await services.templates.listRecent(caller, { limit: 1, offset: 0 })
  expect([total, templates.map(({ _id }) => _id)]).toEqual([2, [ids[1]]])
})

test('similar templates of a missing one are not found', async () => {
  const { templates } = await services.templates.listSimilar(caller, ids[0] ?? '', 4)
  expect(templates.map(({ _id }) => _id).sort()).toEqual(ids.slice(1).sort())
  await expect(services.templates.listSimilar(caller, 'tpl_none', 4)).rejects.toMatchObject({ code: 'not_found' })
})
