import { type Document, type Size } from '../../../document/document.ts'

/** One page, 1-based, of a design to draw. */
export interface PainterTask {
  readonly document: Document
  readonly size: Size
  readonly page: number
  readonly scale: number
  readonly data?: Readonly<Record<string, unknown>>
}
