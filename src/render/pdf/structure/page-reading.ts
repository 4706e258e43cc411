import type { Size } from '../../../document/document.ts'
import type { Complete } from '../../../document/elements/element.ts'
import type { LayoutText } from '../../../text/layout-cache.ts'
import type { SizedText } from './heading-sizes.ts'
import type { StructureNode } from './structure-node.ts'

/** What the plan of a page needs of its document. */
export interface Reading {
  readonly size: Size
  readonly language: string | undefined
  readonly isRtl: boolean
  readonly layoutText: LayoutText
  sizedText(element: Complete<'text'>): SizedText
  rankOf(text: SizedText): number | undefined
  /** The ranks of headings, from which their levels follow. */
  readonly ranks: Map<StructureNode, number>
  /** Whether a text only repeats one of an earlier page, or numbers its page. */
  isFurniture(element: Complete<'text'>): boolean
  warnOfPicture(elementId: string): void
}
