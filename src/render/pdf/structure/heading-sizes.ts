/** Part of a document's text, with its font size in CSS pixels. */
export interface SizedText {
  readonly text: string
  readonly sizePx: number
}

/** Longer texts are read, not looked up. */
const MAX_HEADING_CHARACTERS = 140
/** Longer sentences are not titles, however large they are. */
const MAX_SENTENCE_CHARACTERS = 60
const SENTENCE = /[.!?…。]$/
/** Smaller differences set off a paragraph, not a section. */
const LEAST_RATIO = 1.18
/** Sizes of one level differ by less. */
const LEVEL_RATIO = 1.06

/** Returns the rank of a text by its size: 0 for the largest headings; undefined for other texts. */
export function createHeadingRanks(texts: readonly SizedText[]): (text: SizedText) => number | undefined {
  const bodyPx = bodySize(texts)
  const isHeading = ({ text, sizePx }: SizedText): boolean => sizePx >= bodyPx * LEAST_RATIO && isTitle(text)
  const levels: number[] = []
  const sizes = texts.filter(isHeading).map(({ sizePx }) => sizePx)
  for (const sizePx of sizes.toSorted((a, b) => b - a)) {
    if (levels.length === 0 || (levels.at(-1) ?? 0) / sizePx >= LEVEL_RATIO) levels.push(sizePx)
  }
  return (text) => {
    if (!isHeading(text)) return undefined
    const rank = levels.findLastIndex((level) => level * 1.0001 >= text.sizePx)
    return Math.max(0, rank)
  }
}

/** The size of the most characters; of texts without paragraphs, the smallest one in which there are some. */
function bodySize(texts: readonly SizedText[]): number {
  const characters = new Map<number, number>()
  for (const { text, sizePx } of texts) {
    const size = Math.round(sizePx * 2) / 2
    characters.set(size, (characters.get(size) ?? 0) + text.length)
  }
  let [best, most] = [Infinity, 0]
  for (const [size, count] of characters) if (count > most) [best, most] = [size, count]
  return best
}

const QUOTATION = /^["“„«»‹›‘‚「『]/

/** A figure with a short word or unit, such as a price or time, or a code of letters and digits. */
const FIGURE = /^(?:\p{L}{1,4}\.? )?[\p{N}\p{Sc}.,:–]+(?: ?\p{L}{1,4})?$|^(?=\S*\p{N})\S+$/u

/** Figures, such as prices and years, and quotations are no titles. */
function isTitle(text: string): boolean {
  const visible = text.replaceAll(/\s/g, '')
  const letters = visible.match(/\p{L}/gu)?.length ?? 0
  if (FIGURE.test(text) || (text.length > MAX_SENTENCE_CHARACTERS && SENTENCE.test(text))) return false
  return letters >= 2 && letters > visible.length / 2 && text.length <= MAX_HEADING_CHARACTERS && !QUOTATION.test(text)
}
