import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { type Service, startService } from '../setup/start-service.ts'

const START = Date.parse('2026-04-01T10:00:00.000Z')

let service: Service
let client: Client
let time = START

beforeAll(async () => {
  // The service runs in this process and uses its clock, so that designs can be created in the same millisecond.
  vi.useFakeTimers({ toFake: ['Date'], now: START })
  service = await startService()
  client = await service.client()
})

afterAll(async () => {
  vi.useRealTimers()
  await service.stop()
})

function later(): void {
  time += 1_000
  vi.setSystemTime(time)
}

interface Listed {
  readonly _id: string
  readonly title: string
  readonly updatedAt: string
}

async function create(owner: Client, title: string, fields: object = {}): Promise<string> {
  const response = await owner.post('/api/designs', { title, width: 10, height: 10, ...fields })
  expect(response.status).toBe(201)
  return response.body._id
}

async function list(owner: Client, query = ''): Promise<{ designs: Listed[]; total: number }> {
  const response = await owner.get(`/api/designs${query}`)
  expect(response.status).toBe(200)
  return response.body
}

const titles = ({ designs }: { designs: readonly Listed[] }) => designs.map(({ title }) => title)

describe('45 designs, several from the same millisecond', () => {
  const ids: string[] = []

  beforeAll(async () => {
    for (let index = 0; index < 45; index += 1) {
      if (index % 5 === 0) later()
      ids.push(await create(client, `Design ${index}`))
    }
  })

  test('are listed 20 at a time, last changed first, with their exact total', async () => {
    const page = await list(client)
    expect(Object.keys(page).sort()).toEqual(['designs', 'total'])
    expect([page.designs.length, page.total]).toEqual([20, 45])
    expect(await list(client, '?limit=20&offset=0')).toEqual(page)
  })

  test('are ordered by last change, and by descending ID for equal times', async () => {
    const { designs } = await list(client, '?limit=100')
    expect(designs).toHaveLength(45)
    const inOrder = designs.toSorted(
      (a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt) || (a._id < b._id ? 1 : -1),
    )
    expect(designs).toEqual(inOrder)
    expect(designs.map(({ _id }) => _id).toSorted()).toEqual(ids.toSorted())
  })

  test.each([1, 7, 20, 44, 45, 100])('are the same in pages of %i', async (limit) => {
    const whole = await list(client, '?limit=100')
    const pages: Listed[] = []
    for (let offset = 0; offset < 45; offset += limit) {
      const page = await list(client, `?limit=${limit}&offset=${offset}`)
      expect(page.total).toBe(45)
      expect(page.designs.length).toBe(Math.min(limit, 45 - offset))
      pages.push(...page.designs)
    }
    expect(pages).toEqual(whole.designs)
  })

  test('are an empty list beyond the last page', async () => {
    for (const offset of [45, 46, 1_000_000, Number.MAX_SAFE_INTEGER]) {
      expect(await list(client, `?offset=${offset}`)).toEqual({ designs: [], total: 45 })
    }
    expect((await list(client, '?offset=44&limit=100')).designs).toHaveLength(1)
  })

  test('are listed with every field except the document', async () => {
    const [design] = (await list(client, '?limit=1')).designs
    const whole = (await client.get(`/api/designs/${design?._id ?? ''}`)).body
    expect(design).not.toHaveProperty('document')
    expect({ ...design, document: whole.document }).toEqual(whole)
  })

  test('start with the one that changed last', async () => {
    later()
    const [id = ''] = ids
    await client.patch(`/api/designs/${id}`, { tags: ['new'] })
    expect((await list(client, '?limit=1')).designs[0]?._id).toBe(id)
    const { designs, total } = await list(client, '?limit=100')
    expect([designs.length, total]).toEqual([45, 45])
  })

  test('keep their order after a change without an effect', async () => {
    const before = await list(client)
    later()
    const last = before.designs.at(-1)
    const { body } = await client.patch(`/api/designs/${last?._id ?? ''}`, { title: last?.title })
    expect(body.updatedAt).toBe(last?.updatedAt)
    expect(await list(client)).toEqual(before)
  })

  test('do not include those in the trash until they are restored', async () => {
    const [, id = ''] = ids
    await client.delete(`/api/designs/${id}`)
    const without = await list(client, '?limit=100')
    expect([without.total, without.designs.length]).toEqual([44, 44])
    await client.post(`/api/trash/${id}/restore`)
    expect((await list(client)).total).toBe(45)
  })

  test('are not listed for other accounts', async () => {
    const other = await service.client()
    expect(await list(other)).toEqual({ designs: [], total: 0 })
    await create(other, 'Mine')
    expect((await list(other)).total).toBe(1)
    expect((await list(client)).total).toBe(45)
  })
})

describe('a filter', () => {
  let owner: Client

  beforeAll(async () => {
    owner = await service.client()
    for (const [title, fields] of [
      ['Summer Sale', { tags: ['summer', 'Sale'], visibility: 'public' }],
      ['summer camp', { tags: ['summer'], visibility: 'unlisted' }],
      ['Café Été', { tags: ['résumé', '100%'] }],
      ['100% off', { tags: ['100%'], visibility: 'public' }],
      ['under_score \\ back', { tags: ['a_b'] }],
      ['Ärzte', {}],
      ['zebra', {}],
    ] as const) {
      later()
      await create(owner, title, fields)
    }
  })

  const found = async (query: string) => {
    const page = await list(owner, query)
    expect(page.total).toBe(page.designs.length)
    return titles(page)
  }

  test.each([
    ['q=summer', ['summer camp', 'Summer Sale']],
    ['q=SALE', ['Summer Sale']],
    ['q=sale%20summer', ['Summer Sale']],
    ['q=summer%20nothing', []],
    ['q=cafe', ['Café Été']],
    ['q=CAF%C3%89', ['Café Été']],
    ['q=%25', ['100% off', 'Café Été']],
    ['q=_', ['under_score \\ back']],
    ['q=%5C', ['under_score \\ back']],
    ['q=nothing', []],
    ['tag=summer', ['summer camp', 'Summer Sale']],
    ['tag=Sale', ['Summer Sale']],
    ['tag=sum', []],
    ['tag=100%25', ['100% off', 'Café Été']],
    ['tag=a_b', ['under_score \\ back']],
    ['visibility=public', ['100% off', 'Summer Sale']],
    ['visibility=unlisted', ['summer camp']],
    ['q=summer&tag=summer&visibility=public', ['Summer Sale']],
    ['tag=100%25&visibility=private', ['Café Été']],
  ])('of %s finds %j', async (query, expected) => {
    expect(await found(`?${query}`)).toEqual(expected)
  })

  test('returns the total of all matches, not only of the page', async () => {
    const page = await list(owner, '?tag=summer&limit=1&offset=1')
    expect([titles(page), page.total]).toEqual([['Summer Sale'], 2])
  })

  test.each([
    ['updatedAt', ['Summer Sale', 'summer camp', 'Café Été', '100% off', 'under_score \\ back', 'Ärzte', 'zebra']],
    ['createdAt', ['Summer Sale', 'summer camp', 'Café Été', '100% off', 'under_score \\ back', 'Ärzte', 'zebra']],
    ['title', ['100% off', 'Ärzte', 'Café Été', 'summer camp', 'Summer Sale', 'under_score \\ back', 'zebra']],
  ])('sorts by %s in both directions, across pages', async (sort, expected) => {
    expect(titles(await list(owner, `?sort=${sort}`))).toEqual(expected)
    const down = await list(owner, `?sort=-${sort}`)
    expect(titles(down)).toEqual(expected.toReversed())
    const pages = await Promise.all([0, 3, 6].map((offset) => list(owner, `?sort=-${sort}&limit=3&offset=${offset}`)))
    expect(pages.flatMap(titles)).toEqual(titles(down))
    if (sort === 'updatedAt') expect(await list(owner)).toEqual(down)
  })

  test('by creation time is not affected by later changes', async () => {
    const other = await service.client()
    const first = await create(other, 'first')
    later()
    await create(other, 'second')
    later()
    await other.patch(`/api/designs/${first}`, { tags: ['x'] })
    expect(titles(await list(other, '?sort=-createdAt'))).toEqual(['second', 'first'])
    expect(titles(await list(other, '?sort=-updatedAt'))).toEqual(['first', 'second'])
  })

  test('finds the new values of a changed design, and not the old ones', async () => {
    const other = await service.client()
    const id = await create(other, 'Before', { tags: ['old'] })
    await other.patch(`/api/designs/${id}`, { title: 'After', tags: ['new'], visibility: 'public' })
    for (const query of ['q=after', 'tag=new', 'visibility=public']) {
      expect((await list(other, `?${query}`)).total).toBe(1)
    }
    for (const query of ['q=before', 'tag=old', 'visibility=private']) {
      expect(await list(other, `?${query}`)).toEqual({ designs: [], total: 0 })
    }
    await other.delete(`/api/designs/${id}`)
    for (const query of ['q=after', 'tag=new', 'visibility=public']) {
      expect(await list(other, `?${query}`)).toEqual({ designs: [], total: 0 })
    }
  })
})

describe.each(['designs', 'trash', 'exports', 'templates', 'assets'])('the list of %s', (path) => {
  test('accepts limits from 1 to 100 and any offset from 0', async () => {
    for (const query of ['limit=1', 'limit=100', 'offset=0', 'limit=5&offset=5']) {
      expect((await client.get(`/api/${path}?${query}`)).status).toBe(200)
    }
  })

  test.each(['limit=0', 'limit=101', 'limit=-1', 'limit=2.5', 'limit=1e2x', 'offset=-1', 'offset=x', 'page=1'])(
    'rejects %s',
    async (query) => {
      const response = await client.get(`/api/${path}?${query}`)
      expectProblem(response, 400, 'invalid_input')
      expect(response.body.errors[0].pointer).toBe(`query/${query.split('=')[0] ?? ''}`)
    },
  )

  test('rejects a repeated parameter', async () => {
    expectProblem(await client.get(`/api/${path}?limit=5&limit=6`), 400, 'invalid_input')
  })
})
