/** The parts of JSON Schema that this API's bodies and queries use. */
export interface Described {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly format?: string
  readonly items?: Described
  readonly properties?: Readonly<Record<string, Described>>
  readonly anyOf?: readonly Described[]
}

/** Describes what `schema` allows, as a noun phrase: `an integer from 1 to 100`. */
export function describeSchema(schema: Described): string {
  if (schema.enum) return `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.anyOf) return schema.anyOf.map(describeSchema).join(' or ')
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [])
  return types.map((type) => describeType(type, schema)).join(' or ') || 'any value'
}

function describeType(type: string, schema: Described): string {
  switch (type) {
    case 'string':
      return `${schema.format === 'email' ? 'an email address' : 'a string'}${range(schema.minLength, schema.maxLength, 'character')}`
    case 'integer':
      return `an integer${bounds(schema)}`
    case 'number':
      return `a number${bounds(schema)}`
    case 'boolean':
      return 'true or false'
    case 'array': {
      const items = schema.items && Object.keys(schema.items).length > 0 ? `, each ${describeSchema(schema.items)}` : ''
      return `an array${range(schema.minItems, schema.maxItems, 'item')}${schema.uniqueItems ? ' without duplicates' : ''}${items}`
    }
    case 'object':
      return 'an object'
    default:
      return type
  }
}

/** Describes the rule of `format`, as a predicate. */
export function describeFormat(format: string | undefined): string {
  if (format === 'text' || format === 'password') return 'must be well-formed Unicode without U+0000'
  return `must be a string in the format ${format ?? 'required'}`
}

function bounds({ minimum, maximum, exclusiveMinimum }: Described): string {
  const min = exclusiveMinimum === undefined ? minimum : undefined
  if (min !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER)
    return ` from ${min} to ${maximum}`
  if (exclusiveMinimum !== undefined)
    return ` greater than ${exclusiveMinimum}${maximum === undefined ? '' : ` and at most ${maximum}`}`
  if (min !== undefined) return ` of at least ${min}`
  return maximum === undefined ? '' : ` of at most ${maximum}`
}

function range(min = 0, max = Infinity, unit: string): string {
  const plural = (count: number) => `${count} ${unit}${count === 1 ? '' : 's'}`
  if (min > 0 && max < Infinity) return ` of ${min} to ${plural(max)}`
  if (min > 0) return ` of at least ${plural(min)}`
  return max < Infinity ? ` of at most ${plural(max)}` : ''
}
