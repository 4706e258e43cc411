import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WARNING_CODES } from '../../src/text/warning.ts'
import { type Answer, Client, type SentHeaders } from '../setup/client.ts'
import {
  createFaultsOf,
  type Description,
  type FaultsOf,
  findOperation,
  type Operation,
  resolved,
} from '../setup/described-answers.ts'
import { type Service, startService } from '../setup/start-service.ts'

const COMMITTED = join(import.meta.dirname, '../../openapi.json')
const METHODS = ['get', 'post', 'patch', 'delete']

let service: Service
let client: Client
let description: Description
let faultsOf: FaultsOf
let operations: { path: string; method: string; operation: Operation }[]

beforeAll(async () => {
  service = await startService()
  client = await service.client()
  description = (await new Client(service.url).get('/api/openapi.json')).body as Description
  faultsOf = createFaultsOf(description)
  operations = Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )
})

afterAll(() => service.stop())

describe('the OpenAPI document', () => {
  test('is version 3.1, served as JSON', async () => {
    const { status, headers } = await new Client(service.url).get('/api/openapi.json')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
    expect(description.openapi).toMatch(/^3\.1\.\d+$/)
    expect(description.info.title).toMatch(/./)
    expect(description.info.version).toMatch(/./)
  })

  test('is the committed one, except for the URL of this service', () => {
    const committed = JSON.parse(readFileSync(COMMITTED, 'utf8')) as Description
    expect(committed).toEqual({ ...description, servers: committed.servers })
    expect(description.servers).toEqual([{ url: service.app.publicUrl }])
  })

  test('is valid OpenAPI 3.1', () => {
    const validate = new Ajv2020({ strict: false, allErrors: true }).compile(OPENAPI_SHAPE)
    validate(description)
    expect(validate.errors ?? []).toEqual([])
  })

  test('has schemas that are JSON Schema 2020-12', () => {
    const ajv = new Ajv2020({ strict: false })
    for (const [name, schema] of Object.entries(description.components['schemas'] ?? {})) {
      expect([name, ajv.validateSchema(schema as object), ajv.errors]).toEqual([name, true, null])
    }
  })

  test('has no broken references', () => {
    const references = [...JSON.stringify(description).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path)
    expect(references.length).toBeGreaterThan(50)
    for (const reference of new Set(references)) {
      expect(description).toHaveProperty(reference.split('/').map((part) => part.replaceAll('~1', '/')))
    }
  })

  test('has each operation once, with every parameter of its path', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    const tags = description.tags.map(({ name }) => name)
    for (const { path, operation } of operations) {
      const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const described = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
      expect(described.map(({ name }) => name)).toEqual(placeholders)
      for (const { required } of described) expect(required).toBe(true)
      for (const tag of operation.tags) expect(tags).toContain(tag)
    }
  })

  test('lists every warning code', () => {
    const listed = JSON.stringify(description.components['schemas']?.['ExportWarning'])
    for (const code of WARNING_CODES) expect(listed).toContain(`\`${code}\`:`)
  })

  test('requires a bearer key', () => {
    const [requirement = {}] = description.security
    for (const name of Object.keys(requirement)) {
      expect(description.components['securitySchemes']?.[name]).toMatchObject({ type: 'http', scheme: 'bearer' })
    }
    expect(Object.keys(requirement)).toHaveLength(1)
  })

  test.each([
    ['GET', '/api/designs', 'limit offset q tag visibility sort'],
    ['POST', '/api/designs', ''],
    ['GET', '/api/designs/{id}', ''],
    ['PATCH', '/api/designs/{id}', ''],
    ['DELETE', '/api/designs/{id}', ''],
    ['POST', '/api/designs/{id}/duplicate', ''],
    ['GET', '/api/trash', 'limit offset'],
    ['POST', '/api/trash/{id}/restore', ''],
    ['DELETE', '/api/trash/{id}', ''],
    ['DELETE', '/api/trash', ''],
    ['POST', '/api/exports', ''],
    ['GET', '/api/exports', 'limit offset'],
    ['GET', '/api/exports/{id}', ''],
    ['DELETE', '/api/exports/{id}', ''],
    ['GET', '/api/templates', 'q category limit offset'],
    ['GET', '/api/templates/{id}', ''],
    ['GET', '/api/account', ''],
    ['GET', '/api/assets', 'limit offset'],
    ['POST', '/api/assets', ''],
    ['DELETE', '/api/assets/{id}', ''],
    ['GET', '/api/fonts', ''],
    ['GET', '/api/color-profiles', ''],
  ])('describes %s %s, including the query parameters "%s"', (method, path, query) => {
    const operation = description.paths[path]?.[method.toLowerCase()]
    expect(operation).toBeDefined()
    const names = (operation?.parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(query === '' ? [] : query.split(' ')))
  })

  test('describes the headers of its responses', () => {
    for (const { method, operation } of operations) {
      for (const [status, response] of Object.entries(operation.responses)) {
        const { headers = {} } = resolved(description, response) ?? {}
        const expected = ['X-Request-Id', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']
        if (method === 'get' && status === '200' && !isStream(operation)) expected.push('ETag')
        const createsSeveral = operation.operationId === 'exportDesigns'
        if (status === '201' || (status === '202' && !createsSeveral)) expected.push('Location')
        if (status === '429' || status === '503') expected.push('Retry-After')
        expect([operation.operationId, status, Object.keys(headers)]).toEqual([
          operation.operationId,
          status,
          expect.arrayContaining(expected),
        ])
      }
    }
  })

  test('describes every existing operation, and no other', async () => {
    for (const { path, method } of operations.filter(({ operation }) => !isStream(operation))) {
      const sent = path.replace('{id}', 'x')
      const response = await client.request(method.toUpperCase(), sent, {
        headers: { 'content-type': 'application/json' },
      })
      expect([sent, method, response.body?.code]).not.toContain('method_not_allowed')
      expect(response.body?.detail ?? '').not.toContain('Unknown endpoint')
      expect(faultsOf(method, sent, response)).toEqual([])
    }
    for (const path of Object.keys(description.paths)) {
      const { headers } = await client.request('PUT', path.replace('{id}', 'x'))
      const allowed = (headers.get('allow') ?? '').toLowerCase().split(', ')
      const described = Object.keys(description.paths[path] ?? {})
      expect([path, allowed.filter((method) => METHODS.includes(method)).sort()]).toEqual([path, described.sort()])
    }
  })
})

function isStream({ responses }: Operation): boolean {
  return responses[200]?.content?.['text/event-stream'] !== undefined
}

/** A client that validates every response against the OpenAPI document and records its operation and status. */
class CheckedClient {
  readonly received = new Set<string>()
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /** Returns the beginning of an event stream, then disconnects, because the stream would not end. */
  async listen(path: string): Promise<string> {
    const aborter = new AbortController()
    const response = await fetch(new URL(path, this.#client.base), {
      headers: { authorization: `Bearer ${this.#client.key ?? ''}` },
      signal: aborter.signal,
    })
    const { value } = (await response.body?.getReader().read()) ?? {}
    aborter.abort()
    const operation = findOperation(description, 'GET', path)
    expect(operation?.responses[response.status]?.content).toHaveProperty([response.headers.get('content-type') ?? ''])
    this.received.add(`${operation?.operationId ?? '?'} ${response.status}`)
    return Buffer.from(value ?? []).toString()
  }

  async send(method: string, path: string, sent: { headers?: SentHeaders; body?: unknown } = {}): Promise<Answer> {
    const response = await this.#client.request(method, path, sent)
    expect(faultsOf(method, path, response)).toEqual([])
    this.received.add(`${findOperation(description, method, path)?.operationId ?? '?'} ${response.status}`)
    return response
  }
}

test('every response of the service matches its description', async () => {
  const reader = new CheckedClient(client)
  const get = (path: string, headers: SentHeaders = {}) => reader.send('GET', path, { headers })
  const post = (path: string, body?: unknown, headers: SentHeaders = {}) => reader.send('POST', path, { body, headers })
  const remove = (path: string, headers: SentHeaders = {}) => reader.send('DELETE', path, { headers })
  const staleRevision = { 'if-match': '"99"' }

  const rect = { id: 'r', type: 'rect', x: 0, y: 0, width: 50, height: 50, fill: '#ff0000', slot: 'box' }
  const text = { id: 't', type: 'text', x: 0, y: 0, width: 50, height: 20, text: 'Hi {{name|you}} \u{13000}' }
  const document = {
    version: 1,
    pages: [
      { id: 'a', elements: [rect, text] },
      { id: 'b', elements: [] },
    ],
  }
  const design = (await post('/api/designs', { width: 100, height: 100, document, tags: ['x'] })).body
  const path = `/api/designs/${design._id}`
  const { _id: fromTemplate } = (await post('/api/designs', { fromTemplate: 'tpl_studio-invoice' })).body
  await post('/api/designs', { width: 0 })
  await post('/api/designs', '{')
  await post('/api/designs', 'x', { 'content-type': 'text/plain' })
  await post('/api/designs', 'x'.repeat(3_000_000))
  await post('/api/designs', { fromTemplate: 'tpl_nothing' })
  await get('/api/designs')
  await get('/api/designs?limit=1&sort=title&q=untitled&tag=x&visibility=private')
  await get('/api/designs?limit=0')
  await get(path)
  await get(path, { 'if-none-match': '"1"' })
  await get('/api/designs/des_nothing')
  await reader.send('PATCH', path, { body: { title: 'After', width: 200 } })
  await reader.send('PATCH', path, { body: { title: '' } })
  await reader.send('PATCH', path, { body: { visibility: 'public', sharing: { copy: true } } })
  await reader.send('PATCH', path, { body: { sharing: { copy: 'yes', paste: true } } })
  await post('/api/designs', { fromTemplate: design._id, title: 'Begun from it' })
  await get(`${path}/pages`)
  await get('/api/designs/des_nothing/pages')
  await get('/api/tags')
  await get('/api/community')
  await get('/api/community?q=after&tag=x&limit=1&offset=0')
  await get('/api/community?visibility=private')
  await reader.send('PATCH', path, { body: { title: 'x' }, headers: staleRevision })
  await post(`${path}/edits`, { operations: [{ op: 'duplicate', ids: ['t'] }] })
  await post(`${path}/edits`, { operations: [{ op: 'remove', ids: ['none'] }], dryRun: true })
  await post(`${path}/edits`, { operations: [{ op: 'remove', ids: ['t'] }] }, staleRevision)
  await get(`${path}/versions`)
  await get('/api/designs/des_nothing/versions')
  await get(`${path}/versions/1`)
  await get(`${path}/versions/99`)
  await reader.send('PATCH', `${path}/versions/1`, { body: { name: 'First' } })
  await reader.send('PATCH', `${path}/versions/1`, { body: { name: 5 } })
  await post(`${path}/versions/1/restore`, undefined, staleRevision)
  await post(`${path}/versions/1/restore`)
  await post(`${path}/resize`, { preset: 'story' })
  await post(`${path}/resize`, { preset: 'tall' })
  await post(`${path}/resize`, { preset: 'a4' }, staleRevision)
  await post('/api/designs/import', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', {
    'content-type': 'image/svg+xml',
  })
  await post('/api/designs/import', '<svg', { 'content-type': 'image/svg+xml' })
  await get('/api/templates/collections')
  await get('/api/templates/recent')
  await get('/api/templates/tpl_studio-invoice/similar?limit=2')
  await get('/api/templates/tpl_nothing/similar')
  await get('/api/templates?collection=nothing')
  const copy = (await post(`${path}/duplicate`, { title: 'Copy' })).body
  const folder = (await post('/api/folders', { name: 'Clients' })).body
  await post('/api/folders', { name: 'Clients' })
  await post('/api/folders', { name: '' })
  await get('/api/folders')
  await get(`/api/folders/${folder._id}`)
  await get('/api/folders/fol_nothing')
  await reader.send('PATCH', `/api/folders/${folder._id}`, { body: { name: 'Customers' } })
  await reader.send('PATCH', `/api/folders/${folder._id}`, { body: { parentId: folder._id } })
  await post('/api/designs/move', { ids: [copy._id], folderId: folder._id })
  await post('/api/designs/move', { ids: [copy._id], folderId: 'fol_nothing' })
  await post('/api/designs/tags', { ids: [copy._id], add: ['y'] })
  await post('/api/designs/tags', { ids: [copy._id] })
  await get(`/api/designs?folder=${folder._id}&tag=x&tag=y&updatedAfter=2026-01-01`)
  await post(`/api/designs/${copy._id}/open`)
  await post('/api/designs/des_nothing/open')
  await get('/api/designs/recent')
  await post('/api/designs/export', { ids: [copy._id, 'des_nothing'], format: 'png' })
  await post('/api/designs/export', { ids: [copy._id], format: 'bmp' })
  await remove(`/api/folders/${folder._id}`)
  await remove(`/api/folders/${folder._id}`)

  for (const format of ['png', 'pdf', 'jpeg', 'webp', 'gif']) {
    const { body } = await post(
      '/api/exports',
      { designId: design._id, format, data: { name: 'Ada' } },
      { prefer: 'wait=30' },
    )
    expect(body.status).toBe('completed')
    await get(`/api/exports/${body._id}`)
    if (format === 'webp') await remove(`/api/exports/${body._id}`)
  }
  await post('/api/exports', { designId: fromTemplate, format: 'png' })
  await post('/api/exports', { designId: design._id, format: 'bmp' })
  await post('/api/exports', { designId: design._id, format: 'png', pages: [7] })
  await post('/api/exports', { designId: 'des_nothing', format: 'png' })
  await get('/api/exports')
  await get(`/api/exports?designId=${design._id}&status=completed`)
  await get('/api/exports/exp_nothing')
  expect(await reader.listen('/api/exports/events')).toMatch(/^retry: 2000\n\n/)
  await post('/api/exports/exp_nothing/retry')
  const queue: string[] = []
  for (let scale = 1; scale <= 8; scale += 1)
    queue.push((await post('/api/exports', { designId: fromTemplate, format: 'png', scale: 2 + scale / 100 })).body._id)
  expect((await remove(`/api/exports/${queue.at(-1) ?? ''}`)).body.status).toBe('canceled')
  await post(`/api/exports/${queue.at(-1) ?? ''}/retry`)
  await post(`/api/exports/${queue.at(-2) ?? ''}/retry`)
  await post('/api/exports/exp_nothing/retry', { field: 1 })

  const { templates } = (await get('/api/templates?limit=100')).body
  expect(templates.length).toBeGreaterThan(10)
  for (const { _id } of templates.slice(0, 5)) await get(`/api/templates/${_id}`)
  await get('/api/templates?q=menu&category=Menu')
  await get('/api/templates?category=nothing')
  await get('/api/templates/tpl_pitch-deck/pages')
  await get('/api/templates/tpl_nothing/pages')
  const template = (await post('/api/templates', { designId: design._id, category: 'Ours', tags: ['a'] })).body
  await reader.send('PATCH', `/api/templates/${template._id}`, { body: { category: 'Theirs' } })
  await reader.send('PATCH', `/api/templates/${template._id}`, { body: { visibility: 'everyone' } })
  await reader.send('PATCH', '/api/templates/tpl_nothing', { body: { title: '' } })
  await remove(`/api/templates/${template._id}`)
  await remove('/api/templates/tpl_pitch-deck')

  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#abcdef' } })
  const asset = (await post('/api/assets', await picture.png().toBuffer(), { 'content-type': 'image/png' })).body
  await post('/api/assets', Buffer.from('no picture'), { 'content-type': 'image/png' })
  await get('/api/assets')
  await get('/api/assets?q=image')
  await get(`/api/assets/${asset._id}`)
  await get(`/api/assets/${asset._id}/colors`)
  await get('/api/assets/ast_nothing/uses')
  const src = `asset:${asset._id}`
  const image = { id: 'i', type: 'image', x: 0, y: 0, width: 10, height: 10, src }
  const showingImage = { version: 1, pages: [{ id: 'a', elements: [image] }] }
  const { _id: holder } = (await post('/api/designs', { width: 10, height: 10, document: showingImage })).body
  await remove(`/api/assets/${asset._id}`)
  await get(`/api/assets/${asset._id}/uses`)
  await remove(`/api/designs/${holder}`)
  await remove(`/api/trash/${holder}`)
  await remove(`/api/assets/${asset._id}`)

  await get('/api/account')
  await get('/api/fonts')
  await get('/api/color-profiles')
  await remove(`/api/designs/${copy._id}`, staleRevision)
  await remove(`/api/designs/${copy._id}`)
  await get(`/api/designs/${copy._id}`)
  await get('/api/trash')
  await post(`/api/trash/${copy._id}/restore`)
  await post('/api/trash/des_nothing/restore')
  await post('/api/designs/trash', { ids: [copy._id, 'des_nothing'] })
  await post('/api/trash/restore', { ids: [copy._id, 'des_nothing'] })
  await post('/api/trash/delete', { ids: [copy._id, 'des_nothing'] })
  await remove(`/api/designs/${copy._id}`)
  await remove(`/api/trash/${copy._id}`)
  await remove(`/api/trash/${copy._id}`)
  await remove('/api/trash')

  const strangers = [
    new CheckedClient(new Client(service.url)),
    new CheckedClient(new Client(service.url, 'pl_x')),
    new CheckedClient(await service.client({ scopes: [] as never })),
  ]
  for (const stranger of strangers) {
    for (const operation of operations) {
      const sent = operation.path.replace('{id}', design._id)
      expect((await stranger.send(operation.method.toUpperCase(), sent)).status).toBeGreaterThanOrEqual(401)
    }
  }

  const successful = [...reader.received].filter((entry) => / 2\d\d$/.test(entry)).map((entry) => entry.split(' ')[0])
  expect(new Set(successful)).toEqual(new Set(operations.map(({ operation }) => operation.operationId)))
})

test('a response that does not match its description is detected', async () => {
  const response = await client.get('/api/account')
  const wrong = { ...response, body: { ...response.body, plan: 5, surprise: true } }
  expect(faultsOf('GET', '/api/account', wrong)).toHaveLength(2)
  expect(faultsOf('GET', '/api/account', { ...response, status: 418 })).toHaveLength(1)
  expect(faultsOf('GET', '/api/nothing', response)).toHaveLength(1)
})

/** A strict schema of the parts of OpenAPI 3.1 that the document uses: no unknown fields, no missing ones. */
const OPENAPI_SHAPE = {
  $defs: {
    text: { type: 'string' },
    schema: { type: ['object', 'boolean'] },
    reference: {
      type: 'object',
      required: ['$ref'],
      properties: { $ref: { type: 'string' }, summary: { type: 'string' }, description: { type: 'string' } },
      additionalProperties: false,
    },
    mediaTypes: {
      type: 'object',
      propertyNames: { pattern: '^[\\w.+-]+/[\\w.+*-]+$' },
      additionalProperties: {
        type: 'object',
        properties: { schema: { $ref: '#/$defs/schema' }, example: {}, examples: { type: 'object' }, encoding: {} },
        additionalProperties: false,
        not: { required: ['example', 'examples'] },
      },
    },
    header: {
      type: 'object',
      required: ['schema'],
      properties: {
        description: { $ref: '#/$defs/text' },
        required: { type: 'boolean' },
        schema: { $ref: '#/$defs/schema' },
        example: {},
      },
      additionalProperties: false,
    },
    headers: {
      type: 'object',
      additionalProperties: { oneOf: [{ $ref: '#/$defs/reference' }, { $ref: '#/$defs/header' }] },
    },
    parameter: {
      type: 'object',
      required: ['name', 'in', 'schema'],
      properties: {
        name: { $ref: '#/$defs/text' },
        in: { enum: ['query', 'header', 'path', 'cookie'] },
        description: { $ref: '#/$defs/text' },
        required: { type: 'boolean' },
        deprecated: { type: 'boolean' },
        schema: { $ref: '#/$defs/schema' },
        example: {},
        examples: { type: 'object' },
      },
      additionalProperties: false,
    },
    response: {
      type: 'object',
      required: ['description'],
      properties: {
        description: { $ref: '#/$defs/text' },
        headers: { $ref: '#/$defs/headers' },
        content: { $ref: '#/$defs/mediaTypes' },
      },
      additionalProperties: false,
    },
    operation: {
      type: 'object',
      required: ['operationId', 'responses'],
      properties: {
        operationId: { type: 'string', pattern: '^[a-z][A-Za-z]+$' },
        tags: { type: 'array', items: { $ref: '#/$defs/text' } },
        summary: { $ref: '#/$defs/text' },
        description: { $ref: '#/$defs/text' },
        deprecated: { type: 'boolean' },
        security: { type: 'array' },
        parameters: {
          type: 'array',
          items: { oneOf: [{ $ref: '#/$defs/reference' }, { $ref: '#/$defs/parameter' }] },
        },
        requestBody: {
          type: 'object',
          required: ['content'],
          properties: {
            description: { $ref: '#/$defs/text' },
            required: { type: 'boolean' },
            content: { $ref: '#/$defs/mediaTypes' },
          },
          additionalProperties: false,
        },
        responses: {
          type: 'object',
          minProperties: 1,
          propertyNames: { pattern: '^[1-5]\\d\\d$' },
          additionalProperties: { oneOf: [{ $ref: '#/$defs/reference' }, { $ref: '#/$defs/response' }] },
        },
      },
      additionalProperties: false,
    },
    named: { type: 'object', propertyNames: { pattern: '^[a-zA-Z0-9._-]+$' } },
  },
  type: 'object',
  required: ['openapi', 'info', 'paths'],
  properties: {
    openapi: { type: 'string', pattern: '^3\\.1\\.\\d+$' },
    info: {
      type: 'object',
      required: ['title', 'version'],
      properties: {
        title: { $ref: '#/$defs/text' },
        version: { $ref: '#/$defs/text' },
        summary: { $ref: '#/$defs/text' },
        description: { $ref: '#/$defs/text' },
        contact: { type: 'object' },
        termsOfService: { $ref: '#/$defs/text' },
        license: {
          type: 'object',
          required: ['name'],
          properties: { name: { type: 'string' }, identifier: { type: 'string' }, url: { type: 'string' } },
          additionalProperties: false,
          not: { required: ['identifier', 'url'] },
        },
      },
      additionalProperties: false,
    },
    servers: { type: 'array', items: { type: 'object', required: ['url'] } },
    security: { type: 'array', items: { type: 'object' } },
    tags: { type: 'array', items: { type: 'object', required: ['name'] } },
    externalDocs: { type: 'object', required: ['url'] },
    paths: {
      type: 'object',
      propertyNames: { pattern: '^/' },
      additionalProperties: {
        type: 'object',
        propertyNames: { enum: METHODS },
        additionalProperties: { $ref: '#/$defs/operation' },
      },
    },
    components: {
      type: 'object',
      properties: {
        schemas: { $ref: '#/$defs/named', additionalProperties: { $ref: '#/$defs/schema' } },
        responses: { $ref: '#/$defs/named', additionalProperties: { $ref: '#/$defs/response' } },
        headers: { $ref: '#/$defs/named', additionalProperties: { $ref: '#/$defs/header' } },
        examples: { $ref: '#/$defs/named', additionalProperties: { type: 'object' } },
        parameters: { $ref: '#/$defs/named', additionalProperties: { $ref: '#/$defs/parameter' } },
        securitySchemes: {
          $ref: '#/$defs/named',
          additionalProperties: { type: 'object', required: ['type'] },
        },
      },
      additionalProperties: false,
    },
  },
  additionalProperties: false,
}
