import { type Document } from './document.ts'

/**
 * The `src` of every picture that `document`, which is valid, names: images, and image paints wherever a paint may
 * stand. Each once, in the order in which they are met.
 */
export function listSources(document: Document): string[] {
  const sources = new Set<string>()
  collect(document.pages, sources)
  return [...sources]
}

/** Walks the value as JSON, so that a kind of element that comes later is not forgotten: only pictures have a `src`. */
function collect(value: unknown, sources: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  if ('src' in value && typeof value.src === 'string') sources.add(value.src)
  for (const part of Object.values(value)) collect(part, sources)
}
