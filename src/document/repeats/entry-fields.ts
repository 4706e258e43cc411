import { isObject } from '../check-schema.ts'
import type { RepeatEntry } from '../elements/element.ts'

/** Returns the values of an entry by name. A string or number is the value of the only field. */
export function entryValues(entry: RepeatEntry, fields: readonly string[]): Readonly<Record<string, unknown>> {
  if (isObject(entry)) return entry
  const [only] = fields
  return only === undefined ? {} : { [only]: entry }
}
