import type { Document } from './document.ts'
import { fillDefaults, fillDocument } from './fill-document.ts'
import { flowDocument } from './flow/flow-document.ts'
import { type HiddenSlotWarning, hiddenSlotWarnings } from './hidden-slot-warnings.ts'
import { followTexts } from './mirroring/follow-texts.ts'
import { type UnfilledWarning, unfilledWarnings } from './unfilled-warnings.ts'

export interface DrawnFilling {
  readonly filled: Document
  /** With all pages that its tables and repeats need. */
  readonly flowed: Document
}

/**
 * Fills a document as exports draw it: without data, placeholders become their defaults; with data, texts follow its
 * writing direction. `width` is that of the pages, in pixels.
 * @throws `invalid_input` if the data does not fit
 */
export function fillForDrawing(document: Document, data: unknown, width: number): DrawnFilling {
  const filled = data === undefined ? fillDefaults(document) : followTexts(fillDocument(document, data), width)
  return { filled, flowed: flowDocument(filled) }
}

/** Warns about what a filled document lacks. `pages` are 1-based, with those that tables and repeats add. */
export function fillingWarnings(
  { filled, flowed }: DrawnFilling,
  data: unknown,
  pages?: readonly number[],
): readonly (UnfilledWarning | HiddenSlotWarning)[] {
  // The copies of a repeat no longer know the slots of its entries.
  return data === undefined ? unfilledWarnings(flowed, pages) : hiddenSlotWarnings(filled, data, pages)
}
