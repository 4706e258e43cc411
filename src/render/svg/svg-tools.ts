import type { SvgDefinitions } from './svg-definitions.ts'
import type { SvgFaces } from './svg-faces.ts'
import type { SvgOutlines } from './svg-letters.ts'
import type { SvgPictures } from './svg-pictures.ts'

/** What all contexts of a page share. */
export interface SvgTools {
  readonly definitions: SvgDefinitions
  readonly pictures: SvgPictures
  readonly outlines: SvgOutlines
  /** Absent if texts are drawn as outlines. */
  readonly fonts: SvgFaces | undefined
  /** Pixels per CSS pixel for what SVG cannot express. */
  readonly density: number
}
