/** The part of JSON Schema that the document's schemas use, as TypeBox writes it. */
export interface Schema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  /** What the published schema says of it. */
  readonly description?: string
  /** What a text has to be, in a message's words: more than its length. */
  readonly noun?: string

  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: unknown
  readonly maxProperties?: number

  /** A list of schemas is a tuple's. */
  readonly items?: Schema | readonly Schema[]
  readonly minItems?: number
  readonly maxItems?: number

  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string

  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly multipleOf?: number
}

/** The schemas of a tuple's places, or undefined where `schema` is no tuple's. */
export function tupleItems(schema: Schema): readonly Schema[] | undefined {
  return Array.isArray(schema.items) ? (schema.items as readonly Schema[]) : undefined
}

/** The literals that `schema` allows, or undefined where it allows anything else. */
export function literals(schema: Schema): readonly unknown[] | undefined {
  if (schema.enum) return schema.enum
  if (Object.hasOwn(schema, 'const')) return [schema.const]
  if (!schema.anyOf?.every((branch) => Object.hasOwn(branch, 'const'))) return undefined
  return schema.anyOf.map((branch) => branch.const)
}

/** What `schema` allows, as a noun for a message: `a number from 0 to 1`. */
export function allowed(schema: Schema): string {
  const values = literals(schema)
  if (values) return values.length === 1 ? JSON.stringify(values[0]) : `one of ${list(values)}`
  if (schema.anyOf) return allowedUnion(flattened(schema))
  switch (schema.type) {
    case 'number':
    case 'integer':
      return allowedNumber(schema)
    case 'string':
      return schema.noun ?? `a string${between(schema.minLength, schema.maxLength, 'character')}`
    case 'array': {
      const tuple = tupleItems(schema)
      if (tuple) return `a list of ${tuple.length}, each ${allowed(tuple.at(-1) ?? {})}`
      return `a list${between(schema.minItems, schema.maxItems, 'item')}`
    }
    case 'object':
      return tagOf(schema) === undefined ? 'an object' : `an object of type ${list([tagOf(schema)])}`
    case 'boolean':
      return 'true or false'
    case 'null':
      return 'null'
    default:
      return 'any value'
  }
}

/** The branches of a union, and of those within it; of anything else, itself. */
export function flattened(schema: Schema): readonly Schema[] {
  return schema.anyOf ? schema.anyOf.flatMap(flattened) : [schema]
}

/** The literal `type` by which an object is told from its neighbours in a union. */
export function tagOf(schema: Schema): unknown {
  return schema.properties?.['type']?.const
}

function allowedUnion(branches: readonly Schema[]): string {
  const tags = branches.map(tagOf).filter((tag) => tag !== undefined)
  const nouns = branches.filter((branch) => tagOf(branch) === undefined).map(allowed)
  const objects =
    tags.length === 0 ? [] : [`an object with the "type" ${tags.length > 1 ? 'one of ' : ''}${list(tags)}`]
  // null comes last: it is what takes the thing away.
  return [...nouns.filter((noun) => noun !== 'null'), ...objects, ...nouns.filter((noun) => noun === 'null')].join(
    ', or ',
  )
}

function allowedNumber(schema: Schema): string {
  const noun = schema.type === 'integer' ? 'a whole number' : 'a number'
  const range =
    schema.exclusiveMinimum === undefined
      ? ` from ${schema.minimum ?? 'any'} to ${schema.maximum ?? 'any'}`
      : ` above ${schema.exclusiveMinimum}, at most ${schema.maximum ?? 'any'}`
  const step = schema.multipleOf === undefined ? '' : ` in steps of ${schema.multipleOf}`
  return `${noun}${range}${step}`
}

function between(least: number | undefined, most: number | undefined, unit: string): string {
  if (most === undefined) return least === undefined ? '' : ` of at least ${least} ${unit}s`
  return least === undefined ? ` of at most ${most} ${unit}s` : ` of ${least} to ${most} ${unit}s`
}

/** `"a", "b", "c"`. */
export function list(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(', ')
}
