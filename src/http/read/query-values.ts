import type { TObject } from '#typebox'
import type { Schema } from '../../document/schema.ts'

/** Parses plain integers only: Ajv's own coercion would accept `1e1`, `0x10` and ` 5`. */
export function readIntegers(query: Record<string, unknown>, names: readonly string[]): void {
  for (const name of names) {
    const text = query[name]
    if (typeof text === 'string' && /^(?:\d+|-[1-9]\d*)$/.test(text)) query[name] = Number(text)
  }
}

export function namesOf({ properties }: TObject, wanted: string): string[] {
  return Object.entries<Schema>(properties).flatMap(([name, { type }]) => (type === wanted ? [name] : []))
}

/** A repeated parameter is parsed as a list, a single one as text. */
export function readLists(query: Record<string, unknown>, names: readonly string[]): void {
  for (const name of names) if (typeof query[name] === 'string') query[name] = [query[name]]
}
