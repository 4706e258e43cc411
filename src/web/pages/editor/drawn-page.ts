import type { Document, Page } from '../../../document/document.ts'
import { drawnDocument } from '../../../document/drawn-document.ts'
import { complete, type Element } from '../../../document/elements/element.ts'
import { fillDefaults } from '../../../document/fill-document.ts'
import { flowDocument } from '../../../document/flow/flow-document.ts'
import type { Numbering } from '../../../document/page-numbers.ts'
import { resolveBrand } from '../../../document/resolve-brand.ts'
import type { Row } from '../../../edit/data/read-sample-rows.ts'
import { isSame } from '../../../edit/merging/same-value.ts'
import { type Place, placesOf } from '../../../edit/tree/place.ts'
import { isContainer } from '../../../edit/tree/container.ts'
import { mapSame } from '../../../edit/tree/replace-elements.ts'
import { arrangePage } from '../../../paint/layout/arrange-page.ts'
import type { LayoutText } from '../../../text/layout-cache.ts'

/** A page as it is drawn: with the values of slots, entries of repeats, and the boxes of texts and layouts. */
export interface DrawnPage {
  /** For the painter. */
  readonly page: Page
  /** For selecting: the same page, where texts have the height that is seen. */
  readonly boxes: Page
  /** The places of the elements of `boxes`. Copies for entries have IDs of their own. */
  readonly places: ReadonlyMap<string, Place>
}

interface Drawing {
  readonly layoutText: LayoutText
  /** Changes with the fonts. */
  readonly version: string
  /** The ID of the text that is edited, whose placeholders and page numbers are shown as they are written. */
  readonly edited: string | undefined
  /** Values of slots instead of their defaults. Compared by identity. */
  readonly data: Row | undefined
  /** What page numbers show. */
  readonly numbering: () => Numbering
}

/**
 * Returns a function that draws pages of a document. Elements that have not changed are drawn once, so
 * that a change of one costs little.
 */
export function createDrawnPages(): (document: Document, page: Page, drawing: Drawing) => DrawnPage {
  let cache = new WeakMap<Element, Drawn>()
  let cachedFor: readonly unknown[] = []
  return (document, page, { layoutText, version, edited, data, numbering }) => {
    const { brand, language, fonts } = document
    const now = [brand, language, fonts, version, edited, data]
    if (now.some((value, index) => value !== cachedFor[index])) cache = new WeakMap()
    cachedFor = now
    const elements = page.elements.map((element) => {
      const known = cache.get(element)
      if (known && (!known.numbering || isSame(known.numbering, numbering()))) return known
      const drawn = drawElement(document, element, { layoutText, edited, data, numbering })
      cache.set(element, drawn)
      return drawn
    })
    const drawn = drawnBackground(document, page)
    const boxes = { ...drawn, elements: elements.map(({ boxed }) => boxed) }
    return {
      page: { ...drawn, elements: elements.map(({ painted }) => painted) },
      boxes,
      places: placesOf({ version: 1, pages: [boxes] }),
    }
  }
}

interface Drawn {
  readonly painted: Element
  /** With the box of what is seen. */
  readonly boxed: Element
  /** Undefined if it shows no page number. */
  readonly numbering: Numbering | undefined
}

function drawElement(
  document: Document,
  element: Element,
  { layoutText, edited, data, numbering }: Omit<Drawing, 'version'>,
): Drawn {
  const alone: Document = { ...document, pages: [{ id: 'page', elements: [element] }] }
  const isEdited = edited !== undefined && placesOf(alone).has(edited)
  let shown: Numbering | undefined
  const [page] = isEdited
    ? resolveBrand(flowDocument(alone)).pages
    : drawnDocument(fillDefaults(alone, data), () => (shown = numbering())).pages
  const painted = (page && arrangePage(page, { layoutText, warn: () => undefined }).elements[0]) ?? element
  return { painted, boxed: withTextHeight(painted, layoutText), numbering: shown }
}

function drawnBackground(document: Document, page: Page): Page {
  const { id, background } = page
  const [drawn] = drawnDocument({
    ...document,
    pages: [{ id, elements: [], ...(background !== undefined && { background }) }],
  }).pages
  return drawn ?? page
}

/** A turned text turns around the center of the box that it has in the document. */
function withTextHeight(element: Element, layoutText: LayoutText): Element {
  if (isContainer(element)) {
    const elements = mapSame(element.elements, (child) => withTextHeight(child, layoutText))
    return elements === element.elements ? element : { ...element, elements }
  }
  if (element.type !== 'text' || element.fit !== 'grow' || (element.rotation ?? 0) !== 0) return element
  return { ...element, height: layoutText(complete<'text'>(element)).heightPx }
}
