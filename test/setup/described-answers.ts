import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Answer } from './client.ts'

export interface Response {
  readonly $ref?: string
  readonly description: string
  readonly headers?: Readonly<Record<string, { $ref: string }>>
  readonly content?: Readonly<Record<string, { readonly schema: object }>>
}

export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[]
  readonly responses: Readonly<Record<string, Response>>
}

export interface Description {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string }
  readonly servers: readonly { readonly url: string }[]
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export type FaultsOf = (method: string, path: string, answer: Answer) => string[]

export function createFaultsOf(description: Description): FaultsOf {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema({ $id: 'api', components: description.components })
  const compiled = new Map<object, ValidateFunction>()

  const validatorOf = (schema: object): ValidateFunction => {
    const cached = compiled.get(schema)
    if (cached) return cached
    const json = JSON.stringify(schema).replaceAll('"#/components', '"api#/components')
    const validate = ajv.compile(JSON.parse(json) as object)
    compiled.set(schema, validate)
    return validate
  }

  return (method, path, answer) => {
    const operation = findOperation(description, method, path)
    if (operation === undefined) return [`${method} ${path} is not described`]
    const response = resolved(description, operation.responses[answer.status])
    if (response === undefined) return [`${operation.operationId} does not describe status ${answer.status}`]
    const at = `${operation.operationId} ${answer.status}`
    const type = (answer.headers.get('content-type') ?? '').split(';', 1)[0] ?? ''
    const types = Object.keys(response.content ?? {})
    if (types.length === 0) return answer.text === '' ? [] : [`${at} should be empty`]
    const schema = response.content?.[type]?.schema
    if (schema === undefined) return [`${at} should be ${types.join(' or ')}, and is ${type}`]
    const validate = validatorOf(schema)
    if (validate(answer.body)) return []
    return (validate.errors ?? []).map(({ instancePath, message }) => `${at}${instancePath} ${message ?? ''}`)
  }
}

export function findOperation({ paths }: Description, method: string, path: string): Operation | undefined {
  const [pathname = ''] = path.split('?', 1)
  // A literal path takes precedence over one with an ID, as in the router.
  const describedPath = Object.keys(paths)
    .toSorted((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
    .find((pattern) => new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname))
  return describedPath === undefined ? undefined : paths[describedPath]?.[method.toLowerCase()]
}

export function resolved({ components }: Description, response: Response | undefined): Response | undefined {
  if (response?.$ref === undefined) return response
  return components['responses']?.[response.$ref.split('/').at(-1) ?? ''] as Response | undefined
}
