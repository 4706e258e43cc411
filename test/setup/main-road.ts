import { expect, test } from 'vitest'
import { Client } from './client.ts'
import type { Service } from './start-service.ts'

// Tests the paths, fields and numbers that the request document specifies and clients rely on.

const ISO_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
const TEMPLATE = 'tpl_harbour-newsletter'

export function testMainRoad(getService: () => Service): void {
  const newClient = (plan?: string) => getService().client(plan === undefined ? {} : { plan })

  const create = async (client: Client, body: object = {}) => {
    const answer = await client.post('/api/designs', { title: 'Poster', width: 800, height: 600, ...body })
    expect(answer.status).toBeGreaterThanOrEqual(200)
    expect(answer.status).toBeLessThan(300)
    return answer.body
  }

  test('GET /api/designs returns a page of designs and their total number', async () => {
    const client = await newClient()
    expect((await client.get('/api/designs')).body).toEqual({ designs: [], total: 0 })
    for (let index = 0; index < 22; index += 1) await create(client, { title: `Design ${index}` })
    const { status, body } = await client.get('/api/designs')
    expect(status).toBe(200)
    expect([body.designs.length, body.total]).toEqual([20, 22])
    expect((await client.get('/api/designs?limit=20&offset=0')).body).toEqual(body)
    const rest = (await client.get('/api/designs?limit=20&offset=20')).body
    expect([rest.designs.length, rest.total]).toEqual([2, 22])
    expect((await client.get('/api/designs?limit=3')).body.designs).toEqual(body.designs.slice(0, 3))
    expect((await client.get('/api/designs?offset=18')).body.designs).toEqual([
      ...body.designs.slice(18),
      ...rest.designs,
    ])
  })

  test('each element of the list has _id, title, width, height and updatedAt', async () => {
    const client = await newClient()
    const { _id } = await create(client)
    const [design] = (await client.get('/api/designs')).body.designs
    expect(design).toMatchObject({ _id, title: 'Poster', width: 800, height: 600 })
    for (const text of [design._id, design.title, design.updatedAt]) expect(text).toBeTypeOf('string')
    for (const number of [design.width, design.height]) expect(Number.isInteger(number)).toBe(true)
    expect(design.updatedAt).toMatch(ISO_UTC)
    expect(Math.abs(Date.parse(design.updatedAt) - Date.now())).toBeLessThan(60_000)
  })

  test('POST /api/designs creates a design with the requested title, width and height', async () => {
    const client = await newClient()
    const created = await create(client, { title: 'Mine', width: 1080, height: 1350 })
    expect(created).toMatchObject({ title: 'Mine', width: 1080, height: 1350 })
    expect((await client.get(`/api/designs/${created._id}`)).body).toMatchObject({ _id: created._id, title: 'Mine' })
  })

  test('POST /api/designs with fromTemplate creates the design from the template', async () => {
    const client = await newClient()
    const { body: template } = await client.get(`/api/templates/${TEMPLATE}`)
    const created = await create(client, {
      fromTemplate: TEMPLATE,
      title: 'Ours',
      width: template.width,
      height: template.height,
    })
    expect(created).toMatchObject({ title: 'Ours', document: template.document })
    const { status, body } = await client.post('/api/designs', { fromTemplate: TEMPLATE })
    expect([status < 300, body.width, body.height]).toEqual([true, template.width, template.height])
  })

  test('PATCH /api/designs/:id updates title, tags or visibility', async () => {
    const client = await newClient()
    const { _id } = await create(client)
    const path = `/api/designs/${_id}`
    expect((await client.patch(path, { title: 'After' })).body).toMatchObject({ _id, title: 'After', width: 800 })
    expect((await client.patch(path, { tags: ['a', 'b'] })).body).toMatchObject({ title: 'After', tags: ['a', 'b'] })
    expect((await client.patch(path, { visibility: 'public' })).body).toMatchObject({ visibility: 'public' })
    const all = { title: 'All', tags: [], visibility: 'private' }
    expect((await client.patch(path, all)).body).toMatchObject(all)
    expect((await client.get(path)).body).toMatchObject(all)
  })

  test('DELETE /api/designs/:id moves the design to the trash, from which it can be restored', async () => {
    const client = await newClient()
    const { _id } = await create(client)
    expect((await client.delete(`/api/designs/${_id}`)).status).toBe(200)
    expect((await client.get('/api/designs')).body).toEqual({ designs: [], total: 0 })
    expect((await client.get('/api/trash')).body).toMatchObject({ designs: [{ _id }], total: 1 })
    await client.post(`/api/trash/${_id}/restore`)
    expect((await client.get(`/api/designs/${_id}`)).status).toBe(200)
  })

  test.each([
    ['png', [0x89, 0x50, 0x4e, 0x47]],
    ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ])(
    'POST /api/exports queues a %s; GET /api/exports/:id returns its status and download URL',
    async (format, signature) => {
      const client = await newClient()
      const { _id: designId } = await create(client)
      const queued = await client.post('/api/exports', { designId, format })
      expect(queued.status).toBe(202)
      expect(queued.body).toMatchObject({ designId, format, status: 'queued', downloadUrl: null })
      const path = `/api/exports/${queued.body._id}`
      await expect.poll(async () => (await client.get(path)).body.status).toBe('completed')
      const { downloadUrl } = (await client.get(path)).body
      const file = await fetch(downloadUrl.replace('localhost', '127.0.0.1'))
      expect(file.status).toBe(200)
      const bytes = new Uint8Array(await file.arrayBuffer())
      expect([...bytes.subarray(0, 4)]).toEqual(signature)
    },
  )

  test('GET /api/templates lists the public templates, searched by q and filtered by category', async () => {
    const client = await newClient()
    const { status, body } = await client.get('/api/templates?limit=100')
    expect(status).toBe(200)
    const ids = ({ templates }: { templates: { _id: string }[] }) => templates.map(({ _id }) => _id)
    expect(ids(body)).toContain(TEMPLATE)
    const found = (await client.get('/api/templates?q=newsletter')).body
    expect(ids(found)).toContain(TEMPLATE)
    expect(found.templates.length).toBeLessThan(body.templates.length)
    const filtered = (await client.get('/api/templates?category=Newsletter')).body
    expect(ids(filtered)).toContain(TEMPLATE)
    for (const { category } of filtered.templates) expect(category).toBe('Newsletter')
    const both = (await client.get('/api/templates?q=newsletter&category=Certificate')).body
    expect(both.templates).toEqual([])
  })

  test('GET /api/templates/:id returns the details of a template', async () => {
    const client = await newClient()
    const { status, body } = await client.get(`/api/templates/${TEMPLATE}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ _id: TEMPLATE, title: 'Harbour newsletter', category: 'Newsletter' })
  })

  test('requests without a key in the Authorization header get status 401', async () => {
    const anonymous = new Client(getService().url)
    const size = { width: 10, height: 10 }
    for (const answer of [
      await anonymous.get('/api/designs'),
      await anonymous.post('/api/designs', size),
      await anonymous.get('/api/designs/des_x'),
      await anonymous.patch('/api/designs/des_x', { title: 'x' }),
      await anonymous.delete('/api/designs/des_x'),
      await anonymous.post('/api/exports', { designId: 'des_x', format: 'png' }),
      await anonymous.get('/api/exports/exp_x'),
      await anonymous.get('/api/templates'),
      await anonymous.get(`/api/templates/${TEMPLATE}`),
    ]) {
      expect(answer.status).toBe(401)
    }
  })

  test('all keys of an account access its designs, and keys of other accounts do not', async () => {
    const [mine, theirs] = [await newClient(), await newClient()]
    const { _id } = await create(mine)
    expect((await theirs.get('/api/designs')).body).toEqual({ designs: [], total: 0 })
    expect((await theirs.get(`/api/designs/${_id}`)).status).toBe(404)
    const key = await getService().makeKey({ email: 'owner@example.com' })
    const another = await getService().makeKey({ email: 'owner@example.com' })
    await create(new Client(getService().url, key))
    expect((await new Client(getService().url, another).get('/api/designs')).body.total).toBe(1)
  })

  test.each([
    ['free', 60],
    ['pro', 300],
    ['max', 1000],
  ])(
    'the plan %s allows %i requests a minute, reported in headers that start with X-RateLimit-',
    async (plan, limit) => {
      const client = await newClient(plan)
      const { headers } = await client.get('/api/designs')
      const rates = [...headers].filter(([name]) => name.startsWith('x-ratelimit-'))
      expect(rates.length).toBeGreaterThan(0)
      expect(headers.get('x-ratelimit-limit')).toBe(String(limit))
      expect(headers.get('x-ratelimit-remaining')).toBe(String(limit - 1))
    },
  )

  test('responses are JSON, and every form of the JSON content type is accepted, even without a body', async () => {
    const client = await newClient()
    for (const { headers } of [await client.get('/api/designs'), await client.get('/api/templates')]) {
      expect(headers.get('content-type')).toMatch(/^application\/json\b/)
    }
    for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON']) {
      const { status } = await client.post('/api/designs', { width: 10, height: 10 }, { 'content-type': type })
      expect(status).toBe(201)
    }
    // A client that sets the header on every request sends it without a body, too.
    const { _id } = await create(client)
    const headers = { 'content-type': 'application/json' }
    expect((await client.get('/api/designs', headers)).status).toBe(200)
    expect((await client.delete(`/api/designs/${_id}`, headers)).status).toBe(200)
  })
}
