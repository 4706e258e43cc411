import type { Point } from '../../paint/matrix.ts'
import type { WarningCode } from '../../text/warning.ts'

/** What an editor points out, besides what the painter warns of. */
export type CheckCode =
  | 'contrast_low'
  | 'image_small'
  | 'outside_page'
  | 'outside_safe_area'
  | 'slot_empty'
  | 'slot_invalid'

/** Something on a page that people should look at. */
export interface Finding {
  readonly code: WarningCode | CheckCode
  /** Of the painter, or a sentence of a check. */
  readonly message: string
  /** As it is drawn: copies for entries have IDs of their own. */
  readonly elementId?: string | undefined
  /** For `contrast_low`: a color that is readable. */
  readonly color?: string
  /** For `missing_glyph`: a family that has the characters. */
  readonly family?: string
  /** For what is outside: the distance to where it is inside, on the page. */
  readonly by?: Point
}
