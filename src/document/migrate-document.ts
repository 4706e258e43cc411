import { isObject } from './check-schema.ts'
import { DOCUMENT_VERSION } from './document.ts'

type Versioned = Readonly<Record<string, unknown>>

/** From the version `from` to the next. Pure, and never changed once released: stored documents depend on it. */
export interface Migration {
  readonly from: number
  readonly migrate: (document: Versioned) => Versioned
}

/** In order, without gaps, ending at `DOCUMENT_VERSION - 1`. Version 1 is the first, so there is none yet. */
export const MIGRATIONS: readonly Migration[] = []

/**
 * Brings a document of an older version to the present one. What is no document, or of a version that is unknown, is
 * handed back as it is: the parser says what is wrong with it.
 */
export function migrateDocument(value: unknown, migrations: readonly Migration[] = MIGRATIONS): unknown {
  if (!isObject(value)) return value
  let document = value
  for (const { from, migrate } of migrations) {
    if (document['version'] === from) document = { ...migrate(document), version: from + 1 }
  }
  return document
}

/** The version of `value` where a later Platen than this has written it. */
export function laterVersionOf(value: unknown): number | undefined {
  const version = isObject(value) ? value['version'] : undefined
  return typeof version === 'number' && version > DOCUMENT_VERSION ? version : undefined
}
