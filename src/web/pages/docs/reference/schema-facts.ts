import { type Description, resolveSchema, type Schema } from './description.ts'

/** For example `integer`, `array of Design`, `"png" or "pdf"`. */
export function typeOf(schema: Schema, description: Description): string {
  const { name, type, ...found } = resolveSchema(schema, description)
  if (found.const !== undefined) return JSON.stringify(found.const)
  if (name !== undefined && found.enum === undefined) return name
  if (found.enum !== undefined) return found.enum.map((value) => JSON.stringify(value)).join(' or ')
  const several = found.anyOf ?? found.oneOf
  if (several !== undefined) return [...new Set(several.map((one) => typeOf(one, description)))].join(' or ')
  const types = typeof type === 'string' ? [type] : (type ?? ['any'])
  return types.map((one) => (one === 'array' ? arrayOf(found, description) : one)).join(' or ')
}

function arrayOf({ items, prefixItems }: Schema, description: Description): string {
  if (prefixItems !== undefined) return `array of ${prefixItems.length}`
  return items === undefined ? 'array' : `array of ${typeOf(items, description)}`
}

/** For example `1 to 10000`, `at most 255 characters`. */
export function rangesOf(schema: Schema, description: Description): string[] {
  const found = resolveSchema(schema, description)
  const { minimum, maximum, exclusiveMinimum, minLength, maxLength, minItems, maxItems, uniqueItems } = found
  // The largest safe integer means no limit.
  const max = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum
  return [
    rangeOf(minimum, max),
    exclusiveMinimum === undefined ? '' : `more than ${exclusiveMinimum}`,
    withUnit(rangeOf(minLength, maxLength), 'characters'),
    withUnit(rangeOf(minItems, maxItems), 'items'),
    uniqueItems === true ? 'unique items' : '',
    found.format === 'date-time' ? 'date-time' : found.format === 'uri' ? 'URL' : '',
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
  const found = resolveSchema(schema, description)
  if (found.properties !== undefined) return { kind: 'properties', schema: found }
  if (found.items !== undefined) return nestedIn(found.items, description)
  const choices = (found.anyOf ?? found.oneOf)?.filter((one) => nestedIn(one, description) !== undefined) ?? []
  const [only] = choices
  if (only === undefined) return undefined
  return choices.length === 1 ? nestedIn(only, description) : { kind: 'choices', choices }
}
