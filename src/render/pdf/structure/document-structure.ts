import type { Document } from '../../../document/document.ts'
import type { Bounds } from '../../../paint/bounds.ts'
import type { ChosenPage } from '../../chosen-pages.ts'
import { type RenderResources, vectorEnvironment } from '../../render-resources.ts'
import type { PdfOutput } from '../../render-task.ts'
import type { ContentStream } from '../content-streams.ts'
import { PRINTED_PIXELS_PER_PT, toPoints, type PageFrame } from '../page-frame.ts'
import type { PageObject, Pdf, PdfReference } from '../pdf-value.ts'
import { markContent } from './mark-content.ts'
import { hasAlternatives, readDocument } from './read-document.ts'
import { type StructuredPage, writeStructureTree } from './structure-tree.ts'
import { TagLog } from './tag-log.ts'

/** The structure of one PDF while it is drawn and written. */
export interface DocumentStructure {
  /** Records what is drawn on a page, by its index. */
  tagsOf(index: number): TagLog | undefined
  mark(pdf: Pdf, index: number, page: FinishedPage): void
  /** Call it after all pages. */
  write(pdf: Pdf): void
}

interface FinishedPage extends PageObject {
  readonly streams: readonly ContentStream[]
  /** Link annotations by the IDs of their elements. */
  readonly links: ReadonlyMap<string, PdfReference>
  readonly frame: PageFrame
}

export interface Structuring {
  readonly document: Pick<Document, 'language' | 'direction'>
  readonly output: PdfOutput
  readonly resources: RenderResources
}

/**
 * Returns undefined for a document that needs no structure: screen readers skip what a structure leaves out, so that
 * there is one only if it is asked for, or if the document has text alternatives.
 */
export function createStructure(
  pages: readonly ChosenPage[],
  { document, output, resources }: Structuring,
): DocumentStructure | undefined {
  const isAsked = output.conformsTo?.includes('PDF/UA-1') === true
  if (!isAsked && !hasAlternatives(pages.map(({ page }) => page))) return undefined
  const plans = readDocument({
    ...{ pages, language: document.language, direction: document.direction },
    environmentOf: ({ number }) =>
      vectorEnvironment(resources, number, { bleed: 0, density: PRINTED_PIXELS_PER_PT, outputScale: output.scale }),
    warnOfPicture: (page, elementId) => {
      if (isAsked) resources.warn({ page, elementId, code: 'alt_missing', message: ALT_MISSING })
    },
  })
  if (isAsked && document.language === undefined)
    resources.warn({ code: 'language_missing', message: LANGUAGE_MISSING })
  const tags = plans.map((plan) => new TagLog(plan))
  const structured: StructuredPage[] = []
  return {
    tagsOf: (index) => tags[index],
    mark(pdf, index, { reference, page, streams, links, frame }) {
      const typeOf = (mark: number): string | undefined => tags[index]?.typeOf(mark)
      structured.push({
        page: reference,
        name: pages[index]?.page.name,
        nodes: plans[index]?.nodes ?? [],
        streams: markContent(pdf, { page, streams, typeOf }),
        links,
        toPoints: (bounds) => boxOf(bounds, frame),
      })
    },
    write: (pdf) => writeStructureTree(pdf, structured),
  }
}

const ALT_MISSING =
  'The picture has no text alternative, and screen readers skip it. Describe it in `alt`, or set `alt` to an empty text if it is decoration'

const LANGUAGE_MISSING =
  'The document has no language, and screen readers guess it. Set `language`, for example to `en`'

function boxOf({ left, top, right, bottom }: Bounds, frame: PageFrame): number[] {
  return [...toPoints(frame, left, bottom), ...toPoints(frame, right, top)]
}
