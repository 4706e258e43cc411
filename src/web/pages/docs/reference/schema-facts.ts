import { type Description, resolveSchema, type Schema } from './description.ts'

/** The type of a value in a few words: `integer`, `list of Design`, `"png" or "pdf"`. */
export function typeOf(schema: Schema, description: Description): string {
  const { name, type, ...found } = resolveSchema(schema, description)
  if (found.const !== undefined) return JSON.stringify(found.const)
  if (name !== undefined && found.enum === undefined) return name
  if (found.enum !== undefined) return found.enum.map((value) => JSON.stringify(value)).join(' or ')
  const several = found.anyOf ?? found.oneOf
  if (several !== undefined) return [...new Set(several.map((one) => typeOf(one, description)))].join(' or ')
  const types = typeof type === 'string' ? [type] : (type ?? ['anything'])
  return types.map((one) => (one === 'array' ? listOf(found, description) : one)).join(' or ')
}

function listOf({ items, prefixItems }: Schema, description: Description): string {
  if (prefixItems !== undefined) return `list of ${prefixItems.length}`
  return items === undefined ? 'list' : `list of ${typeOf(items, description)}`
}

/** Its ranges: `1 to 10000`, `at most 255 characters`. */
export function rangesOf(schema: Schema, description: Description): string[] {
  const found = resolveSchema(schema, description)
  const { minimum, maximum, exclusiveMinimum, minLength, maxLength, minItems, maxItems, uniqueItems } = found
  // The largest whole number that JSON carries safely is no limit that anybody set.
  const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum
  return [
    rangeOf(minimum, most),
    exclusiveMinimum === undefined ? '' : `more than ${exclusiveMinimum}`,
    withUnit(rangeOf(minLength, maxLength), 'characters'),
    withUnit(rangeOf(minItems, maxItems), 'items'),
    uniqueItems === true ? 'none twice' : '',
    found.format === 'date-time' ? 'time' : found.format === 'uri' ? 'address' : '',
  ].filter((fact) => fact !== '')
}

function rangeOf(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return least === most ? `${least}` : `${least} to ${most}`
  if (most !== undefined) return `at most ${most}`
  return least === undefined || least === 0 ? '' : `at least ${least}`
}

function withUnit(range: string, unit: string): string {
  return range === '' ? '' : `${range} ${unit}`
}

/** What can be looked at inside a value: its properties, or the kinds of which it is one. */
export type Inside =
  | { readonly kind: 'properties'; readonly schema: Schema }
  | { readonly kind: 'choices'; readonly choices: readonly Schema[] }

export function insideOf(schema: Schema, description: Description): Inside | undefined {
  const found = resolveSchema(schema, description)
  if (found.properties !== undefined) return { kind: 'properties', schema: found }
  if (found.items !== undefined) return insideOf(found.items, description)
  const choices = (found.anyOf ?? found.oneOf)?.filter((one) => insideOf(one, description) !== undefined) ?? []
  const [only] = choices
  if (only === undefined) return undefined
  return choices.length === 1 ? insideOf(only, description) : { kind: 'choices', choices }
}
