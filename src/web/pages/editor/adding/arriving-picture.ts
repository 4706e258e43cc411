import type { Size } from '../../../../document/document.ts'
import type { Point } from '../../../../paint/matrix.ts'

/** A picture that is being uploaded, where it will be on its page. */
export interface ArrivingPicture {
  /** Of its upload. */
  readonly id: number
  readonly url: string
  readonly pageId: string
  readonly middle: Point
  readonly size: Size
}
