import { isObject } from '../document/check-schema.ts'
import type { Document, Page } from '../document/document.ts'
import type { Element } from '../document/elements/element.ts'

/** Returns the document without the elements, paints and masks that use one of these sources. */
export function withoutSources(document: Document, sources: ReadonlySet<string>): Document {
  if (sources.size === 0) return document
  const pages = document.pages.map((page): Page => {
    const { background, ...rest } = page
    const keeps = background !== undefined && !uses(background, sources)
    return { ...rest, ...(keeps && { background }), elements: keptElements(page.elements, sources) }
  })
  return { ...document, pages }
}

function keptElements(elements: readonly Element[], sources: ReadonlySet<string>): Element[] {
  return elements.flatMap((element): Element[] => {
    if (element.type === 'group') return [{ ...element, elements: keptElements(element.elements, sources) }]
    if ('src' in element && sources.has(element.src)) return []
    const kept = Object.entries(element).filter(([, value]) => !uses(value, sources))
    return [Object.fromEntries(kept) as unknown as Element]
  })
}

function uses(value: unknown, sources: ReadonlySet<string>): boolean {
  return isObject(value) && typeof value['src'] === 'string' && sources.has(value['src'])
}
