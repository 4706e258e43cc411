export interface Description {
  readonly info: { readonly title: string; readonly description: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly responses: Readonly<Record<string, Response>>
    readonly headers: Readonly<Record<string, { readonly description: string }>>
    readonly examples: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>
  }
}

export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Schema
  readonly description?: string
}

interface Content {
  readonly schema?: Schema
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly $ref: string }>>
}

export interface Response {
  readonly $ref?: string
  readonly description: string
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>
  readonly content?: Readonly<Record<string, Content>>
}

interface RawOperation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, Content>> }
  readonly responses: Readonly<Record<string, Response>>
}

export interface Operation extends RawOperation {
  readonly method: string
  readonly path: string
}

export interface Problem {
  readonly code: string
  readonly title: string
  readonly status: number
}

export function operationsOf({ paths }: Description): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  )
}

/** A description next to the `$ref` takes precedence. */
export function resolveSchema(schema: Schema, { components }: Description): Schema & { readonly name?: string } {
  const name = schema.$ref?.split('/').at(-1)
  const component = name === undefined ? undefined : components.schemas[name]
  if (name === undefined || component === undefined) return schema
  return { ...component, ...(schema.description !== undefined && { description: schema.description }), name }
}

export function successesOf({ responses }: Operation): [status: string, response: Response][] {
  return Object.entries(responses).filter(([status]) => Number(status) < 400)
}

export function problemsOf({ responses }: Operation, { components }: Description): Problem[] {
  return Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([status, response]) => {
      const shared = components.responses[response.$ref?.split('/').at(-1) ?? ''] ?? response
      const { examples = {} } = shared.content?.['application/problem+json'] ?? {}
      return Object.keys(examples).map((code) => ({
        code,
        title: components.examples[code]?.summary ?? '',
        status: Number(status),
      }))
    })
}

export function responseExample(operation: Operation): unknown {
  const [, first] = successesOf(operation).find(([, { content }]) => content !== undefined) ?? []
  return first?.content?.['application/json']?.example
}

export function takesUpload({ requestBody }: Operation): boolean {
  return requestBody !== undefined && requestBody.content['application/json'] === undefined
}

export function isStream(operation: Operation): boolean {
  return successesOf(operation).some(([, { content }]) => content?.['text/event-stream'] !== undefined)
}
