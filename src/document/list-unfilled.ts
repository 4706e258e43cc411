import type { Document } from './document.ts'
import { elementTexts } from './element-texts.ts'
import type { Element } from './elements/element.ts'
import { splitPlaceholders } from './placeholders.ts'

export interface Unfilled {
  readonly page: number
  readonly elementId: string
  /** In order of first use, without duplicates. */
  readonly names: readonly string[]
}

/** `document` must be filled with defaults only, since data may look like a placeholder. */
export function listUnfilled(document: Document): Unfilled[] {
  return document.pages.flatMap((page, index) =>
    page.elements.flatMap((element) =>
      unfilledIn(element).map(({ id, names }) => ({ page: index + 1, elementId: id, names })),
    ),
  )
}

function unfilledIn(element: Element): { id: string; names: string[] }[] {
  if (element.visible === false) return []
  if ('elements' in element) return element.elements.flatMap(unfilledIn)
  const texts = elementTexts(element)
  const names = new Set<string>()
  for (const part of texts.flatMap((text) => [...splitPlaceholders(text)])) {
    if (typeof part !== 'string') names.add(part.name)
  }
  return names.size === 0 ? [] : [{ id: element.id, names: [...names] }]
}
