import type { Document } from './document.ts'
import { fillDefaults, fillDocument } from './fill-document.ts'
import { type HiddenSlotWarning, hiddenSlotWarnings } from './hidden-slot-warnings.ts'
import { followTexts } from './mirroring/follow-texts.ts'
import { type UnfilledWarning, unfilledWarnings } from './unfilled-warnings.ts'

/**
 * Fills a document as exports draw it: without data, placeholders become their defaults; with data, texts follow its
 * writing direction. `width` is that of the pages, in pixels.
 * @throws `invalid_input` if the data does not fit
 */
export function fillForDrawing(document: Document, data: unknown, width: number): Document {
  return data === undefined ? fillDefaults(document) : followTexts(fillDocument(document, data), width)
}

/** Warns about what a filled document lacks. `pages` are 1-based, with those that tables and repeats add. */
export function fillingWarnings(
  filled: Document,
  data: unknown,
  pages?: readonly number[],
): readonly (UnfilledWarning | HiddenSlotWarning)[] {
  return data === undefined ? unfilledWarnings(filled, pages) : hiddenSlotWarnings(filled, data, pages)
}
