import { type Element } from './elements/element.ts'
import { type Paint } from './paint.ts'

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
