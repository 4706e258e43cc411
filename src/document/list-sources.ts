import type { Document } from './document.ts'

/** Lists the `src` of fonts, images and image paints in document order, each once. */
export function listSources(document: Document): string[] {
  const sources = new Set<string>()
  collect(document.fonts, sources)
  collect(document.pages, sources)
  return [...sources]
}

/** Walks plain JSON, so that future element kinds are covered: only fonts and images have a `src`. */
function collect(value: unknown, sources: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  if ('src' in value && typeof value.src === 'string') sources.add(value.src)
  for (const part of Object.values(value)) collect(part, sources)
}
