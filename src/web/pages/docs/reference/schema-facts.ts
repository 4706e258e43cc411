import { type Description, resolveSchema, type Schema } from './description.ts'

/** Returns, for example, `integer`, `array of Design`, `"png" or "pdf"`. */
export function typeOf(schema: Schema, description: Description): string {
  const { name, type, ...resolved } = resolveSchema(schema, description)
  if (resolved.const !== undefined) return JSON.stringify(resolved.const)
  if (name !== undefined && resolved.enum === undefined) return name
  if (resolved.enum !== undefined) return resolved.enum.map((value) => JSON.stringify(value)).join(' or ')
  const alternatives = resolved.anyOf ?? resolved.oneOf
  if (alternatives !== undefined)
    return [...new Set(alternatives.map((alternative) => typeOf(alternative, description)))].join(' or ')
  const types = typeof type === 'string' ? [type] : (type ?? ['any'])
  return types.map((typeName) => (typeName === 'array' ? arrayOf(resolved, description) : typeName)).join(' or ')
}

function arrayOf({ items, prefixItems }: Schema, description: Description): string {
  if (prefixItems !== undefined) return `array of ${prefixItems.length}`
  return items === undefined ? 'array' : `array of ${typeOf(items, description)}`
}

/** Returns, for example, `1 to 10000`, `at most 255 characters`. */
export function rangesOf(schema: Schema, description: Description): string[] {
  const resolved = resolveSchema(schema, description)
  const { minimum, maximum, exclusiveMinimum, minLength, maxLength, minItems, maxItems, uniqueItems } = resolved
  // The largest safe integer means no limit.
  const max = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum
  return [
    rangeOf(minimum, max),
    exclusiveMinimum === undefined ? '' : `more than ${exclusiveMinimum}`,
    withUnit(rangeOf(minLength, maxLength), 'characters'),
    withUnit(rangeOf(minItems, maxItems), 'items'),
    uniqueItems === true ? 'unique items' : '',
    resolved.format === 'date-time' ? 'date-time' : resolved.format === 'uri' ? 'URL' : '',
  ].filter((fact) => fact !== '')
}

function rangeOf(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return min === max ? `${min}` : `${min} to ${max}`
  if (max !== undefined) return `at most ${max}`
  return min === undefined || min === 0 ? '' : `at least ${min}`
}

function withUnit(range: string, unit: string): string {
  return range === '' ? '' : `${range} ${unit}`
}

export type NestedFields =
  | { readonly kind: 'properties'; readonly schema: Schema }
  | { readonly kind: 'choices'; readonly choices: readonly Schema[] }

export function nestedIn(schema: Schema, description: Description): NestedFields | undefined {
  const resolved = resolveSchema(schema, description)
  if (resolved.properties !== undefined) return { kind: 'properties', schema: resolved }
  if (resolved.items !== undefined) return nestedIn(resolved.items, description)
  const choices =
    (resolved.anyOf ?? resolved.oneOf)?.filter((choice) => nestedIn(choice, description) !== undefined) ?? []
  const [only] = choices
  if (only === undefined) return undefined
  return choices.length === 1 ? nestedIn(only, description) : { kind: 'choices', choices }
}
