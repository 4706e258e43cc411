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

/** What `schema` allows, to follow the words "must be". */
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
      return `${schema.format === 'email' ? 'an email address' : 'a text'}${range(schema.minLength, schema.maxLength, 'character')}`
    case 'integer':
      return `a whole number${bounds(schema)}`
    case 'number':
      return `a number${bounds(schema)}`
    case 'boolean':
      return 'true or false'
    case 'array': {
      const items = schema.items && Object.keys(schema.items).length > 0 ? `, each ${describeSchema(schema.items)}` : ''
      return `a list${range(schema.minItems, schema.maxItems, 'item')}${schema.uniqueItems ? ' without duplicates' : ''}${items}`
    }
    case 'object':
      return 'an object'
    default:
      return type
  }
}

/** What a text in `format` must be like. */
export function describeFormat(format: string | undefined): string {
  if (format === 'text' || format === 'password')
    return 'must not hold the character U+0000 or half of a surrogate pair'
  return `must be a text in the format ${format ?? 'asked for'}`
}

function bounds({ minimum, maximum, exclusiveMinimum }: Described): string {
  const least = exclusiveMinimum === undefined ? minimum : undefined
  if (least !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER)
    return ` from ${least} to ${maximum}`
  if (exclusiveMinimum !== undefined)
    return ` over ${exclusiveMinimum}${maximum === undefined ? '' : `, at most ${maximum}`}`
  if (least !== undefined) return ` of at least ${least}`
  return maximum === undefined ? '' : ` of at most ${maximum}`
}

function range(least = 0, most = Infinity, unit: string): string {
  const plural = (count: number) => `${count} ${unit}${count === 1 ? '' : 's'}`
  if (least > 0 && most < Infinity) return ` of ${least} to ${plural(most)}`
  if (least > 0) return ` of at least ${plural(least)}`
  return most < Infinity ? ` of at most ${plural(most)}` : ''
}
