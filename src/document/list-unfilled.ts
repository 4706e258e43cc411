import { type Document } from './document.ts'
import { type Element } from './elements/element.ts'
import { splitPlaceholders } from './placeholders.ts'

/** A text element with placeholders that were not filled. */
export interface Unfilled {
  /** 1-based. */
  readonly page: number
  readonly elementId: string
  /** Placeholder names in order, each once. */
  readonly names: readonly string[]
}

/**
 * Lists the visible texts of `document` that show a placeholder. Requires a document filled with defaults and without
 * data, since data may contain text that looks like a placeholder.
 */
export function listUnfilled(document: Document): Unfilled[] {
  return document.pages.flatMap((page, index) =>
    page.elements.flatMap((element) =>
      unfilledIn(element).map(({ id, names }) => ({ page: index + 1, elementId: id, names })),
    ),
  )
}

function unfilledIn(element: Element): { id: string; names: string[] }[] {
  if (element.visible === false) return []
  if (element.type === 'group') return element.elements.flatMap(unfilledIn)
  if (element.type !== 'text') return []
  const texts = element.runs ? element.runs.map((run) => run.text) : [element.text ?? '']
  const names = new Set<string>()
  for (const part of texts.flatMap((text) => [...splitPlaceholders(text)])) {
    if (typeof part !== 'string') names.add(part.name)
  }
  return names.size === 0 ? [] : [{ id: element.id, names: [...names] }]
}
