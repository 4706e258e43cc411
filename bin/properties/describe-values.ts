import { describeNumber, ofLength, orList } from '../../src/document/describe-schema.ts'
import type { JsonSchema } from '../../src/document/publish-schema.ts'
import type { Schema } from '../../src/document/schema.ts'

const REFERENCE = '#/$defs/'

/** Describes in Markdown which values a published schema allows. A named schema becomes a link to its section. */
export function describeValues(schema: JsonSchema): string {
  const { $ref, anyOf, enum: values, type } = schema
  if (typeof $ref === 'string') return linkTo($ref.slice(REFERENCE.length))
  if (Array.isArray(anyOf)) return orList((anyOf as JsonSchema[]).map(describeValues))
  if (Array.isArray(values)) return orList(values.map(inCode))
  if (Object.hasOwn(schema, 'const')) return inCode(schema['const'])
  if (type === 'object') return describeObject(schema)
  if (type === 'array') return describeArray(schema)
  if (type === 'string') return `string${ofLength(undefined, (schema as Schema).maxLength, 'character')}`
  if (type === 'number' || type === 'integer') return describeNumber(schema).replace(/^an? /, '')
  if (type === 'boolean') return '`true` or `false`'
  return type === 'null' ? '`null`' : 'any value'
}

function inCode(value: unknown): string {
  return `\`${JSON.stringify(value)}\``
}

function linkTo(name: string): string {
  // Elements have a section for each type.
  return name === 'Element' ? '[element](#elements)' : `[${name}](#${name.toLowerCase()})`
}

function describeArray(schema: JsonSchema): string {
  const tuple = schema['prefixItems'] as JsonSchema[] | undefined
  if (tuple !== undefined) {
    const kinds = [...new Set(tuple.map(describeValues))]
    return `array of ${tuple.length} values, each ${kinds.length === 1 ? kinds.join() : `in order: ${tuple.map(describeValues).join('; ')}`}`
  }
  const { minItems, maxItems } = schema as Schema
  return `array${ofLength(minItems, maxItems, 'item')}, each ${describeValues(schema['items'] as JsonSchema)}`
}

/** Objects without a name have few properties, or properties with names of the client's choice. */
function describeObject(schema: JsonSchema): string {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
  if (properties.length > 0) {
    return `\`{ ${properties.map(([name]) => name).join(', ')} }\`: ${properties.map(describeProperty).join('; ')}`
  }
  const [named] = Object.values((schema['patternProperties'] ?? {}) as Record<string, JsonSchema>)
  return named === undefined ? 'object' : `object whose values are ${describeValues(named)}`
}

function describeProperty([name, schema]: readonly [string, JsonSchema]): string {
  return `\`${name}\` ${describeValues(schema)}`
}
