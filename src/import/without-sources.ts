import { isObject } from '../document/check-schema.ts'
import type { Document } from '../document/document.ts'

/** Returns the document without the elements, paints, strokes and masks that use one of these sources. */
export function withoutSources(document: Document, sources: ReadonlySet<string>): Document {
  return sources.size === 0 ? document : (kept(document, sources) as Document)
}

function kept(value: unknown, sources: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.filter((part) => !uses(part, sources)).map((part) => kept(part, sources))
  if (!isObject(value)) return value
  const parts = Object.entries(value).filter(([, part]) => !uses(part, sources))
  return Object.fromEntries(parts.map(([name, part]) => [name, kept(part, sources)]))
}

function uses(value: unknown, sources: ReadonlySet<string>): boolean {
  if (!isObject(value)) return false
  return (typeof value['src'] === 'string' && sources.has(value['src'])) || uses(value['paint'], sources)
}
