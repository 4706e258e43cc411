import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPERATIONS } from '../api.ts'
import { describeApi } from './describe-api.ts'
import { PROBLEM_CODES } from '../answer/problem.ts'
import { type Client, connect } from '../testing/client.ts'
import { serve, type Served } from '../testing/serve-test-routes.ts'

interface Described {
  operationId: string
  summary: string
  description: string
  tags: string[]
  parameters?: { name: string; description?: string }[]
  requestBody?: { content: Record<string, { schema?: object; example?: unknown }> }
  responses: Record<
    string,
    { $ref?: string; description?: string; content?: Record<string, { schema: object; example?: unknown }> }
  >
}

const document = describeApi() as unknown as {
  openapi: string
  paths: Record<string, Record<string, Described>>
  components: Record<string, Record<string, { description?: string; content?: Record<string, { examples?: object }> }>>
  tags: { name: string }[]
  security: unknown
}
const described = Object.values(document.paths).flatMap((item) => Object.values(item))

const ajv = new Ajv2020({ strict: false })
formats.default(ajv)
ajv.addSchema({ $id: 'api', components: document.components })

/** Replaces a missing schema. No value matches it. */
const NO_SCHEMA = { not: {} }

function faultsIn(schema: object, value: unknown): unknown {
  const validate = ajv.compile(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components')) as object,
  )
  return validate(value) ? [] : validate.errors
}

function faultsOfExample(content: { schema?: object; example?: unknown } | undefined): unknown {
  if (content?.schema === undefined) return 'there is no schema'
  return content.example === undefined ? 'there is no example' : faultsIn(content.schema, content.example)
}

test('the document is OpenAPI 3.1, and describes each operation once', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(described.map(({ operationId }) => operationId).sort()).toEqual(OPERATIONS.map(({ id }) => id).sort())
  expect(document.security).toEqual([{ key: [] }])
})

test('there are no broken references and no internal keywords', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)]
  expect(references.length).toBeGreaterThan(100)
  for (const [, kind = '', name = ''] of references) expect(document.components[kind]).toHaveProperty([name])
  expect(JSON.stringify(document)).not.toMatch(/"\$comment"|x-trim|"\$defs"/)
})

interface Schema {
  readonly $ref?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
}

/** Every property within `schema` with its path, except `type` discriminators. */
function* propertiesIn(schema: object, at: string): Generator<readonly [at: string, property: Schema]> {
  // A table of properties may have one that is named `properties`.
  const isTable = /\.properties$/.test(at) && !at.endsWith('.properties.properties')
  for (const [name, property] of isTable ? [] : Object.entries((schema as Schema).properties ?? {})) {
    if (!('const' in property)) yield [`${at}.${name}`, property]
  }
  for (const [key, part] of Object.entries(schema) as [string, unknown][]) {
    if (typeof part === 'object' && part !== null && !key.startsWith('example'))
      yield* propertiesIn(part, `${at}.${key}`)
  }
}

function descriptionOf({ description, $ref = '' }: Schema): string {
  return description ?? document.components['schemas']?.[$ref.split('/').at(-1) ?? '']?.description ?? ''
}

test('every schema, property and parameter has a description', () => {
  const parameters = described.flatMap(({ operationId, parameters = [] }) =>
    parameters.map((parameter) => [`${operationId} ${parameter.name}`, parameter] as const),
  )
  const schemas = Object.entries(document.components['schemas'] ?? {})
  const all = [...propertiesIn(document, ''), ...parameters, ...schemas]
  expect(all.length).toBeGreaterThan(400)
  for (const [at, item] of all) expect(descriptionOf(item), at).toMatch(/^[\p{L}\d`(].{2,}[.…]$/u)
  expect(parameters.map(([, parameter]) => 'description' in parameter)).not.toContain(false)
})

test('every named schema is used, and the schemas of bodies are references', () => {
  const names = Object.keys(document.components['schemas'] ?? {})
  const used = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
  expect(names.filter((name) => !used.includes(name))).toEqual([])
  for (const { operationId, requestBody, responses } of described) {
    const contents = [requestBody, ...Object.values(responses)].map(
      (message) => message?.content?.['application/json']?.schema,
    )
    for (const schema of contents)
      if (schema && operationId !== 'emptyTrash')
        expect([operationId, Object.keys(schema)]).toEqual([operationId, ['$ref']])
  }
})

test('every schema compiles', () => {
  for (const name of Object.keys(document.components['schemas'] ?? {})) {
    expect(() => ajv.compile({ $ref: `api#/components/schemas/${name}` })).not.toThrow()
  }
})

describe.each(OPERATIONS)('$id', (operation) => {
  const own = described.find(({ operationId }) => operationId === operation.id)

  test('has a summary, a description and a listed tag', () => {
    expect(own?.summary.length).toBeGreaterThan(5)
    expect(own?.description.length).toBeGreaterThan(20)
    expect(document.tags.map(({ name }) => name)).toContain(own?.tags[0])
  })

  test('has examples that match its schemas', () => {
    const json = own?.requestBody?.content['application/json']
    expect(json !== undefined).toBe(operation.body !== undefined)
    if (operation.body) expect(faultsOfExample(json)).toEqual([])
    const type = operation.streams ? 'text/event-stream' : 'application/json'
    const answer = own?.responses[operation.answer.status]?.content?.[type]
    expect(answer !== undefined).toBe(operation.answer.status !== 204)
    if (operation.answer.status !== 204) expect(faultsOfExample(answer)).toEqual([])
  })

  test('lists its own failures and those of every operation', () => {
    const described = Object.values(own?.responses ?? {}).map(({ $ref }) => {
      const name = $ref?.split('/').at(-1) ?? ''
      return document.components['responses']?.[name]?.description ?? ''
    })
    for (const code of [
      ...operation.failures,
      'key_missing',
      'scope_missing',
      'rate_limited',
      'internal_error',
      'shutting_down',
    ]) {
      expect(described.join()).toContain(`\`${code}\``)
    }
  })
})

test('a response that does not match its description is detected', () => {
  expect(faultsIn({ $ref: '#/components/schemas/Design' }, { _id: 5, other: 1 })).not.toEqual([])
})

test('every problem code has an example', () => {
  expect(Object.keys(document.components['examples'] ?? {}).sort()).toEqual([...PROBLEM_CODES].sort())
})

describe('responses match their descriptions', () => {
  let served: Served
  let client: Client

  beforeAll(async () => {
    served = await serve()
    client = await connect(served)
  })
  afterAll(() => served.close())

  async function expectAsDescribed(id: string, path: string, options?: Parameters<Client['send']>[2]): Promise<string> {
    const operation = OPERATIONS.find((known) => known.id === id)
    const reply = await client.send(operation?.method ?? '', path, options)
    expect([id, reply.status]).toEqual([id, operation?.answer.status])
    const own = described.find(({ operationId }) => operationId === id)
    const schema = own?.responses[reply.status]?.content?.['application/json']?.schema
    if (reply.status === 204) expect([schema, reply.text]).toEqual([undefined, ''])
    else expect(faultsIn(schema ?? NO_SCHEMA, JSON.parse(reply.text))).toEqual([])
    return reply.body._id
  }

  test('for designs, exports, templates, assets, the account, fonts and the trash', async () => {
    const json = { title: 'Poster', width: 100, height: 100, tags: ['a'] }
    const design = await expectAsDescribed('createDesign', '/api/designs', { json })
    await expectAsDescribed('listDesigns', '/api/designs?q=post&tag=a&visibility=private&sort=title')
    await expectAsDescribed('getDesign', `/api/designs/${design}`)
    await expectAsDescribed('updateDesign', `/api/designs/${design}`, { json: { title: 'New' } })
    const copy = await expectAsDescribed('duplicateDesign', `/api/designs/${design}/duplicate`)
    for (const format of ['png', 'jpeg', 'webp', 'pdf']) {
      const queued = await expectAsDescribed('createExport', '/api/exports', { json: { designId: design, format } })
      await expectAsDescribed('getExport', `/api/exports/${queued}`)
      await expectAsDescribed('removeExport', `/api/exports/${queued}`)
    }
    await expectAsDescribed('listExports', '/api/exports')
    const published = { designId: design, category: 'posters', title: 'Ours', description: 'x', tags: ['b'] }
    const template = await expectAsDescribed('publishTemplate', '/api/templates', { json: published })
    await expectAsDescribed('listTemplates', '/api/templates?q=ours&category=posters')
    await expectAsDescribed('getTemplate', `/api/templates/${template}`)
    await expectAsDescribed('removeTemplate', `/api/templates/${template}`)
    const { png } = await import('../../service/testing/open-services.ts')
    const body = new Uint8Array(await png('#abcdef'))
    const upload = { body, headers: { 'content-type': 'image/png' } }
    const asset = await expectAsDescribed('createAsset', '/api/assets', upload)
    await expectAsDescribed('listAssets', '/api/assets')
    await expectAsDescribed('getAsset', `/api/assets/${asset}`)
    await expectAsDescribed('removeAsset', `/api/assets/${asset}`)
    await expectAsDescribed('getAccount', '/api/account')
    await expectAsDescribed('listFonts', '/api/fonts')
    await expectAsDescribed('trashDesign', `/api/designs/${copy}`)
    await expectAsDescribed('listTrash', '/api/trash')
    await expectAsDescribed('restoreDesign', `/api/trash/${copy}/restore`)
    const ids = { json: { ids: [copy, 'des_unknown'] } }
    await expectAsDescribed('trashDesigns', '/api/designs/trash', ids)
    await expectAsDescribed('restoreDesigns', '/api/trash/restore', ids)
    await client.send('DELETE', `/api/designs/${copy}`)
    await expectAsDescribed('removeTrashedDesign', `/api/trash/${copy}`)
    await expectAsDescribed('emptyTrash', '/api/trash')
  })
})
