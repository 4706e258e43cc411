import type { Document, Page, Size } from '../../document/document.ts'
import type { PaintEnvironment } from '../../paint/environment.ts'

export interface CheckedPage {
  /** As it is drawn. */
  readonly page: Page
  readonly document: Pick<Document, 'bleed' | 'safeArea'>
  readonly size: Size
  readonly environment: PaintEnvironment
}
