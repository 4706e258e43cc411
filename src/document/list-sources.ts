import { collectNamed } from './collect-named.ts'
import type { Document } from './document.ts'

/**
 * Lists the `src` of fonts, images and image paints in document order, each once. Only those of a flowed
 * document include sources that are the plain values of entries.
 */
export function listSources(document: Document): string[] {
  const sources = new Set<string>()
  collectNamed('src', document.fonts, sources)
  collectNamed('src', document.pages, sources)
  return [...sources]
}
