import { Type } from 'typebox'
import { described, optional } from './described.ts'
import { Id, Name } from './elements/base.ts'
import { type Element } from './elements/element.ts'
import { LIMITS } from './limits.ts'
import { Paint } from './paint.ts'

export const DOCUMENT_VERSION = 1

/** A design's content. Lengths in CSS pixels, y downwards, angles in degrees clockwise. The page's size is the design's. */
export interface Document {
  version: typeof DOCUMENT_VERSION
  pages: Page[]
}

export interface Page {
  id: string
  name?: string
  /** `null` is transparent. */
  background?: Paint | null
  elements: Element[]
}

/** In CSS pixels, integers 1–10,000. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** As a group's: `elements` are followed by `check-elements.ts`, since the schema is recursive. */
export const PageSchema = Type.Object(
  {
    id: described(Id, 'Unique among the pages of the document.'),
    name: optional(Name, 'What people call it; changes nothing in what is drawn.'),
    background: optional(
      Type.Union([Paint, Type.Null()]),
      'Laid over the whole page and its bleed. Null is transparent.',
    ),
    elements: described(
      Type.Array(Type.Unknown()),
      `Painted in order, the first one lowest. At most ${LIMITS.elementsPerPage} on a page, those in groups included.`,
    ),
  },
  { additionalProperties: false },
)

/** What a page is where it says nothing. */
export const PAGE_DEFAULTS = { background: '#ffffff' } as const satisfies Partial<Page>

export const DocumentSchema = Type.Object(
  {
    version: described(
      Type.Literal(DOCUMENT_VERSION),
      'Of the format. Older ones are brought up to date as they are read.',
    ),
    pages: described(
      Type.Array(PageSchema, { minItems: 1, maxItems: LIMITS.pages }),
      'In order. All are as large as the design.',
    ),
  },
  { additionalProperties: false },
)
