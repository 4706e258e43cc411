import { isObject } from './check-schema.ts'
import { DOCUMENT_VERSION } from './document.ts'

type Versioned = Readonly<Record<string, unknown>>

/** A pure function that must not change once it is released. */
export interface Migration {
  readonly from: number
  readonly migrate: (document: Versioned) => Versioned
}

/** In order, without gaps, ending at `DOCUMENT_VERSION - 1`. */
export const MIGRATIONS: readonly Migration[] = []

/** Returns an invalid value unchanged, for the parser to reject. */
export function migrateDocument(value: unknown, migrations: readonly Migration[] = MIGRATIONS): unknown {
  if (!isObject(value)) return value
  let document = value
  for (const { from, migrate } of migrations) {
    if (document['version'] === from) document = { ...migrate(document), version: from + 1 }
  }
  return document
}

export function laterVersionOf(value: unknown): number | undefined {
  const version = isObject(value) ? value['version'] : undefined
  return typeof version === 'number' && version > DOCUMENT_VERSION ? version : undefined
}
