import { Failure } from '../failure.ts'
import type { Document, Page, Size } from './document.ts'
import { jsonBytes } from './json-bytes.ts'
import { LIMITS } from './limits.ts'
import { ALL_EDGES, arrangeRegion, type Frame, mapsOf } from './resizing/arrange-region.ts'
import { MOST_OF_PART, type Plan, planOf, settled } from './resizing/plan.ts'
import { type Region, regionOf } from './resizing/region.ts'
import { scaleSides } from './scaled-length.ts'
import { scalePaint } from './scale-paint.ts'
import { bounded } from './scaled-number.ts'

/**
 * Arranges a document for another page size, as a designer would begin: backdrops cover the page, bands reach across
 * it, what is at an edge stays there, and the rest keeps its proportions and is scaled by one factor on all pages. If
 * the proportions of the page change much, columns are stacked, or the parts of a stack are put next to each other.
 * Rounds and clamps all values. @throws `invalid_input` if the result is too large
 */
export function resizeDocument(document: Document, from: Size, to: Size): Document {
  if (from.width === to.width && from.height === to.height) return document
  const planned = document.pages.map((page): Planned => {
    const region = regionOf(page.elements, from)
    return { page, region, plan: planOf(region, to) }
  })
  const scale = Math.min(...planned.map(({ plan }) => plan.scale))
  const growth = Math.sqrt((to.width * to.height) / (from.width * from.height))
  const frame: Frame = {
    scale,
    mostOfPart: Math.min(growth, MOST_OF_PART * scale),
    to: { x: { start: 0, end: to.width }, y: { start: 0, end: to.height } },
    edges: ALL_EDGES,
    bleed: document.bleed ?? 0,
    isReversed: document.direction === 'rtl',
  }
  const pages = planned.map((each) => {
    const { region, plan } = each
    return resizePage({ ...each, plan: settled(plan, region, { to, scale: frame.scale }) }, frame)
  })
  const resized = {
    ...document,
    ...resizePrintMarks(document, planned[0]?.region, frame),
    pages,
  }
  return requireSize(resized, to)
}

interface Planned {
  readonly page: Page
  readonly region: Region
  readonly plan: Plan
}

function resizePage({ page, region, plan }: Planned, frame: Frame): Page {
  const arranged = arrangeRegion(region, plan, frame)
  const resized = { ...page, elements: page.elements.map((element) => arranged.get(element.id) ?? element) }
  if (page.background) resized.background = scalePaint(page.background, frame.scale)
  return resized
}

/** Guides move with what is on the first page. The bleed is that of the print shop, for all sizes. */
function resizePrintMarks({ guides, safeArea }: Document, first: Region | undefined, frame: Frame): Partial<Document> {
  if (!first) return {}
  const maps = mapsOf(first, frame)
  return {
    ...(safeArea !== undefined && { safeArea: scaleSides(safeArea, frame.scale) }),
    ...(guides && {
      guides: {
        ...(guides.horizontal && { horizontal: guides.horizontal.map((at) => bounded(maps.y(at))) }),
        ...(guides.vertical && { vertical: guides.vertical.map((at) => bounded(maps.x(at))) }),
      },
    }),
  }
}

function requireSize(resized: Document, to: Size): Document {
  const bytes = jsonBytes(resized)
  if (bytes <= LIMITS.documentBytes) return resized
  const detail = `must be at most ${LIMITS.documentBytes} bytes of JSON; the document resized to ${to.width} × ${to.height} has ${bytes}`
  throw new Failure('invalid_input', { issues: [{ pointer: '/document', detail }] })
}
