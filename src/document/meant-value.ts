import { nearestName } from './nearest-name.ts'
import { flattened, literals, type Schema } from './schema.ts'

/**
 * Returns the valid value that was probably meant by an invalid one: the most similar of several strings, the number of
 * `"2"`, or a list with one item. Undefined if there is none.
 */
export function meantValue(schema: Schema, value: unknown): unknown {
  const branches = literals(schema) ? [schema] : flattened(schema)
  return branches.map((branch) => meantByBranch(branch, value)).find((meant) => meant !== undefined)
}

function meantByBranch(schema: Schema, value: unknown): unknown {
  const names = literals(schema)
  if (names)
    return names.length > 1 && typeof value === 'string' ? nearestName(value, names.filter(isString)) : undefined
  switch (schema.type) {
    case 'number':
    case 'integer':
      return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? ifValid(schema, Number(value)) : undefined
    case 'boolean':
      return value === 'true' || value === 'false' ? value === 'true' : undefined
    case 'array':
      return Array.isArray(value) ? undefined : listOf(schema, value)
    default:
      return undefined
  }
}

/** Only a list of one of several strings, or of a number: any string could be an item of other lists. */
function listOf({ items = {}, minItems = 0 }: Schema, value: unknown): unknown {
  if (Array.isArray(items) || minItems > 1) return undefined
  const item = items as Schema
  const names = literals(item)
  if (names?.includes(value)) return [value]
  const meant = names || typeof value !== 'number' ? meantByBranch(item, value) : ifValid(item, value)
  return meant === undefined ? undefined : [meant]
}

function ifValid(
  { type, minimum = -Infinity, maximum = Infinity, ...schema }: Schema,
  number: number,
): number | undefined {
  const { exclusiveMinimum = -Infinity, multipleOf } = schema
  const isNumeric = type === 'number' || (type === 'integer' && Number.isInteger(number))
  // Beyond it, the number is not that of the text.
  const isExact = Math.abs(number) <= Number.MAX_SAFE_INTEGER
  const isWithin = number >= minimum && number <= maximum && number > exclusiveMinimum
  return isNumeric && isExact && isWithin && (multipleOf === undefined || number % multipleOf === 0)
    ? number
    : undefined
}

function isString(value: unknown): value is string {
  return typeof value === 'string'
}
