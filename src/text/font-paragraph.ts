import type { Directions } from './direction.ts'
import type { SourcedItem } from './item-sources.ts'
import type { SourceSpan } from './mapped-text.ts'
import type { Style } from './text-style.ts'

/** A paragraph without font sizes, because `shrink` tries several. */
export interface FontParagraph extends Directions {
  readonly items: readonly SourcedItem[]
  readonly text: string
  readonly sourceStart: number
  readonly hasMarks: boolean
  /** Determines the height of an empty paragraph. */
  readonly strut: SourcedItem
  /** "•" or "1."; null outside lists and for empty or continued paragraphs. */
  readonly marker: SourcedItem | null
  readonly ellipsis: ReadonlyMap<Style, SourcedItem>
  readonly continues: boolean
  readonly hangs: boolean
  /** The letter of a drop cap, which is not in `items`. */
  readonly initial: SourcedItem | null
  /** Its text between tabs, if it has tabs and the element has tab stops. */
  readonly cells: readonly FontCell[] | null
}

/** The text between two tabs, which is broken into lines like a paragraph. */
export interface FontCell {
  readonly paragraph: FontParagraph
  /** The tab before it; null for the first cell. */
  readonly tab: FontTab | null
  /** The leaders of all tab stops, in the style of the tab. */
  readonly leaders: ReadonlyMap<string, SourcedItem>
}

export interface FontTab {
  readonly style: Style
  readonly source: SourceSpan
}
