import { isObject } from './check-schema.ts'
import { DOCUMENT_VERSION } from './document.ts'

type Versioned = Readonly<Record<string, unknown>>

/** Migrates a document from version `from` to the next. Pure, and never changed once released. */
export interface Migration {
  readonly from: number
  readonly migrate: (document: Versioned) => Versioned
}

/** In order, without gaps, ending at `DOCUMENT_VERSION - 1`. Empty, since version 1 is the first. */
export const MIGRATIONS: readonly Migration[] = []

/** Migrates a document to the current version. Returns any other value unchanged, for the parser to reject. */
export function migrateDocument(value: unknown, migrations: readonly Migration[] = MIGRATIONS): unknown {
  if (!isObject(value)) return value
  let document = value
  for (const { from, migrate } of migrations) {
    if (document['version'] === from) document = { ...migrate(document), version: from + 1 }
  }
  return document
}

/** Returns the version of a document written by a later version of Platen, or undefined. */
export function laterVersionOf(value: unknown): number | undefined {
  const version = isObject(value) ? value['version'] : undefined
  return typeof version === 'number' && version > DOCUMENT_VERSION ? version : undefined
}
