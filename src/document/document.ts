import { Type } from 'typebox'
import { baseProperties } from './elements/base.ts'
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
  /** `null` is transparent; absent is white. */
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
    id: baseProperties.id,
    name: baseProperties.name,
    background: Type.Optional(Type.Union([Paint, Type.Null()])),
    elements: Type.Array(Type.Unknown()),
  },
  { additionalProperties: false },
)

export const DocumentSchema = Type.Object(
  {
    version: Type.Literal(DOCUMENT_VERSION),
    pages: Type.Array(PageSchema, { minItems: 1, maxItems: LIMITS.pages }),
  },
  { additionalProperties: false },
)
