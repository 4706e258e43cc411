import { readFileSync } from 'node:fs'
import { createInstance, getHttpOperationsFromSpec, type IHttpRequest } from '@stoplight/prism-http'
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'

function read(name: string): object {
  return JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')) as object
}

interface Rules {
  readonly rules: Readonly<Record<string, { readonly severity?: unknown; readonly recommended?: boolean }>>
}

/** Spectral's rules for OpenAPI whose violation is an error. The others take half of its time. */
function errorRules(): RulesetDefinition {
  const { rules } = rulesets.oas as unknown as Rules
  const isError = ([, { severity, recommended }]: [string, Rules['rules'][string]]): boolean =>
    recommended !== false && (severity === 'error' || severity === 0)
  const names = Object.entries(rules).filter(isError)
  return {
    extends: [[rulesets.oas as RulesetDefinition, 'off']],
    rules: Object.fromEntries(names.map(([name]) => [name, 'error'])),
  }
}

/** Returns the errors that Spectral's rules for OpenAPI report. */
async function errorsIn(description: object): Promise<readonly string[]> {
  const linter = new spectral.Spectral()
  linter.setRuleset(errorRules())
  const results = await linter.run(description as Record<string, unknown>)
  return results.map(({ code, path, message }) => `${code} at ${path.join('.')}: ${message}`)
}

describe('Spectral', () => {
  test.each(['openapi.json', 'openapi-web.json'])('finds no error in %s', async (name) => {
    expect(await errorsIn(read(name))).toEqual([])
  })

  test('finds the error in an invalid description', async () => {
    const paths = { '/a': { get: { responses: { 200: { description: 'ok' } }, operationId: 1 } } }
    expect(await errorsIn({ openapi: '3.1.0', info: { title: 't', version: '1' }, paths })).not.toEqual([])
  })
})

interface MockResponse {
  readonly status: number
  /** The violations that Prism finds in the request or in its response. */
  readonly faults: readonly string[]
}

type Mock = (request: Partial<IHttpRequest> & Pick<IHttpRequest, 'method' | 'url'>) => Promise<MockResponse>

/** Creates a mock of the service from its description alone. */
async function openMock(name: string): Promise<Mock> {
  const operations = await getHttpOperationsFromSpec(read(name))
  // Prism requires a logger with the additional level `success`.
  const logger = Object.assign(pino({ level: 'silent' }), { success: () => undefined })
  const options = {
    validateRequest: true,
    validateResponse: true,
    checkSecurity: true,
    errors: false,
    upstreamProxy: undefined,
  }
  const prism = createInstance({ ...options, isProxy: false, mock: { dynamic: false } }, { logger })
  return async (request) => {
    const authorized = { ...request, headers: { authorization: 'Bearer pl_x', ...request.headers } }
    const result = await prism.request(authorized, operations)()
    if (result._tag === 'Left') throw result.left
    const { output, validations } = result.right
    const faults = [...validations.input, ...validations.output].map(({ message }) => message)
    return { status: output.statusCode, faults }
  }
}

describe('Prism', () => {
  const json = { 'content-type': 'application/json' }
  const designWithCorners = (cornerRadius: unknown): object => {
    const rect = { id: 'r', type: 'rect', x: 0, y: 0, width: 9, height: 9, cornerRadius }
    return { width: 9, height: 9, document: { version: 1, pages: [{ id: 'p', elements: [rect] }] } }
  }

  let mocks: Readonly<Record<string, Mock>>
  beforeAll(async () => {
    mocks = { api: await openMock('openapi.json'), web: await openMock('openapi-web.json') }
  })

  test.each([
    ['api', 'get', '/api/designs'],
    ['api', 'get', '/api/templates/tpl_1'],
    ['web', 'get', '/web/shared/des_1'],
  ] as const)('serves a valid response from the description %s: %s %s', async (name, method, path) => {
    expect(await mocks[name]?.({ method, url: { path } })).toEqual({ status: 200, faults: [] })
  })

  test('accepts a design with a list of four corner radii', async () => {
    const request = { method: 'post', url: { path: '/api/designs' }, headers: json } as const
    expect(await mocks['api']?.({ ...request, body: designWithCorners([1, 2, 3, 4]) })).toEqual({
      status: 201,
      faults: [],
    })
  })

  test.each<[string, unknown]>([
    ['five corner radii', designWithCorners([1, 2, 3, 4, 5])],
    ['a title that is not a string', { width: 9, height: 9, title: 5 }],
    ['null as the body', null],
  ])('rejects %s', async (_, body) => {
    const request = { method: 'post', url: { path: '/api/designs' }, headers: json, body } as const
    expect((await mocks['api']?.(request))?.faults).not.toEqual([])
  })
})
