import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { OPERATIONS } from '../api.ts'
import { describeWeb } from './describe-web.ts'
import { WEB_OPERATIONS } from '../web-api.ts'

interface Described {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security?: object[]
  requestBody?: { content: Record<string, { schema: object; example?: unknown }> }
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: object; example?: unknown }> }>
}

const document = describeWeb() as unknown as {
  paths: Record<string, Record<string, Described>>
  components: Record<string, Record<string, { description?: string }>>
  tags: { name: string }[]
  security: object[]
}
const described = Object.values(document.paths).flatMap((item) => Object.values(item))

const ajv = new Ajv2020({ strict: false })
formats.default(ajv)
// Accepts every string: `password` affects only the display.
ajv.addFormat('password', true)
ajv.addSchema({ $id: 'web', components: document.components })

function faultsOfExample({ schema, example }: { schema: object; example?: unknown }): unknown {
  const text = JSON.stringify(schema).replaceAll('"#/components', '"web#/components')
  const validate = ajv.compile(JSON.parse(text) as object)
  return validate(example) ? [] : validate.errors
}

test('every operation is described once, with an ID that the public API does not use', () => {
  const ids = described.map(({ operationId }) => operationId)
  expect([...ids].sort()).toEqual(WEB_OPERATIONS.map(({ id }) => id).sort())
  expect(ids.filter((id) => OPERATIONS.some((operation) => operation.id === id))).toEqual([])
})

test('the document equals the committed openapi-web.json', () => {
  expect(JSON.parse(readFileSync('openapi-web.json', 'utf8'))).toEqual(JSON.parse(JSON.stringify(document)))
})

test('there are no broken references and no unused components', () => {
  const text = JSON.stringify(document)
  const references = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)]
  expect(references.length).toBeGreaterThan(30)
  for (const [, kind = '', name = ''] of references) expect(document.components[kind]).toHaveProperty([name])
  const used = references.filter(([, kind]) => kind === 'schemas').map(([, , name]) => name)
  expect(Object.keys(document.components['schemas'] ?? {}).filter((name) => !used.includes(name))).toEqual([])
  expect(text).not.toMatch(/"\$comment"|x-trim|"\$defs"/)
})

test('every operation requires a session, except those that allow anonymous access', () => {
  expect(document.security).toEqual([{ session: [] }])
  for (const { id, needs } of WEB_OPERATIONS) {
    const own = described.find(({ operationId }) => operationId === id)
    expect([id, own?.security]).toEqual([id, needs === 'nothing' ? [] : undefined])
  }
})

describe.each(WEB_OPERATIONS)('$id', (operation) => {
  const own = described.find(({ operationId }) => operationId === operation.id)

  test('has a summary, a description and a listed tag', () => {
    expect(own?.summary.length).toBeGreaterThan(5)
    expect(own?.description.length).toBeGreaterThan(20)
    expect(document.tags.map(({ name }) => name)).toContain(own?.tags[0])
  })

  test('has examples that match its schemas', () => {
    const sent = own?.requestBody?.content['application/json']
    const answered = own?.responses[operation.answer.status]?.content?.['application/json']
    for (const json of [sent, answered]) if (json) expect(faultsOfExample(json)).toEqual([])
    expect(sent !== undefined).toBe(operation.body !== undefined)
  })

  test('lists its own failures and those of every operation', () => {
    const described = Object.values(own?.responses ?? {}).map(({ $ref }) => {
      const name = $ref?.split('/').at(-1) ?? ''
      return document.components['responses']?.[name]?.description ?? ''
    })
    const ofAll = ['rate_limited', 'internal_error', 'shutting_down']
    const ofSessions = operation.needs === 'nothing' ? [] : ['session_missing', 'session_ended', 'cross_site']
    for (const code of [...operation.failures, ...ofAll, ...ofSessions])
      expect(described.join()).toContain(`\`${code}\``)
  })
})
