import type { Document, Page } from '../../../../document/document.ts'
import type { Element } from '../../../../document/elements/element.ts'
import { remove } from '../../../../edit/operations/insert.ts'
import { setProperties } from '../../../../edit/operations/set-properties.ts'
import { placesOf } from '../../../../edit/tree/place.ts'
import { mapSame } from '../../../../edit/tree/replace-elements.ts'
import type { DesignContent } from './design-content.ts'
import type { NotedConflict } from './merge-contents.ts'

/**
 * Resolves a conflict the other way: takes their values, or removes what one side had removed. What
 * no longer exists stays away, and the last page stays.
 */
export function takeTheirs(current: DesignContent, conflict: NotedConflict): DesignContent {
  const { of, id, properties, theirs } = conflict
  if (properties !== 'removed' && of === 'design') return { ...current, ...valuesOf(theirs, properties) }
  const document =
    properties === 'removed'
      ? withoutPart(current.document, id)
      : withValues(current.document, { id, properties, theirs: theirs.document })
  return document === current.document ? current : { ...current, document }
}

/** Returns the page or element with an ID. */
export function partOf(document: Document, id: string | undefined): Page | Element | undefined {
  if (id === undefined) return undefined
  return document.pages.find((page) => page.id === id) ?? placesOf(document).get(id)?.element
}

function withoutPart(document: Document, id: string | undefined): Document {
  if (id === undefined) return document
  const pages = document.pages.filter((page) => page.id !== id)
  const isPage = pages.length < document.pages.length
  if (isPage) return pages.length === 0 ? document : { ...document, pages }
  return remove(document, new Set([id]))
}

interface TheirValues {
  readonly id: string | undefined
  readonly properties: readonly string[]
  readonly theirs: Document
}

function withValues(document: Document, { id, properties, theirs }: TheirValues): Document {
  if (id === undefined) return assign(document, valuesOf(theirs, properties))
  const part = partOf(theirs, id)
  if (!part) return document
  const values = valuesOf(part, properties)
  const pages = mapSame(document.pages, (page) => (page.id === id ? assign(page, values) : page))
  return pages === document.pages ? setProperties(document, new Set([id]), values) : { ...document, pages }
}

function valuesOf(source: object, names: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name) => [name, (source as Readonly<Record<string, unknown>>)[name]]))
}

/** Without those that are undefined. */
function assign<T extends object>(target: T, values: Readonly<Record<string, unknown>>): T {
  const entries = Object.entries({ ...target, ...values }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as unknown as T
}
