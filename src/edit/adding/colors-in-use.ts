import type { Document, Page } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { isContainer } from '../tree/container.ts'
import { runsOf } from '../words/runs.ts'

/** Colors by how much they are used, most first. */
export interface ColorsInUse {
  readonly texts: readonly string[]
  readonly shapes: readonly string[]
}

/** How much more the colors of the page itself count than those of other pages. */
const OWN_PAGE = 4

/** Lists the opaque colors of texts, by their characters, and of shapes, by their number. */
export function colorsIn(document: Document, page: Page): ColorsInUse {
  const texts = new Map<string, number>()
  const shapes = new Map<string, number>()
  const visit = (elements: readonly Element[], weight: number): void => {
    for (const element of elements) {
      if (isContainer(element)) visit(element.elements, weight)
      else if (element.type === 'text') {
        for (const { fill = element.fill, text } of runsOf(element)) count(texts, fill, text.length * weight)
      } else if ('fill' in element) count(shapes, element.fill, weight)
    }
  }
  for (const each of document.pages) visit(each.elements, each.id === page.id ? OWN_PAGE : 1)
  return { texts: byCount(texts), shapes: byCount(shapes) }
}

function count(counts: Map<string, number>, paint: unknown, weight: number): void {
  if (typeof paint === 'string' && paint.length !== '#rrggbbaa'.length) {
    counts.set(paint, (counts.get(paint) ?? 0) + weight)
  } else if (typeof paint === 'string' && paint.startsWith('brand:'))
    counts.set(paint, (counts.get(paint) ?? 0) + weight)
}

function byCount(counts: ReadonlyMap<string, number>): string[] {
  return Array.from(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([color]) => color)
}
