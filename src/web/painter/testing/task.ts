import type { Document, Size } from '../../../document/document.ts'

export interface PainterTask {
  readonly document: Document
  readonly size: Size
  readonly page: number
  readonly scale: number
  readonly data?: Readonly<Record<string, unknown>>
}
